/**
 * Why each stop of a shared trip is there. A trip's own reasons stay with its owner, since they tell what
 * somebody eats, needs or asked for; a reader gets those that hold for everybody who goes there.
 */
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { reasonsForAnyone } from '#domain/planner/words/explain.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { clockOf } from '../trip/trip-words.ts'
import { slugsOf } from '../trip/use-place-facts.ts'

export async function withReasonsForAnyone(trip: Trip): Promise<Trip> {
  const cities = await Promise.all(slugsOf(trip).split(' ').filter(Boolean).map(loadDestination))
  const places = new Map(
    cities.flatMap((city) => city?.places ?? []).map((place) => [place.id, place]),
  )
  const reasonsOf = ({ placeId, start, minutes }: Stop, day: Day): string[] => {
    const place = placeId === null ? undefined : places.get(placeId)
    if (!place) return []
    const time = { start: clockOf(start, day) ?? 0, minutes: minutes ?? 0 }
    const { date, zone, weather } = day
    return reasonsForAnyone(place, time, { date, zone, ...(weather ? { weather } : {}) })
  }
  return {
    ...trip,
    days: trip.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({ ...stop, reasons: reasonsOf(stop, day) })),
    })),
  }
}
