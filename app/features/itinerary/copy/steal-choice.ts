/** What somebody sets to copy a sample (dates, company, pace), and the request that follows from it. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { SampleChoice } from '#domain/samples/sample-wish.ts'
import type { Sample } from '#domain/samples/samples.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** The choice that fits the sample as it is: two people without dates. */
export const firstChoice = ({ days }: Pick<Sample, 'days'>): SampleChoice => ({
  days,
  adults: 2,
  children: 0,
  pace: 'balanced',
})

/**
 * Whether the sample holds as it is. Another pace, other lengths and children make another plan; so
 * do dates on which other doors are open: those of another weekday or another month.
 */
export function isSampleAsItIs(
  { days, start, children, pace }: SampleChoice,
  trip: Pick<Trip, 'start' | 'pace' | 'days'>,
): boolean {
  return (
    days === trip.days.length &&
    children === 0 &&
    pace === trip.pace &&
    (start === undefined ||
      (weekdayOf(start) === weekdayOf(trip.start) && start.slice(5, 7) === trip.start.slice(5, 7)))
  )
}
