import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { whatChanged } from '#domain/trip/what-changed.ts'
import { inlineExecutor } from '../execution/executor.ts'
import { planWish } from '../wish/plan-wish.ts'
import { replanDays } from './replan-days.ts'
import { stayOf } from './stay-of.ts'
import { applied } from './testing/planned-city.ts'

const { destinations, bySlug } = await loadCatalogue()
const { trip } = await planWish('5 days in Lisbon and Porto in May 2027', {
  today: '2026-11-16',
  gazetteer: await loadGazetteer(),
  destinations,
  bySlug,
  executor: inlineExecutor(() => performance.now()),
  limits: {},
})
if (!trip) throw new Error('Lisbon and Porto can be planned')
const cities = new Map(
  trip.stays.flatMap(({ slug }) => {
    const city = slug ? bySlug.get(slug) : undefined
    return city ? [[city.slug, city] as const] : []
  }),
)

it('the rest of a trip through two cities is planned again, each day in its own', () => {
  const visit = trip.days.at(-1)?.stops.find(({ kind }) => kind === 'visit')
  if (!visit) throw new Error('The last day has a visit')
  const held = applied(trip, { kind: 'lock-stop', stop: visit.id, locked: true })
  const [first, ...rest] = held.days
  const search = { seed: 11, salt: 'again', goOn: (steps: number) => steps < 60 }
  const again = replanDays(
    held,
    rest.map(({ id }) => id),
    cities,
    search,
  )
  if (!again.ok) throw new Error(again.message)
  const now = applied(held, again.value)

  expect(cities.size).toBe(2)
  expect(now.stays).toEqual(held.stays)
  expect(now.days[0]).toEqual(first)
  expect(now.days.at(-1)?.stops.some(({ id }) => id === visit.id)).toBe(true)
  // The train between them stays where it was.
  const journeys = (of: typeof now) =>
    of.days.map(({ stops }) => stops.filter(({ kind }) => kind === 'journey').map(({ id }) => id))
  expect(journeys(now)).toEqual(journeys(held))
  expect(journeys(now).flat().length).toBeGreaterThan(0)
  for (const day of now.days) {
    const here = stayOf(now, day)?.slug
    const own = new Set(here ? cities.get(here)?.places.map(({ id }) => id) : [])
    const strangers = day.stops.filter(({ placeId, kind }) => {
      const isPlanned = placeId !== null && kind !== 'journey'
      return isPlanned && !own.has(placeId) && !before.has(placeId)
    })
    expect(strangers.map(({ name }) => name)).toEqual([])
  }
  const { added } = whatChanged(held, now)
  expect(added.length).toBeGreaterThan(0)
  expect(added.every(({ day }) => day > 1)).toBe(true)
})

/** A day of a journey may hold stops of both cities from the start. */
const before = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
