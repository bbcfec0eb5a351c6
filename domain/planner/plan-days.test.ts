import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import { interests, type Place, placeKinds } from '#domain/places/schema.ts'
import { type Stop, type Trip, tripSchema } from '#domain/trip/schema.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { Random } from '../random/random.ts'
import { planDays } from './plan-days.ts'
import type { PlanRequest } from './schema.ts'
import { dates, minutesOn, place, rain, read } from './testing/sample-request.ts'

const seeds = fc.integer({ min: 1, max: 2 ** 30 })
const steps = (most: number) => ({ seed: 5, goOn: (done: number) => done < most })
const hours = ['24/7', 'Tu-Su 10:00-18:00', '12:00-15:00,19:00-23:00', 'Mo-Fr 09:00-13:00', null]

function randomRequest(seed: number): PlanRequest {
  const random = new Random(seed)
  const one = <T>(from: readonly [T, ...T[]]): T => from[random.below(from.length)] ?? from[0]
  const places = Array.from({ length: 2 + random.below(9) }, (_, index) => {
    const restaurant = random.next() < 0.2
    return place(`p${index}`, {
      kind: restaurant ? 'restaurant' : one(placeKinds),
      at: [38.7 + random.next() * 0.1, -9.2 + random.next() * 0.1],
      hours: one(hours as [string | null]),
      minutes: 20 + random.below(200),
      setting: one(['indoor', 'outdoor', 'both']),
      interests: [one(interests)],
      bestTime: one(['any', 'morning', 'sunset']),
      essential: random.next(),
    })
  })
  return read({
    places,
    days: dates
      .slice(0, 1 + random.below(3))
      .map((date) => ({ date, weather: rain(random.next()) })),
    pace: one(['slow', 'balanced', 'fast']),
    party: { children: random.next() < 0.3 },
    ...(random.next() < 0.3 ? { mustSee: ['p0'] } : {}),
    ...(random.next() < 0.3
      ? {
          locked: [
            {
              placeId: 'p1',
              date: dates[0] ?? '',
              start: one([660, 1080]) + random.below(180),
            },
          ],
        }
      : {}),
    appointments: [
      ...(random.next() < 0.3 ? [settled('call', 900 + random.below(120), null)] : []),
      // A table that is booked: a dinner, though the planner did not choose it.
      ...(random.next() < 0.3 ? [settled('table', 1140 + random.below(90), places[0])] : []),
    ],
  })
}

function settled(id: string, start: number, at: Place | null | undefined) {
  const where: [number, number] = at ? [...at.at] : [38.72, -9.13]
  const place = at ? { placeId: at.id } : {}
  return { id, name: `The ${id}`, date: dates[0] ?? '', at: where, start, minutes: 45, ...place }
}

/** What a traveller would call it: by the clock and by whether one eats there, not by its label. */
function mealHad(request: PlanRequest, date: string, stop: Stop) {
  const booked = request.appointments.find(({ name }) => name === stop.name)
  const id = stop.placeId ?? booked?.placeId
  const eats = request.places.some(
    (each) => each.id === id && each.kind === 'restaurant' && each.minutes >= 30,
  )
  if (stop.kind !== 'meal' && !eats) return null
  const start = minutesOn(date, stop.start)
  if (start < 660) return 'breakfast'
  return start < 960 ? 'lunch' : 'dinner'
}

