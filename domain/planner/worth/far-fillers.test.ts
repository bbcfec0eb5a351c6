import { expect, it } from 'vitest'
import { place, read } from '../testing/sample-request.ts'
import { isFarFiller, isFiller, isMoreRideThanVisit } from './far-fillers.ts'

const park = place('aqueducts', { kind: 'park', at: [38.71, -9.35], essential: 0.36 })
const tower = place('tower', { kind: 'landmark', at: [38.71, -9.35], essential: 0.9 })
const request = read({ places: [park, tower] })

it('a park across the town that nobody asked for only fills time; what a town is known for does not', () => {
  expect(isFarFiller(park, request)).toBe(true)
  expect(isFarFiller(tower, request)).toBe(false)
})

it('next door it is no ride', () => {
  const near = place('near', { kind: 'park', essential: 0.36, at: request.lodging })
  expect(isFiller(near, request)).toBe(true)
  expect(isFarFiller(near, request)).toBe(false)
})

it('who named it, or likes such places, has asked for it', () => {
  expect(isFiller(park, { ...request, mustSee: ['aqueducts'] })).toBe(false)
  expect(isFiller(park, { ...request, wantedKinds: ['park'] })).toBe(false)
})

it('half a day in a zoo is worth a longer ride than an hour among old trains', () => {
  const zoo = place('zoo', { kind: 'zoo', at: [38.71, -9.26], essential: 0.36, minutes: 180 })
  const trains = { ...zoo, id: 'trains', kind: 'museum' as const, minutes: 60 }
  expect(isMoreRideThanVisit(zoo, request)).toBe(false)
  expect(isMoreRideThanVisit(trains, request)).toBe(true)
  expect(isMoreRideThanVisit({ ...trains, essential: 0.7 }, request)).toBe(false)
})
