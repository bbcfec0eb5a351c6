import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { planDays } from '../plan-days.ts'
import type { PlanRequestInput } from '../schema.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { momentsForAnyone } from './told-moments.ts'

const [monday] = dates
const about = { zone: 'Europe/Lisbon' }

/** What is told of a place that a traveler has set for an hour of a Monday in May. */
function toldAt(one: Place, hour: number, more: Partial<PlanRequestInput> = {}): string {
  const locked = [{ placeId: one.id, date: monday, start: hour * 60 }]
  const request = read({ about, places: [one], days: [{ date: monday }], locked, ...more })
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 5 })
  const stops = outcome.ok ? (outcome.trip.days[0]?.stops ?? []) : []
  const stop = stops.find(({ placeId }) => placeId === one.id)
  if (!stop) throw new Error('It is in the plan')
  return stop.reasons.join(' ')
}

const emptiest = 'Before ten the bridge is almost empty.'
const lamps = 'After dark the lamps are lit.'
const marchers = 'On Mondays the mothers march.'
const bridge = place('bridge', {
  setting: 'outdoor',
  bestTime: 'evening',
  about: 'Thirty saints on a bridge of 1357.',
  moments: [
    { says: emptiest, light: 'early' },
    { says: lamps, light: 'dark', come: 'best' },
  ],
})

describe('a plan tells of a place', () => {
  it('what is true at the hour of the visit, and nothing of another hour', () => {
    expect(toldAt(bridge, 9)).toContain(emptiest)
    expect(toldAt(bridge, 9)).not.toContain(lamps)
    expect(toldAt(bridge, 21)).toContain(lamps)
    const noon = toldAt(bridge, 12)
    expect(noon).toContain(bridge.about)
    expect(noon).not.toContain(emptiest)
    expect(noon).not.toContain(lamps)
  })

  it('what is true on that weekday and in that month', () => {
    const moments = [{ says: marchers, weekdays: [1], months: [5] }]
    expect(toldAt(place('square', { moments }), 12)).toContain(marchers)
    const others = [{ says: marchers, weekdays: [4] }]
    expect(toldAt(place('square', { moments: others }), 12)).not.toContain(marchers)
  })

  it('what is for children to those who bring some', () => {
    const says = 'Children remember the puppets for years.'
    const puppets = place('puppets', { moments: [{ says, with: 'children' }] })
    expect(toldAt(puppets, 12)).not.toContain(says)
    expect(toldAt(puppets, 12, { party: { children: true } })).toContain(says)
  })
})

it('no hour is called the best one that misses what the place is best for', () => {
  const rock = (more: Partial<Place> = {}) =>
    place('rock', { setting: 'outdoor', bestTime: 'morning', essential: 0.95, ...more })
  const says = 'The earlier the better: there is no shade on the rock.'
  const early = rock({ moments: [{ says, light: 'early', come: 'best' }] })
  const planned = (one: Place, from: number) => {
    const days = [{ date: monday, from }]
    const outcome = planDays(read({ about, places: [one], days }), {
      seed: 1,
      goOn: (steps) => steps < 5,
    })
    return outcome.ok ? (outcome.trip.days[0]?.stops[0]?.reasons.join(' ') ?? '') : ''
  }
  expect(planned(early, 540)).toContain(says)
  expect(planned(early, 665)).toContain(early.about)
  expect(planned(early, 665)).not.toMatch(/at its best|The earlier/)
  expect(planned(rock(), 600)).toMatch(/In the morning, when it is at its best/)
  expect(planned(rock(), 665)).not.toMatch(/at its best/)
})

it('who reads a shared plan learns nothing of who travels', () => {
  const family = place('family', {
    moments: [
      { says: 'Children remember the puppets for years.', with: 'children' },
      { says: marchers, weekdays: [1] },
    ],
  })
  const visit = { date: monday, start: 720, minutes: 60, sun: null }
  expect(momentsForAnyone(family, visit)).toEqual([marchers])
})
