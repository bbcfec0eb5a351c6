import { expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import type { Day } from '#domain/trip/schema.ts'
import { planDays } from '../plan-days.ts'
import { dates, minutesOn, place, read } from '../testing/sample-request.ts'

const steps = { seed: 3, goOn: (done: number) => done < 200 }
const table = place('table', {
  kind: 'restaurant',
  meals: ['lunch'],
  hours: '12:30-15:00',
  at: [38.7101, -9.14],
})
const chapel = place('chapel', {
  kind: 'worship',
  hours: '11:00-12:20',
  minutes: 30,
  at: [38.7102, -9.14],
})

function morning(...places: Place[]): Day {
  const outcome = planDays(
    read({
      about: { zone: 'Europe/Lisbon' },
      places,
      days: [{ date: dates[0], from: 600, to: 840 }],
      meals: { dinner: false },
    }),
    steps,
  )
  const day = outcome.ok ? outcome.trip.days[0] : undefined
  if (!day) throw new Error('There is a plan')
  return day
}

/** Minutes between each stop and setting out for the next. */
function gaps({ date, stops }: Day): number[] {
  return stops.slice(1).map(({ start, leg }, index) => {
    const before = stops[index]
    const over = minutesOn(date, before?.start ?? null) + (before?.minutes ?? 0)
    return minutesOn(date, start) - over - (leg?.minutes ?? 0)
  })
}

it('minutes before a meal go to the museum that came before the chapel', () => {
  const house = place('house', { kind: 'museum', hours: '10:00-11:55', minutes: 75 })
  const day = morning(house, chapel, table)
  expect(day.stops.map(({ placeId }) => placeId)).toEqual(['house', 'chapel', 'table'])
  expect(day.stops[0]?.minutes).toBeGreaterThan(75)
  expect(Math.max(...gaps(day))).toBeLessThan(20)
  const seen = minutesOn(day.date, day.stops[1]?.start ?? null)
  // As long as the chapel is open for the whole of the visit.
  expect(seen + 30).toBeLessThanOrEqual(740)
})

it('where no stop can take them, they are told as a pause, and what it is before', () => {
  const gate = place('gate', { minutes: 45, hours: '10:00-10:50' })
  const early = { ...chapel, hours: '11:00-11:45' }
  const day = morning(gate, early, table)
  const pause = day.stops.find(({ kind }) => kind === 'free')
  expect(pause?.name).toBe('A pause before lunch')
  expect(pause?.reasons.join()).not.toBe('')
  expect(Math.max(...gaps(day))).toBeLessThan(35)
})

it('nobody is out early only to wait before noon: the day begins later where its first stop may', () => {
  const square = place('square', { minutes: 30, hours: '09:00-12:00' })
  const late = { ...chapel, hours: '11:45-12:20' }
  const day = morning(square, late, table)
  expect(day.stops[0]?.placeId).toBe('square')
  expect(minutesOn(day.date, day.stops[0]?.start ?? null)).toBeGreaterThanOrEqual(635)
  const locked = morning({ ...square, hours: '09:00-10:40' }, late, table)
  expect(minutesOn(locked.date, locked.stops[0]?.start ?? null)).toBeLessThan(620)
})
