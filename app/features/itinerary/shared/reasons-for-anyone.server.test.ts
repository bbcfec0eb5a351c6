import { expect, it } from 'vitest'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { stopNamed } from '#domain/planner/by-hand/testing/planned-city.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { withReasonsForAnyone } from './reasons-for-anyone.server.ts'

const { trip, named } = await lisbonByHand()

/** As a link has it: without reasons; here with some, to see that they do not come through. */
const asSomebodyWrote: Trip = {
  ...trip,
  days: trip.days.map((day) => ({
    ...day,
    weather: {
      rain: 0.9,
      high: 15,
      low: 9,
      source: { kind: 'estimate' as const, name: 'climate normals' },
    },
    stops: day.stops.map((stop) => ({ ...stop, reasons: ['Ana suggests: vegan cake'] })),
  })),
}

it('a reader learns of each place what holds for everybody, and nothing of who travels', async () => {
  const shown = await withReasonsForAnyone(asSomebodyWrote)
  const tower = stopNamed(shown, 'Belém Tower')
  expect(tower.reasons[0]).toBe(named('Belém Tower').about)
  expect(stopNamed(shown, 'National Coach Museum').reasons).toContain(
    'Indoors, on a day that may well be wet.',
  )
  const all = shown.days.flatMap(({ stops }) => stops.flatMap(({ reasons }) => reasons))
  expect(all.join(' ')).not.toMatch(/Ana|vegan|You asked|your interest/)
})

it('what no catalogue knows has no reason', async () => {
  const nowhere = { ...trip, stays: trip.stays.map((stay) => ({ ...stay, slug: null })) }
  const shown = await withReasonsForAnyone(nowhere)
  expect(shown.days.flatMap(({ stops }) => stops.flatMap(({ reasons }) => reasons))).toEqual([])
})
