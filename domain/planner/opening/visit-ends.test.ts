import { describe, expect, it } from 'vitest'
import { worldPoint } from '#domain/drawing/projection.ts'
import { shownTrip } from '#domain/drawing/trip-ways.ts'
import { retimeDay } from '../by-hand/retime-day.ts'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'

// A tram from the square to the beach, five kilometers north; the pier stands at its end.
const square: [number, number] = [38.71, -9.14]
const beach: [number, number] = [38.755, -9.14]
const places = [
  place('tram', {
    name: 'Tram',
    at: [38.7101, -9.14],
    endsAt: beach,
    minutes: 40,
    kind: 'activity',
    hours: '10:00-11:00',
  }),
  place('pier', { name: 'Pier', at: [38.7552, -9.14], minutes: 60, hours: '11:00-14:00' }),
]
const request = read({
  places,
  lodging: square,
  days: [{ date: dates[0], from: 590, to: 900 }],
  mustSee: ['tram', 'pier'],
  meals: { lunch: false, dinner: false },
})

function planned() {
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 100 })
  const day = outcome.ok ? outcome.trip.days[0] : undefined
  if (!outcome.ok || !day) throw new Error('There is no plan')
  return { trip: outcome.trip, day }
}

describe('a visit that ends elsewhere', () => {
  it('is left on foot for what stands at its end, though that is far from where it began', () => {
    const { day } = planned()
    const [tram, pier] = day.stops.filter(({ placeId }) => placeId !== null)
    expect([tram?.name, pier?.name]).toEqual(['Tram', 'Pier'])
    expect(pier?.leg?.mode).toBe('walk')
    // 22 meters from the end of the ride; 5 kilometers from its beginning.
    expect(pier?.leg?.meters).toBeLessThan(100)
    expect(pier?.leg?.from).toEqual({ name: 'The end of Tram', at: beach })
  })

  it('has its line on the map from its end', () => {
    const { trip } = planned()
    const way = shownTrip(trip).ways.find(({ to }) => to.name === 'Pier')
    expect(way?.from.at).toEqual(worldPoint(beach))
  })

  it('is left from its end when a day is timed again by hand', () => {
    const { trip, day } = planned()
    const [, pier] = day.stops.filter(({ placeId }) => placeId !== null)
    if (!pier) throw new Error('There is no pier')
    const later = { ...day, stops: day.stops.filter(({ placeId }) => placeId !== 'pier') }
    const before = { ...trip, days: [later] }
    const known = { place: (id: string) => places.find((each) => each.id === id) }
    const { times } = retimeDay(trip, day, { ...known, before, movesUp: true })
    const leg = times.find(({ stop }) => stop === pier.id)?.leg
    expect(leg?.mode).toBe('walk')
    expect(leg?.from?.at).toEqual(beach)
  })
})
