/**
 * Things that carry a name and their own noun in small letters: "Trinity library", "the Inca trail". A small town of that name
 * is not meant, and neither half says it alone.
 */
import { everydayWords } from '../everyday-words.ts'
import { candidatesFor, type PlaceReader } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'

export interface NamedThing {
  start: number
  end: number
  name: string
}

const pattern =
  /(?<![\p{L}'-])(?<name>\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?) (?:library|trail|trek|circuit|track)(?![\p{L}'-])/gu
const clubs = /(?<![\p{L}'-])\p{Lu}{2,5}(?= (?:match|game|derby|concert|show)(?![\p{L}-]))/gu
/** A town of so many is gone to, whatever stands behind its name: "Cusco trek, 5 days". */
const wellKnown = 100_000

/** Hides them from the readers of places; to be claimed once those are through. */
export function holdNamedThings(reading: Reading, reader: PlaceReader): NamedThing[] {
  const things: NamedThing[] = []
  // "HSV match": a club, and no place.
  for (const { start, end } of reading.findTyped(clubs))
    if (reading.isFree(start, end)) reading.hold(start, end)
  for (const { start: index, end, text: said, groups } of reading.findTyped(pattern)) {
    // "Torres del Paine W trek": the trek is called by the letter, and the park is a place.
    const letter = / (?<letter>\p{Lu})$/u.exec(groups.name ?? '')?.groups?.letter
    const name = letter ?? groups.name ?? ''
    const start = letter ? end - said.length + said.indexOf(` ${letter} `) + 1 : index
    const text = reading.plain.slice(start, end)
    if (!letter && /\b(?:de[lr]?|d[aiu]|la|las|los|of|von) $/.test(reading.lower.slice(0, start)))
      continue
    if (!reading.isFree(start, end) || isEveryday(name)) continue
    const [town] = name.length > 1 ? candidatesFor(reader, name) : []
    if (town && (town.listed || town.kind !== 'city' || town.population >= wellKnown)) continue
    reading.hold(start, end)
    things.push({ start, end, name: text })
  }
  return things
}

/** "Easy trail", at the head of a sentence. */
function isEveryday(name: string): boolean {
  return name.length > 1 && name.split(' ').every((word) => everydayWords.has(word.toLowerCase()))
}
