import { expect, it } from 'vitest'
import { freeThere, hoursAtHome } from './after-search/free-hours.ts'
import { place } from './testing/sample-request.ts'

const table = place('table', { kind: 'restaurant', area: 'Pontochō' })
const dinner = { meal: 'dinner', place: table, locked: false } as const
const castle = { at: table.at, area: null, place: place('castle', { kind: 'palace' }) }
const quarter = { at: table.at, area: null, place: place('quarter', { kind: 'neighbourhood' }) }

it('free hours before dinner are in its quarter, and not around a castle', () => {
  expect(freeThere(dinner, castle)?.says).toBe('Free time in Pontochō')
})

it('nobody leaves a quarter for them, nor waits at an address', () => {
  expect(freeThere(dinner, quarter)).toBeNull()
  const atAnAddress = { ...dinner, place: { ...table, area: '12 Long Street' } }
  expect(freeThere(atAnAddress, castle)).toBeNull()
})

it('two free hours beside a castle are spent at the lodging, where that is near, and those of a quarter in it', () => {
  const free = { from: 920, to: 1110 }
  const near = { home: 15, on: 10, straight: 20 }
  expect(hoursAtHome(free, near, castle)).toEqual({ from: 935, to: 1100 })
  expect(hoursAtHome(free, { home: 45, on: 10, straight: 20 }, castle)).toBeNull()
  expect(hoursAtHome(free, near, quarter)).toBeNull()
  // Nearly on the way to what comes next, it costs nothing.
  expect(hoursAtHome(free, { home: 45, on: 10, straight: 45 }, quarter)).not.toBeNull()
  expect(hoursAtHome({ from: 920, to: 990 }, near, castle)).toBeNull()
  // Nobody goes to bed at eleven in the morning.
  expect(hoursAtHome({ from: 660, to: 860 }, near, castle)).toBeNull()
})
