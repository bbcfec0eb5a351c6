/**
 * "Full days" between a late arrival and an early departure: "3 full days, arriving Thursday 23:00, leaving Monday
 * 6:15" are Friday, Saturday and Sunday. The evening before is for the way to the lodging, and the last night is
 * short.
 */

import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { minuteAt, timeInWords } from '../clock.ts'
import { toPreviousMark } from '../marks.ts'
import type { StayClock } from '../stay-clock.ts'

const named = `\\b(?<day>${weekdays.join('|')})\\b`
const arrives = new RegExp(
  `\\b(?:arriv\\w*|land(?:ing|s)?|get(?:ting)? (?:in|there)|fly(?:ing)? in(?:to)?)\\b[^.;!?]{0,40}?${named}`,
  'i',
)
const leaves = new RegExp(
  `\\b(?:leav(?:e|es|ing)|depart\\w*|fl(?:y|ies|ying) (?:home|back|out)|(?:flight|train|bus) (?:home|back|out|leaves|is|goes))\\b[^.;!?]{0,40}?${named}`,
  'i',
)
/** Minute of the day from which an arrival leaves nothing of its day, and before which a departure does. */
const lateArrival = 1140
const earlyDeparture = 540
/** Bedtimes (minutes of the day) before a departure at night, and before one at dawn. */
const bedtimes = { beforeNight: 1260, beforeDawn: 1320 }
const midOfNight = 300
const beforeBreakfast = 420

export interface FullDays {
  /** The weekday of the first full day, where no date was said. */
  startsOn?: number
  /** Their dates, where those of the journey were said. */
  dates?: { start?: string; end?: string }
  /** The hours that still bound the first and the last of them. */
  clock: StayClock | null
  /** When the last evening ends. */
  lastTo?: number
  /** When the evening before a day of departure ends. */
  eveTo?: number
  /** The days are those of the journey, and no full ones besides: its ends bound them. */
  isOfJourney?: true
  notes: string[]
}

export function fullDays(
  text: string,
  clock: StayClock | null,
  { arrival, departure, dates, days = 0 }: TripBrief,
): FullDays | null {
  if (clock?.kind !== 'journey') return null
  const isDated = dates?.start !== undefined && dates.end !== undefined
  const [from, to] = [weekdayIn(arrives, text), weekdayIn(leaves, text)]
  const only = dates?.start === dates?.end ? dates?.start : undefined
  if (only !== undefined && to !== undefined && to !== weekdayOf(only)) {
    const { to: _to, flightAssumed: _assumed, ...there } = clock
    return {
      clock: there,
      notes: [`You leave on ${weekdays[to]}: the journey takes nothing of this day.`],
    }
  }
  const isFull = /\b(?:full|whole) days?\b/i.test(text)
  const isLate = arrival !== undefined && minuteAt(arrival) >= lateArrival
  const isEarly = departure !== undefined && minuteAt(departure) < earlyDeparture
  // First and last dates that were said are the days of the plan.
  if (isDated && !isFull)
    return { ...shortNight(clock, isEarly), clock, isOfJourney: true, notes: [] }
  let spare = isDated ? undefined : spareDays(from, to, days)
  if (from === undefined && !(isFull && (isLate || isEarly))) return null
  const isFirstLost = isLate && (spare === undefined ? isFull : spare > 0)
  if (spare !== undefined && isFirstLost) spare -= 1
  const isLastLost = isEarly && (spare === undefined ? isFull : spare > 0)
  const { from: begins, to: ends, ...rest } = clock
  return {
    ...(from !== undefined && { startsOn: (from + Number(isFirstLost)) % 7 }),
    ...((isDated || from === undefined) && {
      dates: {
        ...(isFirstLost && dates?.start && { start: addDays(dates.start, 1) }),
        ...(isLastLost && dates?.end && { end: addDays(dates.end, -1) }),
      },
    }),
    clock: {
      ...rest,
      ...(!isFirstLost && begins !== undefined && { from: begins }),
      ...(!isLastLost && ends !== undefined && { to: ends }),
    },
    ...(isLastLost && { lastTo: bedtime(ends ?? 0) }),
    notes: [
      ...(isFirstLost && arrival
        ? [
            `You arrive ${on(from)}at ${arrival}: that evening is for the way to your bed, and the days begin on the next.`,
          ]
        : []),
      ...(isLastLost && departure && ends !== undefined
        ? [
            `You leave ${on(to)}at ${departure}: set out by ${timeInWords(toPreviousMark(Math.max(0, ends)))}, so the evening before ends early. Order the ride then.`,
          ]
        : []),
    ],
  }
}

/** The end of the evening before a journey at night, on a day of its own. */
function shortNight({ to }: StayClock, isEarly: boolean): Pick<FullDays, 'eveTo'> {
  return isEarly && to !== undefined && to < beforeBreakfast ? { eveTo: bedtime(to) } : {}
}

const on = (weekday: number | undefined) =>
  weekday === undefined ? '' : `on ${weekdays[weekday]} `

const bedtime = (setOut: number) =>
  setOut < midOfNight ? bedtimes.beforeNight : bedtimes.beforeDawn

/** How many days the weekdays span beyond those asked for; undefined where one of them was not said. */
function spareDays(
  from: number | undefined,
  to: number | undefined,
  days: number,
): number | undefined {
  if (from === undefined || to === undefined || days === 0) return undefined
  const span = ((to - from + 7) % 7) + 1
  return span >= days ? span - days : ((span - days) % 7) + 7
}

function weekdayIn(pattern: RegExp, text: string): number | undefined {
  const day = pattern.exec(text)?.groups?.day?.toLowerCase()
  const found = weekdays.findIndex((each) => each.toLowerCase() === day)
  return found < 0 ? undefined : found
}
