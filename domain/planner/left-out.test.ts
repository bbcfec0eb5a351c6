import { expect, it } from 'vitest'
import { explainLeftOut } from './left-out.ts'
import { dates, place, read } from './testing/sample-request.ts'

const dayTrip = {
  by: 'train',
  minutesEachWay: 90,
  how: 'By train from the central station.',
  bookAhead: false,
} as const
const outing = place('outing', { name: 'Far Temple', dayTrip, minutes: 240 })
const left = (asked: Parameters<typeof read>[0]) =>
  explainLeftOut(read({ places: [outing], ...asked }), new Set(), new Set())

it('a day out of town is no loss to who has one day', () => {
  expect(left({ days: [{ date: dates[0] }] })).toEqual([])
  expect(left({})[0]?.reason).toContain('name it to have it planned')
})

it('nobody is told to name what was named or asked for', () => {
  const wish = {
    what: 'temples',
    placeIds: ['outing'],
    when: 'any',
    daily: false,
    often: false,
  } as const
  expect(left({ asked: [{ ...wish, placeIds: ['outing'] }] })[0]?.reason).not.toContain('name it')
  expect(left({ mustSee: ['outing'] })[0]?.reason).not.toContain('name it')
})
