/** Meals over many towns: chosen by what was wished for, by who comes and by what a table is worth, and not by the way alone. */
import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import type { Stop } from '#domain/trip/schema.ts'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { minuteOn } from '../clock.ts'
import { mealFed } from '../meals/feeding-visits.ts'
import { kitchenOpens } from '../meals/meal-times.ts'
import { isStreetFood } from '../meals/street-food.ts'
import { eatsStanding, hasNoSeat } from '../meals/table-ages.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-16' }

interface Eaten {
  stop: Stop
  place: Place | undefined
  date: string
  start: number
}

async function plan(text: string) {
  const answer = await planWish(text, { ...context, limits: { steps: 150 } })
  const { trip } = answer
  const places = context.bySlug.get(trip?.stays[0]?.slug ?? '')?.places ?? []
  const days = trip?.days ?? []
  const meals = days.flatMap(({ date, stops }) =>
    stops
      .filter(({ kind }) => kind === 'meal')
      .map((stop): Eaten => {
        const place = places.find(({ id }) => id === stop.placeId)
        return { stop, place, date, start: minuteOn(date, stop.start ?? '') }
      }),
  )
  return {
    answer,
    days,
    meals,
    places,
    dinners: meals.filter(({ stop }) => stop.meal === 'dinner'),
  }
}

/** The clock of a town, as a request has it. */
function inZone(town: string) {
  const zone = context.destinations.find(({ name }) => name === town)?.timeZone ?? 'Etc/UTC'
  return { about: { title: town, zone } }
}

const said = ({ stop }: Eaten) => stop.reasons.join(' ')
const namesOf = (meals: readonly Eaten[]) => meals.map(({ stop }) => stop.name)

describe('one special dinner', { timeout: 90_000 }, () => {
  it.each(
    oneOfEvery(3, [
      'Lisbon',
      'Rome',
      'Paris',
      'Vienna',
      'Barcelona',
      'New York',
      'Prague',
      'Copenhagen',
      'Buenos Aires',
      'Tokyo',
    ]),
  )('in %s is one evening at one table, long, late enough and to be reserved', async (town) => {
    const { answer, dinners, meals } = await plan(
      `My wife and I are in ${town} for 4 days in May 2027 and would like one really special dinner`,
    )
    const special = meals.filter((meal) => said(meal).includes('the dinner of the trip'))
    expect(namesOf(special)).toHaveLength(1)
    const [meal] = special
    expect(dinners).toContain(meal)
    expect(meal?.stop.minutes).toBeGreaterThanOrEqual(120)
    expect(meal?.start).toBeGreaterThanOrEqual(19 * 60)
    expect(meal?.place?.price).toBeGreaterThanOrEqual(3)
    const reserve = answer.notes.find((note) => note.startsWith('Reserve as soon as'))
    expect(reserve).toContain(`${meal?.stop.name} for `)
    expect(answer.unmet.join()).not.toMatch(/dinner/)
  })

  it.each(
    oneOfEvery(3, [
      'Honeymoon in Venice, 4 days in May 2027',
      'Honeymoon in Santorini, 4 days in May 2027',
      'Our anniversary in Kyoto, 4 days in May 2027',
      'Honeymoon in Cape Town, 5 days in January 2027',
      'Amsterdam for a 40th birthday, six of us, 3 days in May 2027, mostly vegan',
    ]),
  )('%s: is had by who celebrates, asked for or not, and its table but once', async (wish) => {
    const { meals } = await plan(wish)
    const [special, ...others] = meals.filter((meal) =>
      said(meal).includes('the dinner of the trip'),
    )
    expect(others).toEqual([])
    expect(special && said(special)).toMatch(/^For (?:your|the) /)
    expect(meals.filter(({ place }) => place?.id === special?.place?.id)).toEqual([special])
  })
})

