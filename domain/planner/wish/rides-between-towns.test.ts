import { expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 40 } }

it('says that hours of trains are estimates, and where the nights are', {
  timeout: 60_000,
}, async () => {
  const { assumed } = await planWish(
    'Prague and Vienna by train, 5 days in September 2027',
    context,
  )
  expect(assumed.join('\n')).toMatch(
    /The hours of trains between towns are estimates, and no timetable: look up yours, and book seats/,
  )
  expect(assumed.join('\n')).toMatch(/^Days begin and end in .+ \(Prague\) and .+ \(Vienna\)\.$/m)
  const { assumed: stay } = await planWish('3 days in Prague in September 2027', context)
  expect(stay.join('\n')).not.toMatch(/trains between towns/)
})
