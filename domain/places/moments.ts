/**
 * Moments of a place, and whether they hold for a visit: one definition of the catalogue's conditions, used by the
 * texts of stops and by the planner.
 */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Daylight } from '#domain/sun/daylight.ts'
import type { OpenSpan } from './opening-hours.ts'
import { isOnSaidTurn } from './said-dates.ts'
import type { Moment, Place } from './schema.ts'

/** A visit as far as moments ask for it; times are minutes after the date's midnight. */
export interface MomentVisit {
  date: string
  start: number
  minutes: number
  /** Null where nobody knows by which clock the days are counted: then nothing is said of the light. */
  sun: Daylight | null
  /** When the doors open on that date; null where that is unknown, or they are never shut. */
  opens: number | null
  /** Whether children come along; null where that is not to be told. */
  children: boolean | null
}

/** Minute of the day up to which a start counts as early. */
export const earlyUntil = 600
/** Minute of the day before which a start belongs to the night before. */
const firstLight = 240
const afterOpening = 30
/** Minutes after opening within which a visit has the first ticket or boat. */
const amongTheFirst = 15
const ofTheFirst = /\b(?:first (?:slot|tickets?|boat|hours?)|at opening|before the gates open)\b/i
/** Minutes of a moment (or all of a shorter one) that must fall into a visit. */
const leastOfIt = 10
const wholeDay = 1440

/** All texts of a place, whatever the hour: for readers apart from a plan, and for search. */
export function allSaid({ about, moments }: Pick<Place, 'about' | 'moments'>): string {
  return moments ? [about, ...moments.map(({ says }) => says)].join(' ') : about
}

/** The moments that hold for a visit, those to come for first. */
export function momentsAt({ moments = [] }: Pick<Place, 'moments'>, visit: MomentVisit): Moment[] {
  const held = moments.filter((moment) => holdsAt(moment, visit))
  return [...held.filter(({ come }) => come), ...held.filter(({ come }) => !come)]
}

export function holdsAt(moment: Moment, visit: MomentVisit): boolean {
  return (
    holdsOn(moment, visit.date) &&
    holdsFor(moment, visit.children) &&
    (!moment.between || touches(spanOf(moment.between), visit)) &&
    (!moment.light || isLit(moment, moment.light, visit)) &&
    (!ofTheNight.test(moment.says) || visit.start + visit.minutes >= lateInTheEvening)
  )
}

/** Sentences about the late evening, which do not hold at six in winter although it is dark. */
const ofTheNight = /^(?:it is busiest )?late (?:in the evening|at night)/i
const lateInTheEvening = 1290

/** Whether a moment is possible on a date, at some hour. */
export function holdsOn({ says, weekdays, months }: Moment, date: string): boolean {
  if (months && !months.includes(Number(date.slice(5, 7)))) return false
  if (!weekdays) return true
  return weekdays.includes(weekdayOf(date)) && isOnSaidTurn(says, date)
}

export function holdsFor({ with: who }: Moment, children: boolean | null): boolean {
  return who === undefined || children === (who === 'children')
}

/** In minutes after midnight; past midnight the end is counted on. */
export function spanOf([from, to]: NonNullable<Moment['between']>): OpenSpan {
  const [start, end] = [minuteOf(from), minuteOf(to)]
  return { from: start, to: end > start ? end : end + wholeDay }
}

/** How much of a span a visit has to share with it. */
export const neededOf = ({ from, to }: OpenSpan) => Math.min(leastOfIt, to - from)

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function touches(span: OpenSpan, { start, minutes }: MomentVisit): boolean {
  const shared = Math.min(start + minutes, span.to) - Math.max(start, span.from)
  return shared >= neededOf(span)
}

function isLit(moment: Moment, light: NonNullable<Moment['light']>, visit: MomentVisit): boolean {
  const { start, minutes, opens, sun } = visit
  if (light === 'early') {
    if (opens !== null && ofTheFirst.test(moment.says)) return start <= opens + amongTheFirst
    const until = Math.max(earlyUntil, opens === null ? 0 : opens + afterOpening)
    return start >= firstLight && start <= until
  }
  if (!sun) return false
  const { sunrise, sunset, dusk } = sun
  switch (light) {
    case 'day': {
      if (sunrise === null || sunset === null) return sun.sun === 'never-sets'
      const middle = start + minutes / 2
      return sunrise <= middle && middle <= sunset
    }
    case 'sunset':
      return sunset !== null && start <= sunset && sunset <= start + minutes
    case 'dark':
      return dusk !== null && start >= (sunset ?? dusk) && start + minutes >= dusk + leastOfIt
  }
}
