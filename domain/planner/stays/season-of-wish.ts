/** The days on which what was asked for exists, where no date or only a season was said. */
import type { TripBrief, TripDates } from '#domain/brief/schema.ts'
import { addDays, daysBetween, monthLength } from '#domain/calendar/calendar-days.ts'
import { monthName } from '#domain/calendar/english-dates.ts'
import { type DayRange, feastIn } from '#domain/holidays/feasts.ts'
import { discomfort } from '#domain/places/pleasant-months.ts'
import type { Destination } from '#domain/places/schema.ts'
import { festivalMeant, withFestival } from '../asked/festival-seasons.ts'
import { type Season, seasonOf } from '../asked/wish-seasons.ts'
import { eightWeeks, isBookedAhead } from './booked-ahead.ts'
import { likelyStart, windowSaid } from './likely-start.ts'

export interface InSeason {
  brief: TripBrief
  /** The reason for these days, for the plan's assumptions; null where nothing was chosen. */
  says: string | null
}

const usualDays = 3
/** Days of a window below which the dates count as chosen: a week, a feast. */
const looseWindow = 20
/** Days ahead below which things can't be booked any more. */
const soon = 7

export function inSeason(
  brief: TripBrief,
  text: string,
  destination: Destination | undefined,
  today: string,
): InSeason {
  const same = { brief, says: null }
  const { dates, appointments } = brief
  if (!destination || dates?.start || appointments.some(({ date }) => date)) return same
  const { earliest, latest } = dates ?? {}
  if (earliest && latest && daysBetween(earliest, latest) < looseWindow) return same
  const festival = festivalMeant(text, destination, today)
  const season = festival ?? seasonOf(text, destination) ?? (dates ? null : schoolHolidays(text))
  if (!season) return dates ? same : inPleasantDays(brief, text, destination, today)
  const length = brief.days ?? (brief.nights === undefined ? usualDays : brief.nights + 1)
  const usual = likelyStart(windowSaid(brief), length, today)
  const windows = 'windows' in season ? season.windows : comingSeasons(season, today)
  const isIn = windows.some(
    (window) => window.first <= usual && addDays(usual, length - 1) <= window.last,
  )
  if (isIn) return same
  const found = windows
    .map((window) => aroundShort(window, dates ? 0 : length))
    .map(({ first, last }) => ({
      first: latestOf(first, earliest ?? first, addDays(today, soon)),
      last: latest !== undefined && latest < last ? latest : last,
    }))
    .find(({ first, last }) => daysBetween(first, last) + 1 >= length)
  if (!found) return same
  const inIt: TripDates = { earliest: found.first, latest: found.last, precision: 'window' }
  const heard = festival ? withFestival(brief, festival) : brief
  return { brief: { ...heard, dates: inIt }, says: `Days chosen for your wish: ${season.says}.` }
}

/** Points of `discomfort` above the best month's from which half of a town's sights are shut or out of reach. */
const outOfSeason = 10
/** The same for a cruise, which only calls in its season. */
const outOfSeasonAtSea = 8
const hardlyWorse = 4
const aheadOfToday = 21
const daysToAWeekend = 4

/**
 * The dates in the next pleasant month, where nothing was said of when and the usual dates are in the worst of the
 * year.
 */
function inPleasantDays(
  brief: TripBrief,
  text: string,
  { climate, name }: Destination,
  today: string,
): InSeason {
  const same = { brief, says: null }
  if (/\b(?:soon|now|asap|next (?:week|month)|today|tonight|this (?:week|month))\b/i.test(text)) {
    return same
  }
  const months = discomfort(climate)
  const best = Math.min(...months)
  const monthOf = (date: string) => Number(date.slice(5, 7)) - 1
  const usual = likelyStart(windowSaid(brief), usualDays, today)
  const bound = /\b(?:cruise|ship|port)\b/i.test(text) ? outOfSeasonAtSea : outOfSeason
  // A weekend may begin up to four days later.
  const usualMonth = monthOf(addDays(usual, daysToAWeekend))
  const isAhead = isBookedAhead(brief)
  if (!isAhead && (months[usualMonth] ?? best) - best <= bound) return same
  const first = addDays(today, isAhead ? eightWeeks : aheadOfToday)
  const ahead = Array.from({ length: 12 }, (_, index) => {
    const month = (monthOf(first) + index) % 12
    const year = Number(first.slice(0, 4)) + Math.floor((monthOf(first) + index) / 12)
    return { month, earliest: `${year}-${String(month + 1).padStart(2, '0')}-01` }
  })
  const pleasant = ahead.find(({ month }) => (months[month] ?? best) - best <= hardlyWorse)
  if (!pleasant || pleasant.earliest < first) return same
  const { month, earliest } = pleasant
  const latest = addDays(earliest, monthLength(Number(earliest.slice(0, 4)), month + 1) - 1)
  return {
    brief: { ...brief, dates: { earliest, latest, precision: 'month' } },
    says: `You did not say when: ${monthName(month + 1)} is taken, since the weather is good in ${name} then.`,
  }
}

/** The summer holidays of most schools in the north, where nobody says whose. */
function schoolHolidays(text: string): Season | null {
  if (!/\bschool (?:holidays?|break|vacation)\b|\bwhen school is out\b/i.test(text)) return null
  return {
    ...{ from: '07-20', to: '08-25' },
    says: 'school holidays differ from land to land, and in these weeks of summer most schools of Europe and North America are shut; say your dates if yours are others',
  }
}

/** The current or next occurrences of a season, by the days of each year. */
function comingSeasons({ from, to, feast }: Season, today: string): DayRange[] {
  const year = Number(today.slice(0, 4))
  const years = [year - 1, year, year + 1]
  if (feast) return years.flatMap((each) => feastIn(feast, each))
  return years.map((each) => ({
    first: `${each}-${from}`,
    last: `${from <= to ? each : each + 1}-${to}`,
  }))
}

/** A stay longer than a feast begins before it and ends with it. */
function aroundShort({ first, last }: DayRange, length: number): DayRange {
  const soonest = addDays(last, 1 - length)
  return { first: soonest < first ? soonest : first, last }
}

function latestOf(...days: readonly string[]): string {
  return days.reduce((late, day) => (day > late ? day : late))
}
