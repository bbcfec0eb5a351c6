import { describe, expect, it } from 'vitest'
import { estimateMatrix } from '#domain/routing/travel-estimate.ts'
import type { RoutingProvider } from '#domain/routing/travel-table.ts'
import { estimatesIn } from '#domain/trip/estimates.ts'
import { inlineExecutor } from './execution/executor.ts'
import { fetchTravel } from './fetch-travel.ts'
import { dates, place, read } from './testing/sample-request.ts'

/** A city where everything takes three quarters of an hour. */
const slowCity: RoutingProvider = {
  table: async (points, preferences) => {
    const matrix = estimateMatrix(points, preferences)
    return { ...matrix, points, minutes: matrix.minutes.fill(45), estimated: false }
  },
}

describe('planning with real ways', () => {
  it('uses the times of the provider and no longer calls them estimates', async () => {
    const places = [place('near', { at: [38.712, -9.14] }), place('far', { at: [38.72, -9.15] })]
    const request = read({ places, days: [{ date: dates[0] }] })
    const travel = await fetchTravel(request, slowCity)
    const outcome = await inlineExecutor(() => 0).plan(request, { steps: 50, travel })
    if (!outcome.ok) throw new Error('There is a plan')
    expect(estimatesIn(outcome.trip)).not.toContain('travel')
    const legs =
      outcome.trip.days[0]?.stops.flatMap(({ kind, leg }) => (kind === 'free' ? [] : [leg])) ?? []
    expect(legs.length).toBeGreaterThan(1)
    expect(legs.every((leg) => leg?.minutes === 45 && leg.source.kind === 'provider')).toBe(true)
  })

  it('estimates what the provider was not asked, and says so', async () => {
    const request = read({ places: [place('a')], days: [{ date: dates[0] }] })
    const travel = await fetchTravel(request, slowCity)
    const more = read({ places: [place('b', { at: [38.73, -9.16] })], days: [{ date: dates[0] }] })
    const outcome = await inlineExecutor(() => 0).plan(more, { steps: 20, travel })
    expect(outcome.ok && estimatesIn(outcome.trip)).toContain('travel')
  })
})
