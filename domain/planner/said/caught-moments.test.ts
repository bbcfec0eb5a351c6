import { describe, expect, it } from 'vitest'
import type { Moment, Place } from '#domain/places/schema.ts'
import type { DayVisit } from '../day-visit.ts'
import { planDays } from '../plan-days.ts'
import { dates, minutesOn, place, read } from '../testing/sample-request.ts'
import { visitTo } from '../testing/sample-visit.ts'
import { caughtBy } from './caught-moments.ts'

const [monday] = dates
const says = 'At six the guard changes.'
const guarded = (more: Partial<Moment> = {}, of: Partial<Place> = {}) =>
  place('guarded', {
    minutes: 45,
    moments: [{ says, between: ['18:00', '18:20'], come: 'best', ...more }],
    ...of,
  })

function caught(one: Place, start: number, free: number, more: Partial<DayVisit> = {}) {
  const request = read({ about: { zone: 'Europe/Lisbon' }, places: [one] })
  const [day] = request.days
  if (!day) throw new Error('There is a day')
  return caughtBy(visitTo(one, more), { start, minutes: one.minutes, free }, day, request)
}
const asPlanned = { later: 0, longer: 0 }

describe('a visit that would end just before a moment', () => {
  it('lasts until one has seen it', () => {
    expect(caught(guarded(), 1035, 60)).toEqual({ later: 0, longer: 20 })
  })

  it('begins later where it would be much longer', () => {
    expect(caught(guarded({}, { minutes: 20 }), 1050, 60)).toEqual({ later: 30, longer: 0 })
  })

  it('stays as it is where something else is due, it is locked or closed, or the wait is long', () => {
    expect(caught(guarded(), 1035, 10)).toEqual(asPlanned)
    expect(caught(guarded(), 1035, 60, { locked: true })).toEqual(asPlanned)
    expect(caught(guarded({}, { hours: '09:00-18:05' }), 1035, 60)).toEqual(asPlanned)
    expect(caught(guarded(), 900, 300)).toEqual(asPlanned)
    expect(caught(guarded({ weekdays: [4] }), 1035, 60)).toEqual(asPlanned)
  })

  it('waits less for what only happens to be there', () => {
    const happens = place('happens', {
      minutes: 45,
      moments: [{ says, between: ['18:00', '18:20'] }],
    })
    expect(caught(happens, 1030, 60)).toEqual(asPlanned)
    expect(caught(happens, 1040, 60)).toEqual({ later: 0, longer: 5 })
  })

  it('waits for the sun to set', () => {
    const view = guarded({}, { minutes: 60 })
    view.moments = [{ says: 'The sun goes into the sea.', light: 'sunset', come: 'best' }]
    // In Lisbon the sun of 10 May sets at 20:38.
    expect(caught(view, 1170, 60)).toEqual({ later: 0, longer: 15 })
  })
})

it('a plan has the guard, with its sentence, where a day begins shortly before', () => {
  const one = guarded()
  const days = [{ date: monday, from: 1030, to: 1320 }]
  const request = read({ about: { zone: 'Europe/Lisbon' }, places: [one], days })
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 5 })
  const stop = outcome.ok ? outcome.trip.days[0]?.stops.find(({ placeId }) => placeId) : undefined
  expect(stop?.reasons).toContain(says)
  const end = minutesOn(monday, stop?.start ?? null) + (stop?.minutes ?? 0)
  expect(end).toBeGreaterThanOrEqual(1090)
})
