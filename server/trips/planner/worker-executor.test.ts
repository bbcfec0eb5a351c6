import { afterAll, describe, expect, it } from 'vitest'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import type { TripRequest } from '#domain/planner/multi-city/trip-request.ts'
import { roadRequestSchema } from '#domain/planner/plan-road.ts'
import { planRequestSchema } from '#domain/planner/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { workerExecutor } from './worker-executor.ts'

async function lisbon() {
  const destination = await loadDestination('lisbon')
  if (!destination) throw new Error('The catalogue has no Lisbon')
  return planRequestSchema.parse({
    places: destination.places,
    days: [{ date: '2027-05-11' }, { date: '2027-05-12' }],
    lodging: destination.at,
    mustSee: ['jeronimos-monastery'],
  })
}

const names = ['Lisbon', 'Porto', 'Faro']
const cities: TripRequest = {
  returns: false,
  cities: names.map((name) => ({ name })),
  cityCount: 3,
  days: 6,
  people: 2,
  legs: names.flatMap((from) =>
    names.filter((to) => to !== from).map((to) => ({ from, to, minutes: 180 })),
  ),
  wishes: [
    { kind: 'length', days: 6 },
    { kind: 'order', cities: ['Porto', 'Faro'] },
  ],
}

const road = roadRequestSchema.parse({
  route: {
    start: { name: 'Lisbon', at: [38.71, -9.14] },
    round: true,
    stops: [
      { id: 'porto', name: 'Porto', at: [41.15, -8.61] },
      { id: 'evora', name: 'Évora', at: [38.57, -7.91] },
      { id: 'coimbra', name: 'Coimbra', at: [40.21, -8.43] },
    ],
  },
})

describe('planning in threads', () => {
  const executor = workerExecutor({ threads: 2 })
  const here = inlineExecutor(() => 0)
  afterAll(() => executor.close())

  it('gives the plan that planning in line gives, and tells once of a first one on the way', async () => {
    const request = await lisbon()
    const told: Trip[] = []
    const [there, inLine] = await Promise.all([
      executor.plan(request, { steps: 60, onFirst: (trip) => told.push(trip) }),
      here.plan(request, { steps: 60 }),
    ])
    expect(there).toEqual(inLine)
    expect(told.map(({ days }) => days.length)).toEqual([2])
  })

  it('plans several cities as in line', async () => {
    const there = await executor.planCities(cities)
    expect(there).toEqual(await here.planCities(cities))
    expect(there.ok && there.trip.days).toHaveLength(6)
  })

  it('orders the stops of a road trip as in line', async () => {
    const there = await executor.planRoad(road, { steps: 50 })
    expect(there).toEqual(await here.planRoad(road, { steps: 50 }))
    expect(there.route.stops.map(({ id }) => id)).toContain('evora')
    expect(there.trip.days.length).toBeGreaterThan(0)
  })

  it('shows everyone a first plan before anyone has the last', async () => {
    const request = await lisbon()
    const events: string[] = []
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await executor.plan(request, { steps: 2_000, onFirst: () => events.push('first') })
        events.push('done')
      }),
    )
    expect(events.filter((event) => event === 'first')).toHaveLength(20)
    expect(events.lastIndexOf('first')).toBeLessThan(events.indexOf('done'))
  })

  it('stops when it is aborted, and plans for the next request', async () => {
    const request = await lisbon()
    const controller = new AbortController()
    const off = executor.plan(request, {
      steps: 1_000_000_000,
      signal: controller.signal,
      onFirst: () => controller.abort(new Error('changed my mind')),
    })
    await expect(off).rejects.toThrow('changed my mind')
    expect(await executor.plan(request, { steps: 1 })).toMatchObject({ ok: true })
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

it('a thread that nobody needs ends, and another plans what comes later', async () => {
  const executor = workerExecutor({ threads: 1, idleMs: 0 })
  const request = await lisbon()
  const first = await executor.plan(request, { steps: 20 })
  const ended = Promise.withResolvers<void>()
  setTimeout(ended.resolve, 0)
  await ended.promise
  expect(await executor.plan(request, { steps: 20 })).toEqual(first)
  await executor.close()
})
