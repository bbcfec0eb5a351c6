import { expect, it } from 'vitest'
import { firstHour } from './first-hour.ts'
import { place, read } from './testing/sample-request.ts'

const rock = place('rock', {
  bestTime: 'morning',
  essential: 1,
  setting: 'outdoor',
  hours: '08:00-20:00',
})
const museum = place('museum', {
  bestTime: 'morning',
  essential: 0.9,
  setting: 'indoor',
  hours: '09:00-20:00',
  at: [38.6, -9.2],
})
const square = place('square', { bestTime: 'any', essential: 1, setting: 'outdoor', hours: '24/7' })

function hourOf(each: typeof rock, high: number) {
  const weather = { rain: 0, high, low: 5, source: { kind: 'provider' as const, name: 'a test' } }
  const request = read({
    places: [rock, museum, square],
    days: ['2027-05-03', '2027-05-04'].map((date) => ({ date, weather })),
  })
  const [day] = request.days
  if (!day) throw new Error('There is a day')
  return firstHour(each, day, request)
}

it('gives the first hour to what everybody comes for in the morning, cool as the day may be', () => {
  expect(hourOf(rock, 18)?.starts.to).toBeLessThanOrEqual(640)
  expect(hourOf(museum, 18)).not.toBeNull()
  expect(hourOf(square, 18)).toBeNull()
})

it('calls it a matter of heat only where it is hot and one stands in the open', () => {
  expect(hourOf(rock, 18)?.isOnly).toBe(false)
  expect(hourOf(rock, 31)?.isOnly).toBe(true)
  expect(hourOf(museum, 31)?.isOnly).toBe(false)
})
