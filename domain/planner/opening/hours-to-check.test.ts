/** A warning stands where a door may well be shut, and the rest is said once. */
import { expect, it } from 'vitest'
import { place } from '../testing/sample-request.ts'
import { hoursUnknown } from '../wish/hours-unknown.ts'
import { isHourToCheck } from './hours-to-check.ts'

const [monday, thursday] = ['2027-05-10', '2027-05-13']
const noon = { start: 750, minutes: 60 }
const evening = { start: 1170, minutes: 90 }

it('marks dinner when kitchens rest, and late and early ones', () => {
  const kitchen = place('kitchen', { kind: 'restaurant', hours: null })
  expect(isHourToCheck(kitchen, 'dinner', evening, monday)).toBe(true)
  expect(isHourToCheck(kitchen, 'dinner', evening, thursday)).toBe(false)
  expect(isHourToCheck(kitchen, 'dinner', { start: 1300, minutes: 60 }, thursday)).toBe(true)
  expect(isHourToCheck(kitchen, 'lunch', noon, monday)).toBe(false)
  expect(isHourToCheck({ ...kitchen, hours: '12:00-23:00' }, 'dinner', evening, monday)).toBe(false)
})

it('marks museums on Mondays and at the edges of the day, bars early in the week, and a whole day', () => {
  const museum = place('museum', { kind: 'museum', hours: null })
  expect(isHourToCheck(museum, null, noon, monday)).toBe(true)
  expect(isHourToCheck(museum, null, noon, thursday)).toBe(false)
  expect(isHourToCheck(museum, null, { start: 1050, minutes: 60 }, thursday)).toBe(true)
  const bar = place('bar', { kind: 'nightlife', hours: null })
  expect(isHourToCheck(bar, null, evening, monday)).toBe(true)
  expect(isHourToCheck(bar, null, evening, thursday)).toBe(false)
  const park = place('park', { kind: 'theme-park', hours: null })
  expect(isHourToCheck(park, null, { start: 600, minutes: 480 }, thursday)).toBe(true)
})

it('says once of how many places nobody knows the hours', () => {
  const stop = (known: boolean) => ({
    placeId: 'a',
    checkHours: false,
    sources: { hours: known ? { kind: 'catalogue' } : { kind: 'estimate', from: 'usual hours' } },
  })
  const days = [{ stops: [stop(true), stop(false), stop(false), stop(false)] }]
  expect(hoursUnknown({ days } as never)).toEqual([
    expect.stringMatching(/^Piri does not know the hours of 3 of the 4 places below/),
  ])
  expect(hoursUnknown({ days: [{ stops: [stop(true), stop(false)] }] } as never)).toEqual([])
})
