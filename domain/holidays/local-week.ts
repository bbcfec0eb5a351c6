/**
 * Weekly rest days of countries that differ from most: bazaars and shops rest by custom or law, whatever is written
 * on their doors. Visits go on other days where possible.
 */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { HolidayPlace } from './holiday-calendar.ts'

export interface RestRule {
  countries: readonly string[]
  /** 0 is Sunday. */
  weekday: number
  kinds: readonly PlaceKind[]
  /** What to know of it, for a stay that has the day. */
  says?: string
  /** Only told: the places keep known hours, or are open long enough. */
  toldOnly?: true
  /** Only where nobody knows the hours. */
  ifUnknown?: true
  /** Not by custom: they are shut whether or not the stay has another day. */
  byLaw?: true
}

const SUNDAY = 0
const MONDAY = 1
const FRIDAY = 5
const trade = ['market', 'shopping'] as const

/** Countries where most museums close on Mondays. */
const restingOnMondays =
  'AR AT BE BR CH CL CN CO CZ DE DK EE ES FI HR HU ID IN IT JP KR MX PE PL PT RO SE SI TR TW VN'.split(
    ' ',
  )

const restRules: readonly RestRule[] = [
  {
    countries: ['MA'],
    weekday: FRIDAY,
    kinds: trade,
    says: 'On Fridays many stalls of the souks are shut, from the noon prayer on most of all: another day is better for them.',
  },
  {
    countries: ['EG'],
    weekday: FRIDAY,
    kinds: trade,
    says: 'On Fridays shops and bazaars open after the noon prayer, and some not at all; mosques receive no visitors around noon.',
  },
  {
    countries: ['AE', 'JO', 'QA', 'TZ'],
    weekday: FRIDAY,
    kinds: trade,
    says: 'On Friday bazaars and small shops are shut around the noon prayer, and many until late afternoon.',
    toldOnly: true,
  },
  {
    countries: ['AT', 'CH', 'DE', 'NO'],
    weekday: SUNDAY,
    kinds: ['shopping'],
    byLaw: true,
    says: 'Shops are shut on Sunday by law; museums, cafés and bakeries are open.',
  },
  {
    countries: restingOnMondays,
    weekday: MONDAY,
    kinds: ['museum', 'gallery', 'palace'],
    ifUnknown: true,
  },
]

/** The rule by which a place rests on a date; null on other days, and where its own hours name the weekday. */
export function restOn(
  { kind, hours }: Pick<Place, 'kind' | 'hours'>,
  { country }: HolidayPlace,
  date: string,
): RestRule | null {
  if (hours !== null && namesWeekdays.test(hours)) return null
  const weekday = weekdayOf(date)
  return (
    restRules.find(
      (rule) =>
        !rule.toldOnly &&
        !(rule.ifUnknown && hours !== null) &&
        rule.weekday === weekday &&
        rule.countries.includes(country) &&
        rule.kinds.includes(kind),
    ) ?? null
  )
}

const namesWeekdays = /\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/

/** Notes on the weekly rest days of a stay, where it has such places. */
export function weekToKnow(
  { country }: HolidayPlace,
  dates: readonly string[],
  visited: readonly Pick<Place, 'kind'>[],
): string[] {
  const weekdays = new Set(dates.map(weekdayOf))
  return restRules
    .filter(
      ({ countries, weekday, kinds }) =>
        countries.includes(country) &&
        weekdays.has(weekday) &&
        visited.some(({ kind }) => kinds.includes(kind)),
    )
    .flatMap(({ says }) => says ?? [])
}
