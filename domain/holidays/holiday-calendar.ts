/** Public holidays by country and destination, for the catalogue's countries and some years. */
import { isNationalVote, nameOfVote } from './national-votes.ts'
import { type HolidayYears, unpackHolidays } from './packed-holidays.ts'

export interface HolidayCalendar {
  /** Their names; none on an ordinary day, and none where the calendar does not reach. */
  on: (where: HolidayPlace, date: string) => string[]
  /** Whether the calendar knows the holidays of a country in a year. */
  covers: (where: HolidayPlace, date: string) => boolean
}

export interface HolidayPlace {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The catalogue's destination, whose region may have holidays of its own. */
  slug?: string | undefined
}

interface HolidayData {
  years: HolidayYears
  regionOf: Readonly<Record<string, string>>
  packed: Readonly<Record<string, string>>
}

export function holidayCalendar({ years, regionOf, packed }: HolidayData): HolidayCalendar {
  const unpacked = new Map<string, ReadonlyMap<string, string[]>>()
  const daysOf = (region: string): ReadonlyMap<string, string[]> => {
    const known = unpacked.get(region)
    if (known) return known
    const days = unpackHolidays(packed[region] ?? '')
    unpacked.set(region, days)
    return days
  }
  return {
    on({ country, slug }, date) {
      const keys = [date.slice(5).replace('-', ''), date.slice(2).replaceAll('-', '')]
      const regions = [country, regionOf[slug ?? ''] ?? ''].filter((each) => each !== '')
      const names = regions.flatMap((region) =>
        keys.flatMap((key) => daysOf(region).get(key) ?? []),
      )
      const vote = isNationalVote(country, date) ? [nameOfVote] : []
      return [...new Set([...names, ...vote])]
    },
    covers({ country }, date) {
      const year = Number(date.slice(0, 4))
      return Boolean(packed[country]) && year >= years.first && year <= years.last
    },
  }
}

let loaded: Promise<HolidayCalendar> | undefined

/** A chunk of its own: a page that plans nothing does not load it. */
export function loadHolidays(): Promise<HolidayCalendar> {
  loaded ??= import('#catalogue/holidays.generated.js').then((data: HolidayData) =>
    holidayCalendar(data),
  )
  return loaded
}
