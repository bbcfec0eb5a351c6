import { expect, it } from 'vitest'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const daysOf = async (text: string) => {
  const { trip } = await planWish(text, context)
  return (trip?.days ?? []).map(({ date, stops }) => ({ date, first: stops[0]?.start ?? '' }))
}

it('a part of the day is an hour of arrival, and days that were told stay as many', async () => {
  const [eve, day] = await daysOf('Paris on Saturday 21 November 2026, arriving the evening before')
  expect(eve?.date).toBe('2026-11-20')
  expect((eve?.first ?? '') >= '2026-11-20T18:30').toBe(true)
  expect(day?.date).toBe('2026-11-21')
  expect((day?.first ?? '') < '2026-11-21T11:00').toBe(true)
  const one = await daysOf(
    'One day in Paris on Saturday 21 November 2026, we arrive the evening before and stay in the Marais',
  )
  expect(one.map(({ date }) => date)).toEqual(['2026-11-21'])
})
