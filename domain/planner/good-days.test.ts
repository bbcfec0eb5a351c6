import { describe, expect, it } from 'vitest'
import { metersBetween } from '#domain/routing/travel-estimate.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { mealOfMarket, mealSettled, mealsAt, timesForABite } from './meals/meal-places.ts'
import { planDays } from './plan-days.ts'
import type { PlanRequestInput } from './schema.ts'
import { dates, minutesOn, place, read } from './testing/sample-request.ts'

const steps = { seed: 3, goOn: (done: number) => done < 300 }

function planned(request: Partial<PlanRequestInput>) {
  const outcome = planDays(read(request), steps)
  if (!outcome.ok) throw new Error('There is a plan')
  return outcome
}

const visited = ({ days }: Trip) =>
  days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))

describe('what comes first', () => {
  const small = Array.from({ length: 20 }, (_, n) =>
    place(`small${n}`, {
      kind: n % 2 ? 'square' : 'landmark',
      at: [38.71 + 0.001 * n, -9.14],
      minutes: 45,
      essential: 0.6,
    }),
  )

  it('is what a first visit must not miss, however much that is small would fit instead', () => {
    const far = place('great', { at: [38.9, -9.3], minutes: 240, essential: 0.95 })
    const { trip } = planned({ places: [...small, far], days: [{ date: dates[0] }] })
    expect(visited(trip)).toContain('great')
  })

  it('is a kind that was asked for; what cannot be is said with the reason', () => {
    const zoo = place('zoo', { kind: 'zoo', at: [38.9, -9.3], minutes: 200, essential: 0.3 })
    const days = [{ date: dates[0] }]
    const wantedKinds: PlanRequestInput['wantedKinds'] = ['zoo']
    const met = planned({ places: [...small, zoo], days, wantedKinds })
    expect(visited(met.trip)).toContain('zoo')
    expect(met.unmet).toEqual([])
    const shut = planned({
      places: [...small, { ...zoo, hours: 'Su 10:00-18:00' }],
      days,
      wantedKinds,
    })
    expect(shut.unmet).toMatchObject([
      { reason: 'closed', says: expect.stringContaining('Place zoo') },
    ])
    const none = planned({ places: small, days, wantedKinds })
    expect(none.unmet).toMatchObject([{ reason: 'unknown-here' }])
  })

  it('is a whole day where a place takes one, with the meals inside', () => {
    const park = place('park', { kind: 'theme-park', hours: null, minutes: 660, essential: 1 })
    const { trip } = planned({ places: [...small, park], days: [{ date: dates[0] }] })
    const stops = trip.days[0]?.stops ?? []
    const visit = stops.find(({ placeId }) => placeId === 'park')
    expect(visit?.minutes).toBeGreaterThan(500)
    expect(visit?.checkHours).toBe(true)
  })
})

