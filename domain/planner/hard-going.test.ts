import { describe, expect, it } from 'vitest'
import { hasStairs, isUphill } from './hard-going.ts'
import { place } from './testing/sample-request.ts'

const told = (about: string, more: Parameters<typeof place>[1] = {}) =>
  place('it', { kind: 'viewpoint', stepFree: null, about, ...more })

describe('what is hard going by its own words', () => {
  it.each([
    'An elevator and a narrow stair lead to the clock and the terrace.',
    'A steep grid of lanes with a tiny bar in every other house.',
    'Stairs squeeze through a cleft in the rock to a small cove.',
    'Goat and curry on the steps of the old quarter.',
  ])('has stairs: %s', (about) => {
    expect(hasStairs(told(about, { kind: 'restaurant' }))).toBe(true)
  })

  it('has none a few steps away, where it is known to be step-free, or where one sits and is carried', () => {
    expect(hasStairs(told('A quiet square a few steps from the river.'))).toBe(false)
    expect(hasStairs(told('Steep lanes, and an elevator.', { stepFree: true }))).toBe(false)
    const tram = told('It climbs the steepest street of the town.', { name: 'Cable Car' })
    expect(hasStairs(tram)).toBe(false)
  })

  it('is uphill where it is told to be high, and nothing carries one up', () => {
    expect(isUphill(told('The highest of the classic viewpoints.'))).toBe(true)
    expect(isUphill(told('Moorish walls to walk along.', { kind: 'palace' }))).toBe(true)
    expect(isUphill(told('The highest point, reached by a funicular.'))).toBe(false)
    expect(isUphill(told('A flat promenade by the river.', { name: 'River Walk' }))).toBe(false)
  })
})
