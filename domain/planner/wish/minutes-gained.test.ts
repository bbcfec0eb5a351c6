import { describe, expect, it } from 'vitest'
import type { Day } from '#domain/trip/schema.ts'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { gainedWithout, gainInWords } from './minutes-gained.ts'

const steps = { seed: 3, goOn: (done: number) => done < 100 }
const request = read({
  about: { zone: 'Europe/Lisbon' },
  places: [
    place('west', { at: [38.71, -9.14], minutes: 120 }),
    place('between', { at: [38.7101, -9.105], minutes: 90 }),
    place('east', { at: [38.71, -9.07], minutes: 120 }),
  ],
  days: [{ date: dates[0] }],
  meals: { lunch: false, dinner: false },
})

function dayPlanned(): Day {
  const outcome = planDays(request, steps)
  const day = outcome.ok ? outcome.trip.days[0] : undefined
  if (!day) throw new Error('There is a plan')
  return day
}

describe('what a day gains by one stop less', () => {
  it('is the visit alone where the stop lies on the way', () => {
    const day = dayPlanned()
    const index = day.stops.findIndex(({ placeId }) => placeId === 'between')
    const { visit, detour } = gainedWithout(day, index, request)
    // The ride from west to east is had in any case.
    expect(visit).toBe(day.stops[index]?.minutes)
    expect(detour).toBeLessThan(30)
    expect(detour).toBeLessThan(day.stops[index]?.leg?.minutes ?? 0)
  })

  it('is the way there and back as well where one goes there for it alone', () => {
    const day = dayPlanned()
    const index = day.stops.findIndex(({ placeId }) => placeId === 'east')
    const { detour } = gainedWithout(day, index, request)
    expect(detour).toBeGreaterThan(0)
  })

  it('is never told as more than it is, and more than the visit only with the reason', () => {
    expect(gainInWords({ visit: 105, detour: 5 })).toBe('1½ hours')
    expect(gainInWords({ visit: 50, detour: 30 })).toBe('1 hour')
    expect(gainInWords({ visit: 105, detour: 50 })).toBe('2½ hours with the ways there and on')
  })
})
