import { expect, it } from 'vitest'
import { changeRoad } from '#domain/routing/change-road.ts'
import { roadOfTrip } from '#domain/routing/road-of-trip.ts'
import { roadWorld } from '#domain/routing/road-world.ts'
import { apply } from '#domain/trip/apply.ts'
import { operationIdSchema, saltedIds } from '#domain/trip/ids.ts'
import { tripChangeSchema } from '#domain/trip/operation.ts'
import { isDriven } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const { trip } = await planWish('Lisbon to Porto by car, 5 days', await loadWishContext())
if (!trip) throw new Error('It was not planned')
const made = saltedIds('new')
let count = 0
const next = () => `n${++count}`
const ids = {
  day: () => made.day(next()),
  stop: () => made.stop(next()),
  lodging: () => made.lodging(next()),
}

function withNights(of: Trip, town: string, more: number): Trip {
  const plan = roadOfTrip(of)
  if (!plan) throw new Error('It is no road trip')
  const stops = plan.route.stops.map((stop) =>
    stop.name === town ? { ...stop, nights: stop.nights + more } : stop,
  )
  const world = roadWorld({ start: of.start, towns: [] })
  const route = { ...plan.route, stops }
  const { change } = changeRoad(of, { ...plan, route }, 'Nights', { world, ids })
  if (!change) return of
  const operation = { base: 0, hand: 'person' as const, change: tripChangeSchema.parse(change) }
  return apply(of, { ...operation, id: operationIdSchema.parse('o1') }).trip
}

const sightsBy = ({ days }: Trip) =>
  days.map(({ stops }) =>
    stops.filter(({ nights }) => typeof nights !== 'number').map(({ name }) => name),
  )

it('a drive with days in town is opened as a road trip, and its sights are no stops of the drive', () => {
  expect(isDriven(trip)).toBe(true)
  const names = roadOfTrip(trip)?.route.stops.map(({ name }) => name) ?? []
  expect(names[0]).toBe('Lisbon')
  expect(names.at(-1)).toBe('Porto')
  const sights = sightsBy(trip).flat()
  expect(sights.length).toBeGreaterThan(10)
  expect(names.some((name) => sights.includes(name))).toBe(false)
})

it('timed again as it is, nothing is different', () => {
  expect(withNights(trip, 'Porto', 0)).toBe(trip)
})

it('a night more on the way moves the sights of the last town a day on', () => {
  const before = sightsBy(trip)
  const after = sightsBy(withNights(trip, 'Coimbra', 1))
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toEqual(before[0])
  expect(after.at(-1)).toEqual(before.at(-1))
  expect(after.at(-2)).toEqual(before.at(-2))
})

it('the stay in a town goes with its days', () => {
  const later = withNights(trip, 'Coimbra', 1)
  const stay = later.stays.find(({ name }) => name === 'Porto')
  expect(later.days.findIndex(({ id }) => id === stay?.last)).toBe(later.days.length - 1)
})

it('a night less at the end takes the sights of that day away, and nothing else', () => {
  const before = sightsBy(trip)
  expect(sightsBy(withNights(trip, 'Porto', -1))).toEqual(before.slice(0, -1))
})

it('on the day of arrival no sight begins before one is there', () => {
  const later = withNights(trip, 'Coimbra', 1)
  for (const { stops } of later.days) {
    const starts = stops.flatMap(({ start }) => start ?? [])
    expect(starts).toEqual(starts.toSorted())
  }
})
