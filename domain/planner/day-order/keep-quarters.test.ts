import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { buildDayProblem } from '../problem/day-problem.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { DayScore } from './day-score.ts'
import { keepQuarters } from './keep-quarters.ts'

const old: [number, number] = [38.71, -9.14]
const across: [number, number] = [38.71, -9.17]
const forum = place('forum', { at: old, kind: 'ruins' })
const arena = place('arena', { at: [38.7125, -9.14], kind: 'landmark' })
const river = place('river', { at: across, kind: 'square' })
const near = place('near', { at: [38.711, -9.14], kind: 'restaurant', meals: ['lunch'] })
const far = place('far', { at: across, kind: 'restaurant', meals: ['lunch'], essential: 0.9 })

function ordered(places: readonly Place[], ids: readonly string[]): string[] {
  const request = read({
    places: [...places],
    days: [{ date: dates[0] }],
    meals: { dinner: false },
    lodging: [38.712, -9.142],
  })
  const built = buildDayProblem(request)
  const numbers = ids.map((id) => built.visits.findIndex((visit) => visit.place?.id === id))
  const [tour = []] = keepQuarters(built, [numbers])
  const score = new DayScore(built)
  expect(score.reentries(tour)).toBeLessThanOrEqual(score.reentries(numbers))
  return tour.map((visit) => built.visits[visit]?.place?.id ?? '')
}

describe('a quarter is not left and entered again', () => {
  it('when a stop across the river lies between two neighbours', () => {
    const order = ordered([forum, arena, river], ['forum', 'river', 'arena'])
    expect(Math.abs(order.indexOf('forum') - order.indexOf('arena'))).toBe(1)
    expect(order.toSorted()).toEqual(['arena', 'forum', 'river'])
  })

  it('to eat, where there is a table close by', () => {
    expect(ordered([forum, arena, near, far], ['forum', 'far', 'arena'])).toContain('near')
  })

  it('unless what is open leaves no other order', () => {
    const late = { ...arena, hours: '16:00-18:00' }
    const early = { ...forum, hours: '09:00-11:00' }
    const order = ordered([early, late, river], ['forum', 'river', 'arena'])
    // To wait for hours beside the door would be worse than to walk back.
    expect(order).toEqual(['forum', 'river', 'arena'])
  })
})

it('sights come in their order first, and lunch is had where that leads', () => {
  const places = [
    place('gallery', { at: old, kind: 'gallery', minutes: 120, hours: '10:00-18:00' }),
    place('square', { at: [38.7105, -9.14], kind: 'square', minutes: 20 }),
    place('tower', { at: across, kind: 'landmark', minutes: 120 }),
    far,
    near,
  ]
  const order = ordered(places, ['gallery', 'far', 'tower', 'square'])
  expect(Math.abs(order.indexOf('gallery') - order.indexOf('square'))).toBeLessThanOrEqual(2)
  expect(order.indexOf('tower')).toBe(order.length - 1)
})

it('finds an order in which several stops have to change their places at once', () => {
  // Two hills with three sights each, visited by turns: whichever stop moves alone, the way gets no shorter.
  const hill = (name: string, lng: number) =>
    [0, 1, 2].map((step) =>
      place(`${name}${step}`, { at: [38.71 + step / 1000, lng], kind: 'landmark', minutes: 45 }),
    )
  const [west, east] = [hill('west', -9.2), hill('east', -9.12)]
  const turns = ['west0', 'east0', 'west1', 'east1', 'west2', 'east2']
  const order = ordered([...west, ...east], turns)
  expect(order.toSorted()).toEqual(turns.toSorted())
  expect(order.join()).toMatch(/^(?:west\d,){3}(?:east\d,?){3}$|^(?:east\d,){3}(?:west\d,?){3}$/)
})
