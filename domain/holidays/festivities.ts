/**
 * Customs of a day, in a country or a town: told before a trip, and planned where people gather at one place of the
 * catalogue. Only customs that are the same every year.
 */
import { addDays, daysBetween } from '#domain/calendar/calendar-days.ts'
import type { Festival } from '#domain/places/festival.ts'
import { feastIn } from './feasts.ts'
import { festivalOn, festivalsBetween } from './festival-days.ts'
import type { HolidayPlace } from './holiday-calendar.ts'
import { nationalCustoms } from './national-customs.ts'

/** A town with the festivals of its catalogue file. */
export interface FestiveTown extends HolidayPlace {
  festivals?: readonly Festival[] | undefined
}

export interface Gathering {
  placeId: string
  /** When to be there, in minutes of the day; past 1440 is the next day. */
  from: number
  to: number
  /** Why, in a sentence. */
  says: string
}

export interface Festivity {
  name: string
  /** What the day is for, in a sentence or two. */
  says: string
  gathering?: Gathering
}

const hours = {
  morning: { from: 570, to: 690 },
  noon: { from: 660, to: 715 },
  afternoon: { from: 840, to: 930 },
  evening: { from: 1065, to: 1215 },
  // Events at eight are crowded a quarter of an hour before.
  nightfall: { from: 1140, to: 1185 },
  night: { from: 1260, to: 1290 },
  midnight: { from: 1390, to: 1425 },
} as const

/** The country's custom on a date; null on ordinary days, and where another country keeps it. */
export function festivityOn({ country, slug }: HolidayPlace, date: string): Festivity | null {
  const custom = nationalCustoms.find(
    ({ on, countries }) => countries.includes(country) && festivalOn(on, date)?.exact,
  )
  if (!custom) return country === 'VN' && isInWeekOfTet(date) ? weekOfTet : null
  const { name, says, at, on } = custom
  const there = custom.gatherings?.[slug ?? '']
  // The first day of a feast of several is the one on which everybody gathers.
  if (!(there && at && festivalOn(on, date)?.first === date)) return { name, says }
  const [placeId, why] = there
  return { name, says, gathering: { placeId, ...hours[at], says: why } }
}

/**
 * The gatherings of a stay, by date: the country's feasts, and each festival of the town once, on its best day or
 * on the first free one.
 */
export function gatheringsIn(town: FestiveTown, dates: readonly string[]): Map<string, Gathering> {
  const found = new Map<string, Gathering>()
  for (const date of dates) {
    const gathering = festivityOn(town, date)?.gathering
    if (gathering) found.set(date, gathering)
  }
  const isTaken = (placeId: string) => [...found.values()].some((each) => each.placeId === placeId)
  for (const { on, go } of town.festivals ?? []) {
    if (!go || isTaken(go.place)) continue
    const day = dates.find((date) => {
      const days = festivalOn(on, date)
      const isDay = go.day === undefined || addDays(days?.first ?? date, go.day - 1) === date
      return days?.exact && isDay && !found.has(date)
    })
    if (day) found.set(day, { placeId: go.place, ...hours[go.at], says: go.says })
  }
  return found
}

export interface FestivalOfStay {
  festival: Festival
  first: string
  last: string
  exact: boolean
}

/** The festivals of a town that share a day with a stay, or lie so many days beside it. */
export function festivalsOf(
  { festivals = [] }: FestiveTown,
  first: string,
  last: string,
  beside = 0,
): FestivalOfStay[] {
  return festivals.flatMap((festival) =>
    festivalsBetween(festival.on, addDays(first, -beside), addDays(last, beside)).map((days) => ({
      festival,
      ...days,
    })),
  )
}

const weekOfTet: Festivity = {
  name: 'Tết week',
  says: 'The week of the new year is not over: family kitchens and shops open again one by one.',
}
const daysOfTet = 7

/** In Vietnam the feast has a week, of which the first days are public holidays. */
function isInWeekOfTet(date: string): boolean {
  return feastIn('lunar-new-year', Number(date.slice(0, 4))).some(({ first }) => {
    const day = daysBetween(first, date) + 1
    return day >= 1 && day <= daysOfTet
  })
}

/** The gatherings of national customs, by town: so that a test can look for their places. */
export function nationalGatherings(): { slug: string; placeId: string; at: string | undefined }[] {
  return nationalCustoms.flatMap(({ gatherings = {}, at }) =>
    Object.entries(gatherings).map(([slug, [placeId]]) => ({ slug, placeId, at })),
  )
}
