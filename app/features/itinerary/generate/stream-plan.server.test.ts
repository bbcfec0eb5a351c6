import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { planWish } from '#domain/planner/wish/plan-wish.ts'
import type { SiteServices } from '#domain/site/site-services.ts'
import { planFromAddress } from './plan-from-address.server.ts'
import type { PlanStep } from './plan-step.ts'
import { planToTheEnd, streamPlan } from './stream-plan.server.ts'

const [{ destinations, bySlug }, gazetteer] = await Promise.all([loadCatalogue(), loadGazetteer()])

const servicesWith = (steps: number): Pick<SiteServices, 'planWish' | 'report' | 'mayPlan'> => ({
  planWish: (text, { signal, onProgress } = {}) =>
    planWish(text, {
      today: '2026-11-16',
      gazetteer,
      destinations,
      bySlug,
      executor: inlineExecutor(() => 0),
      limits: { steps, ...(signal && { signal }) },
      onProgress,
    }),
  report: (message) => {
    throw new Error(message)
  },
  mayPlan: async () => ({ granted: true }),
})

async function allSteps(first: Promise<PlanStep>): Promise<PlanStep[]> {
  const steps = [await first]
  for (let last = steps[0]; last && 'next' in last; last = steps.at(-1)) {
    steps.push(await last.next)
  }
  return steps
}

const { signal } = new AbortController()

describe('a plan on its way', () => {
  it('tells what was understood, shows first days, and ends with the answer', async () => {
    const options = { ...servicesWith(40), text: 'three days in Lisbon', signal }
    const steps = await allSteps(streamPlan(options))
    expect(steps.map(({ kind }) => kind)).toEqual(['understood', 'days', 'answer'])
    const [understood, days, answer] = steps
    expect(understood?.kind === 'understood' && understood.understood).toContainEqual({
      slot: 'destination',
      text: 'Lisbon',
    })
    expect(days?.kind === 'days' && days.trip.days).toHaveLength(3)
    expect(days?.kind === 'days' && days.trip.brief?.days).toBe(3)
    expect(answer?.kind === 'answer' && answer.answer.trip?.days).toHaveLength(3)
  })

  it('shows the days of several cities city by city', async () => {
    const options = { ...servicesWith(10), text: 'Rome, Florence, Venice in 8 days', signal }
    const steps = await allSteps(streamPlan(options))
    const planned = steps.flatMap((step) =>
      step.kind === 'days'
        ? step.trip.days.filter(({ stops }) => stops.some(({ kind }) => kind !== 'journey')).length
        : [],
    )
    expect(planned.length).toBeGreaterThanOrEqual(3)
    expect(planned).toEqual(planned.toSorted((a, b) => a - b))
    expect(new Set(planned).size).toBeGreaterThan(1)
    expect(steps.at(-1)?.kind).toBe('answer')
  })

  it('asks back where nothing can be planned', async () => {
    const step = await planToTheEnd({ ...servicesWith(1), text: 'somewhere nice', signal })
    expect(step.kind === 'answer' && step.answer.trip).toBeNull()
    expect(step.kind === 'answer' && step.answer.proposals.length).toBeGreaterThan(0)
  })

  it('ends when the client has left, and logs nothing', async () => {
    const left = new AbortController()
    const options = { ...servicesWith(1_000_000_000), text: 'three days in Lisbon' }
    const first = streamPlan({ ...options, signal: left.signal })
    const understood = await first
    left.abort()
    const steps = await allSteps(Promise.resolve(understood))
    expect(steps.at(-1)).toEqual({ kind: 'failed' })
  })
})

describe('an address', () => {
  const ask = (query: string, services = servicesWith(10), method = 'GET') =>
    planFromAddress({
      request: new Request(`http://site/generate-itinerary${query}`, { method }),
      services,
      address: '192.0.2.1',
    })

  it.each([
    ['', 200, undefined],
    ['?q=%20', 400, 'Please say what you wish for.'],
    [`?q=${'a'.repeat(10_000)}`, 400, /^That is 10,000 characters/],
  ])('%.20s is answered with the field', async (query, status, error) => {
    const found = await ask(query)
    expect(found.status).toBe(status)
    expect(found.body.kind).toBe('ask')
    if (found.body.kind !== 'ask' || error === undefined) return
    expect(found.body.error).toMatch(error)
  })

  it('that asks too often is told when to come again, and keeps its wish', async () => {
    const busy = {
      ...servicesWith(1),
      mayPlan: async () => ({ granted: false, waitSeconds: 90 }) as const,
    }
    expect(await ask('?q=Rome', busy)).toEqual({
      status: 429,
      headers: { 'retry-after': '90' },
      body: {
        kind: 'ask',
        asked: { text: 'Rome', slots: {} },
        error: expect.stringContaining('in 2 minutes'),
      },
    })
  })

  it('plans nothing for a HEAD request', async () => {
    const found = await ask('?q=Rome', servicesWith(1), 'HEAD')
    expect(found.body).toEqual({ kind: 'ask', asked: { text: 'Rome', slots: {} } })
  })
})
