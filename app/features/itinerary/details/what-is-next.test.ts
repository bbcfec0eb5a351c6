import { expect, it } from 'vitest'
import { localTimeAt } from '#domain/calendar/zoned-time.ts'
import { planCity } from '#domain/planner/by-hand/testing/planned-city.ts'
import { whatIsNext } from './what-is-next.ts'

const { trip } = await planCity('tokyo', ['2027-05-11', '2027-05-12'])
const [first, second] = trip.days
const [one, two] = second?.stops ?? []
if (!first || !one?.start || !two) throw new Error('Tokyo has two days with stops')

/** The moment at which clocks in Tokyo show this. */
const tokyo = (local: string) => new Date(`${local}:00+09:00`)

it('tells by the clock of the trip, not of the reader', () => {
  expect(localTimeAt(Date.parse('2027-05-11T16:30:00Z'), 'Asia/Tokyo')).toBe('2027-05-12T01:30')
  const early = whatIsNext(trip, tokyo('2027-05-12T05:00'))
  expect(early).toMatchObject({ when: 'now', here: null })
  expect(early?.day.id).toBe(second?.id)
  expect(early?.next?.id).toBe(one.id)
})

it('knows where one is and what comes after', () => {
  const there = whatIsNext(trip, tokyo(one.start ?? ''))
  expect(there?.here?.id).toBe(one.id)
  expect(there?.next?.id).toBe(two.id)
})

it('before the trip shows its first stop, after it nothing more', () => {
  expect(whatIsNext(trip, tokyo('2027-01-01T12:00'))).toMatchObject({
    when: 'before',
    next: { id: first.stops[0]?.id },
  })
  expect(whatIsNext(trip, tokyo('2028-01-01T12:00'))).toMatchObject({ when: 'after', next: null })
  expect(whatIsNext({ days: [] }, new Date())).toBeNull()
})
