/** Days out with a child that sleeps at noon, on plans of real towns. */
import { expect, it, vi } from 'vitest'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'
import { longestRide, longRideNotes } from './long-rides.ts'

vi.setConfig({ testTimeout: 60_000 })

const context = { ...(await loadWishContext()), limits: { steps: 60 } }

it('goes to mountains that are near, and back while the child sleeps', async () => {
  const { trip, assumed } = await planWish(
    'Munich three days in early December, our daughter is 3 and still naps after lunch, including one day out to the Alps',
    context,
  )
  const ways = (trip?.days ?? []).flatMap(({ stops }) => stops.map(({ leg }) => leg?.minutes ?? 0))
  expect(Math.max(...ways)).toBeLessThanOrEqual(120)
  expect(assumed.join('\n')).toMatch(/For the mountains: a day at/)
  expect(assumed.join('\n')).toMatch(/the nap on the ride back from a day out/)
})

it('says so where the way is long all the same', () => {
  const pompeii = context.bySlug.get('rome')?.places.filter(({ dayTrip }) => dayTrip) ?? []
  const all = new Set(pompeii.map(({ id }) => id))
  const small = longestRide(true, { childAges: [], has: [], pets: [], kinds: [] })
  expect(longRideNotes(pompeii, all, small).join()).toMatch(/Pompeii is 2½ hours each way/)
  const grown = longestRide(false, { childAges: [9], has: [], pets: [], kinds: [] })
  expect(longRideNotes(pompeii, all, grown)).toEqual([])
})
