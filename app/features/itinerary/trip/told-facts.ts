/**
 * Opening hours and daylight of a trip as plain data. Where the server has the trip, it tells them with
 * it: they stand in the first markup, and a page that is only read loads no catalogue.
 */
import { useMemo } from 'react'
import type { HoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import type { Daylight } from '#domain/sun/daylight.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { useSameReference } from './same-reference.ts'
import { type PlaceFacts, usePlaceFacts } from './use-place-facts.ts'

/** By the ids of stops and days. Unknown facts are left out. */
export interface ToldFacts {
  hours: Readonly<Record<string, HoursThatDay>>
  daylight: Readonly<Record<string, Daylight>>
}

export type TripFacts = Pick<PlaceFacts, 'hours' | 'daylight'>

/** The facts that came with the trip, or else those of the catalogue, once it is loaded. */
export function useTripFacts(trip: Trip, told: ToldFacts | undefined): TripFacts | null {
  const steady = useSameReference(told)
  const known = useMemo(() => (steady ? asFacts(steady) : null), [steady])
  const loaded = usePlaceFacts(known ? null : trip)
  return known ?? loaded
}

const asFacts = ({ hours, daylight }: ToldFacts): TripFacts => ({
  hours: ({ id }) => hours[id] ?? null,
  daylight: ({ id }) => daylight[id] ?? null,
})
