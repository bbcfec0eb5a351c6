import { expect, it } from 'vitest'
import { dayIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import { readCoordinates } from './read-coordinates.ts'
import { effectInWords, warningInWords } from './warning-words.ts'

const stop = stopIdSchema.parse('s')
const day = dayIdSchema.parse('d')
const nothing = {
  travel: 0,
  onFoot: 0,
  later: 0,
  start: 600,
  openUntil: null,
  closed: null,
  way: 0,
}

it('the cost of a change is told in minutes, with the places that would be closed', () => {
  expect(effectInWords({ ...nothing, travel: 12, onFoot: 12, later: 30, openUntil: 1080 })).toBe(
    '+12 min on foot, ends 30 min later, open until 6 PM',
  )
  expect(effectInWords({ ...nothing, travel: -5, later: -10, closed: 'all-day' })).toBe(
    '−5 min on the way, ends 10 min earlier, closed that day',
  )
  expect(effectInWords(nothing)).toBe('changes nothing else')
})

it('a warning says what is wrong, not that something is', () => {
  const hours = { kind: 'open', spans: [{ from: 600, to: 1080 }] } as const
  expect(warningInWords({ kind: 'closed', stop, closed: 'then', hours })).toBe(
    'Closed then. Open 10 AM–6 PM',
  )
  expect(warningInWords({ kind: 'nothing-to-eat', day, meal: 'lunch', from: 570, to: 1140 })).toBe(
    'Nothing to eat: no lunch between 9:30 AM and 7 PM',
  )
  expect(warningInWords({ kind: 'too-full', day, ends: 1450 })).toBe(
    'Too full: the day ends at 12:10 AM',
  )
})

it('coordinates are read as people write them, and nothing else is', () => {
  expect(readCoordinates(' 38.71, -9.14 ')).toEqual([38.71, -9.14])
  expect(readCoordinates('38.71 -9.14')).toEqual([38.71, -9.14])
  for (const text of ['', 'Lisbon', '95, 10', '38.71', '1,2,3']) {
    expect(readCoordinates(text), text).toBeUndefined()
  }
})
