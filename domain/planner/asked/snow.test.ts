import { expect, it } from 'vitest'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'

const context = await loadWishContext()

it.each([
  'Munich 3 days in July, skiing and beer',
  'Munich and Salzburg, 5 days in July, skiing and beer',
  'Santiago 4 days in January, I want to ski',
])('%s: it is said when there is snow, and nobody is sent to the slopes', async (text) => {
  const { trip, unmet, assumed } = await planWish(text, context)
  expect(unmet.filter((says) => /snow for skiing is surest/i.test(says))).toHaveLength(1)
  expect(unmet.join(' ')).not.toContain('knows none')
  expect(assumed.join(' ')).not.toContain('For skiing')
  const names = trip?.days.flatMap(({ stops }) => stops.map(({ name }) => name)) ?? []
  expect(names.join(' ')).not.toMatch(/Zugspitze|Snow Space|Farellones/)
})

it('who skis in winter has a day for it', async () => {
  const { assumed, unmet } = await planWish('Salzburg 3 days in February, skiing', context)
  expect(assumed.join(' ')).toContain('For skiing')
  expect(unmet).toEqual([])
})
