/** Days of the calendar that belong to one of several places: "a wedding in Lyon, 3 to 5 May". */
import { foldName } from '#domain/places/gazetteer-names.ts'
import { eventIn } from '../events.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef, Stay } from '../schema.ts'
import type { DateMention } from './date-grammar.ts'

/** Whoever goes somewhere for an event says when the trip is, not a part of it. */
const wholeTrip = /\b(?:for|to attend) (?:an?|the|my|our) (?:[a-z']+ ){0,3}$/

/** Adds the windows to the stays, and gives back the dates that told of them. */
export function readDateWindows(
  reading: Reading,
  dates: readonly DateMention[],
  mentions: readonly AssignedMention[],
  destinations: readonly PlaceRef[],
  stays: Stay[],
): Set<DateMention> {
  const used = new Set<DateMention>()
  if (destinations.length < 2) return used
  for (const date of dates) {
    if (date.precision !== 'exact' || date.first === date.last) continue
    const { start, end, text } = reading.sentenceAt(date.start)
    const what = eventIn(text)
    const inside = mentions.filter((each) => each.start >= start && each.end <= end)
    const [place] = inside
    const goal = destinations.find(({ name }) => foldName(name) === foldName(place?.ref.name ?? ''))
    if (!(what && goal) || inside.length !== 1 || wholeTrip.test(text.split(what)[0] ?? ''))
      continue
    const window = { dates: { first: date.first, last: date.last }, what }
    const stay = stays.find((each) => each.place === goal.name)
    if (stay) stay.windows.push(window)
    else stays.push({ place: goal.name, windows: [window] })
    used.add(date)
  }
  return used
}

/**
 * The dates that tell when the trip is. "Meetings in Milan on 9 and 10 March, … till Sunday 14 at Lake Como": beside a weekday, which
 * says no month, those of the meetings count as well.
 */
export function withoutWindows(
  mentions: readonly DateMention[],
  windows: ReadonlySet<DateMention>,
): DateMention[] {
  const open = mentions.filter((mention) => !windows.has(mention))
  const first = mentions.find((mention) => windows.has(mention))
  const isLost = open.some(
    ({ precision, last }) => precision === 'exact' && last < (first?.first ?? ''),
  )
  return isLost && open.length > 0 ? [...mentions] : open
}
