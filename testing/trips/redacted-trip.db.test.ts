/** What a link shows of a trip, held against a trip with a canary in every field of the schema. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readTrip } from '#domain/trip/read-trip.ts'
import { trips } from '#domain/trip/testing/arbitrary-trips.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { runCount } from '#testing/run-count.ts'
import { canaryTrip } from './canary-trip.ts'
import { everySubset, expectedFor } from './shown-paths.ts'

describeOnBothEngines('a link shows', (engine) => {
  const redact = async (trip: unknown, includes: readonly string[]): Promise<unknown> => {
    const [result] = await engine.owner.transaction({
      statements: [
        {
          text: 'select private.redacted_trip($1::jsonb, $2::text[])',
          values: [JSON.stringify(trip), `{${includes.join()}}`],
        },
      ],
    })
    return JSON.parse(result?.rows[0]?.[0] ?? 'null')
  }

  it.each(everySubset.map((ticked) => ({ ticked })))(
    'with $ticked only what it says',
    async ({ ticked }) => {
      const { trip, pathsIn } = canaryTrip()
      const shown = [...pathsIn(await redact(trip, ticked))].map((path) =>
        path.replaceAll('.stops[0]', '.first').replaceAll(/\[\d+\]/g, ''),
      )
      expect([...new Set(shown)].sort()).toEqual(expectedFor(ticked))
    },
  )

  it('a trip that can be read like any other', { timeout: 120_000 }, async () => {
    const numRuns = runCount('redacted trips that read, on each engine', {
      everyday: 40,
      full: 400,
    })
    const ticked = fc.constantFrom(...everySubset)
    await fc.assert(
      fc.asyncProperty(trips, ticked, async (trip, includes) => {
        const read = readTrip(await redact(trip, includes))
        expect(read).toMatchObject({ ok: true, trip: { id: trip.id, title: trip.title } })
        if (!read.ok) return
        const stops = (days: typeof trip.days) => days.map((day) => day.stops.map(({ id }) => id))
        expect(stops(read.trip.days)).toEqual(stops(trip.days))
        expect(read.trip.bin).toEqual([])
      }),
      { numRuns },
    )
  })

  it('nothing of what is nested where a text belongs, whatever stands there', {
    timeout: 120_000,
  }, async () => {
    const numRuns = runCount('redacted garbage, on each engine', { everyday: 40, full: 400 })
    const { trip } = canaryTrip()
    const fields = Object.keys(z.record(z.string(), z.unknown()).parse(trip))
    const nested = { secret: 'canary nested', deeper: [{ secret: 'canary nested' }] }
    const garbage = fc.oneof(
      fc.constant(nested),
      fc.constant([nested, [nested]]),
      fc.constant([{ stops: nested, weather: [nested], at: [nested, nested], name: nested }]),
      fc.jsonValue({ maxDepth: 3 }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...fields), garbage),
        fc.constantFrom(...everySubset),
        async (wrong, includes) => {
          const shown = await redact(wrong, includes)
          expect(JSON.stringify(shown)).not.toContain('canary nested')
        },
      ),
      { numRuns },
    )
  })
})
