import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { buildDayProblem } from '../problem/day-problem.ts'
import type { PlanRequestInput } from '../schema.ts'
import { place, read } from '../testing/sample-request.ts'
import { seatBetterKnown } from './better-known.ts'

const square = place('square', { kind: 'square', essential: 0.68, minutes: 30 })
const park = place('park', { kind: 'park', essential: 0.25, minutes: 60, interests: ['nature'] })

/** What a day holds that was found with the park in it, or with these. */
function dayOf(
  places: readonly Place[],
  asked: Partial<PlanRequestInput> = {},
  found: readonly string[] = ['park'],
) {
  const [first] = read({ places: [...places] }).days
  const request = read({ ...asked, places: [...places], days: first ? [first] : [] })
  const built = buildDayProblem(request)
  const order = found.map((id) =>
    built.visits.findIndex(({ kind, place: here }) => kind === 'visit' && here?.id === id),
  )
  const [day = []] = seatBetterKnown(built, [order], request)
  return day.map((visit) => built.visits[visit]?.place?.id)
}

describe('a sight that people travel for', () => {
  it('takes the place of a lesser one that nobody asked for', () => {
    expect(dayOf([square, park])).toEqual(['square'])
  })

  it('leaves what was named, what was asked for and what has to be in the day', () => {
    expect(dayOf([square, park], { mustSee: ['park'] })).toEqual(['park'])
    expect(dayOf([square, park], { interests: ['nature'] })).toEqual(['park'])
  })

  it('leaves a sight that is nearly as well known', () => {
    expect(dayOf([square, { ...park, essential: 0.6 }])).toEqual(['park'])
    expect(
      dayOf([
        { ...square, essential: 0.5 },
        { ...park, essential: 0.4 },
      ]),
    ).toEqual(['park'])
  })

  it('takes the hours of two lesser ones where it needs them', () => {
    const museum = place('museum', { kind: 'museum', essential: 0.65, minutes: 120 })
    const until = { hours: '10:00-12:20' }
    const first = { ...park, ...until }
    const tower = place('tower', { kind: 'viewpoint', essential: 0.2, minutes: 60, ...until })
    expect(dayOf([{ ...museum, ...until }, first, tower], {}, ['park', 'tower'])).toEqual([
      'museum',
    ])
  })

  it('stays out where its day has no hour for it, and where the day would be emptied by it', () => {
    expect(dayOf([{ ...square, hours: '23:00-23:10' }, park])).toEqual(['park'])
    expect(dayOf([square, { ...park, minutes: 180 }])).toEqual(['park'])
  })
})
