/** An allergy is told in its own word, and tables that nobody is sure of are counted. */
import { expect, it, vi } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

// Whole plans, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const context = { ...(await loadWishContext()), limits: { steps: 40 } }

it('who is allergic to peanuts reads of peanuts at the tables, and of no other nuts', async () => {
  const { trip } = await planWish('3 days in Hanoi, serious peanut allergy', context)
  const said = trip?.days.flatMap(({ stops }) => stops.flatMap(({ reasons }) => reasons)) ?? []
  expect(said.join(' ')).toMatch(/Ask the kitchen about peanuts/)
  expect(said.join(' ')).not.toMatch(/about nuts/)
  const both = await planWish('3 days in Hanoi, allergic to nuts', context)
  expect(JSON.stringify(both.trip?.days)).toMatch(/about nuts/)
})

it('says among what is not met that few tables are known to be free of gluten', async () => {
  const { unmet, trip } = await planWish("3 days in Vienna in May, I'm coeliac", context)
  const meals = trip?.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'meal')) ?? []
  const sure = meals.filter(({ diets }) => diets.includes('gluten-free'))
  expect(sure.length * 2 < meals.length).toBe(unmet.some((each) => each.startsWith('Gluten-free')))
  const other = await planWish('3 days in Vienna in May', context)
  expect(other.unmet.join()).not.toMatch(/Gluten/)
})
