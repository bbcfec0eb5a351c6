import { describe, expect, it } from 'vitest'
import { loadDrives } from '#domain/drives/load-drives.ts'
import { kilometres } from '#domain/places/distance.ts'
import { loadDestination, loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { worthAStop } from './detour.ts'
import { drivingRulesSchema, pointsOf, type RoadRoute } from './road-trip-schema.ts'
import { timeRoadTrip } from './road-trip-timing.ts'
import { roadWorld } from './road-world.ts'
import { citiesAlong, placeNear, worthwhileAlong } from './worthwhile-places.ts'

const drives = await loadDrives()
const names = await loadDestinationNames()
const gazetteer = await loadGazetteer()

async function placesFor(route: RoadRoute) {
  const near = citiesAlong(route, names)
  const cities = await Promise.all(near.map(({ slug }) => loadDestination(slug)))
  return worthwhileAlong(
    route,
    drives,
    cities.filter((city) => city !== undefined),
  )
}

const alongPortugal: RoadRoute = {
  start: { name: 'Porto', at: [41.15, -8.61] },
  end: { name: 'Lagos', at: [37.1, -8.67] },
  round: false,
  stops: [],
}

describe('what the catalogue knows along a way', () => {
  it('has places of cities that one drives by, each with what it costs this trip', async () => {
    const places = await placesFor(alongPortugal)
    const lisbon = await loadDestination('lisbon')
    const ofLisbon = new Set(lisbon?.places.map(({ name }) => name))
    expect(places.some(({ name }) => ofLisbon.has(name))).toBe(true)
    const rules = drivingRulesSchema.parse({})
    const world = roadWorld({ start: '2027-06-10', towns: [] })
    const plan = { route: alongPortugal, rules, car: undefined }
    const offers = worthAStop(plan, timeRoadTrip(alongPortugal, rules, world), places, world)
    expect(offers.length).toBeGreaterThan(2)
    for (const { extraMinutes, place } of offers) {
      expect(extraMinutes).toBeLessThanOrEqual(90)
      expect(place.about.length).toBeGreaterThan(10)
    }
  })

  it('has nothing of a town where one stops, and no table', async () => {
    const stop = { name: 'Lisbon', at: [38.72, -9.14] as [number, number] }
    const route: RoadRoute = {
      ...alongPortugal,
      stops: [{ ...stop, id: 'l', minutes: 60, nights: 1 }],
    }
    const places = await placesFor(route)
    for (const { at } of places) {
      for (const point of pointsOf(route)) expect(kilometres(point.at, at)).toBeGreaterThan(8)
    }
    const lisbon = await loadDestination('lisbon')
    const tables = new Set(lisbon?.places.flatMap(({ name, meals }) => (meals ? [name] : [])))
    expect(places.filter(({ name }) => tables.has(name))).toEqual([])
  })
})

describe('a press on the map', () => {
  it('means the town there, also where it is a little off', () => {
    expect(placeNear([40.2, -8.4], gazetteer, [])?.name).toBe('Coimbra')
    expect(placeNear([38.58, -7.95], gazetteer, [])?.name).toBe('Évora')
  })

  it('means a place that somebody described, where it is that near', async () => {
    const places = await placesFor(alongPortugal)
    const [place] = places
    if (!place) throw new Error('There is none')
    const [latitude, longitude] = place.at
    const pressed = placeNear([latitude + 0.002, longitude], gazetteer, [place])
    expect(pressed).toEqual(place)
  })

  it('means nothing in the middle of the ocean', () => {
    expect(placeNear([-40, -120], gazetteer, [])).toBeNull()
  })
})
