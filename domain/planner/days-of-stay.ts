/** The days of a stay as the planner takes them: their weather, and the hours that everything leaves of each. */
import { normalWeather } from '#domain/weather/normals.ts'
import { hoursOfALostDay, outLater } from './first-days.ts'
import type { FramedStay } from './frame/frames-of-stay.ts'
import { narrowest, type PartOfDay } from './frame/part-of-day.ts'
import type { PlannableDestination } from './plannable-destination.ts'
import type { PlanRequestInput } from './schema.ts'
import type { fullDays } from './stays/full-days.ts'

/** End of an evening of dancing, in minutes of the day. */
const nightOut = 1530

export const afterALongSleep = 690
/** Minutes kept free before an appointment. */
const wayThere = 60

export interface BoundsOfDays {
  /** Minute of the day at which somebody wants to set out. */
  outFrom: number | undefined
  /** Appointments, for which the day begins earlier where needed. */
  appointments: readonly { date: string; start: number }[]
  /** The hours that arrival and departure leave. */
  hours: (index: number) => PartOfDay
  full: ReturnType<typeof fullDays>
  framed: FramedStay
  /** Whether the evenings end late, for dancing. */
  isNightOut: boolean
  /** Minute at which plans end on nights kept free for the northern lights. */
  nightFrom: number | undefined
  /** A tour goes out for the lights, and a second evening is kept for another try. */
  hasLightsTour: boolean
  /** Whether they came to celebrate New Year's Eve. */
  isFestive: boolean
  /** Number of first days on which less is planned. */
  gentleDays: number
  /** Number of first days that were asked to be easy, which begin late too. */
  easyDays: number
  /** Index of the day that begins late, since one slow morning was asked for. */
  lateMorning: number | undefined
  /** Nothing is to be expected of the first day. */
  isFirstLost: boolean
}

export function daysOfStay(
  dates: readonly string[],
  destination: PlannableDestination,
  { outFrom, appointments, hours, full, framed, ...bounds }: BoundsOfDays,
): PlanRequestInput['days'] {
  const last = dates.length - 1
  return dates.map((date, index) => {
    const isFirst = index === 0
    const called = appointments.filter((each) => each.date === date)
    const settled = Math.min(...called.map(({ start }) => start - wayThere))
    const begun = outFrom === undefined ? {} : { from: Math.min(outFrom, settled) }
    // New Year's Eve is spent where it is celebrated, with or without northern lights.
    const isNightKept =
      !(bounds.hasLightsTour && isFirst) && !(bounds.isFestive && date.endsWith('-12-31'))
    return {
      date,
      weather: normalWeather(destination, date),
      ...(bounds.nightFrom !== undefined && isNightKept ? { to: bounds.nightFrom } : {}),
      ...begun,
      ...hours(index),
      ...(full?.lastTo && index === last ? { to: full.lastTo } : {}),
      ...(full?.eveTo && index === last - 1 ? { to: full.eveTo } : {}),
      ...(bounds.isNightOut ? { to: nightOut } : {}),
      ...(index < bounds.gentleDays && last > 0 ? { gentle: true } : {}),
      ...narrowest(
        { ...begun, ...hours(index) },
        index < bounds.easyDays ? outLater(hours(index)) : {},
        index === bounds.lateMorning ? { from: afterALongSleep } : {},
        bounds.isFirstLost && isFirst && last > 0
          ? hoursOfALostDay(hours(index).from, destination.timeZone)
          : {},
        framed.hours(date),
        framed.ends(index),
      ),
    }
  })
}
