import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { createMealTable } from './meal-choice.ts'
import type { EateryOffer } from './trip-request.ts'

const cuisines = ['french', 'indian', 'mexican']
const eateries = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 90 }),
      cuisines: fc.uniqueArray(fc.constantFrom(...cuisines, 'tea'), { maxLength: 3 }),
    }),
    { maxLength: 8 },
  )
  .map((offers) =>
    offers.map((offer, index): EateryOffer => ({ name: `place ${index}`, ...offer })),
  )

/** The price of the cheapest choice, by trying every set of eateries. */
function cheapest(offers: readonly EateryOffer[], count: number, wanted: readonly string[]) {
  let best = Number.POSITIVE_INFINITY
  for (let set = 0; set < 1 << offers.length; set += 1) {
    const chosen = offers.filter((_, index) => set & (1 << index))
    if (chosen.length !== count) continue
    if (!wanted.every((cuisine) => chosen.some((each) => each.cuisines.includes(cuisine)))) continue
    best = Math.min(best, total(chosen))
  }
  return best
}

function total(chosen: readonly EateryOffer[]): number {
  return chosen.reduce((sum, { price }) => sum + price, 0)
}

describe('choosing where to eat', () => {
  it('is the cheapest set of different places that serves what is wished', () => {
    const wished = fc.integer({ min: 0, max: 7 })
    fc.assert(
      fc.property(eateries, fc.integer({ min: 0, max: 6 }), wished, (offers, count, set) => {
        const table = createMealTable(offers, cuisines, 6, ({ price }) => price)
        const wanted = cuisines.filter((_, index) => set & (1 << index))
        const best = cheapest(offers, count, wanted)
        expect(table.score(count, set)).toBe(best)
        if (best === Number.POSITIVE_INFINITY) return
        const chosen = table.choose(count, set)
        expect(new Set(chosen.map(({ name }) => name)).size).toBe(count)
        expect(total(chosen)).toBe(best)
        const served = new Set(chosen.flatMap((each) => each.cuisines))
        expect(wanted.every((cuisine) => served.has(cuisine))).toBe(true)
      }),
      { numRuns: runCount('choices of meals', { everyday: 200, full: 400 }) },
    )
  })

  it('counts a name that is listed twice once', () => {
    const twice = [1, 2].map((price) => ({ name: 'Subway', price, cuisines: [] }))
    expect(createMealTable(twice, [], 5, ({ price }) => price).most).toBe(1)
  })
})