/** Walks a plan with the places' own hours; shares nothing with the planner. */
function violations(request: PlanRequest, trip: Trip): string[] {
  const wrong: string[] = []
  const seen = trip.days.flatMap(({ stops }) =>
    stops.flatMap(({ placeId, kind }) => (placeId && kind !== 'meal' ? placeId : [])),
  )
  if (new Set(seen).size !== seen.length) wrong.push('a place twice')
  // One may come back to a table on another day, once.
  const tables = trip.days.map(({ stops }) =>
    stops.flatMap(({ placeId, kind }) => (placeId && kind === 'meal' ? placeId : [])),
  )
  if (tables.some((day) => new Set(day).size !== day.length)) wrong.push('a table twice on a day')
  const sat = [...Map.groupBy(tables.flat(), (id) => id).values()]
  if (sat.some(({ length }) => length > 2)) wrong.push('a table three times')
  for (const { date, stops, back } of trip.days) {
    let free = 0
    for (const stop of stops) {
      const [start, leave] = [minutesOn(date, stop.start), minutesOn(date, stop.end)]
      if (start < free + (stop.leg?.minutes ?? 0)) wrong.push('travels too fast')
      if (leave <= start) wrong.push('time runs backwards')
      const isFixed = stop.locked
      if (!isFixed && (start % 5 !== 0 || leave % 5 !== 0)) wrong.push('off the marks of the clock')
      if ((stop.leg?.minutes ?? 0) % 5 !== 0) wrong.push('a way off the marks')
      if (stop.kind === 'meal' && leave - start < 30) wrong.push('a meal in a hurry')
      if (free > 0 && start - free - (stop.leg?.minutes ?? 0) > 90) wrong.push('an unexplained gap')
      free = leave
      const known = request.places.find(({ id }) => id === stop.placeId)
      if (!known || stop.locked || known.hours === null) continue
      const parsed = parseOpeningHours(known.hours)
      const spans = parsed.ok ? openSpansOn(parsed.hours, date) : []
      if (!spans.some(({ from, to }) => start >= from && leave <= to)) wrong.push('closed')
    }
    const home = free + (back?.minutes ?? 0)
    // What was named or fixed for the evening may end late, and everything else waits for no one.
    const settledLate = stops.some(
      ({ locked, placeId, end }) =>
        (locked || request.mustSee.includes(placeId ?? '')) && minutesOn(date, end) > 1140,
    )
    if (stops.length > 0 && home > 1320 + 60 && !settledLate) wrong.push('out too long')
    if (request.party.children && home > 1230 && !settledLate) wrong.push('children up too late')
    const had = stops.map((stop) => ({ ...stop, had: mealHad(request, date, stop) }))
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
      const [settled, chosen] = [true, false].map((locked) =>
        had.filter((each) => each.had === meal && each.locked === locked),
      )
      // Two that the traveller settled are the traveller's own.
      if ((settled?.length ? 1 : 0) + (chosen?.length ?? 0) > 1) wrong.push(`${meal} twice`)
    }
    for (const stop of had) {
      if (stop.meal && stop.meal !== stop.had) wrong.push(`${stop.had} is called ${stop.meal}`)
    }
  }
  const at = (id: string, date: string) =>
    trip.days.find((day) => day.date === date)?.stops.find((stop) => stop.placeId === id)
  for (const { placeId, date, start } of request.locked) {
    if (minutesOn(date, at(placeId, date)?.start ?? null) !== start)
      wrong.push('a locked stop moved')
  }
  for (const { name, date, start } of request.appointments) {
    const stops = trip.days.find((day) => day.date === date)?.stops ?? []
    const stop = stops.find((each) => each.kind === 'appointment' && each.name === name)
    if (minutesOn(date, stop?.start ?? null) !== start) wrong.push('an appointment moved')
  }
  return wrong
}

