import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diets } from '#domain/brief/slots.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { meals } from '#domain/places/schema.ts'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { estimateLeg, legOf } from '#domain/routing/travel-estimate.ts'
import { travelBetween } from '#domain/routing/travel-table.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { findHouses, type HouseSearch, walkingMinutes } from './find-houses.ts'
import { housesOf } from './house.ts'
import { openAt } from './openness.ts'
import { aHouse } from './testing/a-house.ts'
import { emptyWish, type RestaurantWish } from './wish.ts'

const timeout = hangsAfter(240_000)

const { destinations } = await loadCatalogue()
const calendar = await loadHolidays()
const towns = destinations.map((each) => housesOf(each))
const numRuns = runCount('wishes for tables in the whole catalogue', { everyday: 200, full: 4000 })

const wishes: fc.Arbitrary<RestaurantWish> = fc.record({
  diets: fc.uniqueArray(fc.constantFrom(...diets), { maxLength: 2 }),
  cuisines: fc.uniqueArray(fc.constantFrom('italian', 'seafood', 'vegan', 'coffee'), {
    maxLength: 2,
  }),
  open: fc.boolean(),
  kids: fc.boolean(),
  stepFree: fc.boolean(),
  special: fc.boolean(),
  price: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  walk: fc.option(fc.constantFrom(5, 15, 30), { nil: undefined }),
}) as fc.Arbitrary<RestaurantWish>

function asking(wish: RestaurantWish, more: Partial<HouseSearch> = {}): HouseSearch {
  return {
    wish,
    anchor: null,
    moment: { date: '2027-06-15', minute: 20 * 60 },
    isTimed: true,
    meal: null,
    avoided: [],
    calendar,
    ...more,
  }
}

/** What each diet is met by, told a second time: a kitchen is never taken at its word. */
const promises: Readonly<Record<(typeof diets)[number], readonly string[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegetarian', 'vegan'],
  pescatarian: ['vegetarian', 'vegan'],
  halal: ['halal'],
  kosher: ['kosher'],
  'gluten-free': ['gluten-free'],
  'dairy-free': ['vegan'],
  'shellfish-free': ['vegetarian', 'vegan', 'kosher'],
  'nut-free': [],
}

describe('houses for a wish', () => {
  it('diets are never broken, doors that are known to be shut never offered, no filter bent', () => {
    fc.assert(
      fc.property(
        wishes,
        fc.constantFrom(...towns),
        fc.option(fc.constantFrom(...meals), { nil: null }),
        fc.integer({ min: 0, max: 1439 }),
        (wish, houses, meal, minute) => {
          const from = houses[0]?.at ?? [0, 0]
          const moment = { date: '2027-12-25', minute }
          const asked = asking(wish, { meal, moment, anchor: { from, label: 'the first' } })
          const { sure, check } = findHouses(houses, asked)
          for (const { house, walk } of [...sure, ...check]) {
            for (const diet of wish.diets) {
              expect(promises[diet].some((tag) => house.place?.diets?.includes(tag as never))).toBe(
                true,
              )
            }
            if (wish.open) expect(openAt(house, moment, calendar).state).not.toBe('closed')
            if (wish.price) expect(house.price ?? 0).toBeLessThanOrEqual(wish.price)
            if (wish.kids) expect(house.children).toBe(true)
            if (wish.stepFree) expect(house.stepFree).not.toBe(false)
            if (wish.walk) expect(walk).toBeLessThanOrEqual(wish.walk)
            if (meal) expect(house.meals).toContain(meal)
          }
          for (const { house } of sure) {
            if (wish.open) expect(openAt(house, moment, calendar).state).toBe('open')
            if (wish.stepFree) expect(house.stepFree).toBe(true)
          }
        },
      ),
      { numRuns },
    )
  })

  it('unknown hours stand apart and are never dropped, so that "open then" empties no page', () => {
    for (const houses of towns) {
      const all = findHouses(houses, asking({ ...emptyWish(), open: true }))
      const unknown = houses.filter(
        (house) =>
          openAt(house, { date: '2027-06-15', minute: 1200 }, calendar).state === 'unknown',
      )
      expect(new Set(all.check.map(({ house }) => house.id))).toEqual(
        new Set(unknown.map(({ id }) => id)),
      )
    }
  })

  it('tells what each filter hides by itself', () => {
    const houses = [
      aHouse({ id: 'dear', price: 4 }),
      aHouse({ id: 'cheap', price: 1 }),
      aHouse({ id: 'dear-and-small', price: 4, children: false }),
    ]
    const { sure, without } = findHouses(houses, asking({ ...emptyWish(), price: 2 }))
    expect(sure.map(({ house }) => house.id)).toEqual(['cheap'])
    expect(without).toEqual([{ filter: 'price', count: 2 }])
  })

  it('for a party nobody is sent to a counter first', () => {
    const counter = aHouse({ id: 'counter', essential: 0.6 })
    if (!counter.place) throw new Error('It is of the catalogue')
    const standing = {
      ...counter,
      place: { ...counter.place, about: 'Noodles eaten at the counter, standing.' },
    }
    const room = aHouse({ id: 'room', essential: 0.4 })
    const first = (people: number) =>
      findHouses([standing, room], asking({ ...emptyWish(), people }, { meal: 'lunch' })).sure[0]
        ?.house.id
    expect([first(2), first(8)]).toEqual(['counter', 'room'])
  })
})

const onFootAnywhere = { beyondWalking: 'transit', longestWalk: Number.POSITIVE_INFINITY } as const

describe('minutes on foot', () => {
  it('are the planner’s, on every way that it walks', async () => {
    const { trip } = await lisbonByHand()
    let walked = 0
    for (const { stops } of trip.days) {
      for (const [index, { at, leg }] of stops.entries()) {
        const before = stops[index - 1]?.at
        if (!(at && before && leg?.mode === 'walk')) continue
        expect(walkingMinutes(before, at)).toBe(leg.minutes)
        walked += 1
      }
    }
    expect(walked).toBeGreaterThan(5)
  })

  it('are those that a day is planned with, from anywhere to any table, whoever walks', {
    timeout,
  }, () => {
    const preferences = fc.record({
      beyondWalking: fc.constantFrom('transit' as const, 'drive' as const),
      longestWalk: fc.integer({ min: 5, max: 120 }),
    })
    const nearby = fc.double({ min: -0.03, max: 0.03, noNaN: true })
    let walked = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...towns),
        nearby,
        nearby,
        preferences,
        (houses, north, east, chosen) => {
          const [y = 0, x = 0] = houses[0]?.at ?? []
          const from: [number, number] = [y + north, x + east]
          const planned = travelBetween([from, ...houses.map(({ at }) => at)], chosen)
          const { sure } = findHouses(
            houses,
            asking(emptyWish(), { anchor: { from, label: 'here' } }),
          )
          expect(sure).toHaveLength(houses.length)
          for (const { house, walk } of sure) {
            const leg = legOf(planned, 0, houses.indexOf(house) + 1)
            // Who walks as far as it takes walks around the water, where others take the small boat.
            const isRowed = estimateLeg(from, house.at, onFootAnywhere).mode === 'ferry'
            if (leg.mode !== 'walk' || isRowed) continue
            expect(walk).toBe(leg.minutes)
            walked += 1
          }
        },
      ),
      { numRuns },
    )
    expect(walked).toBeGreaterThan(numRuns)
  })
})
