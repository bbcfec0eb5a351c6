import { expect, it } from 'vitest'
import { minuteOn } from '../clock.ts'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }

it.each(['London', 'Sydney'])(
  'who comes to %s for brunch has no second table within three hours of it',
  async (town) => {
    const { trip } = await planWish(`${town} 3 days from 6 May 2027, good brunch`, context)
    const days = (trip?.days ?? []).map(({ date, stops }) =>
      stops.flatMap(({ meal, start }) =>
        meal && start ? [{ meal, from: minuteOn(date, start) }] : [],
      ),
    )
    const told = trip?.days.flatMap(({ stops }) => stops.flatMap(({ reasons }) => reasons)) ?? []
    expect(told.some((reason) => /Your wish: (?:breakfast|brunch)/.test(reason))).toBe(true)
    for (const meals of days)
      for (const [index, { from }] of meals.entries())
        expect(from - (meals[index - 1]?.from ?? 0)).toBeGreaterThanOrEqual(180)
  },
  60_000,
)
