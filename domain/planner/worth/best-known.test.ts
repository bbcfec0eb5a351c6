import { expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { place, read } from '../testing/sample-request.ts'
import { bestKnown } from './best-known.ts'

const sights = (count: number, essential: number, minutes = 60) =>
  Array.from({ length: count }, (_, n) =>
    place(`s${n}`, { essential: essential - 0.01 * n, minutes }),
  )

it('is about three sights a day, the best known, and fewer for who takes it slowly', () => {
  const places = sights(20, 0.8)
  const [one] = read({ places }).days
  const days = one ? [one, { ...one, date: '2027-05-11' }] : []
  expect([...bestKnown(read({ places, days }))]).toEqual(places.slice(0, 6).map(({ id }) => id))
  expect(bestKnown(read({ places, days, pace: 'slow' })).size).toBe(4)
})

it('leaves room in the day: long visits are fewer', () => {
  const places = sights(20, 0.8, 150)
  const days = read({ places }).days.slice(0, 1)
  expect(bestKnown(read({ places, days })).size).toBe(1)
})

it('holds no table, no day trip, nothing that was refused and nothing that few know', () => {
  const known = { essential: 0.7 }
  const places = [
    place('table', { ...known, kind: 'restaurant', meals: ['dinner'] }),
    place('trip', {
      ...known,
      dayTrip: { by: 'train', minutesEachWay: 60, how: 'By train, every hour.', bookAhead: false },
    }),
    place('refused', known),
    place('unknown', { essential: 0.3 }),
    place('sight', known),
  ]
  expect([...bestKnown(read({ places, mustAvoid: ['refused'] }))]).toEqual(['sight'])
})

it('is seen although its neighbors are seen on other days, and lesser sights lie elsewhere', () => {
  const [latitude, longitude] = [38.711, -9.137]
  // A great house for each day, and in the middle of them a hall that everybody comes for.
  const great = [-0.002, 0, 0.002].map((east, n) =>
    place(`great${n}`, { at: [latitude, longitude + east], essential: 0.85, minutes: 240 }),
  )
  const hall = place('hall', { at: [latitude + 0.001, longitude], essential: 0.5, minutes: 20 })
  const lesser = Array.from({ length: 9 }, (_, n) =>
    place(`lesser${n}`, { at: [latitude + 0.02, longitude + 0.01 * n], essential: 0.3 }),
  )
  const request = read({ places: [...great, hall, ...lesser] })
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 300 })
  const stops = outcome.ok ? outcome.trip.days.flatMap((day) => day.stops) : []
  expect(stops.map(({ placeId }) => placeId)).toContain('hall')
})
