import { afterAll, describe, expect, it } from 'vitest'
import { inlineExecutor } from '#domain/planner/executor.ts'
import { planRequestSchema } from '#domain/planner/schema.ts'
import type { TripPlan } from '#domain/planner/trip-plan.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { workerExecutor } from './worker-executor.ts'

async function lisbon() {
  const destination = (await loadCatalogue()).bySlug.get('lisbon')
  if (!destination) throw new Error('The catalogue has no Lisbon')
  return planRequestSchema.parse({
    places: destination.places,
    days: [{ date: '2027-05-11' }, { date: '2027-05-12' }],
    lodging: destination.at,
    mustSee: ['jeronimos-monastery'],
  })
}

describe('planning in a thread', () => {
  const executor = workerExecutor()
  afterAll(() => executor.close())

  it('gives the plan that planning in line gives, and tells of better ones on the way', async () => {
    const request = await lisbon()
    const better: TripPlan[] = []
    const [there, here] = await Promise.all([
      executor.plan(request, { steps: 60, onBetter: (plan) => better.push(plan) }),
      inlineExecutor(() => 0).plan(request, { steps: 60 }),
    ])
    expect(there).toEqual(here)
    expect(better.length).toBeGreaterThan(0)
    expect(better.at(-1)?.days).toHaveLength(2)
  })

  it('says when it was closed before the plan was ready, and starts again when asked', async () => {
    const request = await lisbon()
    const unfinished = executor.plan(request, { milliseconds: 60_000 })
    const told = expect(unfinished).rejects.toThrow(/ended before the plan was ready/)
    await executor.close()
    await told
    expect(await executor.plan(request, { steps: 1 })).toMatchObject({ ok: true })
  })
})
