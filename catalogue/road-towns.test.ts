import { expect, it } from 'vitest'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { loadRoadTowns } from '#domain/routing/load-road-towns.ts'
import { roadPointSchema } from '#domain/routing/road-trip-schema.ts'

const [towns, gazetteer] = await Promise.all([loadRoadTowns(), loadGazetteer()])

it('every town has a country, a place on earth and a sentence', () => {
  expect(towns.length).toBeGreaterThan(700)
  for (const { about, isGreat: _, ...point } of towns) {
    expect(roadPointSchema.parse(point)).toEqual(point)
    expect(about, point.name).toMatch(/^[A-Z].{6,120}\.$/)
  }
})

it('stands where a town of that country is', () => {
  const cell = ([latitude, longitude]: readonly [number, number], north = 0, east = 0) =>
    [latitude + north, longitude + east].map(Math.floor).join()
  const byCell = Map.groupBy(
    gazetteer.citiesWhere(() => true, 500),
    ({ at }) => cell(at),
  )
  const steps = [-1, 0, 1]
  const lost = towns.filter(({ at, country }) => {
    const near = steps.flatMap((north) =>
      steps.flatMap((east) => byCell.get(cell(at, north, east)) ?? []),
    )
    return !near.some((place) => place.country === country && kilometres(place.at, at) < 40)
  })
  expect(lost.map(({ name }) => name)).toEqual([])
})

it('no town stands there twice', () => {
  const keys = towns.map(
    ({ country, name, at }) => `${country} ${foldName(name)} ${at[0].toFixed(0)}`,
  )
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
