import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { buildDayProblem } from '../problem/day-problem.ts'
import { isNoTable } from '../problem/meal-rules.ts'
import type { PlanRequestInput } from '../schema.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { lastTables } from './last-tables.ts'

const here: [number, number] = [38.71, -9.14]
/** About ten minutes on foot, and more than an hour off. */
const aWalkAway: [number, number] = [38.715, -9.14]
const farAway: [number, number] = [38.71, -9.5]
const morning = place('morning', { at: here, hours: '10:00-12:00', minutes: 60 })
const afternoon = place('afternoon', { at: here, hours: '14:30-18:00', minutes: 60 })
const table = (id: string, more: Partial<Place> = {}) =>
  place(id, {
    ...{ kind: 'restaurant', meals: ['lunch'], at: aWalkAway, minutes: 60 },
    about: 'Stews and wine in a room of old wood.',
    ...more,
  })

/** A day with lunch around a sight, and what becomes of it. */
function lunchOf(places: readonly Place[], request: Partial<PlanRequestInput> = {}) {
  const asked = read({
    days: [{ date: dates[0] }],
    meals: { dinner: false },
    lodging: here,
    ...request,
    places: [morning, afternoon, ...places],
  })
  const built = buildDayProblem(asked)
  const numberOf = (name: string) =>
    Array.from(built.visits.keys()).findIndex((visit) => {
      const { place: there, meal, around } = built.visits[visit] ?? {}
      return name === 'lunch' ? meal === 'lunch' && around?.id === 'morning' : there?.id === name
    })
  const plan = [['morning', 'lunch', 'afternoon'].map(numberOf)]
  const { built: then, plan: days } = lastTables(built, plan, asked)
  // A house that is had on another day too is another stop on this one.
  const [, lunch = -1] = days[0] ?? []
  if (then.visits[lunch]?.place) expect(then.visits[lunch]?.turn).not.toBeNull()
  return days[0]?.map((visit) => then.visits[visit]?.place?.id ?? 'somewhere')
}

describe('a meal that has no name at the end', () => {
  it('is had at the known house within reach', () => {
    expect(lunchOf([table('inn')])).toEqual(['morning', 'inn', 'afternoon'])
  })

  it('is no ride of an hour, no house that breaks the diet, and none that is shut', () => {
    const open = ['morning', 'somewhere', 'afternoon']
    expect(lunchOf([table('inn', { at: farAway })])).toEqual(open)
    expect(lunchOf([table('inn')], { diets: ['vegan'] })).toEqual(open)
    expect(lunchOf([table('inn', { hours: '19:00-23:00' })])).toEqual(open)
  })

  it('is at the house that keeps the diet, though it lies a little farther', () => {
    const kept = table('green', { diets: ['vegan'], cuisines: ['vegan'] })
    expect(lunchOf([table('inn'), kept], { diets: ['vegan'] })).toEqual([
      ...['morning', 'green', 'afternoon'],
    ])
  })
})

describe('who sits at a table', () => {
  const isNone = (house: Place, party: PlanRequestInput['party']) =>
    isNoTable(house, read({ places: [house], lodging: here, party }))
  const bar = table('bar', { about: 'Plates of ham, eaten standing at barrels.', minutes: 40 })

  it('has a chair with bad knees or in a wheelchair, and stands at a bar else', () => {
    expect(isNone(bar, { shortWalks: true })).toBe(true)
    expect(isNone(bar, { stepFree: true })).toBe(true)
    expect(isNone(bar, {})).toBe(false)
  })

  it('is no row of stools for eleven, no roll for an anniversary, and no kidneys at thirteen', () => {
    const roll = table('roll', {
      ...{
        about: 'A roll from a hole in the wall.',
        cuisines: ['sandwiches'],
        minutes: 25,
        price: 1,
      },
    })
    const offal = table('offal', { about: 'Kidneys and snails since 1950.' })
    expect(isNone(bar, { large: true })).toBe(true)
    expect(isNone(roll, { who: ['couple', 'celebration'] })).toBe(true)
    expect(isNone(offal, { who: ['teenagers'] })).toBe(true)
    expect(isNone(table('inn'), { large: true, who: ['celebration'] })).toBe(false)
    const few = table('few', { about: 'Cod and pork at nineteen seats in an alley.' })
    expect(isNone(few, { large: true })).toBe(true)
  })

  it('is no hatch with a toddler, and no wine bar for who asked for no bars', () => {
    const hatch = table('hatch', { about: 'Rice balls, eaten in the street.', minutes: 20 })
    const family = { children: true, who: ['toddler', 'children'] as const }
    expect(isNone(hatch, { ...family, who: [...family.who] })).toBe(true)
    expect(isNone(table('inn'), { ...family, who: [...family.who] })).toBe(false)
    const bar = table('bar', { cuisines: ['wine-bar'] })
    const sober = read({ places: [bar], lodging: here, avoidedKinds: ['nightlife'] })
    expect(isNoTable(bar, sober)).toBe(true)
  })
})
