import { expect, it } from 'vitest'
import { place } from '../testing/sample-request.ts'
import { marketAtTheDoor } from './market-at-the-door.ts'

const palace = place('palace', { kind: 'palace', at: [48.2, 16.3] })
const market = place('stalls', {
  ...{ name: 'Palace Christmas Market', kind: 'market', at: [48.21, 16.31], partOf: 'palace' },
  ...{ hours: 'Nov 21-Dec 23 10:00-20:00' },
})
const says = (date: string, one = palace) => marketAtTheDoor(one, date, { places: [one, market] })

it('tells of the stalls before a sight while they stand, and of none at other times', () => {
  expect(says('2026-12-10')).toEqual([
    'On these days a Christmas market stands at its door: Palace Christmas Market.',
  ])
  expect(says('2026-12-27')).toEqual([])
  expect(says('2026-12-10', { ...palace, id: 'other' })).toEqual([])
  expect(says('2026-12-10', { ...palace, kind: 'cafe' })).toEqual([])
})
