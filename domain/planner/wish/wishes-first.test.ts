/** What was asked for has its place before what merely fits well. */
import { expect, it } from 'vitest'
import { minuteOn } from '../clock.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-16', limits: { steps: 150 } }

const stopsOf = async (text: string) => {
  const { trip, unmet } = await planWish(text, context)
  const stops = (trip?.days ?? []).flatMap(({ date, stops: of }) =>
    of.map((stop) => ({ ...stop, at: stop.start ? minuteOn(date, stop.start) : 0 })),
  )
  return { stops, unmet: unmet.join(' ') }
}

it.each([
  'Munich with a 3 year old and grandma for 3 days in December, animals',
  'Munich with a 2 year old for 2 days in June, the zoo',
])('a small child sees animals, and naps after lunch: %s', { timeout: 60_000 }, async (text) => {
  const { stops, unmet } = await stopsOf(text)
  const zoo = stops.find(({ placeId }) => placeId === 'hellabrunn-zoo')
  expect(zoo?.reasons.join(' ')).toMatch(/wish|asked/i)
  expect(unmet).not.toMatch(/animals|zoo/i)
  expect(stops.some(({ name }) => /^Nap time/.test(name))).toBe(true)
})

it('who likes good breakfasts has them in the morning', async () => {
  const { stops } = await stopsOf('4 days in Istanbul in March, history and good breakfast places')
  const breakfasts = stops.filter(({ reasons }) => /wish: breakfast/i.test(reasons.join(' ')))
  expect(breakfasts.length).toBeGreaterThan(0)
  for (const { at, name } of breakfasts) expect(at, name).toBeLessThan(11 * 60)
})
