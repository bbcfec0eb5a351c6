/**
 * Three days in Lisbon, from a Monday to a Wednesday, laid out by hand: the same whatever the planner
 * has learnt, so that what is asked of changes by hand can name its stops.
 */
import { loadDestination } from '#domain/places/load-catalogue.ts'
import type { Meal } from '#domain/places/schema.ts'
import { dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { retimed } from '../edits.ts'
import { stopOfPlace } from '../new-stop.ts'
import { applied, type PlannedCity } from './planned-city.ts'

const days: readonly (readonly (string | readonly [name: string, meal: Meal])[])[] = [
  [
    'Miradouro de Santa Luzia',
    'Alfama',
    ['Nicolau Lisboa', 'lunch'],
    'São Jorge Castle',
    'Lisbon Cathedral',
    'Rua Augusta Arch',
    'Praça do Comércio',
    ['Jardim das Cerejas', 'dinner'],
  ],
  [
    'Oceanário de Lisboa',
    ['Cervejaria Trindade', 'lunch'],
    'Carmo Convent',
    'Livraria Bertrand',
    'Miradouro de São Pedro de Alcântara',
    ['Casa do Alentejo', 'dinner'],
  ],
  [
    'Pastéis de Belém',
    'Jerónimos Monastery',
    ['Pão Pão Queijo Queijo', 'lunch'],
    'National Coach Museum',
    'Monument to the Discoveries',
    'Belém Tower',
    ['Zé dos Cornos', 'dinner'],
  ],
]

export async function lisbonByHand(id = 'lisbon'): Promise<PlannedCity> {
  const city = await loadDestination('lisbon')
  if (!city) throw new Error('The catalogue has no Lisbon')
  const places = new Map(city.places.map((place) => [place.id, place]))
  const known = { place: (place: string) => places.get(place), all: () => places.values() }
  const named = (name: string) => {
    const place = city.places.find((each) => each.name === name)
    if (!place) throw new Error(`Lisbon has no ${name}`)
    return place
  }
  const zone = city.timeZone
  const dayId = (index: number) => dayIdSchema.parse(`day${index + 1}`)
  const stay = { name: city.name, at: city.at, zone, slug: city.slug }
  const stays = [{ ...stay, first: dayId(0), last: dayId(days.length - 1) }]
  const fields = newTripFields({ title: '3 days in Lisbon', start: '2027-05-10', stays })
  const state = stateOf(emptyTrip(tripIdSchema.parse(id), fields))
  for (const [index, order] of keysBetween(null, null, days.length).entries()) {
    state.tables.day.set(dayId(index), newDayFields({ order, zone }))
  }
  let trip = tripOf(state)
  for (const [index, stops] of days.entries()) {
    const day = dayId(index)
    const orders = keysBetween(null, null, stops.length)
    const add = stops.flatMap((stop, position) => {
      const [name, meal] = typeof stop === 'string' ? [stop, null] : stop
      const order = orders[position]
      if (!order) return []
      const seed = stopOfPlace(named(name), { day, order, zone }, { meal })
      return [{ id: stopIdSchema.parse(`stop${index}-${position}`), fields: seed }]
    })
    trip = applied(trip, retimed(trip, { add }, [day], known))
  }
  return { trip, places, known, named }
}
