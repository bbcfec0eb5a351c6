/**
 * Opening hours and daylight for the days of a trip. The catalogue's places of its cities come after
 * the first paint; until then, and where a city has none, nothing is said.
 */
import { startTransition, useEffect, useState } from 'react'
import type { Place } from '#domain/places/schema.ts'
import type { HoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import type { Daylight } from '#domain/sun/daylight.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'

export interface PlaceFacts {
  place: (id: string) => Place | undefined
  hours: (stop: Stop, day: Day, trip: Pick<Trip, 'closures'>) => HoursThatDay | null
  daylight: (day: Day) => Daylight | null
}

/** Loads nothing for null. */
export function usePlaceFacts(trip: Trip | null): PlaceFacts | null {
  const slugs = trip && slugsOf(trip)
  const [facts, setFacts] = useState<PlaceFacts | null>(null)
  useEffect(() => {
    if (slugs === null) return
    let wanted = true
    const load = async () => {
      const loaded = await loadFacts(slugs)
      // A transition, because every stop renders again: React splits it into steps between which the page
      // answers.
      if (wanted) startTransition(() => setFacts(loaded))
    }
    const timer = setTimeout(() => void load())
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [slugs])
  return facts
}

/** `slugs` as `slugsOf` tells them. */
export async function loadFacts(slugs: string): Promise<PlaceFacts> {
  const { loadDestination, hoursThatDay, daylight } = await import('./place-facts.ts')
  const known = await Promise.all(slugs.split(' ').filter(Boolean).map(loadDestination))
  const places = new Map(
    known.flatMap((each) => each?.places ?? []).map((place) => [place.id, place]),
  )
  return {
    place: (id) => places.get(id),
    hours: ({ placeId, kind }, day, trip) => {
      const place = placeId === null || kind === 'journey' ? undefined : places.get(placeId)
      return place ? hoursThatDay(place, day, trip) : null
    },
    daylight: (day) => {
      const at = day.stops.find((stop) => stop.at)?.at
      return at ? daylight(at, day.date, day.zone) : null
    },
  }
}

/** In one text, so that an effect runs again only when it is another. */
export function slugsOf(trip: Trip | null): string {
  const slugs = trip?.stays.flatMap(({ slug }) => slug ?? []) ?? []
  return [...new Set(slugs)].join(' ')
}
