import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { fitsDiet } from '#domain/planner/diets.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { type House, housesOf } from './house.ts'
import { mealSet } from './meal-set.ts'
import { type MealSetRequest, mealSetRequestSchema } from './meal-set-request.ts'
import { openAt } from './openness.ts'
import { daysOfTrip, needsOfTrip, plainDays } from './trip-meals.ts'

const { destinations, bySlug } = await loadCatalogue()
const calendar = await loadHolidays()
const known = new Map<string, readonly House[]>()
function housesIn(slug: string): readonly House[] {
  const destination = bySlug.get(slug)
  const houses = known.get(slug) ?? (destination ? housesOf(destination) : [])
  known.set(slug, houses)
  return houses
}
const numRuns = runCount('sets of tables', { everyday: 60, full: 1500 })

const requests = fc
  .record({
    slug: fc.constantFrom(...destinations.map(({ slug }) => slug)),
    days: fc.integer({ min: 1, max: 10 }),
    later: fc.integer({ min: 0, max: 360 }),
    diets: fc.uniqueArray(fc.constantFrom('vegan', 'vegetarian', 'halal', 'gluten-free'), {
      maxLength: 1,
    }),
    price: fc.integer({ min: 1, max: 4 }),
    breakfast: fc.boolean(),
    kids: fc.boolean(),
  })
  .map(({ slug, days, later, breakfast, ...rest }) => {
    const first = new Date(Date.UTC(2027, 0, 1 + later)).toISOString().slice(0, 10)
    return mealSetRequestSchema.parse({ ...rest, days: plainDays(slug, first, days, breakfast) })
  })

function holds(request: MealSetRequest): void {
  const { meals, notes } = mealSet(request, housesIn, calendar)
  expect(meals).toHaveLength(request.days.reduce((sum, day) => sum + day.meals.length, 0))
  const had = meals.flatMap(({ house }) => (house ? [house] : []))
  // Nobody is sent to one house twice.
  expect(new Set(had.map(({ id }) => id)).size).toBe(had.length)
  for (const [index, one] of had.entries()) {
    const [second, third] = [had[index + 1], had[index + 2]]
    if (!(second && third)) continue
    const shared = one.cuisines.filter(
      (tag) => second.cuisines.includes(tag) && third.cuisines.includes(tag),
    )
    expect(shared).toEqual([])
  }
  const above = meals.filter(({ house }) => (house?.price ?? 0) > request.price)
  expect(above.length).toBeLessThanOrEqual(1)
  expect(above.every(({ special, meal }) => special && meal === 'dinner')).toBe(true)
  expect(above.every(({ house }) => (house?.price ?? 0) <= request.price + 1)).toBe(true)
  expect(meals.filter(({ special }) => special).length).toBeLessThanOrEqual(1)
  for (const { house, meal, date, minute, free } of meals) {
    if (!house) {
      expect(free).toBeTruthy()
      continue
    }
    const own = housesIn(house.slug ?? '').find(({ id }) => id === house.id)
    if (!own) throw new Error('It is of the catalogue')
    expect(fitsDiet(own, request.diets)).toBe(true)
    expect(own.meals).toContain(meal)
    expect(openAt(own, { date, minute }, calendar).state).not.toBe('closed')
    expect(house.reasons.length).toBeGreaterThan(0)
  }
  if (had.length < meals.length) expect(notes.join(' ')).toContain('stay free')
}

describe('a set of tables for a trip', { timeout: hangsAfter(120_000) }, () => {
  it('keeps diets, levels, doors and variety in every town, and says what stays free', () => {
    fc.assert(fc.property(requests, holds), { numRuns })
  })

  it('a town with few vegan kitchens leaves meals free and says so', () => {
    const request = mealSetRequestSchema.parse({
      days: plainDays('lisbon', '2027-06-14', 7, false),
      diets: ['vegan'],
    })
    const { meals, notes } = mealSet(request, housesIn, calendar)
    expect(meals.some(({ free }) => free !== null)).toBe(true)
    expect(notes.join(' ')).toMatch(/of 14 meals stay free: there are not enough vegan kitchens/)
  })

  it('a swap changes its own meal alone, and a refused house does not come back to it', () => {
    const request = mealSetRequestSchema.parse({ days: plainDays('rome', '2027-06-14', 3, false) })
    const before = mealSet(request, housesIn, calendar).meals
    const refused = before[1]?.house?.id ?? ''
    const swaps = [{ day: 0, meal: 'dinner' as const, not: refused }]
    const after = mealSet({ ...request, swaps }, housesIn, calendar).meals
    expect(after[1]?.house?.id).not.toBe(refused)
    const others = (meals: typeof before) => meals.toSpliced(1, 1).map(({ house }) => house?.id)
    expect(others(after)).toEqual(others(before))
    holds({ ...request, swaps })
  })

  it('follows a trip: what it has stays, and the rest is near where one is', async () => {
    const { trip } = await lisbonByHand()
    const days = daysOfTrip(trip)
    expect(days.map(({ meals }) => meals.map(({ taken }) => taken))).toEqual([
      ['Nicolau Lisboa', 'Jardim das Cerejas'],
      ['Cervejaria Trindade', 'Casa do Alentejo'],
      ['Pão Pão Queijo Queijo', 'Zé dos Cornos'],
    ])
    const open = days.map((day) => ({
      ...day,
      meals: day.meals.map(({ taken: _, ...slot }) => slot),
    }))
    const request = mealSetRequestSchema.parse({ ...needsOfTrip(trip), days: open })
    const { meals } = mealSet(request, housesIn, calendar)
    expect(meals.every(({ house }) => house?.walk !== null)).toBe(true)
    expect(meals.every(({ dayId }) => dayId !== null)).toBe(true)
  })
})
