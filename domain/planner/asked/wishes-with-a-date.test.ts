import { expect, it } from 'vitest'
import type { AskedWish } from '../schema.ts'
import { wishesWithADate } from './wishes-with-a-date.ts'

const wish = (what: string): AskedWish => ({
  ...{ what, placeIds: ['a'], when: 'any', daily: false, often: false },
})
const dates = ['2026-12-24', '2026-12-25', '2026-12-26']
const daysOf = (text: string, ...wishes: string[]) =>
  wishesWithADate(wishes.map(wish), text, dates).map(({ on }) => on)

it('a wish is for the day that was said with it, and another wish is for any', () => {
  const text = 'Prague, something festive on the 25th, and a market'
  expect(daysOf(text, 'something festive', 'a market')).toEqual(['2026-12-25', undefined])
  expect(daysOf('carols on Christmas Eve', 'carols')).toEqual(['2026-12-24'])
  expect(daysOf('an organ concert on Boxing Day', 'an organ concert')).toEqual(['2026-12-26'])
})

it('of two things in one breath the day is that of the second', () => {
  const text = 'Prague, Christmas markets and something festive on the 25th'
  expect(daysOf(text, 'a Christmas market', 'something festive')).toEqual([undefined, '2026-12-25'])
})

it('a day outside of the stay binds nothing', () => {
  expect(daysOf('a museum on the 30th', 'a museum')).toEqual([undefined])
})
