import { describe, expect, it } from 'vitest'
import { planDays } from './plan-days.ts'
import { place, read } from './testing/sample-request.ts'

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
