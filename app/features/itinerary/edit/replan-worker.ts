/** A worker that plans days again, so that the page stays responsive. */
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { replanDays } from '#domain/planner/by-hand/replan-days.ts'
import type { DayId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'

export interface ReplanCall {
  trip: Trip
  days: readonly DayId[]
  /** A new salt gives new ids, and a new seed another plan. */
  salt: string
  seed: number
}

const milliseconds = 700

addEventListener('message', async ({ data }: MessageEvent<ReplanCall>) => {
  const { trip, days, salt, seed } = data
  const slugs = [...new Set(trip.stays.flatMap(({ slug }) => slug ?? []))]
  const found = await Promise.all(slugs.map(loadDestination))
  const destinations = new Map(found.flatMap((each) => (each ? [[each.slug, each] as const] : [])))
  const end = performance.now() + milliseconds
  const goOn = (steps: number) => steps % 16 !== 0 || performance.now() < end
  postMessage(replanDays(trip, days, destinations, { seed, salt, goOn }))
})
