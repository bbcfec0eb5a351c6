import { describe, expect, it } from 'vitest'
import { daysWalked, passedBy } from './after-search/days-walked.ts'
import { tableInstead } from './left-out/what-stands-there.ts'
import { wayWithin } from './parts-of-places.ts'
import { planDays } from './plan-days.ts'
import { buildDayProblem } from './problem/day-problem.ts'
import { dates, place, read } from './testing/sample-request.ts'

// The terrace is in the park, and two kilometers from the middle of it.
const park = place('park', { name: 'Park', kind: 'park', at: [38.71, -9.14], minutes: 90 })
const terrace = place('terrace', {
  name: 'Terrace',
  kind: 'park',
  at: [38.728, -9.14],
  partOf: 'park',
  minutes: 30,
  setting: 'indoor',
})
const days = [{ date: dates[0] }]
const meals = { lunch: false, dinner: false }
const rest = { name: 'your lodging', at: park.at, isOnFoot: true }

describe('a part of a place', () => {
  it('is a short walk from the whole, however far its middle is', () => {
    expect(wayWithin(park, terrace)?.minutes).toBeLessThanOrEqual(10)
    expect(wayWithin(terrace, park)).toEqual(wayWithin(park, terrace))
    expect(wayWithin(park, place('other', { at: terrace.at }))).toBeNull()
    const request = read({ places: [park, terrace], days, meals, mustSee: ['park', 'terrace'] })
    const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 50 })
    if (!outcome.ok) throw new Error('There is no plan')
    const [, second] = outcome.trip.days.flatMap(({ stops }) =>
      stops.filter(({ placeId }) => placeId !== null),
    )
    expect(second?.leg?.mode).toBe('walk')
    expect(second?.leg?.minutes).toBeLessThanOrEqual(10)
  })

  it('is no swap for the whole', () => {
    const other = place('grove', { name: 'Grove', kind: 'park', at: [38.716, -9.14], minutes: 90 })
    const request = read({
      places: [park, terrace, other],
      days: [{ date: dates[0], from: 600, to: 720 }],
      meals,
    })
    const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 50 })
    if (!outcome.ok) throw new Error('There is no plan')
    for (const { placeId, alternatives } of outcome.trip.days.flatMap(({ stops }) => stops)) {
      const ids = alternatives.map((each) => each.placeId)
      if (placeId === 'park') expect(ids).not.toContain('terrace')
      if (placeId === 'terrace') expect(ids).not.toContain('park')
    }
  })

  it('is passed where the whole is planned, and the whole where a part is', () => {
    const request = read({ places: [park, terrace], days, meals })
    const built = buildDayProblem(request)
    const walked = (id: string) => {
      const visit = built.visits.findIndex((each) => each.place?.id === id)
      return daysWalked(request, built, [[visit]])
    }
    expect(passedBy(terrace, walked('park'))).toBe('You are there on Monday: it is at Park.')
    // Who walks in the park has not been to the museum in it.
    const museum = place('museum', { kind: 'museum', setting: 'indoor', partOf: 'park' })
    expect(passedBy(museum, walked('park'))).toBe(
      'It is at Park, where you are on Monday, and takes 1 hour more: name it to have it.',
    )
    const elsewhere = place('hall', { setting: 'indoor' })
    expect(passedBy(elsewhere, [{ date: dates[0], stops: [rest], free: [] }])).toBeNull()
    expect(passedBy(park, walked('terrace'))).toBe('You are there on Monday: Terrace is in it.')
  })
})

describe('a table that is left out', () => {
  const eaten = place('inn', { name: 'The Inn', kind: 'restaurant', at: [38.71, -9.14] })
  const stops = [
    { name: 'The Inn', at: eaten.at, isOnFoot: true, place: eaten, meal: 'lunch' as const },
  ]
  const walked = [{ date: dates[0], stops, free: [] }]

  it('is not said to be farther where one eats around the corner', () => {
    const beside = place('tavern', { kind: 'restaurant', at: [38.712, -9.14] })
    expect(tableInstead(beside, walked, read({}))).toBe(
      'On Monday you eat close by, at The Inn: it could be this table instead.',
    )
    const far = place('diner', { kind: 'restaurant', at: [38.76, -9.14] })
    expect(tableInstead(far, walked, read({}))).toMatch(
      /^Other tables lie closer at mealtimes: the nearest you come is at The Inn on Monday, \d+ minutes/,
    )
  })
})
