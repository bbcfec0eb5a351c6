import { expect, it } from 'vitest'
import type { FoundHouse } from './find-houses.ts'
import { aHouse } from './testing/a-house.ts'
import { unsharedReasons } from './unshared-reasons.ts'

const found = (
  id: string,
  house: Parameters<typeof aHouse>[0],
  more: Partial<FoundHouse> = {},
): FoundHouse => ({
  house: aHouse({ id, ...house }),
  open: { state: 'unknown', holiday: null },
  walk: null,
  unknown: [],
  score: 0,
  ...more,
})

it('a house is told from the others by what it alone is, and ties are no reason', () => {
  const { alone, common } = unsharedReasons([
    found('near', { cuisines: ['italian'], price: 2 }, { walk: 3 }),
    found(
      'late',
      { cuisines: ['italian'], price: 2 },
      { walk: 9, open: { state: 'open', until: 1500, always: false } },
    ),
    found(
      'cheap',
      { cuisines: ['thai', 'italian'], price: 1 },
      { walk: 9, open: { state: 'open', until: 1380, always: false } },
    ),
  ])
  expect(Object.fromEntries(alone)).toEqual({
    near: ['The nearest of these.'],
    late: ['Open the longest of these.'],
    cheap: ['The least expensive of these.', 'The only one of these listed under Thai.'],
  })
  // What every table of a town cooks is no reason for one of them.
  expect([...common]).toEqual(['italian'])
})

it('two houses have no reasons of their own: there is no third to compare with', () => {
  const { alone, common } = unsharedReasons([
    found('one', { price: 1 }),
    found('two', { price: 2 }),
  ])
  expect([alone.size, common.size]).toEqual([0, 0])
})
