import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { walkingMinutes } from '#domain/restaurants/find-houses.ts'
import { housesOf } from '#domain/restaurants/house.ts'
import { legOf } from '#domain/routing/travel-estimate.ts'
import { travelBetween } from '#domain/routing/travel-table.ts'
import { loopbackService } from '#server/providers/places/testing/loopback-service.ts'
import { createRouting } from '#server/providers/routing/routing.ts'
import { runCount } from '#testing/run-count.ts'
import { measuredWalks } from './measured-walks.ts'

interface Question {
  sources: { lat: number; lon: number }[]
  targets: { lat: number; lon: number }[]
}

/** A walk of its own for every pair, there and back: no estimate would guess it. */
const seconds = (from: Question['sources'][number], to: Question['targets'][number]): number =>
  60 + Math.round(Math.abs(from.lat * 7e4 + to.lat * 3e4 + from.lon * 5e4 + to.lon * 2e4) % 5400)

const valhalla = await loopbackService(({ path, body }) => {
  if (path !== '/sources_to_targets') return { status: 404, body: {} }
  const { sources, targets }: Question = JSON.parse(body)
  const rows = sources.map((from) =>
    targets.map((to) => ({ time: seconds(from, to), distance: 1.5 })),
  )
  return { body: { sources_to_targets: rows, units: 'kilometers' } }
})
afterAll(() => valhalla.close())

const { destinations } = await loadCatalogue()
const towns = destinations.map((each) => housesOf(each))
const numRuns = runCount('measured walks to tables', { everyday: 20, full: 400 })

it('a walk that a routing server measured is the one that days are planned with', async () => {
  const routing = createRouting({
    url: new URL(valhalla.url),
    now: () => 0,
    log: { warn: (message) => expect.fail(message) },
  })
  let measured = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...towns),
      fc.integer({ min: 10, max: 120 }),
      async (houses, longestWalk) => {
        const from = houses[0]?.town.at ?? [0, 0]
        const walks = await measuredWalks(houses, { from, label: 'the middle' }, routing)
        const points = [from, ...houses.map(({ at }) => at)]
        const preferences = { beyondWalking: 'transit', longestWalk } as const
        const table = await routing.table(points, preferences)
        const planned = travelBetween(points, preferences, table)
        for (const [index, { id, at }] of houses.entries()) {
          const leg = legOf(planned, 0, index + 1)
          const walk = walks?.get(id)
          if (leg.mode !== 'walk' || leg.estimated || walk === undefined) continue
          expect(walk).toBe(leg.minutes)
          if (walk !== walkingMinutes(from, at)) measured += 1
        }
      },
    ),
    { numRuns },
  )
  expect(measured).toBeGreaterThan(numRuns)
})

it('a table at the very point is no walk away', async () => {
  const routing = createRouting({
    url: new URL(valhalla.url),
    now: () => 0,
    log: { warn: (message) => expect.fail(message) },
  })
  const [house] = towns.flat()
  if (!house) throw new Error('no house')
  const walks = await measuredWalks([house], { from: house.at, label: 'the house' }, routing)
  expect(walks?.get(house.id)).toBe(0)
})
