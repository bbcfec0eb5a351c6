import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { planDays } from '../plan-days.ts'
import type { PlanRequestInput } from '../schema.ts'
import { dates, minutesOn, place, read } from '../testing/sample-request.ts'
import { boundStarts, momentStarts } from './moment-starts.ts'

/** In Lisbon the sun of 10 May sets at 20:38, and a day there ends at eleven. */
const sunset = 1238
const about = { zone: 'Europe/Lisbon' }
const [monday] = dates

function begins(one: Place, request: Partial<PlanRequestInput> = {}): number {
  const others = Array.from({ length: 6 }, (_, n) =>
    place(`other${n}`, { at: [38.71 + 0.002 * n, -9.14], kind: n % 2 ? 'museum' : 'palace' }),
  )
  const places = [one, ...others]
  const asked = read({ about, places, days: [{ date: monday }], ...request })
  const outcome = planDays(asked, { seed: 3, goOn: (steps) => steps < 200 })
  const stops = outcome.ok ? (outcome.trip.days[0]?.stops ?? []) : []
  const stop = stops.find(({ placeId }) => placeId === one.id)
  if (!stop) throw new Error('It is in the plan')
  return minutesOn(monday, stop.start)
}

const strip = place('strip', {
  setting: 'outdoor',
  bestTime: 'night',
  essential: 0.95,
  about: 'Hotels in the shape of cities, best walked in one direction.',
  moments: [{ says: 'After dark every front is a lamp.', light: 'dark', come: 'best' }],
})

describe('the hour that a place is for binds', () => {
  it('what is for the dark comes after sunset, named or not', () => {
    expect(begins(strip)).toBeGreaterThanOrEqual(sunset - 10)
    expect(begins(strip, { mustSee: ['strip'] })).toBeGreaterThanOrEqual(sunset - 10)
  })

  it('what one should be early for comes first, and gets one up', () => {
    const gates = place('gates', {
      at: [38.8, -9.3],
      setting: 'outdoor',
      bestTime: 'morning',
      essential: 0.95,
      moments: [{ says: 'Be there at opening, before the coaches.', light: 'early', come: 'best' }],
    })
    expect(begins(gates)).toBeLessThanOrEqual(600)
  })

  it('a show begins when shows begin, and dinner is before it', () => {
    const opera = place('opera', { kind: 'stage', hours: null, bestTime: 'evening', minutes: 150 })
    const table = place('table', { kind: 'restaurant', meals: ['dinner'], minutes: 60 })
    const asked = read({
      about,
      places: [opera, table],
      days: [{ date: monday }],
      mustSee: ['opera'],
      meals: { lunch: false },
    })
    const outcome = planDays(asked, { seed: 3, goOn: (steps) => steps < 200 })
    const stops = outcome.ok ? (outcome.trip.days[0]?.stops ?? []) : []
    const order = stops.flatMap(({ placeId }) => placeId ?? [])
    expect(order).toEqual(['table', 'opera'])
    const start = minutesOn(monday, stops.find(({ placeId }) => placeId === 'opera')?.start ?? null)
    expect(start).toBeGreaterThanOrEqual(1140)
    expect(start).toBeLessThanOrEqual(1200)
  })
})

it('a moment that one comes for lies within the visit', () => {
  const cannon = place('cannon', {
    minutes: 60,
    moments: [
      {
        says: 'At nine each night soldiers in old uniforms fire the cannon.',
        between: ['20:55', '21:10'],
        come: 'best',
      },
    ],
  })
  const request = read({ about, places: [cannon], days: [{ date: monday }] })
  const [day] = request.days
  if (!day) throw new Error('There is a day')
  expect(momentStarts(cannon, day, 60, request)).toEqual([{ from: 1210, to: 1245 }])
})

it('a moment that leaves nothing of the day does not bind', () => {
  const request = read({ about, places: [strip], days: [{ date: monday, to: 1020 }] })
  const [day] = request.days
  if (!day) throw new Error('There is a day')
  expect(boundStarts(strip, day, 60, request)).toEqual([])
})
