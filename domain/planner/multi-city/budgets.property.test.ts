/** Money, beds and tables: what is planned is added up again, and the impossible is tried by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { planCities } from './plan-cities.ts'
import type {
  CityLayout,
  EateryOffer,
  HouseRule,
  LegOffer,
  LodgingOffer,
  TripRequest,
  Wish,
} from './trip-request.ts'

const days = 3
const cuisines = ['french', 'indian']

const lodgings = fc
  .array(
    fc.record({
      pricePerNight: fc.integer({ min: 20, max: 200 }),
      roomType: fc.constantFrom('entire' as const, 'private' as const, 'shared' as const),
      forbids: fc.uniqueArray(fc.constantFrom<HouseRule>('pets', 'smoking'), { maxLength: 2 }),
      leastNights: fc.integer({ min: 1, max: 3 }),
      sleeps: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 4 },
  )
  .map((all) => all.map((each, index): LodgingOffer => ({ name: `house ${index}`, ...each })))
const eateries = fc
  .array(
    fc.record({
      price: fc.integer({ min: 5, max: 60 }),
      cuisines: fc.uniqueArray(fc.constantFrom(...cuisines, 'tea'), { maxLength: 2 }),
    }),
    { minLength: 2, maxLength: 8 },
  )
  .map((all) => all.map((each, index): EateryOffer => ({ name: `table ${index}`, ...each })))
/** An hour each way, so that six meals can be had: two, three and one. */
const legs = fc
  .uniqueArray(fc.constantFrom('flight' as const, 'taxi' as const, 'self-driving' as const), {
    minLength: 1,
  })
  .map((modes) =>
    modes.flatMap((mode, index): LegOffer[] => {
      const fare =
        mode === 'flight'
          ? ({ amount: 30, each: 'person' } as const)
          : ({ amount: 20 + index * 15, each: 'vehicle', seats: 4 } as const)
      return [
        { from: 'Home', to: 'Away', mode, minutes: 60, fare },
        { from: 'Away', to: 'Home', mode, minutes: 60, fare },
      ]
    }),
  )
const requests = fc
  .record({
    lodgings,
    eateries,
    legs,
    people: fc.integer({ min: 1, max: 6 }),
    budget: fc.integer({ min: 100, max: 1500 }),
    wished: fc.subarray<Wish>([
      { kind: 'house-rule', rule: 'pets' },
      { kind: 'room-type', roomType: 'entire' },
      { kind: 'room-type', roomType: 'not-shared' },
      { kind: 'cuisine', cuisine: 'french' },
      { kind: 'cuisine', cuisine: 'indian' },
      { kind: 'avoid', mode: 'flight' },
    ]),
  })
  .map(
    (seed): TripRequest => ({
      home: 'Home',
      returns: true,
      cities: [
        {
          name: 'Away',
          offers: { lodgings: seed.lodgings, eateries: seed.eateries, sights: [{ name: 'Tower' }] },
        },
      ],
      cityCount: 1,
      days,
      people: seed.people,
      legs: seed.legs,
      wishes: [
        { kind: 'length', days },
        { kind: 'direct' },
        ...seed.wished,
        { kind: 'budget', amount: seed.budget },
      ],
    }),
  )

function wishesOf<Kind extends Wish['kind']>(request: TripRequest, kind: Kind) {
  return request.wishes.filter((wish): wish is Wish & { kind: Kind } => wish.kind === kind)
}

function allowed(house: LodgingOffer, request: TripRequest): boolean {
  return (
    wishesOf(request, 'house-rule').every(({ rule }) => !house.forbids.includes(rule)) &&
    wishesOf(request, 'room-type').every(({ roomType }) =>
      roomType === 'not-shared' ? house.roomType !== 'shared' : house.roomType === roomType,
    ) &&
    house.leastNights <= days - 1
  )
}

