import { expect, it } from 'vitest'
import { place, read } from '../testing/sample-request.ts'
import { isTourForOthers } from './tours-for-others.ts'

const tour = place('food-tour', {
  kind: 'activity',
  essential: 0.35,
  price: 3,
  booking: 'needed',
  interests: ['food', 'culture'],
})
const family = { children: true }

it('leaves a tour out that nobody asked for', () => {
  expect(isTourForOthers(tour, read({ places: [tour] }))).toBe(true)
})

it('keeps what the town is known for, and what costs little and needs no booking', () => {
  expect(isTourForOthers({ ...tour, essential: 0.6 }, read({}))).toBe(false)
  expect(isTourForOthers({ ...tour, price: 1, booking: undefined }, read({}))).toBe(false)
})

it('keeps a tour for those who named it, want to do things, or love most of what it is', () => {
  expect(isTourForOthers(tour, read({ places: [tour], mustSee: ['food-tour'] }))).toBe(false)
  expect(isTourForOthers(tour, read({ wantedKinds: ['activity'] }))).toBe(false)
  expect(isTourForOthers(tour, read({ interests: ['food', 'culture'] }))).toBe(false)
})

it('keeps what children enjoy for those who bring some', () => {
  const boat = { ...tour, children: true }
  expect(isTourForOthers(boat, read({ party: family }))).toBe(false)
  expect(isTourForOthers(boat, read({}))).toBe(true)
})