describe('the shape of a day', () => {
  it('keeps neighbours together and rides short', () => {
    const corners = [
      [38.7, -9.2],
      [38.76, -9.1],
      [38.72, -9.05],
    ] as const
    const places = Array.from({ length: 12 }, (_, n) => {
      const [latitude, longitude] = corners[n % 3] ?? corners[0]
      return place(`p${n}`, { at: [latitude + 0.0005 * Math.floor(n / 3), longitude], minutes: 90 })
    })
    const { trip } = planned({ places })
    const stops = trip.days.flatMap(({ stops: all }, day) =>
      all.flatMap(({ placeId, at }) => (placeId && at ? [{ at, day }] : [])),
    )
    expect(stops.length).toBeGreaterThan(8)
    const split = stops.flatMap((one, index) =>
      stops
        .slice(index + 1)
        .filter((two) => metersBetween(one.at, two.at) < 400 && one.day !== two.day),
    )
    expect(split).toEqual([])
  })

  it('calls time that is left open free, and a day with nothing to see a free day', () => {
    const late = place('late', { hours: '17:00-19:00' })
    const { trip } = planned({ places: [late], days: [{ date: dates[0] }, { date: dates[1] }] })
    const free = trip.days.map(({ stops }) => stops.filter(({ kind }) => kind === 'free').length)
    expect(Math.min(...free)).toBeGreaterThan(0)
    for (const { date, stops } of trip.days) {
      for (const [index, stop] of stops.entries()) {
        const before = stops[index - 1]
        if (!before) continue
        const gap = minutesOn(date, stop.start) - minutesOn(date, before.end)
        expect(gap - (stop.leg?.minutes ?? 0)).toBeLessThanOrEqual(90)
      }
    }
  })

  it('leaves no hours free beside something open next door, though a slow day keeps some', () => {
    const early = Array.from({ length: 5 }, (_, n) =>
      place(`early${n}`, {
        kind: n % 2 ? 'palace' : 'bridge',
        hours: '09:00-13:00',
        minutes: 35,
        essential: 0.8,
      }),
    )
    const later = Array.from({ length: 6 }, (_, n) =>
      place(`later${n}`, { kind: n % 2 ? 'museum' : 'park', minutes: 40, essential: 0.3 }),
    )
    const days = [{ date: dates[0] }]
    const seen = (pace: 'slow' | 'balanced') =>
      visited(planned({ places: [...early, ...later], days, pace }).trip).length
    expect(seen('balanced')).toBeGreaterThan(5)
    expect(seen('balanced')).toBeLessThanOrEqual(8)
    expect(seen('slow')).toBeLessThanOrEqual(4)
  })

  it('lets small children sleep after lunch', () => {
    const places = Array.from({ length: 6 }, (_, n) =>
      place(`p${n}`, { at: [38.71 + 0.001 * n, -9.14] }),
    )
    const { trip } = planned({ places, party: { children: true, naps: true } })
    for (const { date, stops } of trip.days) {
      const nap = stops.find(({ name }) => /nap/i.test(name))
      expect(nap?.kind).toBe('free')
      expect(minutesOn(date, nap?.start ?? null)).toBeGreaterThanOrEqual(750)
    }
  })

  it('has less on a gentle day', () => {
    const places = Array.from({ length: 14 }, (_, n) =>
      place(`p${n}`, {
        at: [38.71 + 0.0045 * n, -9.14],
        minutes: 45,
        kind: n % 2 ? 'palace' : 'bridge',
      }),
    )
    const days = [{ date: dates[0], gentle: true }, { date: dates[1] }]
    const { trip } = planned({ places, days, pace: 'fast' })
    const [first, second] = trip.days.map(
      ({ stops }) => stops.filter(({ kind }) => kind === 'visit').length,
    )
    expect(first).toBeLessThanOrEqual(3)
    expect(second).toBeGreaterThan(3)
  })

  it('has no second dinner beside one that is settled anywhere, whatever it is called', () => {
    const places = [place('sight'), place('grill', { kind: 'restaurant' })]
    for (const name of ['Dinner with Ana', 'Supper', 'Table for four']) {
      const appointments = [
        {
          id: 'a',
          name,
          date: dates[0],
          at: [38.72, -9.13] as [number, number],
          start: 1200,
          minutes: 90,
        },
      ]
      const { trip } = planned({ places, days: [{ date: dates[0] }], appointments })
      const evening = (trip.days[0]?.stops ?? []).filter(
        ({ kind, start }) => kind === 'meal' && minutesOn(dates[0], start) > 960,
      )
      expect(evening).toEqual([])
    }
  })

  it('keeps a part of the sights free on a small budget', () => {
    const places = Array.from({ length: 16 }, (_, n) =>
      place(`p${n}`, {
        price: n < 10 ? 1 : 0,
        kind: n % 2 ? 'palace' : 'bridge',
        essential: n < 10 ? 0.8 : 0.2,
      }),
    )
    const { trip } = planned({ places, days: [{ date: dates[0] }], freeShare: 0.5 })
    const paid = visited(trip).filter((id) => Number(id.slice(1)) < 10)
    expect(paid.length).toBeGreaterThan(0)
    expect(paid.length).toBeLessThanOrEqual(2)
  })
})

describe('meals and bites', () => {
  it('tells a meal from fries, ice cream and coffee', () => {
    const house = (more: Parameters<typeof place>[1]) => place('x', { kind: 'restaurant', ...more })
    expect(mealsAt(house({ minutes: 15, cuisines: ['fries', 'dutch'], meals: ['lunch'] }))).toEqual(
      [],
    )
    expect(
      mealsAt(house({ kind: 'cafe', minutes: 40, cuisines: ['ice-cream'], meals: ['breakfast'] })),
    ).toEqual([])
    expect(
      mealsAt(house({ minutes: 20, cuisines: ['tacos'], meals: ['lunch', 'dinner'] })),
    ).toEqual(['lunch'])
    expect(mealsAt(house({ minutes: 75, cuisines: ['italian'] }))).toEqual(['lunch', 'dinner'])
    const gelato = house({ kind: 'cafe', minutes: 20, cuisines: ['gelato'] })
    const meals = { lunch: { from: 720, to: 840 }, dinner: { from: 1110, to: 1245 } }
    const starts = timesForABite(gelato, 20, meals)
    expect(Math.min(...starts.map(({ from }) => from))).toBeGreaterThanOrEqual(660)
  })

  it('leaves an hour between a bite and a meal, and eats at a market that feeds one', () => {
    const meals = { lunch: { from: 720, to: 840 }, dinner: { from: 1110, to: 1245 } }
    const cafe = place('x', { kind: 'cafe', minutes: 30, cuisines: ['coffee'] })
    for (const { from, to } of timesForABite(cafe, 30, meals)) {
      expect(to + 30 <= 660 || (from >= 930 && to + 30 <= 1050)).toBe(true)
    }
    const market = (about: string, more = {}) =>
      place('m', { kind: 'market', interests: ['food'], about, ...more })
    expect(mealOfMarket(market('Oysters and hot rolls at counters under an iron roof.'))).toBe(
      'lunch',
    )
    expect(
      mealOfMarket(market('Noodles and skewers in crowded lanes.', { bestTime: 'evening' })),
    ).toBe('dinner')
    expect(mealOfMarket(market('Saffron and dried limes carried on heads.'))).toBeNull()
    expect(mealOfMarket(market('Rolls at a counter.', { interests: ['shopping'] }))).toBeNull()
  })

  it('knows which meal something settled is', () => {
    expect(mealSettled('Dinner at Noma', 1140, false)).toBe('dinner')
    expect(mealSettled('a table at Roscioli', 780, false)).toBe('lunch')
    expect(mealSettled('Concert', 1200, false)).toBeUndefined()
    expect(mealSettled('Grill', 1200, true)).toBe('dinner')
  })
})