describe('a kitchen that was wished for', { timeout: 120_000 }, () => {
  it.each(oneOfEvery(3, ['Lisbon', 'Sydney', 'Boston', 'Seattle', 'Mexico City']))(
    'is had in %s at the house that is best known for it, wherever it lies',
    async (town) => {
      const { meals, places } = await plan(`5 days in ${town} in May 2027, we love seafood`)
      const [best] = places
        .filter(({ kind, cuisines }) => kind === 'restaurant' && cuisines?.includes('seafood'))
        .toSorted((a, b) => b.essential - a.essential)
      expect(namesOf(meals)).toContain(best?.name)
    },
  )

  it.each(oneOfEvery(3, ['Lisbon', 'Barcelona', 'Boston', 'Seattle', 'Porto']))(
    'is what some meals of a stay in %s are for, each at another house',
    async (town) => {
      const { meals } = await plan(`5 days in ${town} in May 2027, we love seafood`)
      const names = namesOf(meals.filter(({ place }) => place?.cuisines?.includes('seafood')))
      expect(names.length).toBeGreaterThanOrEqual(3)
      expect(new Set(names).size).toBe(names.length)
    },
  )
})

describe('street food', { timeout: 120_000 }, () => {
  it.each(
    oneOfEvery(3, [
      'Bangkok',
      'Singapore',
      'Mexico City',
      'Berlin',
      'Taipei',
      'Ho Chi Minh City',
      'Osaka',
      'Tokyo',
    ]),
  )('is at least half of the meals in %s, and no market is seen and eaten at', async (town) => {
    const wish = `3 days in ${town} in March 2027, friends who live for street food`
    const { meals, days } = await plan(wish)
    const eaten = meals.filter(({ place }) => place && isStreetFood(place))
    expect(eaten.length).toBeGreaterThanOrEqual(meals.length / 2)
    const ids = days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a chair', { timeout: 120_000 }, () => {
  it.each(
    oneOfEvery(3, [
      'Mexico City',
      'Vienna',
      'Barcelona',
      'Singapore',
      'Naples',
      'Kraków',
      'Seville',
      'Tokyo',
      'New York',
    ]),
  )('in %s is for the old and for small children', async (town) => {
    const old = await plan(`3 days in ${town} in May 2027 with my parents in their seventies`)
    expect(namesOf(old.meals.filter(({ place }) => place && hasNoSeat(place)))).toEqual([])
    const small = await plan(`3 days in ${town} in May 2027 with our kids, 5 and 8`)
    const standing = small.meals.filter(
      ({ place }) => place?.kind === 'restaurant' && eatsStanding(place),
    )
    expect(namesOf(standing)).toEqual([])
  })
})

describe('dinner', { timeout: 120_000 }, () => {
  it.each(
    oneOfEvery(3, [
      'Seville',
      'Granada',
      'Valencia',
      'Madrid',
      'Athens',
      'Rome',
      'Florence',
      'Dubrovnik',
      'Cairo',
      'Marrakesh',
      'Las Vegas',
      'Dubai',
      'Buenos Aires',
    ]),
  )('is had on every day of a hot week in %s, and not in haste at a fine table', async (town) => {
    const { days, dinners, places } = await plan(`5 days in ${town} in July 2027, a couple`)
    // A dinner on the water is the dinner of its day: there is that or a table, and never both or neither.
    const fed = days.map(({ date, stops }) => {
      const visits = stops.filter(({ kind, placeId }) => {
        const place = places.find(({ id }) => id === placeId)
        return kind !== 'meal' && place !== undefined && mealFed(place) === 'dinner'
      })
      return visits.length + dinners.filter((dinner) => dinner.date === date).length
    })
    expect(fed).toEqual(days.map(() => 1))
    const fine = dinners.filter(({ place }) => (place?.price ?? 0) >= 3)
    for (const { stop } of fine) expect(stop.minutes).toBeGreaterThanOrEqual(90)
  })

  it.each(
    oneOfEvery(3, [
      ['Madrid', 20 * 60],
      ['Valencia', 20 * 60],
      ['Rome', 19 * 60],
      ['Florence', 19 * 60],
      ['Buenos Aires', 20 * 60],
      ['Paris', 18 * 60 + 45],
    ]),
  )('in %s is not before kitchens of unknown hours open', async (town, opens) => {
    const { dinners } = await plan(`4 days in ${town} in May 2027 with our kids, 5 and 8`)
    const unsure = dinners.filter(
      ({ place }) => place && kitchenOpens(place, 'dinner', inZone(town)),
    )
    for (const { start } of unsure) expect(start).toBeGreaterThanOrEqual(opens)
  })
})
