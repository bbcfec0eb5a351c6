import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { planDays } from '../plan-days.ts'
import type { PlanRequestInput } from '../schema.ts'
import { dates, minutesOn, place, read } from '../testing/sample-request.ts'
import { iconNotes } from '../wish/icon-notes.ts'

const steps = { seed: 3, goOn: (done: number) => done < 300 }
const far = place('far', {
  at: [39.9, -8.1],
  essential: 0.95,
  minutes: 210,
  dayTrip: {
    by: 'train',
    minutesEachWay: 240,
    how: 'By train from the central station, at six in the morning.',
    bookAhead: true,
  },
})
const city = Array.from({ length: 12 }, (_, n) =>
  place(`p${n}`, { at: [38.71 + 0.002 * n, -9.14], essential: 0.85, minutes: 120 }),
)

function planned(request: Partial<PlanRequestInput>) {
  const asked = read(request)
  const outcome = planDays(asked, steps)
  if (!outcome.ok) throw new Error('There is a plan')
  return { trip: outcome.trip, notes: iconNotes(asked, outcome.trip) }
}

const visited = ({ days }: Trip) =>
  days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
const reasonOf = ({ leftOut }: Trip, id: string) =>
  leftOut.find(({ placeId }) => placeId === id)?.reason

describe('a day trip that people come for', () => {
  it('has its day in three, however far it is and however much the city has', () => {
    const { trip, notes } = planned({ places: [...city, far] })
    expect(visited(trip)).toContain('far')
    expect(notes).toEqual([])
  })

  it('is told with what it takes where there are two days', () => {
    const days = [{ date: dates[0] }, { date: dates[1] }]
    const { trip, notes } = planned({ places: [...city, far], days })
    expect(visited(trip)).not.toContain('far')
    expect(notes).toEqual([expect.stringMatching(/^Place far takes a day .* 4 hours each way: /)])
    const avoided = planned({ places: [...city, far], days, mustAvoid: ['far'] })
    expect(avoided.notes).toEqual([])
  })

  it('has lunch out there, at its hour and by the diet', () => {
    const outing = (request: Partial<PlanRequestInput>) => {
      const { trip } = planned({ places: [...city, far], ...request })
      const day = trip.days.find(({ stops }) => stops.some(({ placeId }) => placeId === 'far'))
      const lunches = (day?.stops ?? []).filter(({ meal }) => meal === 'lunch')
      return { day, lunches, visit: day?.stops.find(({ placeId }) => placeId === 'far') }
    }
    const { day, lunches, visit } = outing({ diets: ['vegan'] })
    expect(lunches.map(({ name }) => name)).toEqual(['Lunch in Place far'])
    expect(lunches[0]?.reasons).toContain('No vegan table is known there: take something along.')
    const at = minutesOn(day?.date ?? '', lunches[0]?.start ?? null)
    expect(at).toBeGreaterThanOrEqual(675)
    expect(at).toBeLessThanOrEqual(885)
    expect(lunches[0]?.at).toEqual(far.at)
    expect(visit?.minutes).toBe(far.minutes)
    expect(outing({ meals: { lunch: false } }).lunches).toEqual([])
    const long = { ...far, minutes: 420, dayTrip: { ...far.dayTrip, minutesEachWay: 90 } } as Place
    const whole = outing({ places: [...city, long] })
    expect(whole.lunches).toEqual([])
    expect(whole.visit?.reasons).toContain('Lunch in Place far, during the visit.')
  })

  it('stays out where the party cannot go', () => {
    const steep = { ...far, stepFree: false }
    const { trip } = planned({ places: [...city, steep], party: { stepFree: true } })
    expect(visited(trip)).not.toContain('far')
    expect(reasonOf(trip, 'far')).toBe('It is not step-free.')
  })
})

describe('a tight budget', () => {
  const dear = place('dear', { price: 4, essential: 0.95 })

  it('keeps what a city is visited for, and says why', () => {
    const other = place('other', { price: 4, essential: 0.8 })
    const days = [{ date: dates[0] }]
    const { trip, notes } = planned({ places: [dear, other], days, priceCeiling: 1 })
    expect(visited(trip)).toEqual(['dear'])
    expect(reasonOf(trip, 'other')).toBe('It costs more than you want to spend.')
    expect(notes).toEqual([expect.stringMatching(/^Place dear costs more .* worth its price/)])
  })

  it('counts such a sight beside the free ones', () => {
    const icons = ['a', 'b', 'c'].map((id) => ({ ...dear, id, name: `Icon ${id}` }))
    const days = [{ date: dates[0] }]
    const { trip } = planned({ places: icons, days, priceCeiling: 1, freeShare: 0.8 })
    expect(visited(trip).toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('does not make a dear table one that must be', () => {
    const table = place('table', { kind: 'restaurant', price: 4, essential: 0.95 })
    const { trip } = planned({ places: [table], priceCeiling: 1 })
    expect(visited(trip)).toEqual([])
  })
})

describe('reasons for leaving out', () => {
  it('call a place unfit for children only where that is known', () => {
    const places = [
      place('bar', { kind: 'nightlife', children: null }),
      place('crypt', { children: false }),
    ]
    const { trip } = planned({ places, party: { children: true } })
    expect(reasonOf(trip, 'bar')).toBe('It is for a night out, and you travel with children.')
    expect(reasonOf(trip, 'crypt')).toBe('It is not a place for children.')
  })

  it('name the cold for a beach and not for a garden', () => {
    const source = { kind: 'provider', name: 'a test' } as const
    const weather = { rain: 0, high: 1, low: -4, source }
    const full = Array.from({ length: 9 }, (_, n) =>
      place(`p${n}`, { essential: 0.8, kind: n % 2 ? 'square' : 'bridge' }),
    )
    const outdoor = { setting: 'outdoor', essential: 0.1 } as const
    const { trip } = planned({
      places: [
        ...full,
        place('garden', { kind: 'garden', ...outdoor }),
        place('beach', { kind: 'beach', ...outdoor }),
      ],
      days: [{ date: dates[0], weather }],
    })
    expect(reasonOf(trip, 'garden')).toMatch(/^It is close to/)
    expect(reasonOf(trip, 'beach')).toMatch(/^Too cool to bathe/)
  })
})

it('a beach that is too cool to bathe at is walked along for an hour at most', () => {
  const source = { kind: 'provider', name: 'a test' } as const
  const beach = place('beach', { kind: 'beach', minutes: 180 })
  const minutesAt = (high: number) => {
    const days = [{ date: dates[0], weather: { rain: 0, high, low: 10, source } }]
    const { trip } = planned({ places: [beach], days, meals: { lunch: false, dinner: false } })
    return trip.days[0]?.stops.find(({ placeId }) => placeId === 'beach')?.minutes
  }
  expect(minutesAt(18)).toBe(60)
  expect(minutesAt(29)).toBe(180)
})
