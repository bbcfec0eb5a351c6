import { expect, it } from 'vitest'
import { freeThere } from './after-search/free-hours.ts'
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
