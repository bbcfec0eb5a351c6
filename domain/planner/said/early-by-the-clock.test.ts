import { expect, it } from 'vitest'
import { dates, place, read } from '../testing/sample-request.ts'
import { earlierFor, isWorthRisingFor } from '../worth/worth-rising-for.ts'

const park = place('park', {
  kind: 'nature',
  bestTime: 'morning',
  essential: 1,
  hours: '06:00-18:00',
  moments: [{ says: 'Cats are still about.', between: ['06:00', '08:30'], come: 'best' }],
})

it('one gets up for what is over by half past eight, and is there soon after the gates open', () => {
  const request = read({ places: [park], days: [{ date: dates[0] }], mustSee: ['park'] })
  const [day] = request.days
  if (!day) throw new Error('There is no day')
  expect(isWorthRisingFor(park, request)).toBe(true)
  // A usual day begins at half past nine.
  expect(570 - earlierFor(park, day, request)).toBeLessThanOrEqual(390)
})
