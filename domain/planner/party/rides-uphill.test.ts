import { expect, it } from 'vitest'
import { estimateMatrix, legOf } from '#domain/routing/travel-estimate.ts'
import { travelPreferences } from '../day-habits.ts'
import { place, read } from '../testing/sample-request.ts'
import { liesAbove, rideUphill } from './rides-uphill.ts'

const terrace = place('terrace', {
  kind: 'viewpoint',
  setting: 'outdoor',
  price: 0,
  stepFree: true,
  at: [38.7145, -9.14],
  about: 'The terrace with the whole city in one frame: bridges, tower and dome.',
})
const square = place('square', { kind: 'square', setting: 'outdoor', at: [38.7145, -9.141] })
const wayTo = (to: typeof terrace, party: object) => {
  const request = read({ places: [terrace, square], party })
  const points = [request.lodging, to.at]
  const travel = estimateMatrix(points, travelPreferences(request))
  rideUphill(travel, points, request)
  return legOf(travel, 0, 1).mode
}

it('parents of a great age ride up to a terrace over the town, and walk as far on the level', () => {
  expect(wayTo(terrace, { who: ['seniors'] })).toBe('transit')
  expect(wayTo(terrace, { shortWalks: true })).toBe('transit')
  expect(wayTo(square, { who: ['seniors'] })).toBe('walk')
  expect(wayTo(terrace, {})).toBe('walk')
})

it('a view from a promenade lies on the level', () => {
  expect(
    liesAbove({ ...terrace, about: 'A promenade by the river that looks over to the town.' }),
  ).toBe(false)
})
