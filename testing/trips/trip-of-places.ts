/**
 * A trip of as many days and stops as a test or benchmark asks for, of a city's real places in turn, with
 * their hours, ways and reasons. It is laid out without the planner, so that its size is exact.
 */
import { randomUUID } from 'node:crypto'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { retimed } from '#domain/planner/by-hand/edits.ts'
import { stopOfPlace } from '#domain/planner/by-hand/new-stop.ts'
import { apply } from '#domain/trip/apply.ts'
import { dayIdSchema, operationIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'

interface TripSize {
  slug: string
  days: number
  stops: number
  start?: string
}

export async function tripOfPlaces({
  slug,
  days,
  stops,
  start = '2027-05-10',
}: TripSize): Promise<Trip> {
  const city = await loadDestination(slug)
  if (!city) throw new Error(`The catalogue has no ${slug}`)
  const places = new Map(city.places.map((place) => [place.id, place]))
  const known = { place: (id: string) => places.get(id) }
  const zone = city.timeZone
  const dayId = (index: number) => dayIdSchema.parse(`day${index + 1}`)
  const stays = [
    { name: city.name, at: city.at, zone, slug, first: dayId(0), last: dayId(days - 1) },
  ]
  const fields = newTripFields({ title: `${days} days in ${city.name}`, start, stays })
  const state = stateOf(emptyTrip(tripIdSchema.parse(randomUUID()), fields))
  for (const [index, order] of keysBetween(null, null, days).entries()) {
    state.tables.day.set(dayId(index), newDayFields({ order, zone }))
  }
  let trip = tripOf(state)
  for (let index = 0; index < days; index += 1) {
    const [from, to] = [index, index + 1].map((each) => Math.round((each * stops) / days))
    const count = (to ?? 0) - (from ?? 0)
    const day = dayId(index)
    const add = keysBetween(null, null, count).flatMap((order, position) => {
      const number = (from ?? 0) + position
      const place = city.places[number % city.places.length]
      if (!place) return []
      const seed = stopOfPlace(place, { day, order, zone })
      return [{ id: stopIdSchema.parse(`stop${number}`), fields: seed }]
    })
    const change = retimed(trip, { add }, [day], known)
    const id = operationIdSchema.parse(`made${index}`)
    trip = apply(trip, { id, base: 0, hand: 'person', change }).trip
  }
  return trip
}
