import { afterAll, afterEach, expect, it } from 'vitest'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { placeSearchSchema } from '#domain/places/place-details.ts'
import { fetchTravel } from '#domain/planner/fetch-travel.ts'
import { planRequestSchema } from '#domain/planner/schema.ts'
import type { TripServices } from '#domain/site/site-services.ts'
import { estimatesIn } from '#domain/trip/estimates.ts'
import { readConfig } from '#server/config.ts'
import { loopbackService } from '#server/providers/places/testing/loopback-service.ts'
import { createTripServices } from './trip-services.ts'

const opened: TripServices[] = []
afterEach(() => Promise.all(opened.splice(0).map(({ planner }) => planner.close())))

type Options = Partial<Parameters<typeof createTripServices>[0]>

function servicesWith(env: Record<string, string>, options: Options = {}) {
  const services = createTripServices({
    config: readConfig(env),
    now: () => 0,
    log: { warn: () => {} },
    ...options,
  })
  opened.push(services)
  return services
}

async function lisbon() {
  const destination = await loadDestination('lisbon')
  if (!destination) throw new Error('The catalogue has no Lisbon')
  const { places, at } = destination
  const request = { places, lodging: at, days: [{ date: '2027-05-11' }], beyondWalking: 'drive' }
  return planRequestSchema.parse(request)
}

it('a page finds places and plans days with nothing configured, and travel is an estimate', async () => {
  const { planner, places, weather, routing } = servicesWith({})
  expect(routing).toBeUndefined()
  const search = placeSearchSchema.parse({ text: 'monastery', near: [38.7, -9.2] })
  expect((await places.search(search)).map(({ name }) => name)).toContain('Jerónimos Monastery')
  const outcome = await planner.plan(await lisbon(), { steps: 20 })
  expect(outcome.ok && estimatesIn(outcome.trip)).toContain('travel')
  const dates = ['2027-05-11']
  const days = await weather.days({ at: [38.7, -9.2], zone: 'Europe/Lisbon', dates })
  expect(days.get('2027-05-11')?.source).toMatchObject({ kind: 'estimate' })
})

const roads = await loopbackService(({ path, body }) => {
  if (path !== '/sources_to_targets') return { status: 404, body: {} }
  const { sources, targets } = JSON.parse(body)
  const way = { time: 300, distance: 1 }
  return { body: { sources_to_targets: sources.map(() => targets.map(() => way)) } }
})
afterAll(() => roads.close())

it('a provider is asked as often as all processes together may', async () => {
  const provider = await loopbackService(() => ({ body: [] }))
  const counted: string[] = []
  const { places } = servicesWith(
    { PLACES_PROVIDER: 'openstreetmap', PLACES_BASE_URL: provider.url },
    {
      mayAskProvider: async (name) =>
        counted.push(name) === 1 ? { granted: true } : { granted: false, waitSeconds: 3 },
    },
  )
  for (const text of ['monastery', 'tower']) {
    await places.search(placeSearchSchema.parse({ text, near: [38.7, -9.2] }))
  }
  await provider.close()
  expect(counted).toEqual(['openstreetmap places', 'openstreetmap places'])
  expect(provider.asked.map(({ query }) => query.get('q'))).toEqual(['monastery'])
})

it('with a routing server the days are planned with its times', async () => {
  const { planner, routing } = servicesWith({ ROUTING_URL: roads.url })
  const request = await lisbon()
  if (!routing) throw new Error('There is no routing')
  const travel = await fetchTravel(request, routing)
  const outcome = await planner.plan(request, { steps: 20, travel })
  if (!outcome.ok) throw new Error('There is a plan')
  expect(estimatesIn(outcome.trip)).not.toContain('travel')
  const legs = outcome.trip.days.flatMap(({ stops }) => stops.map(({ leg }) => leg?.minutes))
  expect(legs.filter((minutes) => minutes !== 0 && minutes !== 5)).toEqual([])
})
