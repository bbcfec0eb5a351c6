import { expect, it } from 'vitest'
import type { AskedWish } from '../schema.ts'
import { place } from '../testing/sample-request.ts'
import { quartersInFull } from './quarters-in-full.ts'

const wish = (what: string, placeIds: string[]): AskedWish => ({
  ...{ what, placeIds, when: 'any', daily: false, often: false },
})
const near = (id: string, east: number) => place(id, { at: [47.498, 19.06 + east] })
const places = [near('a', 0), near('b', 0.002), near('c', 0.004), near('far', 0.08)]

it('a quarter is a round through it, and not its best known house alone', () => {
  const [round] = quartersInFull([wish('Jewish quarter', ['a', 'b', 'c'])], places)
  expect(round).toMatchObject({ often: true, times: 3 })
})

it('what is spread over the town, or a single thing, stays one wish', () => {
  const spread = wish('the old quarter', ['a', 'b', 'far'])
  const single = wish('a synagogue', ['a', 'b', 'c'])
  expect(quartersInFull([spread, single], places)).toEqual([spread, single])
})
