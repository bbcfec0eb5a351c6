import { describe, expect, it } from 'vitest'
import { place } from '../testing/sample-request.ts'
import { lunchOnTheWay } from './lunch-on-the-way.ts'

const lodging: [number, number] = [-33.93, 18.41]
const trip = {
  by: 'drive',
  minutesEachWay: 85,
  how: 'By car.',
  eat: "fish and chips in Simon's Town or Kalk Bay",
  bookAhead: false,
} as const
const cape = place('cape', { at: [-34.35, 18.47], kind: 'nature', dayTrip: trip })
const towns = [
  place('seaforth', { at: [-34.19, 18.45], area: "Seaforth Beach, Simon's Town" }),
  place('harbor', { at: [-34.13, 18.45], area: 'Kalk Bay' }),
]
const lunch = { start: 745, minutes: 45, visit: { start: 565, minutes: 180 } }

describe('lunch on the drive back from a day trip', () => {
  it('comes after the drive to the town that its words name', () => {
    const found = lunchOnTheWay({ place: cape, trip }, lunch, { places: towns, lodging })
    expect(found?.around.name).toBe("Simon's Town")
    expect(found?.minutes).toBeGreaterThanOrEqual(30)
    expect(found?.minutes).toBeLessThanOrEqual(40)
  })

  it('is at the goal where no such town is known, or the words name none', () => {
    const plain = { ...trip, eat: 'in a creekside café' }
    expect(lunchOnTheWay({ place: cape, trip }, lunch, { places: [], lodging })).toBeNull()
    expect(
      lunchOnTheWay({ place: cape, trip: plain }, lunch, { places: towns, lodging }),
    ).toBeNull()
  })
})
