import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { place, read as request } from '../testing/sample-request.ts'
import { lengthsOfTrip } from './full-day-trips.ts'
import { lunchOnTrip } from './planned-day-trip.ts'

const dayTrip = {
  by: 'train' as const,
  minutesEachWay: 75,
  how: 'By train from the main station.',
  bookAhead: false,
  see: ['the bridge', 'the market', 'the old quarter'],
  eat: 'dumplings on the market',
}
const town = (more: Partial<Place> = {}) =>
  place('town', { kind: 'neighbourhood', hours: '24/7', minutes: 300, dayTrip, ...more })

describe('a day out of town', () => {
  it('is a full one in a town that was named as a goal, and less where that does not fit', () => {
    const asked = request({ places: [], fullDays: ['town'] })
    expect(lengthsOfTrip(town(), 300, asked)).toEqual([480, 300])
    expect(lengthsOfTrip(town(), 300, request({ places: [] }))).toEqual([300])
    // A palace is seen in its own time, and a far town leaves the evening for the way back.
    expect(lengthsOfTrip(town({ kind: 'palace' }), 300, asked)).toEqual([300])
    const far = town({ dayTrip: { ...dayTrip, minutesEachWay: 150 } })
    expect(lengthsOfTrip(far, 300, asked)).toEqual([390, 300])
  })

  it('has its lunch in the middle of a long visit where it is known what to eat', () => {
    const outing = (there: Place) => ({
      ...{ place: there, trip: dayTrip, date: '2027-05-10', leaves: 480, away: 630 },
      ...{ minutes: 480, meals: ['lunch'] as const, isEvening: false },
    })
    const lunch = lunchOnTrip(outing(town()), 555, request({ places: [] }))
    expect(lunch?.visit.start).toBe(555)
    expect(lunch?.start).toBe(555 + (lunch?.visit.minutes ?? 0))
    expect(lunch?.later?.start).toBe((lunch?.start ?? 0) + (lunch?.minutes ?? 0))
    expect((lunch?.later?.start ?? 0) + (lunch?.later?.minutes ?? 0)).toBe(555 + 480)
    const { eat: _eat, ...untold } = dayTrip
    expect(lunchOnTrip(outing(town({ dayTrip: untold })), 555, request({ places: [] }))).toBeNull()
  })
})
