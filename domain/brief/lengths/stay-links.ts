/** Which place a length belongs to, by the words between the two. */

import type { AssignedMention } from '../place-roles.ts'
import { withHosts } from '../places/asked-places.ts'
import type { Reading } from '../reading.ts'
import type { LengthMention } from './read-length.ts'

const praise = '(?:(?:the|beautiful|lovely|sunny|central|downtown|both|and around|around)\\s+)*'
const about = '(?:(?:about|around|a total of|the|at least|only|just|like|say|maybe|first)\\s+)*'
/** "3 days safari in the Mara", "4 nights camping in Moab". */
const doing =
  '(?:safari|cruise|beach(?: time)?|sightseeing|(?:hik|camp|ski|div|surf|relax|walk|cycl|bik|climb|trekk|sail|kayak|fish|rest|chill|work)ing)'
/** In the order in which they decide; the last two only where several lengths are told so. */
const links = [
  {
    next: true,
    weak: false,
    gap: new RegExp(
      `^\\s*(?:(?:more|extra|after(?:wards)?|after that|then|each|or so),?\\s+)?(?:of (?:it|them|that|those|which)\\s+)?(?:of\\s+)?(?:${doing}\\s+)?(?:(?:in|at|with) (?:an?|my|our|the|his|her|their) (?:[a-z']+ ){1,3})?(?:in|at|around|exploring|visiting|on|near|to)\\s+${praise}$`,
    ),
  },
  {
    next: false,
    weak: false,
    gap: new RegExp(`^\\s*(?:for|\\(|:|-|=|x|over|in|will be|should be|gets?)\\s*${about}$`),
  },
  // "Hong Kong stopover 2 days", "she studies in Leiden, we'll visit her for two days".
  {
    next: false,
    weak: false,
    gap: /^ (?:[a-z]+ )?(?:stop-?over|lay-?over|stop|cruise|boat|trek(?:king)?|camp(?:ing)?|safari|beach(?:es)?|hiking|skiing|diving|surfing|road ?trip|tour|sightseeing|relaxing|rim|area|region|coast|side|valley)(?: of| for)?\s*$|^ (?!(?:and|or|then|is|was|but|not|all|by|in|on|at|with|from|via|trip|holiday|vacation)\b)[a-z]+ for\s*$/,
  },
  {
    next: false,
    weak: false,
    gap: new RegExp(`^[^.!?]{0,40}\\b${withHosts}(?: there)?(?: for)?\\s*$`),
  },
  { next: true, weak: true, gap: new RegExp(`^\\s*(?:for\\s+)?${praise}$`) },
  { next: false, weak: true, gap: new RegExp(`^\\)?\\s*(?:\\([^)]{1,24}\\))?,?\\s*${about}$`) },
] as const
const linksBehind = [
  ...links.filter(({ weak }) => !weak),
  ...links.filter(({ weak }) => weak).reverse(),
]

interface Link {
  place: AssignedMention
  /** Whether only their closeness in the sentence links the length to the place. */
  weak: boolean
}

export function placeOf(
  reading: Reading,
  length: LengthMention,
  goals: readonly AssignedMention[],
  placesFirst: boolean,
): Link | undefined {
  const following = goals.find(({ start }) => start >= length.end - 1)
  const leading = goals.findLast(({ end }) => end <= length.start)
  // "Fly into Buenos Aires, we'd want one night there".
  const isThere = /^ (?:over )?there\b/.test(reading.lower.slice(length.end))
  if (isThere && leading && !/[.!?]/.test(reading.lower.slice(leading.end, length.start)))
    return { place: leading, weak: false }
  for (const { next, gap, weak } of placesFirst ? linksBehind : links) {
    const place = next ? following : leading
    const between = next
      ? reading.lower.slice(length.end, place?.start)
      : reading.lower.slice(place?.end, length.start)
    // "Las Vegas 3 nights then Zion": the next leg begins behind them.
    const isLeg =
      !next &&
      following !== undefined &&
      goesOn.test(reading.lower.slice(length.end, following.start))
    if (place && gap.test(between)) return { place, weak: weak && !isLeg }
  }
  return undefined
}

const stopping = /^[ -](?:lay-?over|stop-?over|stop|transit|connection|wait)(?= )/

const goesOn =
  /^,? ?(?:and |& )?(?:then|after (?:that|this|which)|afterwards|followed by|before|from there|(?:and )?on to|onwards? to|driv(?:e|ing)|continu(?:e|ing)|mov(?:e|ing) on)\b[^.!?;\d]{0,40}$/

/** "3h in Frankfurt, then Windhoek for 12 days": the time at a place that is only passed. */
export function isOfAnother(
  reading: Reading,
  length: LengthMention,
  mentions: readonly AssignedMention[],
): boolean {
  const next = mentions.find(({ start }) => start >= length.end - 1)
  // "Naples plus Capri for a day, 5 days in June": the day of an outing is not the trip's length.
  const before = mentions.findLast(({ end }) => end <= length.start)
  const outing =
    before?.role === 'aside' &&
    /^ (?:just |only )?for $/.test(reading.lower.slice(before.end, length.start))
  if (outing) return true
  // "Seville as our base, a day in Córdoba".
  const isDayOut =
    next?.role === 'aside' &&
    mentions.some(({ role }) => role === 'destination') &&
    length.days === 1 &&
    /^(?:an?|one|1|another|half)\b(?!.*trip)/.test(reading.lower.slice(length.start, length.end)) &&
    /^ (?:(?:in|at|to|for|over to) )?(?:the )?$/.test(reading.lower.slice(length.end, next.start))
  if (isDayOut) return true
  const told =
    (next?.role === 'passed' && !(next.holdsBase || next.replaced)) || next?.role === 'home'
  if (!told) return false
  const gap = reading.lower.slice(length.end, next.start)
  return links[0].gap.test(gap.replace(stopping, ''))
}