/** The least that any plan costs, by trying every house and every set of tables. */
function cheapest(request: TripRequest): number {
  const { people } = request
  const offers = request.cities[0]?.offers
  const modes = new Set(request.legs.map(({ mode }) => mode))
  for (const { mode } of wishesOf(request, 'avoid')) modes.delete(mode)
  const fares = [...modes].map((mode) =>
    request.legs
      .filter((leg) => leg.mode === mode)
      .reduce((sum, { fare }) => sum + (fare ? fareFor(fare, people) : 0), 0),
  )
  // A flight there and a taxi back can be mixed; both ways cost the same here.
  const ways = Math.min(...fares)
  const beds = (offers?.lodgings ?? [])
    .filter((house) => allowed(house, request))
    .map(({ pricePerNight, sleeps }) => (days - 1) * pricePerNight * Math.ceil(people / sleeps))
  const wanted = wishesOf(request, 'cuisine').map(({ cuisine }) => cuisine)
  const tables = offers?.eateries ?? []
  let food = Number.POSITIVE_INFINITY
  for (let set = 0; set < 1 << tables.length; set += 1) {
    const chosen = tables.filter((_, index) => set & (1 << index))
    if (chosen.length < 3 || chosen.length > 6) continue
    if (!wanted.every((each) => chosen.some((table) => table.cuisines.includes(each)))) continue
    food = Math.min(
      food,
      chosen.reduce((sum, { price }) => sum + price * people, 0),
    )
  }
  return ways + Math.min(...beds) + food
}

function fareFor(fare: NonNullable<LegOffer['fare']>, people: number): number {
  return fare.each === 'person'
    ? fare.amount * people
    : fare.amount * Math.ceil(people / fare.seats)
}

function addedUp(plan: CityLayout, request: TripRequest): number {
  const offers = request.cities[0]?.offers
  const { people } = request
  let sum = 0
  for (const { leg, meals, lodging } of plan.days) {
    if (leg?.fare) sum += fareFor(leg.fare, people)
    for (const meal of Object.values(meals)) {
      sum +=
        people * (offers?.eateries?.find(({ name }) => name === meal.name)?.price ?? Number.NaN)
    }
    const house = offers?.lodgings?.find(({ name }) => name === lodging?.name)
    if (house) sum += house.pricePerNight * Math.ceil(people / house.sleeps)
  }
  return sum
}

describe('trips on a budget', () => {
  it('are planned exactly when they can be paid, and keep every wish', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const outcome = planCities(request)
        const [budget] = wishesOf(request, 'budget')
        expect(outcome.ok).toBe(cheapest(request) <= (budget?.amount ?? 0))
        if (!outcome.ok) return
        const { plan } = outcome
        expect(plan.cost.total).toBe(addedUp(plan, request))
        expect(plan.cost.total).toBeLessThanOrEqual(budget?.amount ?? 0)
        const tables = plan.days.flatMap(({ meals }) => Object.values(meals))
        expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length)
        expect(Object.keys(plan.days[1]?.meals ?? {})).toHaveLength(3)
        const served = new Set(
          tables.flatMap(
            ({ name }) =>
              request.cities[0]?.offers?.eateries?.find((each) => each.name === name)?.cuisines ??
              [],
          ),
        )
        for (const { cuisine } of wishesOf(request, 'cuisine')) {
          expect(served.has(cuisine)).toBe(true)
        }
        const houses = plan.days.slice(0, -1).map(({ lodging }) => lodging?.name)
        expect(new Set(houses).size).toBe(1)
        const house = request.cities[0]?.offers?.lodgings?.find(({ name }) => name === houses[0])
        expect(house && allowed(house, request)).toBe(true)
        const modes = plan.legs.map(({ mode }) => mode)
        for (const { mode } of wishesOf(request, 'avoid')) expect(modes).not.toContain(mode)
        if (modes.includes('self-driving')) expect(new Set(modes).size).toBe(1)
      }),
      { numRuns: runCount('budgets of several cities', { everyday: 150, full: 400 }) },
    )
  })

  it('say which wishes clash, and what the nearest plan would drop', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const outcome = planCities(request)
        if (outcome.ok || outcome.reason !== 'conflict') return
        const can = (wishes: readonly Wish[]) => {
          const again = planCities({ ...request, wishes })
          return again.ok
        }
        expect(can(outcome.conflict)).toBe(false)
        for (const wish of outcome.conflict) {
          expect(can(outcome.conflict.filter((each) => each !== wish))).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })
})
