import { expect, it } from 'vitest'
import { place, read } from '../testing/sample-request.ts'
import { beforeTheCrowd } from './evening-of-a-crowd.ts'

const date = '2027-05-07'
const square = place('square', { at: [38.71, -9.14] })
const near = place('near', { at: [38.715, -9.14] })
const far = place('far', { at: [38.76, -9.2] })
const gathering = { placeId: 'square', from: 1390, to: 1425, says: 'Fireworks at midnight.' }
const request = read({ lodging: [38.71, -9.14], places: [square, near, far], days: [{ date }] })

it('before a midnight in the streets only what is a walk from there is for the evening', () => {
  expect(beforeTheCrowd(far, { date, gathering }, request)).toBe(1020)
  expect(beforeTheCrowd(near, { date, gathering }, request)).toBeNull()
  expect(beforeTheCrowd(far, { date, gathering: { ...gathering, from: 660 } }, request)).toBeNull()
  expect(beforeTheCrowd(far, { date }, request)).toBeNull()
})

it('where nothing drives one stays within a walk all day', () => {
  expect(beforeTheCrowd(far, { date, standstill: true }, request)).toBe(0)
  expect(beforeTheCrowd(near, { date, standstill: true }, request)).toBeNull()
})
