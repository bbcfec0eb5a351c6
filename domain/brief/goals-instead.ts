/** "Paros got too busy. The little one next door, Antiparos": the name that stands for the place that was given up. */
import { kilometres } from '#domain/places/distance.ts'
import { everydayWords } from './everyday-words.ts'
import { wordsOf } from './names/name-runs.ts'
import { refOf } from './names/place-refs.ts'
import { titled } from './names/read-small-places.ts'
import { isFiller } from './not-understood.ts'
import type { AssignedMention } from './place-roles.ts'
import { candidatesFor, type PlaceReader } from './places/place-mentions.ts'
import type { Reading } from './reading.ts'
import type { PlaceRef } from './schema.ts'

const longestName = 3
const nearKilometres = 150
/** Where a clause, a choice or a turn leads to a name. */
const opensClause =
  /(?:^|[.,;:!?(\n-] ?|\b(?:then|instead|so|to|in|do|try|rather|maybe|or|called|for|it's|its|on) )(?:the )?$/
const endsClause =
  /^(?=\s*(?:$|[.,;:!?)\n]|(?:then|instead|for|in|from|this|next|with|it is|please|maybe|\d)\b))/

/** The first such name near a place that is no goal any more; claims its words. */
export function goalInstead(
  reading: Reading,
  reader: PlaceReader,
  mentions: readonly AssignedMention[],
): PlaceRef | undefined {
  const given = mentions.filter(({ role }) => role === 'passed' || role === 'refused')
  if (given.length === 0) return undefined
  const words = wordsOf(reading)
  for (const [index, first] of words.entries()) {
    if (!reading.leads(opensClause, first.start)) continue
    for (let length = Math.min(longestName, words.length - index); length > 0; length -= 1) {
      const part = words.slice(index, index + length)
      const last = part.at(-1)
      if (!last || !reading.isFree(first.start, last.end)) continue
      if (mentions.some(({ start, end }) => start < last.end && first.start < end)) continue
      if (part.every(({ lower }) => everydayWords.has(lower) || isFiller(lower))) continue
      if (!reading.follows(endsClause, last.end)) continue
      const text = reading.plain.slice(first.start, last.end)
      const near = candidatesFor(reader, text).filter(
        ({ kind, at, country }) =>
          (kind === 'city' || kind === 'region') &&
          given.some(
            ({ candidates: [left] }) =>
              left !== undefined &&
              left.country === country &&
              kilometres(left.at, at) < nearKilometres,
          ),
      )
      if (near.length === 0) continue
      const { start } = first
      const { end } = last
      reading.claim('destination', start, end)
      return refOf({ start, end, name: titled(text), candidates: near, led: true }, reader)
    }
  }
  return undefined
}
