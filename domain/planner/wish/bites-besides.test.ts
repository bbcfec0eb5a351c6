import { expect, it, vi } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

// Whole plans, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const context = { ...(await loadWishContext()), limits: { steps: 40 } }

it('who eats everything reads where the bowl of the town is, beside tables for both', async () => {
  const { trip, notes } = await planWish(
    '3 days in Hanoi in December, good eating. My girlfriend is vegetarian and I eat everything',
    context,
  )
  expect(notes.join('\n')).toMatch(/What Hanoi is known for.*as a bowl besides.*pho/)
  const tables = trip?.days.flatMap(({ stops }) => stops.filter(({ meal }) => meal)) ?? []
  for (const { reasons, placeId } of tables)
    if (placeId) expect(reasons.join(' ')).toMatch(/Known to suit: vegetarian|For both of you/)
  const alone = await planWish('3 days in Hanoi in December, vegetarian', context)
  expect(alone.notes.join('\n')).not.toMatch(/bowl besides/)
})

it('a kosher weekend sends nobody to look for a kitchen on the Sabbath', async () => {
  const { trip, notes } = await planWish('3 days in Budapest from 7 May 2027, kosher', context)
  const names = trip?.days[1]?.stops.filter(({ meal }) => meal).map(({ name }) => name) ?? []
  expect(names.join()).not.toMatch(/find a kosher place/)
  expect(notes.join('\n')).not.toMatch(/those are yours to find/)
})
