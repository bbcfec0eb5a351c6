import { expect, it } from 'vitest'
import { kilometres } from '#domain/places/distance.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()
const planned = async (text: string): Promise<Trip> => {
  const { trip, question } = await planWish(text, context)
  if (!trip) throw new Error(question ?? 'No trip')
  return trip
}
const namesOf = ({ days }: Trip) => days.flatMap(({ stops }) => stops.map(({ name }) => name))
const beds = ({ lodgings }: Trip) => lodgings.map(({ area }) => area)

it('a coast that was named is a stop, and no city some hours away stands for it', async () => {
  const trip = await planned('San Francisco to Big Sur to Monterey and back, 4 days in May by car')
  expect(namesOf(trip)).toContain('Big Sur')
  expect(namesOf(trip)).toContain('Monterey')
})

it('the first day and the last night in the city are there, with days that see other things', async () => {
  const trip = await planned(
    'San Francisco to Big Sur to Monterey and back, 4 days in May by rental car. First day and last night in the city.',
  )
  expect(beds(trip)[0]).toBe('San Francisco')
  expect(beds(trip).at(-1)).toBe('San Francisco')
  const places = trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
  expect(places.length).toBeGreaterThan(6)
  expect(new Set(places).size).toBe(places.length)
  expect(trip.days.at(-1)?.stops.some(({ placeId }) => placeId !== null)).toBe(true)
})

it('back to the town of the start closes the loop there, and no town between is lost', async () => {
  const trip = await planned(
    'Dublin to Killarney to Galway and back to Dublin, 6 days by car in May',
  )
  expect(beds(trip)).toContain('Killarney')
  expect(beds(trip)).toContain('Galway')
  const own = namesOf(trip).filter((name) => name.startsWith('A day of your own'))
  expect(own.length).toBeLessThan(2)
  const towns = namesOf(trip).filter((name) => !beds(trip).includes(name))
  expect(new Set(towns).size).toBe(towns.length)
})

it('a land that was named is driven in its own towns, and in none of the next', async () => {
  const trip = await planned('Tuscany road trip from Rome, 7 days in May, round trip')
  expect(beds(trip)).toContain('Florence')
  expect(beds(trip)).not.toContain('Venice')
  expect(beds(trip)).not.toContain('Milan')
})

it('two nights in a small town have a day out by car, and end there', async () => {
  const trip = await planned(
    'Dublin to Killarney to Galway and back to Dublin, 6 days by car in May',
  )
  const killarney = trip.lodgings.find(({ area }) => area === 'Killarney')?.at ?? [0, 0]
  const stays = trip.days.filter(({ stops }) => stops.at(-1)?.name === 'Killarney')
  const out = stays.at(-1)?.stops.slice(0, -1) ?? []
  expect(out.length).toBeGreaterThan(1)
  for (const { at } of out) expect(at && kilometres(at, killarney)).toBeLessThan(61)
})

it('nights that were said of an island are spent on it, and the way back is broken where it is too long', async () => {
  const trip = await planned(
    'Scotland by car from Edinburgh, 7 to 11 June. Fort William, Skye for two nights, walks. At most 4 hours of driving a day',
  )
  expect(trip.days).toHaveLength(5)
  expect(beds(trip)).toContain('Skye')
  const skye = trip.lodgings.find(({ area }) => area === 'Skye')
  const nights = trip.days.findIndex(({ id }) => id === skye?.checkOut)
  expect(nights - trip.days.findIndex(({ id }) => id === skye?.checkIn)).toBe(2)
  for (const { stops, back } of trip.days) {
    const driven = stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), back?.minutes ?? 0)
    expect(driven).toBeLessThanOrEqual(240)
  }
})
