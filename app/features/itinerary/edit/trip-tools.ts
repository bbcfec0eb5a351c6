/** The rules of editing, and the places of a trip's cities: every change by hand needs both. */
import type { Destination, Place } from '#domain/places/schema.ts'
import type { DayId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'

export type Engine = typeof import('./editing-rules.ts')['engine']

export interface TripTools {
  engine: Engine
  /** Of the trip's cities, by slug. */
  destinations: ReadonlyMap<string, Destination>
  known: { place: (id: string) => Place | undefined; all: () => Iterable<Place> }
}

export async function loadTools(slugs: readonly string[]): Promise<TripTools> {
  const { engine } = await import('./editing-rules.ts')
  // All of them before anything is shown: an open list must not change under the pointer.
  const found = await Promise.all(slugs.map(engine.loadDestination))
  const destinations = new Map(found.flatMap((each) => (each ? [[each.slug, each] as const] : [])))
  const places = new Map(
    [...destinations.values()].flatMap((each) => each.places).map((place) => [place.id, place]),
  )
  const known = { place: (id: string) => places.get(id), all: () => places.values() }
  return { engine, destinations, known }
}

/** What the weather usually is in the city of a day. */
export function weatherIn({ engine, destinations }: TripTools, trip: Trip) {
  return (id: DayId, date: string): DayWeather | null => {
    const day = trip.days.find((each) => each.id === id)
    const slug = day && engine.stayOf(trip, day)?.slug
    const city = slug ? destinations.get(slug) : undefined
    return city ? engine.normalWeather(city, date) : null
  }
}
