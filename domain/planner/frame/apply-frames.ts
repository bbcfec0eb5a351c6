/** Applies hours taken by something else to the days of a stay: later mornings, earlier evenings, pauses. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { timeInWords } from '../clock.ts'
import { dayInWords } from '../days-in-words.ts'
import type { PlanRequestInput } from '../schema.ts'
import { weekdaysInWords } from './clock-words.ts'
import { elsewhere, type Frame } from './read-frames.ts'

export interface Framed {
  /** The hours that are left of a date. */
  hours: (date: string) => { from?: number; to?: number }
  appointments: NonNullable<PlanRequestInput['appointments']>
  closures: NonNullable<PlanRequestInput['closures']>
  /** Spans in which one of the party is elsewhere. */
  apart: { date: string; who: string; from: number; to: number }[]
  /** What was taken from it, each a sentence. */
  notes: string[]
}

/** Minutes between the door of an office or a school and the plan. */
const wayThere = 30
/** A span that begins before `morning` takes the morning; one that lasts past `evening` the evening. */
const morning = 660
const evening = 1170
/** Minutes from which a visit takes most of a day. */
const wholeDay = 300

export function applyFrames(
  frames: readonly Frame[],
  dates: readonly string[],
  { at, places }: { at: Coordinates; places: readonly Place[] },
): Framed {
  const held = frames.flatMap((frame) => {
    const all = dates.filter((date) => isOn(frame, date))
    const on = frame.isOnce ? all.slice(0, 1) : all
    return on.length > 0 ? [{ frame, on }] : []
  })
  const ofAll = held.filter(({ frame }) => frame.who === 'all' && frame.kind !== 'pause')
  const apart = apartOn(frames, { days: dates.map((date) => ({ date })) })
  return {
    hours: (date) => {
      const own = ofAll.filter(({ on }) => on.includes(date)).map(({ frame }) => frame)
      const from = Math.max(0, ...own.filter(isMorning).map(({ to }) => to + wayThere))
      const to = Math.min(1800, ...own.filter(isEvening).map((each) => each.from - wayThere))
      return { ...(from > 0 ? { from } : {}), ...(to < 1800 ? { to } : {}) }
    },
    appointments: held
      .filter(({ frame }) => frame.who === 'all' && isWithin(frame))
      .flatMap(({ frame, on }, index) =>
        on.map((date) => ({
          ...{ id: `frame-${index + 1}-${date}`, name: nameOf(frame), date, at },
          ...{ start: frame.from, minutes: frame.to - frame.from },
          ...(frame.kind === 'busy' ? {} : { says: reasonOf(frame) }),
        })),
      ),
    // No whole-day visit without somebody who would have come along.
    closures: apart.flatMap(({ date }) =>
      places
        .filter(({ dayTrip, minutes }) => dayTrip || minutes >= wholeDay)
        .map(({ id }) => ({ placeId: id, date })),
    ),
    apart,
    notes: held.map(({ frame, on }) => inWords(frame, on, dates.length)),
  }
}

/** When one of the party is elsewhere on the days of a trip. */
export function apartOn(
  frames: readonly Frame[],
  { days }: { days: readonly { date: string }[] },
): Framed['apart'] {
  return frames
    .filter(({ who }) => who !== 'all')
    .flatMap((frame) =>
      days
        .filter(({ date }) => isOn(frame, date))
        .map(({ date }) => ({ date, who: frame.who, from: frame.from, to: frame.to })),
    )
}

function isOn({ weekdays }: Frame, date: string): boolean {
  return weekdays === null || weekdays.includes(weekdayOf(date))
}

type Span = Pick<Frame, 'from' | 'to' | 'isOnce'>

/** Whether a span takes the morning: what ends at an hour leaves the time after it. */
const isMorning = ({ from, to, isOnce }: Span) =>
  from < morning && (to < evening || isOnce === true)
const isEvening = ({ from, to }: Span) => from >= morning && to > evening
const isWithin = (frame: Frame) => frame.kind === 'pause' || !(isMorning(frame) || isEvening(frame))

function nameOf({ kind, what }: Frame): string {
  if (kind === 'pause') return 'A pause at your lodging'
  if (kind === 'kept') return 'Kept free'
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}`
}

function reasonOf({ kind, what, from }: Frame): string {
  if (kind === 'pause') return `Back by ${timeInWords(from)} ${what}, as you asked.`
  return what ? `Kept free for ${what}, as you asked.` : 'Kept free, as you asked.'
}

const whereabouts: Readonly<Record<string, string>> = {
  [elsewhere]: 'elsewhere',
  ...{ work: 'at work', school: 'at school', class: 'in class', classes: 'in class' },
  ...{ fair: 'at the fair', training: 'in training' },
}

/** A line for the head of a plan: "Tuesday to Thursday: conference from 09:00 to 17:00, so …". */
function inWords(frame: Frame, on: readonly string[], days: number): string {
  const { who, kind, what, from, to, weekdays } = frame
  const [only = '', ...others] = on
  const when =
    days === 1
      ? 'Your day'
      : weekdays && others.length === 0
        ? dayInWords(only)
        : weekdaysInWords(weekdays)
  const hours =
    to >= 1440
      ? `from ${timeInWords(from)}`
      : from <= 480
        ? `until ${timeInWords(to)}`
        : `from ${timeInWords(from)} to ${timeInWords(to)}`
  if (kind === 'pause') {
    return `${when}: back at your lodging by ${timeInWords(from)} ${what}, until ${timeInWords(to)}.`
  }
  if (kind === 'kept') return `${when}: kept free ${hours}${what ? ` for ${what}` : ''}.`
  if (who !== 'all') {
    const stops = who === 'you' ? 'the stops then are for the others' : 'the stops then are for you'
    const verb = who === 'you' ? 'are' : /(?:s|children)$/.test(who) ? 'are' : 'is'
    const at = whereabouts[what] ?? `at ${/s$/.test(what) ? '' : 'a '}${what}`
    return `${when}: ${who} ${verb} ${at} ${hours}; ${stops}, and nothing takes the whole day.`
  }
  const held = what === elsewhere ? 'you are not free' : `${what}`
  if (isMorning(frame))
    return `${when}: ${held} ${hours}, so the plan begins at ${timeInWords(to + wayThere)}.`
  if (isEvening(frame))
    return `${when}: ${held} ${hours}, so the plan ends by ${timeInWords(from - wayThere)}.`
  return `${when}: ${held} ${hours}, and the plan goes around it.`
}
