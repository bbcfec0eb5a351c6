/** Days of the calendar told place by place: "Oslo 3-6 May, Bergen 6-10 May" is one journey from the first of them to the last. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import { daysBetween } from '../../calendar/calendar-days.ts'
import type { DateMention } from '../dates/date-grammar.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef, Stay } from '../schema.ts'

const otherTime =
  /\b(?:or|alternatively|otherwise|else|instead|either|not|except|actually|holidays?|closed|wait|rather|depending)\b/
/** So many days between two of them are spent on the way, or untold. */
const longestGap = 10
const farthest = 160

/** One mention for all the ranges, with the nights at each place where one leads straight on to the next. */
export function rangesInTurn(
  reading: Reading,
  mentions: readonly DateMention[],
  places: readonly AssignedMention[],
  destinations: readonly PlaceRef[],
  stays: Stay[],
): { dates: DateMention[]; nights?: number } {
  const ranges = mentions.filter(
    ({ precision, first, last, weekdays, named }) =>
      precision === 'exact' && first !== last && !weekdays && !named,
  )
  const [earliest] = ranges
  const latest = ranges.at(-1)
  if (!(earliest && latest) || ranges.length < 2 || destinations.length < 2)
    return { dates: [...mentions] }
  const leadsOn = ranges.every((range, index) => {
    const next = ranges[index + 1]
    if (!next) return true
    const apart = daysBetween(range.last, next.first)
    const gap = reading.lower.slice(range.end, next.start)
    return apart >= 0 && apart <= longestGap && gap.length < farthest && !otherTime.test(gap)
  })
  if (!leadsOn) return { dates: [...mentions] }
  const nights = ranges.map((range, index) => {
    const next = ranges[index + 1]
    const place = placeBeside(reading, range, places, destinations)
    const until = next && daysBetween(range.last, next.first) < 2 ? next.first : range.last
    return { place, nights: daysBetween(range.first, until), isOpen: next && until !== next.first }
  })
  const isWhole = nights.every(
    ({ place, isOpen }, index) =>
      place &&
      !isOpen &&
      !stays.some((stay) => stay.place === place) &&
      nights.findIndex((each) => each.place === place) === index,
  )
  for (const each of isWhole ? nights : [])
    if (each.place) stays.push({ place: each.place, nights: each.nights, windows: [] })
  const { first, start, end, dated } = earliest
  const whole: DateMention = { first, last: latest.last, precision: 'exact', dated, start, end }
  const rest = mentions.filter((each) => !ranges.includes(each))
  return {
    dates: [whole, ...rest].sort((a, b) => a.start - b.start),
    ...(isWhole &&
      nights.length === destinations.length && {
        nights: nights.reduce((sum, each) => sum + each.nights, 0),
      }),
  }
}

/** "Oslo from 3 to 6 May", "3-6 May in Oslo". */
function placeBeside(
  { lower }: Reading,
  { start, end }: DateMention,
  places: readonly AssignedMention[],
  destinations: readonly PlaceRef[],
): string | undefined {
  const found = places.find(
    (place) =>
      (place.end <= start &&
        /^(?:,|:| -| \()? ?(?:from |on )?$/.test(lower.slice(place.end, start))) ||
      (place.start >= end &&
        /^(?:,|:| -)? (?:in |at |to )?(?:the )?$/.test(lower.slice(end, place.start))),
  )
  return destinations.find(({ name }) => foldName(name) === foldName(found?.ref.name ?? ''))?.name
}
