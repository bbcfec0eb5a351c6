/**
 * Public holidays on which museums, palaces and shops are usually shut, by country: few, and only
 * those of which there is no doubt. Easter is worked out, everything else stands in the list.
 */
import { addDays } from './dates.ts'

export interface Holiday {
  date: string
  name: string
}

const christmas = ['12-25', 'Christmas Day'] as const
const newYear = ['01-01', "New Year's Day"] as const
const labourDay = ['05-01', 'Labour Day'] as const
const secondChristmasDay = ['12-26', 'the second day of Christmas'] as const

type Fixed = readonly (readonly [monthAndDay: string, name: string])[]

/** The western calendar's countries, where Christmas and New Year shut nearly every museum. */
const fixedByCountry: Readonly<Record<string, Fixed>> = {
  AT: [christmas, newYear, secondChristmasDay],
  AU: [christmas],
  BE: [christmas, newYear],
  CA: [christmas],
  CH: [christmas, newYear],
  CZ: [christmas],
  DE: [christmas, newYear],
  DK: [christmas, newYear],
  EE: [christmas, newYear],
  ES: [christmas, newYear],
  FI: [christmas],
  FR: [christmas, newYear, labourDay],
  GB: [christmas],
  HR: [christmas, newYear],
  HU: [christmas, newYear],
  IE: [christmas],
  IS: [christmas, newYear],
  IT: [christmas, newYear, labourDay],
  MT: [christmas, newYear],
  NL: [christmas],
  NO: [christmas, newYear],
  NZ: [christmas],
  PL: [christmas, newYear],
  PT: [christmas, newYear, labourDay],
  RO: [christmas, newYear],
  SE: [christmas],
  SI: [christmas, newYear],
  US: [christmas],
}

const easterSundayShuts = new Set(['PL', 'PT', 'GR', 'HU', 'SI', 'HR'])

export function surelyClosingHolidays(country: string, year: number): Holiday[] {
  const fixed = (fixedByCountry[country] ?? []).map(([day, name]) => ({
    date: `${year}-${day}`,
    name,
  }))
  const easter = easterSundayShuts.has(country)
    ? [
        {
          date: country === 'GR' ? orthodoxEaster(year) : easterSunday(year),
          name: 'Easter Sunday',
        },
      ]
    : []
  const greek = country === 'GR' ? [christmas, newYear, labourDay] : []
  return [...fixed, ...easter, ...greek.map(([day, name]) => ({ date: `${year}-${day}`, name }))]
}

export function closingHolidayOn(country: string, date: string): Holiday | undefined {
  return surelyClosingHolidays(country, Number(date.slice(0, 4))).find(
    (holiday) => holiday.date === date,
  )
}

/** Gauss's rule for the Gregorian calendar, in the form that needs no exceptions. */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}

/** Gauss's rule for the Julian calendar; from 1900 to 2099 that is thirteen days behind. */
export function orthodoxEaster(year: number): string {
  const full = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * full + 6) % 7
  return addDays(`${year}-03-22`, full + weekday + 13)
}

const two = (value: number) => String(value).padStart(2, '0')
