/** Over the catalogue: what plans tell of moments holds, by a reckoning that is not the planner's. */
import { expect, it } from 'vitest'
import { planWish } from '#domain/planner/wish/plan-wish.ts'
import { loadWishContext } from '#domain/planner/wish/testing/wish-context.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { untrueHours } from './light.ts'
import { toldMoments } from './moments.ts'
import { askedOn, senseRequests } from './requests.ts'
import { seePlan } from './seen-plan.ts'

it('no plan tells a moment that does not hold', { timeout: hangsAfter(180_000) }, async () => {
  const context = { ...(await loadWishContext()), today: askedOn, limits: { steps: 5 } }
  const { destinations } = context
  const asked = senseRequests(destinations, { sample: null, seed: 11 })
  const wrong: string[] = []
  let told = 0
  const count = runCount('destinations whose plans tell moments', {
    everyday: 8,
    full: destinations.length,
  })
  // Spread over the whole list: neighbours in it are no neighbours on the map.
  const every = Math.floor(destinations.length / count)
  const tried = destinations.filter((_, index) => index % every === 0)
  for (const destination of tried) {
    const request = asked.find(({ slug, days }) => slug === destination.slug && days === 3)
    if (!request) throw new Error(`Nobody asks for ${destination.slug}`)
    const plan = seePlan(request, destination, await planWish(request.text, context))
    if (!plan) continue
    told += plan.days.flatMap(({ stops }) => stops.flatMap(toldMoments)).length
    wrong.push(...untrueHours(plan).wrong.map((what) => `${request.text}: ${what}`))
  }
  expect(wrong).toEqual([])
  expect(told).toBeGreaterThanOrEqual(tried.length)
})
