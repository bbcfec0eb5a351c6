import { expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { buildDayProblem } from '../problem/day-problem.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { fillFreeTime } from './fill-free-time.ts'

const gate = place('gate', { at: [38.71, -9.14] })
const early = place('early', { at: [38.72, -9.14], hours: '10:00-11:00', kind: 'museum' })
const late = place('late', { at: [38.706, -9.14], hours: '13:10-18:00', kind: 'square' })
const onTuesdays = { hours: 'Tu 09:00-13:00', minutes: 45, kind: 'bridge' } as const

/** Tuesday with an hour and a half between two sights, and Monday at the gate: where a further sight goes. */
function filled(more: Place): string[][] {
  const built = buildDayProblem(
    read({
      places: [gate, early, late, more],
      days: [{ date: dates[0] }, { date: dates[1] }],
      meals: { lunch: false, dinner: false },
      lodging: [38.715, -9.14],
    }),
  )
  const find = (id: string) => built.visits.findIndex((visit) => visit.place?.id === id)
  const plan = fillFreeTime(built, [[find('gate')], [find('early'), find('late')]])
  return plan.map((tour) => tour.map((visit) => built.visits[visit]?.place?.id ?? ''))
}

it('an hour is not filled with a small sight beside what is seen on another day', () => {
  const small = place('more', { ...onTuesdays, at: [38.712, -9.14], essential: 0.3 })
  expect(filled(small).flat()).not.toContain('more')
})

it('it is with one that people look for, and with a small one of its own', () => {
  const known = place('more', { ...onTuesdays, at: [38.712, -9.14], essential: 0.75 })
  expect(filled(known)[1]).toContain('more')
  const apart = place('more', { ...onTuesdays, at: [38.7145, -9.14], essential: 0.3 })
  expect(filled(apart)[1]).toContain('more')
})

/** A day with two sights, free from half past eleven to half past two: which of some others goes there. */
function inAnAfternoon(...others: Place[]): string[] {
  const first = place('first', { at: [38.715, -9.14], hours: '10:00-11:30', kind: 'museum' })
  const last = place('last', { at: [38.716, -9.141], hours: '14:30-18:00', kind: 'bridge' })
  const built = buildDayProblem(
    read({
      places: [first, last, ...others],
      days: [{ date: dates[0] }],
      meals: { lunch: false, dinner: false },
      lodging: [38.715, -9.14],
    }),
  )
  const find = (id: string) => built.visits.findIndex((visit) => visit.place?.id === id)
  const [day = []] = fillFreeTime(built, [[find('first'), find('last')]])
  return day.flatMap((visit) => built.visits[visit]?.place?.id ?? [])
}

it('free hours are no reason to ride longer to a small sight than one looks at it', () => {
  const at: [number, number] = [38.738, -9.158]
  const far = { at, kind: 'park' as const, essential: 0.3 }
  expect(inAnAfternoon(place('glimpse', { ...far, minutes: 30 }))).not.toContain('glimpse')
  expect(inAnAfternoon(place('garden', { ...far, minutes: 100 }))).toContain('garden')
})
