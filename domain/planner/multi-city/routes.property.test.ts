/** Days and ways: every answer is held against a search that simply tries everything. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { planCities } from './plan-cities.ts'
import type { TripRequest, Wish } from './trip-request.ts'

type Visit = { city: string; first: number; last: number }
const names = ['Ada', 'Bor', 'Cer', 'Dol']

/** All orders of the cities with all ways to share so many days among them. */
function* everyRoute(cities: readonly string[], days: number, first = 1): Generator<Visit[]> {
  if (cities.length === 0) return
  for (const city of cities) {
    const others = cities.filter((other) => other !== city)
    for (let last = first; last <= days; last += 1) {
      const visit = { city, first, last }
      if (others.length === 0) yield [visit]
      else for (const rest of everyRoute(others, days, last)) yield [visit, ...rest]
    }
  }
}

function keeps(route: readonly Visit[], wish: Wish, request: TripRequest): boolean {
  const visit = 'city' in wish ? route.find(({ city }) => city === wish.city) : undefined
  switch (wish.kind) {
    case 'length':
      return route.at(-1)?.last === wish.days
    case 'stay':
      return visit !== undefined && visit.last - visit.first + 1 === wish.days
    case 'window':
      return visit !== undefined && visit.first <= wish.first && visit.last >= wish.last
    case 'order':
      return route.every(({ city }, index) => city === wish.cities[index])
    case 'direct':
      return route.every(({ city }, index) => {
        const next = route[index + 1]
        return !next || request.legs.some(({ from, to }) => from === city && to === next.city)
      })
    default:
      return true
  }
}

/** A stay has a night, unless a single day was said to suit the city, or the days are as many as the cities: then the last has its day. */
function possible(request: TripRequest, wishes: readonly Wish[], most: number): boolean {
  const brief = new Set(request.cities.flatMap(({ name, days }) => (days === 1 ? name : [])))
  const cities = request.cities.map(({ name }) => name)
  // Of a stay that was said no day is taken, while the wish for it is held.
  const stayOf = (city: string) =>
    wishes.some((wish) => wish.kind === 'stay' && wish.city === city && wish.days > 1)
  for (const route of everyRoute(cities, most)) {
    const isLastDay = (city: string, day: number) =>
      day === request.days && request.days === request.cityCount && !stayOf(city)
    if (
      route.some(
        ({ city, first, last }) => first === last && !(brief.has(city) || isLastDay(city, last)),
      )
    )
      continue
    if (wishes.every((wish) => keeps(route, wish, request))) return true
  }
  return false
}

const requests = fc
  .record({
    count: fc.integer({ min: 1, max: 4 }),
    days: fc.integer({ min: 3, max: 8 }),
    stays: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
    saidStays: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    windows: fc.array(
      fc.record({ city: fc.nat(3), first: fc.integer({ min: 1, max: 8 }), more: fc.nat(1) }),
      { maxLength: 2 },
    ),
    ways: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    ordered: fc.boolean(),
  })
  .map((seed): TripRequest => {
    const cities = names.slice(0, seed.count)
    const stays = cities.flatMap((city, index): Wish[] =>
      seed.saidStays[index] ? [{ kind: 'stay', city, days: seed.stays[index] ?? 2 }] : [],
    )
    const shortest = (city: string) => stays.find((wish) => 'city' in wish && wish.city === city)
    const windows = seed.windows.flatMap(({ city, first, more }): Wish[] => {
      const name = cities[city]
      const stay = name === undefined ? undefined : shortest(name)
      if (name === undefined || (stay?.kind === 'stay' && stay.days < more + 1)) return []
      return [{ kind: 'window', city: name, first, last: first + more }]
    })
    return {
      returns: false,
      cities: cities.map((name, index) => ({
        name,
        ...(seed.saidStays[index] && { days: seed.stays[index] ?? 2 }),
      })),
      cityCount: seed.count,
      days: seed.days,
      people: 2,
      legs: cities.flatMap((from, row) =>
        cities
          .filter((to, column) => from !== to && seed.ways[row * 4 + column])
          .map((to) => ({ from, to, mode: 'train' as const, minutes: 60 })),
      ),
      wishes: [
        { kind: 'length', days: seed.days },
        ...stays,
        ...windows,
        ...(seed.ordered ? [{ kind: 'order', cities } as const] : []),
        { kind: 'direct' },
      ],
    }
  })

describe('routes over several cities', () => {
  it('exist exactly when one can be found by trying everything, and keep every wish', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const outcome = planCities(request)
        expect(outcome.ok).toBe(possible(request, request.wishes, request.days))
        if (!outcome.ok) return
        const { stays } = outcome.plan
        expect(stays.map(({ city }) => city).toSorted()).toEqual(names.slice(0, stays.length))
        expect(stays[0]?.first).toBe(1)
        for (const [index, { first }] of stays.entries()) {
          if (index > 0) expect(first).toBe(stays[index - 1]?.last)
        }
        for (const wish of request.wishes) expect(keeps(stays, wish, request)).toBe(true)
      }),
      { numRuns: runCount('routes of several cities', { everyday: 200, full: 600 }) },
    )
  })

  it('name the smallest set of wishes that clash when there is none', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const outcome = planCities(request)
        if (outcome.ok) return
        if (outcome.reason !== 'conflict') throw new Error(outcome.reason)
        const { conflict, nearest } = outcome
        // Longer than any plan needs, where the length itself is open.
        const can = (wishes: readonly Wish[]) => possible(request, wishes, 13)
        expect(can(conflict)).toBe(false)
        for (const wish of conflict) {
          expect(can(conflict.filter((each) => each !== wish))).toBe(true)
        }
        for (const { dropped, plan } of nearest) {
          const held = request.wishes.filter((wish) => !dropped.includes(wish))
          for (const wish of held) expect(keeps(plan.stays, wish, request)).toBe(true)
        }
        expect(nearest.length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })

  it('are the same for the same request', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(planCities(structuredClone(request))).toEqual(planCities(request))
      }),
      { numRuns: 60 },
    )
  })
})
