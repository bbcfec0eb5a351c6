/**
 * What travellers ask: every destination, in five lengths, four seasons and seven kinds, as sentences.
 * One in five names a place it must not miss, one in eight begins on a public holiday or the day
 * before, and one in ten has a table for dinner. The same seed gives the same sentences.
 */
import type { Destination } from '#domain/places/schema.ts'
import { addDays, weekdayOf } from './dates.ts'
import { surelyClosingHolidays } from './holidays.ts'

export const kinds = {
  first: 'first visit',
  family: 'with two kids aged 4 and 8',
  seniors: 'with my parents in their seventies',
  'step-free': 'step-free',
  vegan: 'vegan',
  halal: 'halal',
  budget: 'on a tight budget',
} as const
export type Kind = keyof typeof kinds

const lengths = [1, 2, 3, 5, 7]
const months = [1, 4, 7, 10]
const monthNames = ['January', 'April', 'July', 'October']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** The day on which they are asked, so that "in July" is the same July in every run. */
export const askedOn = '2026-11-16'
const holidayYear = 2027
const wishEssential = 0.8
const dinnerAt = 20 * 60

export interface SenseRequest {
  text: string
  slug: string
  kind: Kind
  days: number
  /** From 1, where only a month was said. */
  month: number | null
  /** Where a date was said. */
  start: string | null
  /** The place it must not miss. */
  wish: string | null
  /** On which weekday, from 0 for Sunday, and at which minute there is a table. */
  dinner: { weekday: number; minute: number } | null
}

export function senseRequests(
  destinations: readonly Destination[],
  { sample, seed }: { sample: number | null; seed: number },
): SenseRequest[] {
  const all = destinations.flatMap((destination) =>
    lengths.flatMap((days) =>
      months.flatMap((month) =>
        (Object.keys(kinds) as Kind[]).map((kind) => ({ destination, days, month, kind })),
      ),
    ),
  )
  const random = randomNumbers(seed)
  // Drawn for all before the sample is taken, so that a larger sample holds the smaller one.
  const requests = all.map((combination) => withExtras(combination, random))
  for (let last = requests.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [requests[last], requests[other]]
    if (a && b) [requests[last], requests[other]] = [b, a]
  }
  return requests.slice(0, sample ?? requests.length)
}

interface Combination {
  destination: Destination
  days: number
  month: number
  kind: Kind
}

function withExtras(
  { destination, days, month, kind }: Combination,
  random: () => number,
): SenseRequest {
  const [wishDraw, wishPick, holidayDraw, holidayPick, dinnerDraw, eveDraw] = [
    random(),
    random(),
    random(),
    random(),
    random(),
    random(),
  ]
  const wishes = destination.places.filter(
    ({ essential, kind: sort }) =>
      essential >= wishEssential && sort !== 'restaurant' && sort !== 'cafe',
  )
  const wish = wishDraw < 1 / 5 ? (pick(wishes, wishPick) ?? null) : null
  const holiday =
    holidayDraw < 1 / 8
      ? pick(surelyClosingHolidays(destination.country, holidayYear), holidayPick)
      : undefined
  const start = holiday ? addDays(holiday.date, eveDraw < 0.5 && days > 1 ? -1 : 0) : null
  const friday = 5
  const weekday = start ? weekdayOf(start) : days === 7 ? friday : null
  const dinner = dinnerDraw < 1 / 10 && weekday !== null ? { weekday, minute: dinnerAt } : null
  const when = start ? `from ${longDate(start)}` : `in ${monthNames[months.indexOf(month)]}`
  const text = [
    `${days} ${days === 1 ? 'day' : 'days'} in ${destination.name} ${when}`,
    kinds[kind],
    ...(wish ? [`must see ${wish.name}`] : []),
    ...(dinner ? [`dinner at 8pm on ${weekdays[dinner.weekday]}`] : []),
  ].join(', ')
  return {
    text,
    slug: destination.slug,
    kind,
    days,
    month: start ? null : month,
    start,
    wish: wish?.id ?? null,
    dinner,
  }
}

const pick = <T>(list: readonly T[], draw: number) => list[Math.floor(draw * list.length)]

function longDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  const month = day.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`
}

/** Mulberry32: small, and good enough to draw a sample with. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
