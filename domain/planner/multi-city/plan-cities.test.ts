import { describe, expect, it } from 'vitest'
import { planCities, shownLayout } from './plan-cities.ts'
import type { CityLayout, LegOffer, LodgingOffer, TripRequest, Wish } from './trip-request.ts'

function house(name: string, more: Partial<LodgingOffer> = {}): LodgingOffer {
  const usual = {
    pricePerNight: 50,
    roomType: 'entire',
    forbids: [],
    leastNights: 1,
    sleeps: 2,
  } as const
  return { name, ...usual, ...more }
}

const tables = (city: string, count: number, price: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${city} ${index}`,
    price,
    cuisines: index === 0 ? ['cafe'] : ['grill'],
  }))

function both(from: string, to: string, more: Omit<LegOffer, 'from' | 'to'>): LegOffer[] {
  return [
    { from, to, ...more },
    { from: to, to: from, ...more },
  ]
}

const drive = (amount: number) => ({
  mode: 'self-driving' as const,
  minutes: 120,
  fare: { amount, each: 'vehicle' as const, seats: 5 },
})

function tripOf(more: Partial<TripRequest>, wishes: readonly Wish[]): TripRequest {
  return {
    home: 'Home',
    returns: true,
    cities: [],
    cityCount: more.cities?.length ?? 0,
    days: 5,
    people: 2,
    legs: [],
    wishes: [{ kind: 'length', days: 5 }, { kind: 'direct' }, ...wishes],
    ...more,
  }
}

function planned(request: TripRequest): CityLayout {
  const outcome = planCities(request)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.plan
}

describe('planning a trip over several cities', () => {
  it('shares the days so that dated flights and the shortest stays both hold', () => {
    const flight = (from: string, to: string, day: number) =>
      ({ from, to, day, mode: 'flight', departs: 600, arrives: 700 }) as const
    const request = tripOf(
      {
        cities: [
          { name: 'Ada', offers: { lodgings: [house('A', { leastNights: 3 })] } },
          { name: 'Bor', offers: { lodgings: [house('B')] } },
        ],
        legs: [
          flight('Home', 'Ada', 1),
          flight('Home', 'Bor', 1),
          flight('Ada', 'Bor', 3),
          flight('Ada', 'Bor', 4),
          flight('Bor', 'Ada', 4),
          flight('Bor', 'Home', 5),
          flight('Ada', 'Home', 5),
        ],
      },
      [],
    )
    const { stays } = planned(request)
    expect(stays.map(({ city, first, last }) => [city, first, last])).toEqual([
      ['Ada', 1, 4],
      ['Bor', 4, 5],
    ])
  })

  it('never leaves the own car behind', () => {
    const request = tripOf(
      {
        cities: [{ name: 'Ada' }, { name: 'Bor' }],
        legs: [
          ...both('Home', 'Ada', drive(10)),
          ...both('Home', 'Bor', drive(10)),
          ...both('Ada', 'Bor', drive(500)),
          ...both('Ada', 'Bor', { mode: 'taxi', minutes: 60, fare: { amount: 5, each: 'person' } }),
        ],
      },
      [],
    )
    expect(new Set(planned(request).legs.map(({ mode }) => mode))).toEqual(
      new Set(['self-driving']),
    )
  })

  it('buys the better house where the budget allows, and the cheaper where it does not', () => {
    const offers = {
      lodgings: [
        house('Plain', { pricePerNight: 40, quality: 0.4 }),
        house('Fine', { pricePerNight: 90, quality: 1 }),
      ],
    }
    const at = (amount: number) =>
      planned(
        tripOf({ cities: [{ name: 'Ada', offers }], legs: both('Home', 'Ada', drive(10)) }, [
          { kind: 'budget', amount },
        ]),
      ).stays[0]?.lodging?.name
    expect(at(2000)).toBe('Fine')
    expect(at(200)).toBe('Plain')
  })

  it('leaves meals of travel days open before it gives up on a budget, and says so', () => {
    const request = tripOf(
      {
        cities: [{ name: 'Ada', offers: { eateries: tables('Ada', 15, 10) } }],
        legs: both('Home', 'Ada', drive(10)),
      },
      [{ kind: 'budget', amount: 200 }],
    )
    const plan = planned(request)
    expect(plan.cost).toMatchObject({ food: 9 * 20, transport: 20, total: 200 })
    expect(plan.openMeals.map(({ day, meal }) => `${day} ${meal}`)).toEqual([
      '1 lunch',
      '1 dinner',
      '5 breakfast',
    ])
    const generous = planned({ ...request, wishes: request.wishes.slice(0, 2) })
    expect(generous.openMeals).toEqual([])
  })

  it('breakfasts where breakfast is made', () => {
    const offers = { eateries: [...tables('Ada', 1, 10), ...tables('Grill', 20, 10).slice(1)] }
    const plan = planned(
      tripOf(
        {
          cities: [{ name: 'Ada', offers }],
          legs: both('Home', 'Ada', drive(1)),
          days: 3,
        },
        [{ kind: 'length', days: 3 }],
      ),
    )
    const at = plan.days.flatMap(({ meals }) => meals.breakfast?.name ?? [])
    expect(at).toContain('Ada 0')
  })

  it('offers the nearest plan when a budget can not be kept', () => {
    const offers = { lodgings: [house('Only', { pricePerNight: 100, forbids: ['pets'] })] }
    const outcome = planCities(
      tripOf({ cities: [{ name: 'Ada', offers }], legs: both('Home', 'Ada', drive(10)) }, [
        { kind: 'budget', amount: 300 },
      ]),
    )
    if (outcome.ok || outcome.reason !== 'conflict') throw new Error('There should be a conflict')
    expect(outcome.conflict.map(({ kind }) => kind).toSorted()).toEqual(['budget', 'length'])
    expect(shownLayout(outcome)).toBe(outcome.nearest[0]?.plan)
    const plans = outcome.nearest.map(({ dropped, plan }) => [dropped[0]?.kind, plan.cost.total])
    expect(plans).toContainEqual(['budget', 420])
  })

  it('says plainly when there is nothing to plan', () => {
    expect(planCities(tripOf({}, []))).toEqual({ ok: false, reason: 'no-cities' })
    const many = Array.from({ length: 17 }, (_, index) => ({ name: `City ${index}` }))
    expect(planCities(tripOf({ cities: many }, []))).toEqual({
      ok: false,
      reason: 'too-many-cities',
    })
  })
})
