import type { HoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import type { Daylight } from '#domain/sun/daylight.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { ToldFacts } from './told-facts.ts'
import { loadFacts, slugsOf } from './use-place-facts.ts'

/** The opening hours of every stop and the daylight of every day, for a trip that the server shows. */
export async function tellFacts(trip: Trip): Promise<ToldFacts> {
  const facts = await loadFacts(slugsOf(trip))
  const hours: Record<string, HoursThatDay> = {}
  const daylight: Record<string, Daylight> = {}
  for (const day of trip.days) {
    const light = facts.daylight(day)
    if (light) daylight[day.id] = light
    for (const stop of day.stops) {
      const told = facts.hours(stop, day, trip)
      if (told) hours[stop.id] = told
    }
  }
  return { hours, daylight }
}
