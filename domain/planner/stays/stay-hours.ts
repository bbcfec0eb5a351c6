/** The hours in town on the first and the last day, for the days and in words. */
import { timeInWords } from '../clock.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import { layoverMargins, type StayClock } from '../stay-clock.ts'
import { type Leaving, leavingInWords } from './journey-clock.ts'

/** Fewest minutes of a planned day. */
const leastPlanned = 30
/** Minute of the day: a later begin that was said is when an evening starts, an earlier one is a habit. */
const afternoon = 900
/** Evenings that end from here on have no end that was asked for. */
const lastEvening = 1430
/** Fewest minutes in town for a visit. */
const leastHours = 90

export function stayInWords(days: number, clock: StayClock | null): string {
  if (days > 1) return `${days} days`
  return clock?.kind === 'evening' ? 'An evening' : clock?.kind === 'hours' ? 'Some hours' : 'A day'
}

/** The hours of a single evening, from the later hour at which one is free. */
export function freeLater(clock: StayClock, outFrom: number | undefined): StayClock {
  if (clock.kind !== 'evening' || outFrom === undefined || outFrom < afternoon) return clock
  return { ...clock, from: outFrom }
}

/** Sentences on the hours in town. */
export function inTown(
  { kind, from, to, flightAssumed, landingAssumed, handLuggage }: StayClock,
  leaving: Leaving | null = null,
  days = 2,
): string[] {
  const begins = from === undefined ? '' : timeInWords(toNextMark(Math.max(0, from)))
  const ends = to === undefined ? '' : timeInWords(toPreviousMark(to))
  if (kind === 'hours') return [`A stay of hours: planned from ${begins} to ${ends}.`]
  if (kind === 'day') {
    const hours = [begins && `from ${begins}`, ends && `${begins ? 'to' : 'until'} ${ends}`]
    return [`Your day: planned ${hours.filter(Boolean).join(' ')}, as you asked.`]
  }
  if (kind === 'evening') {
    return [
      to !== undefined && to < lastEvening
        ? `An evening was asked for: planned from ${begins} to ${ends}.`
        : `An evening was asked for: planned from ${begins} on.`,
    ]
  }
  if (begins && ends && kind === 'layover') {
    return [
      ...(landingAssumed
        ? [
            `The hour at which you land was not said: taken for ${timeInWords(from === undefined ? 0 : from - layoverMargins.in)}. Say it and the hours move; in a night little is open, so that a bed or the airport itself does better.`,
          ]
        : []),
      `In town from ${begins} to ${ends}: the rest is for passport control, about an hour on the way each time, and two hours there before take-off. From an airport farther out be back sooner. ${handLuggage ? 'Your hand luggage comes along unless the airport keeps bags: ask there, and' : 'Ask whether your bags go through, and'} whether you need a visa.`,
    ]
  }
  if (begins && ends && kind !== 'journey') {
    return [`In town from ${begins} to ${ends}: the rest is for the way in and back in good time.`]
  }
  const isLate = (from ?? 0) >= lastArrival
  const isEarly = (from ?? noon) < firstLight
  const fly = flightAssumed ? ' Taken for a flight: say so if you go by train or car.' : ''
  return [
    ...(isLate
      ? ['The first evening is for the way to your bed alone, since you arrive so late.']
      : []),
    ...(isEarly
      ? [
          `You arrive in the night: the first day begins at ${timeInWords(afterSomeSleep)}, after some sleep.`,
        ]
      : []),
    ...(begins && !isLate && !isEarly
      ? [`On the first day you are in town from about ${begins}.`]
      : []),
    ...(leaving ? [leavingInWords(leaving, days)] : []),
    ...(ends && !leaving
      ? [`On the last day you leave town by ${ends}, to be there in good time.${fly}`]
      : []),
  ]
}

/** Arrivals after this minute leave nothing of that evening. */
const lastArrival = 1410
/** Arrivals before this minute are followed by some sleep. */
const firstLight = 330
const afterSomeSleep = 660
const noon = 720

function firstHour(inTownFrom: number, arrives = lastArrival): number {
  if (inTownFrom < firstLight) return afterSomeSleep
  // Not before landing.
  return toNextMark(Math.min(Math.max(lastArrival, arrives), inTownFrom))
}

/** The hours of the first and the last day, where arrival or departure has a time. */
export function clockHours(dates: readonly string[], clock: StayClock | null, unmet: UnmetWish[]) {
  const last = dates.length - 1
  const from = clock?.from === undefined ? undefined : firstHour(clock.from, clock.arrives)
  const to = clock?.to === undefined ? undefined : toPreviousMark(clock.to)
  const isTooShort =
    to !== undefined && (to < 0 || (last === 0 && from !== undefined && to - from < leastHours))
  if (isTooShort) {
    unmet.push({
      wish: 'time in town',
      reason: 'too-short',
      says: 'By the clock there is not enough time to see anything in town and be back.',
      wayOut: 'A longer stop, or a walk close by.',
    })
    // A single hour is planned as such.
    if (from !== undefined && to !== undefined && last === 0)
      return () => ({ from, to: Math.max(to, from + leastPlanned) })
    if (clock?.kind !== 'hours') return () => ({})
  }
  return (index: number) => ({
    ...(index === 0 && from !== undefined ? { from } : {}),
    ...(index === last && to !== undefined ? { to } : {}),
  })
}
