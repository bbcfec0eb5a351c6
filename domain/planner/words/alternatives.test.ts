import { describe, expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { place, read } from '../testing/sample-request.ts'

const city: [number, number] = [38.71, -9.14]
const near = (index: number): [number, number] => [city[0] + index * 0.001, city[1]]

function tripOf(request: ReturnType<typeof read>) {
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 200 })
  if (!outcome.ok) throw new Error('There is no plan')
  return outcome.trip
}

describe('what could stand in the place of a stop', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    place(`sight-${index}`, { at: near(index % 20), minutes: 90 }),
  )
  const far = place('far', { at: [38.71, -8.9], minutes: 30, essential: 0.4 })

  it('is at most twice the same in a plan, and not far away', () => {
    const trip = tripOf(read({ places: [...many, far] }))
    const all = trip.days.flatMap(({ stops }) => stops.flatMap(({ alternatives }) => alternatives))
    expect(all.length).toBeGreaterThan(3)
    const counts = Map.groupBy(all, ({ placeId }) => placeId)
    for (const [id, times] of counts) expect(times.length, id).toBeLessThanOrEqual(2)
    expect(counts.has('far')).toBe(false)
  })
})

describe('a swap', () => {
  const wine = { what: 'wine', placeIds: ['cellar', 'lodge'], when: 'any' as const }
  const cellar = place('cellar', { kind: 'activity', interests: ['food'], at: near(0) })
  const lodge = place('lodge', { kind: 'activity', interests: ['food'], at: near(5) })
  const church = place('church', { kind: 'worship', interests: ['religion'], at: near(3) })
  const bars = place('bars', { kind: 'neighbourhood', interests: ['nightlife'], at: near(6) })
  const chapel = place('chapel', { kind: 'worship', interests: ['religion'], at: near(8) })
  const days = [{ date: '2027-05-10', from: 600, to: 800 }]
  const swapsOf = (request: Partial<Parameters<typeof read>[0]>) => {
    const trip = tripOf(read({ days, meals: { lunch: false, dinner: false }, ...request }))
    const [stop] = trip.days.flatMap(({ stops }) => stops).filter(({ placeId }) => placeId !== null)
    return { at: stop?.placeId, ids: stop?.alternatives.map(({ placeId }) => placeId) }
  }

  it('of what was wished for is of the wish', () => {
    const places = [{ ...cellar, essential: 0.9, minutes: 130 }, { ...lodge, minutes: 130 }, church]
    expect(swapsOf({ places, asked: [wine] })).toEqual({ at: 'cellar', ids: ['lodge'] })
  })

  it('of a church is another church, and no street of bars', () => {
    const first = { ...church, essential: 0.9, minutes: 130 }
    const others = [bars, chapel].map((each) => ({ ...each, minutes: 130, essential: 0.3 }))
    expect(swapsOf({ places: [first, ...others] })).toEqual({ at: 'church', ids: ['chapel'] })
  })
})

describe('a nap that was named', () => {
  it('is on every day, at its hours', () => {
    const places = Array.from({ length: 30 }, (_, index) =>
      place(`great-${index}`, { at: near(index), minutes: 150, essential: 0.95 }),
    )
    const party = { naps: true, children: true, nap: { from: 780, to: 900 } }
    const trip = tripOf(read({ places, party }))
    for (const { stops } of trip.days) {
      expect(stops).toContainEqual(expect.objectContaining({ kind: 'free', minutes: 120 }))
    }
  })
})
