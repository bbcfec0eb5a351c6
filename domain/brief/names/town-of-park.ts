/** "Legoland Billund", "Europa-Park Rust": a park with the town it stands in, which is the goal where no other is named. */
import { everydayWords } from '../everyday-words.ts'
import { candidatesFor, type PlaceReader } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { refOf } from './place-refs.ts'

const parkAndTown =
  /(?<![\p{L}'-])\p{Lu}[\p{L}-]*(?:land|[Pp]ark|[Ww]orld) (?<town>\p{Lu}[\p{L}-]{3,})(?= ?(?:[.,;:!?)]|$|\b(?:in|for|with|on|at|from|and|this|next)\b))/gu

export function townOfPark(reading: Reading, reader: PlaceReader): PlaceRef | undefined {
  for (const { end, groups } of reading.findTyped(parkAndTown)) {
    const name = groups.town ?? ''
    const start = end - name.length
    if (everydayWords.has(name.toLowerCase()) || !reading.isFree(start, end)) continue
    const candidates = candidatesFor(reader, name).filter(({ kind }) => kind === 'city')
    const [best, ...others] = candidates
    if (!best) continue
    reading.claim('destination', start, end)
    const ref = refOf({ start, end, name, candidates, led: true }, reader)
    const isSure = others.every(({ country }) => country === best.country)
    return isSure ? ref : { ...ref, doubted: true }
  }
  return undefined
}
