import { expect, it } from 'vitest'
import { appeal } from './appeal.ts'
import { place, read } from './testing/sample-request.ts'

it('counts what a city is known for more than in proportion', () => {
  const known = place('known', { essential: 0.8 })
  const lesser = place('lesser', { essential: 0.4 })
  const request = read({ places: [known, lesser] })
  const [day] = request.days
  if (!day) throw new Error('There is a day')
  expect(appeal(known, request, day)).toBeGreaterThan(3 * appeal(lesser, request, day))
})
