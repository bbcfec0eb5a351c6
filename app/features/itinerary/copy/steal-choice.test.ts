import { expect, it } from 'vitest'
import { firstChoice, isSampleAsItIs } from './steal-choice.ts'

const start = '2027-05-08'
const trip = { start, pace: 'balanced', days: Array.from({ length: 4 }, () => day()) } as const
const choice = firstChoice({ days: 4 })

it('a sample is copied as it is where no choice asks for another plan', () => {
  expect(isSampleAsItIs(choice, trip)).toBe(true)
  expect(isSampleAsItIs({ ...choice, adults: 5 }, trip)).toBe(true)
  expect(isSampleAsItIs({ ...choice, start: '2027-05-22' }, trip)).toBe(true)
  expect(isSampleAsItIs({ ...choice, start: '2028-05-13' }, trip)).toBe(true)
})

it.each([
  [{ days: 5 }],
  [{ children: 1 }],
  [{ pace: 'slow' as const }],
  [{ start: '2027-05-09' }],
  [{ start: '2027-11-06' }],
])('%j asks for another plan', (more) => {
  expect(isSampleAsItIs({ ...choice, ...more }, trip)).toBe(false)
})

function day() {
  return {} as never
}
