/** Runs of capitalised words that are something else than a place: feasts, letters, sights. */

import { surelyPlaceLead } from '../place-words.ts'
import {
  isSightOfNamed,
  leadTo,
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
  shorthand,
} from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import { isTimed } from './name-run-words.ts'
import type { NameRun } from './name-runs.ts'

/** "Vienna for Christmas markets". */
export const feast =
  /^(?:christmas|xmas|easter|thanksgiving|halloween|carnival|diwali|ramadan|hanukkah)$/i

/** "My son is at UGA": letters that stand for something else, whatever village is called so. */
export function isLetters(
  reading: Reading,
  { text }: NameRun,
  [best]: readonly PlaceCandidate[],
): boolean {
  return (
    /^[A-Z]{3,4}$/.test(text) &&
    shorthand(text) === undefined &&
    best?.kind === 'city' &&
    !best.listed &&
    best.population < 300_000 &&
    reading.plain !== reading.plain.toUpperCase()
  )
}

/** "Xmas and NY": the turn of the year. */
export function isNewYear(reading: Reading, { start, text }: NameRun): boolean {
  return (
    /^NYE?$/.test(text) &&
    /\b(?:xmas|x-mas|christmas)\s*(?:and|&|\+|\/|or|to|-|through)\s*$/.test(leadTo(reading, start))
  )
}

/** A sight of the catalogue: where no town has its name, or its city was named before. */
export function isSight(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  towns: readonly PlaceCandidate[],
  known: readonly PlaceMention[],
): boolean {
  const sights = reader.sights.named(run.text)
  if (sights.length === 0 || towns[0]?.listed) return false
  // "The Seychelles", whatever house far away is called so.
  if (towns[0]?.kind === 'country' && sights.every(({ eats }) => eats)) return false
  if (towns.length === 0) return true
  // "Haarlem then?": chosen for a goal.
  if (/^ (?:then|instead|it is|wins|won)\b/.test(reading.lower.slice(run.end))) return false
  // "The Wachau by bike and then 2 days in Vienna": first the one, then the other.
  if (towns[0]?.kind === 'region' && reading.follows(firstLeg, run.end)) return false
  // "A road trip along the Amalfi Coast": the trip itself.
  const isRegion = towns[0]?.kind === 'region'
  if (isRegion && [wayAlong, spentThere].some((lead) => lead.test(leadTo(reading, run.start))))
    return false
  // "A weekend in Notting Hill" is spent in London, "Harlem, GA" is a town.
  const quarter = sights.some((sight) => sight.quarter) && (towns[0]?.population ?? 0) < 150_000
  if (quarter && !/^, \p{Lu}\p{L}/u.test(reading.plain.slice(run.end))) return true
  // "Golden Gate, Alcatraz": the bridge, unless the words go to the town of that name.
  const famous = sights.some((sight) => sight.famous) && (towns[0]?.population ?? 0) < 150_000
  // "Boston and Harvard, 3 days": behind a comma stands the length of the trip.
  const stayed = isTimed(reading, run.end) && reading.lower[run.end] !== ','
  if (famous && !(reading.leads(surelyPlaceLead, run.start) || stayed)) return true
  return (
    /\bthe\s+$/.test(leadTo(reading, run.start)) ||
    isSightOfNamed(reader, leadTo(reading, run.start), run.text, towns, known)
  )
}

/** "Ten days on the Amalfi Coast": the days are spent there. */
const spentThere =
  /\b(?:days?|nights?|weeks?|weekend|fortnight|month|trip|holidays?|vacation|break|honeymoon|staying|stay|road ?trip)\s+(?:on|in|to) (?:the )?$/
const wayAlong = /\b(?:along|around|through|across|road ?trip (?:on|in|of|to)) (?:the )?$/

/** Behind the first leg of a journey, in front of the next. */
export const firstLeg =
  /^(?: [a-z]+){0,3},? (?:and )?then (?:(?:for )?(?:an?|\d{1,2}|one|two|three|four|five) (?:couple )?(?:of )?(?:days?|nights?) |on )?(?:in|to|at)\b/
