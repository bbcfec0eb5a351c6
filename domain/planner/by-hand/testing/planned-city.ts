/** A planned trip to a city of the catalogue, with its places: what is changed by hand in tests. */
import { loadDestination } from '#domain/places/load-catalogue.ts'
import type { Place } from '#domain/places/schema.ts'
import { apply } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { planDays } from '../../plan-days.ts'
import { planRequestSchema } from '../../schema.ts'

export interface PlannedCity {
  trip: Trip
  places: ReadonlyMap<string, Place>
  known: { place: (id: string) => Place | undefined; all: () => Iterable<Place> }
  /** The place of this name. */
  named: (name: string) => Place
}

export async function planCity(slug: string, dates: readonly string[]): Promise<PlannedCity> {
  const city = await loadDestination(slug)
  if (!city) throw new Error(`The catalogue has no ${slug}`)
  const request = planRequestSchema.parse({
    places: city.places,
    days: dates.map((date) => ({ date })),
    lodging: city.at,
    about: { zone: city.timeZone, slug, place: city.name },
  })
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 60 })
  if (!outcome.ok) throw new Error(`${slug} can be planned`)
  const places = new Map(city.places.map((place) => [place.id, place]))
  const named = (name: string) => {
    const place = city.places.find((each) => each.name === name)
    if (!place) throw new Error(`${slug} has no ${name}`)
    return place
  }
  const known = { place: (id: string) => places.get(id), all: () => places.values() }
  return { trip: outcome.trip, places, known, named }
}

/** The trip after a change. */
export function applied(trip: Trip, change: TripChange | null): Trip {
  if (!change) throw new Error('There is a change')
  return apply(trip, { id: operationIdSchema.parse('o1'), base: 0, hand: 'person', change }).trip
}

export function dayAt({ days }: Trip, index: number): Day {
  const day = days[index]
  if (!day) throw new Error(`There is no day ${index}`)
  return day
}

export function stopNamed({ days }: Trip, name: string): Stop {
  const stop = days.flatMap(({ stops }) => stops).find((each) => each.name === name)
  if (!stop) throw new Error(`There is no ${name}`)
  return stop
}