describe('the day planner', { timeout: hangsAfter(60_000) }, () => {
  it('keeps hours, travel, day limits, locks and appointments, whatever is asked', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const request = randomRequest(seed)
        const outcome = planDays(request, steps(8))
        if (outcome.ok) {
          expect(violations(request, outcome.trip)).toEqual([])
          expect(tripSchema.parse(outcome.trip)).toEqual(outcome.trip)
        } else expect(outcome.conflict.length).toBeGreaterThan(0)
      }),
      {
        // One visit on two days, one house for two meals of a day, and a day that ends late for its lunch.
        examples: [[1063564281], [282625403], [258728641], [365807222]],
        numRuns: runCount('random plans of days', { everyday: 75, full: 800 }),
      },
    )
  })

  it('plans the same for the same seed, and never worse with more time', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const request = randomRequest(seed)
        const [few, same, more] = [10, 10, 30].map((most) => planDays(request, steps(most)))
        expect(same).toEqual(few)
        if (!few?.ok || !more?.ok) return
        expect(more.worth).toBeGreaterThanOrEqual(few.worth - 1e-9)
      }),
      { numRuns: runCount('plans of days made twice', { everyday: 30, full: 150 }) },
    )
  })

  it('goes indoors when it rains and outdoors when it does not', () => {
    const places = [
      ...[1, 2, 3].map((n) => place(`in${n}`, { setting: 'indoor', minutes: 150 })),
      ...[1, 2, 3].map((n) => place(`out${n}`, { setting: 'outdoor', minutes: 150 })),
    ]
    const days = [{ date: '2027-05-10', weather: rain(0.9) }, { date: '2027-05-11' }]
    const outcome = planDays(read({ places, days, pace: 'slow' }), steps(400))
    expect(outcome.ok && visitsOn(outcome.trip, 0)).toSatisfy((ids: string[]) =>
      ids.every((id) => id.startsWith('in')),
    )
    expect(outcome.ok && visitsOn(outcome.trip, 1)).toSatisfy((ids: string[]) =>
      ids.every((id) => id.startsWith('out')),
    )
  })

  it('has no three museums in a row and one big thing a day', () => {
    const museums = Array.from({ length: 6 }, (_, n) => place(`m${n}`, { kind: 'museum' }))
    const parks = Array.from({ length: 3 }, (_, n) =>
      place(`big${n}`, { kind: 'theme-park', minutes: 200, essential: 1 }),
    )
    const outcome = planDays(read({ places: [...museums, ...parks], pace: 'fast' }), steps(300))
    if (!outcome.ok) throw new Error('There is a plan')
    for (const { stops } of outcome.trip.days) {
      const kinds = stops.map(({ placeId }) => placeId?.[0] ?? '-').join('')
      expect(kinds).not.toContain('mmm')
      expect(kinds.match(/b/g)?.length ?? 0).toBeLessThanOrEqual(1)
    }
  })

  it('eats at noon and in the evening, at a restaurant that is near and open', () => {
    const places = [
      place('sight'),
      place('grill', { kind: 'restaurant', meals: ['dinner'], hours: '19:00-23:00' }),
    ]
    const days = [{ date: '2027-05-10' }]
    const outcome = planDays(read({ places, days }), steps(100))
    const stops = outcome.ok ? (outcome.trip.days[0]?.stops ?? []) : []
    const lunch = stops.find(({ meal }) => meal === 'lunch')
    const dinner = stops.find(({ meal }) => meal === 'dinner')
    expect(lunch?.placeId).toBeNull()
    expect(lunch?.start).toSatisfy(
      (start: string) => start >= '2027-05-10T12:00' && start <= '2027-05-10T14:00',
    )
    expect(dinner?.placeId).toBe('grill')
    expect(dinner?.start).toSatisfy((start: string) => start >= '2027-05-10T19:00')
  })

  it('says why each stop is there, what it left out and why, and what could be swapped in', () => {
    const places = [
      place('castle', { essential: 0.9 }),
      place('church', { kind: 'worship' }),
      place('cloister', { kind: 'garden', name: 'Estrela Basilica and Garden' }),
      place('closed', { hours: 'Su 10:00-12:00' }),
      place('dear', { price: 4 }),
      ...Array.from({ length: 8 }, (_, n) =>
        place(`x${n}`, { essential: 0.2, kind: 'square', at: [38.71 + 0.002 * n, -9.14] }),
      ),
    ]
    const asked = { avoidedKinds: ['worship' as const], priceCeiling: 3, pace: 'slow' as const }
    const days = [{ date: '2027-05-10' }]
    const outcome = planDays(read({ places, days, ...asked }), steps(100))
    if (!outcome.ok) throw new Error('There is a plan')
    const stops = outcome.trip.days[0]?.stops ?? []
    // What the catalogue says of a place is the reason to go.
    expect(stops.find(({ placeId }) => placeId === 'castle')?.reasons[0]).toMatch(/stands here for/)
    expect(stops.every(({ reasons }) => reasons.length > 0)).toBe(true)
    expect(stops.some(({ alternatives }) => alternatives.length > 0)).toBe(true)
    const why = new Map(outcome.trip.leftOut.map(({ placeId, reason }) => [placeId, reason]))
    expect(why.get('church')).toMatch(/no churches/)
    expect(why.get('cloister')).toMatch(/no churches/)
    expect(why.get('closed')).toMatch(/closed/)
    expect(why.get('dear')).toMatch(/costs more/)
  })
})

describe('a budget', () => {
  it('holds, and is named as the reason for what it keeps out', () => {
    const places = [place('tower', { essential: 1 }), place('boat'), place('square')]
    const costs = { tower: 30, boat: 25, square: 0 }
    const asked = { places, costs, budget: 40, days: [{ date: dates[0] }] }
    const outcome = planDays(read(asked), steps(100))
    if (!outcome.ok) throw new Error('There is a plan')
    expect(visitsOn(outcome.trip, 0).toSorted()).toEqual(['square', 'tower'])
    expect(outcome.trip.leftOut).toContainEqual(
      expect.objectContaining({ placeId: 'boat', reason: 'It would go over your budget.' }),
    )
  })
})

function visitsOn(trip: Trip, day: number): string[] {
  const stops = trip.days[day]?.stops ?? []
  return stops.flatMap(({ kind, placeId }) => (kind === 'visit' && placeId ? [placeId] : []))
}
