import { describe, expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { minutesOn, place, read } from '../testing/sample-request.ts'
import { unmetAsked } from './met-wishes.ts'
import { settleAsked } from './settle-asked.ts'

const hall = place('hall', { kind: 'nightlife', hours: '20:00-24:00' })
const shut = place('shut', { kind: 'nightlife', hours: '09:00-12:00' })
const gardens = ['a', 'b'].map((id) =>
  place(id, { kind: 'restaurant', interests: ['food'], minutes: 75 }),
)
const asked = (what: string, placeIds: string[], daily = false) => ({
  what,
  placeIds,
  when: 'evening' as const,
  daily,
})
const plan = (request: ReturnType<typeof read>) => {
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 300 })
  if (!outcome.ok) throw new Error('There is no plan')
  return outcome.trip
}

describe('a wish on the days of a request', () => {
  it('keeps to the places that can meet it at its hour', () => {
    const { request, unmet } = settleAsked(
      read({ places: [shut, hall], asked: [asked('tango', ['shut', 'hall'])] }),
    )
    expect(request.asked[0]?.placeIds).toEqual(['hall'])
    expect(unmet).toEqual([])
  })

  it('is said where the days end before its hour, and nothing is told as closed', () => {
    const park = place('park', { kind: 'garden', setting: 'outdoor', hours: '05:00-24:00' })
    const day = { date: '2027-02-20', from: 880, to: 1195 }
    const wish = { what: 'the lights', placeIds: ['park'], when: 'night' as const, daily: false }
    const { request, unmet } = settleAsked(
      read({ places: [park], days: [day], mustSee: ['park'], asked: [wish] }),
    )
    expect(request.asked).toEqual([])
    expect(unmet[0]?.says).toMatch(/on your way by 19:55/)
    expect(unmet[0]?.wayOut).toMatch(/another hour/)
  })

  it('is said where none can', () => {
    const { request, unmet } = settleAsked(
      read({ places: [shut], asked: [asked('tango', ['shut'])] }),
    )
    expect(request.asked).toEqual([])
    expect(unmet[0]?.says).toMatch(/tango: Place shut is not open in the evening/)
  })

  it('is planned, and in the evening', () => {
    const request = read({ places: [hall], asked: [asked('tango', ['hall'])] })
    const trip = plan(request)
    const [visit] = trip.days.flatMap(({ date, stops }) =>
      stops.filter(({ placeId }) => placeId === 'hall').map(({ start }) => minutesOn(date, start)),
    )
    expect(visit).toBeGreaterThanOrEqual(1080)
    expect(unmetAsked(request, trip)).toEqual([])
  })

  it('comes every evening, at the same house again where there are few', () => {
    const request = read({ places: gardens, asked: [asked('a beer garden', ['a', 'b'], true)] })
    const trip = plan(request)
    for (const { stops } of trip.days) {
      expect(stops.some(({ placeId, meal }) => placeId !== null && meal === 'dinner')).toBe(true)
    }
    expect(unmetAsked(request, trip)).toEqual([])
  })

  it.each([
    ['brunch', 'morning' as const, '10:50', 50],
    // From outside, on the way: shorter than a visit.
    ['the dome at night', 'night' as const, '20:25', 25],
  ])('is met by %s at its hour', (what, when, clock, minutes) => {
    const request = read({ places: gardens, asked: [{ ...asked(what, ['a']), when }] })
    const [day] = plan(request).days
    const [stop] = day?.stops ?? []
    const start = `${day?.date}T${clock}`
    const stops = stop ? [{ ...stop, placeId: 'a', start, minutes }] : []
    expect(unmetAsked(request, { days: day ? [{ ...day, stops }] : [] })).toEqual([])
  })

  it('says on how many days it was met', () => {
    const request = read({ places: gardens, asked: [asked('a beer garden', ['a', 'b'], true)] })
    const trip = plan(request)
    const [first, ...others] = trip.days
    const empty = others.map((day) => ({ ...day, stops: [] }))
    expect(unmetAsked(request, { days: first ? [first, ...empty] : [] })[0]?.says).toMatch(
      /on 1 of 3 days/,
    )
  })
})
