/** The effect of a date on a place: shut by a feast, to be checked, or none. Known hours win. */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { type OpeningHours, openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { type ClosingRule, closingRules, transportRules } from './closing-rules.ts'
import { type Feast, feastIn, feastsOn } from './feasts.ts'
import type { HolidayPlace } from './holiday-calendar.ts'

/** A date with the names of its public holidays in some country. */
export interface HolidayDate {
  date: string
  names: readonly string[]
}

export type HolidayEffect = 'closed' | 'check' | null

const feastNames: Partial<Record<Feast, string>> = {
  christmas: 'Christmas Day',
  'christmas-eve': 'Christmas Eve',
  'boxing-day': 'December 26',
  'new-years-eve': "New Year's Eve",
  'new-year': "New Year's Day",
  'good-friday': 'Good Friday',
  'easter-sunday': 'Easter Sunday',
  'easter-monday': 'Easter Monday',
  'orthodox-easter': 'Orthodox Easter',
  thanksgiving: 'Thanksgiving',
  carnival: 'Carnival',
  ramadan: 'Ramadan',
  'eid-al-fitr': 'Eid al-Fitr',
  'eid-al-adha': 'Eid al-Adha',
  'lunar-new-year': 'Lunar New Year',
  'mid-autumn': 'Mid-Autumn Festival',
  'yom-kippur': 'Yom Kippur',
  'yom-kippur-eve': 'Yom Kippur eve',
  'rosh-hashanah': 'Rosh Hashanah',
  shavuot: 'Shavuot',
  passover: 'Passover',
  sukkot: 'Sukkot',
  'simchat-torah': 'Simchat Torah',
}

export function holidayEffect(
  place: Pick<Place, 'kind' | 'hours'> & Partial<Pick<Place, 'name' | 'diets'>>,
  where: HolidayPlace,
  day: HolidayDate,
): HolidayEffect {
  const rules = rulesOn(where, day).filter(
    ({ kinds, restingOnSundays, unless, only, diet }) =>
      (kinds === 'all' || kinds.includes(place.kind)) &&
      !(restingOnSundays && !restsOnSundays(place.hours)) &&
      !unless?.test(place.name ?? '') &&
      (only?.test(place.name ?? '') ?? true) &&
      (diet === undefined || place.diets?.includes(diet) === true),
  )
  if (rules.length === 0) return null
  const named = namedDates(place.hours)
  if (named.has(day.date.slice(5))) return null
  const shut = rules.some(({ effect }) => effect === 'closed')
  // Nothing can be reached, whatever the hours.
  if (rules.some(({ kinds }) => kinds === 'all')) return 'closed'
  // Always open, or hours that name other feasts and not this one: what they say is likely complete.
  if (place.hours === '24/7') return shut ? 'check' : null
  if (named.size > 0) return shut ? 'check' : null
  return shut ? 'closed' : 'check'
}

/** The name of a day that has effects; null on ordinary days. */
export function holidayName(where: HolidayPlace, day: HolidayDate): string | null {
  const rules = rulesOn(where, day)
  const [feast] = feastsOn(day.date).filter((each) =>
    rules.some(({ on }) => typeof on === 'object' && !(on instanceof RegExp) && on.includes(each)),
  )
  const [name] = day.names
  // The calendar's own name says more than a rule that holds for a whole month.
  if (name && (!feast || feast === 'ramadan' || /^Hari Raya/.test(name))) return name
  return (feast && feastNames[feast]) ?? name ?? null
}

/** Whether a day is an ordinary one but for the kitchens of those whose feast it is. */
export function isKeptByFew(where: HolidayPlace, day: HolidayDate): boolean {
  const rules = rulesOn(where, day)
  return day.names.length === 0 && rules.length > 0 && rules.every(({ diet }) => diet !== undefined)
}

export function transportOn(where: HolidayPlace, day: HolidayDate): string[] {
  return transportRules
    .filter(({ on, countries }) => countries.includes(where.country) && isOn(on, day))
    .map(({ says }) => says)
}

/** Whether nothing drives on a date. */
export function isStandstill(where: HolidayPlace, day: HolidayDate): boolean {
  return transportRules.some(
    ({ standstill, on, countries }) =>
      standstill === true && countries.includes(where.country) && isOn(on, day),
  )
}

function rulesOn({ country, slug }: HolidayPlace, day: HolidayDate): readonly ClosingRule[] {
  return closingRules.filter(
    ({ on, countries, except, days, ifPublic }) =>
      (countries === 'all' || countries.includes(country)) &&
      !except?.includes(slug ?? '') &&
      (!ifPublic || day.names.length > 0) &&
      isOn(on, day, days),
  )
}

function isOn(
  on: ClosingRule['on'],
  { date, names }: HolidayDate,
  days?: readonly number[],
): boolean {
  if (on === 'public') return names.length > 0
  if (on instanceof RegExp) return names.some((name) => on.test(name))
  return feastsOn(date).some(
    (feast) => on.includes(feast) && (!days || days.includes(dayOfFeast(feast, date))),
  )
}

function dayOfFeast(feast: Feast, date: string): number {
  const range = feastIn(feast, Number(date.slice(0, 4))).find(
    ({ first, last }) => first <= date && date <= last,
  )
  return range ? daysBetween(range.first, date) + 1 : 0
}

/** Whether hours close an ordinary Sunday, in a season in which most places are open. */
function restsOnSundays(hours: string | null): boolean {
  if (hours === null) return false
  const parsed = parseOpeningHours(hours)
  return parsed.ok && openSpansOn(parsed.hours, someSunday).length === 0
}

const someSunday = '2027-05-23'

/** Most days a year of a rule that is about a feast and no season. */
const fewDays = 10
const read = new Map<string, ReadonlySet<string>>()
const mostRead = 5_000

/** The dates (`12-25`) that opening hours name one by one, or as a run of a few days. */
function namedDates(hours: string | null): ReadonlySet<string> {
  if (hours === null) return new Set()
  const known = read.get(hours)
  if (known) return known
  const parsed = parseOpeningHours(hours)
  const dates = parsed.ok ? datesIn(parsed.hours) : new Set<string>()
  if (read.size >= mostRead) read.clear()
  read.set(hours, dates)
  return dates
}

function datesIn(hours: OpeningHours): Set<string> {
  const dates = new Set<string>()
  for (const { from, to } of hours.flatMap(({ seasons }) => seasons)) {
    const day = (key: number) => new Date(Date.UTC(2027, Math.floor(key / 100) - 1, key % 100))
    const first = day(from)
    const last = day(to < from ? to + 1200 : to)
    const length = Math.round((last.getTime() - first.getTime()) / 86_400_000) + 1
    for (let step = 0; length <= fewDays && step < length; step += 1) {
      dates.add(new Date(first.getTime() + step * 86_400_000).toISOString().slice(5, 10))
    }
  }
  return dates
}
