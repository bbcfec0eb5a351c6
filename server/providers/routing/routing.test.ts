import { afterEach, describe, expect, it } from 'vitest'
import type { Coordinates } from '#domain/places/schema.ts'
import { estimateMatrix, legOf } from '#domain/routing/travel-estimate.ts'
import {
  type LoopbackService,
  loopbackService,
} from '#server/providers/places/testing/loopback-service.ts'
import { createRouting } from './routing.ts'
import { likeOsrm, likeValhalla } from './testing/routing-servers.ts'

const services: LoopbackService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

async function routingBy(
  answer: Parameters<typeof loopbackService>[0],
  more: { timeoutMs?: number; path?: string } = {},
) {
  const service = await loopbackService(answer)
  services.push(service)
  const logged: Record<string, unknown>[] = []
  let time = 0
  const { path = '', ...options } = more
  const routing = createRouting({
    url: new URL(service.url + path),
    now: () => time,
    log: { warn: (_, fields) => logged.push({ ...fields }) },
    ...options,
  })
  const passing = (milliseconds: number) => {
    time += milliseconds
  }
  return { routing, asked: service.asked, logged, passing, service }
}

/** Points two kilometres apart, one after the other. */
const row = (count: number): Coordinates[] =>
  Array.from({ length: count }, (_, index) => [38.7, -9.1 + index * 0.023])
const byCar = { beyondWalking: 'drive', longestWalk: 10 } as const
const byTransit = { beyondWalking: 'transit', longestWalk: 30 } as const

describe('a routing server', () => {
  it('of OSRM’s kind says how long drives take; walks are estimated, and marked', async () => {
    const { routing, asked, logged } = await routingBy(likeOsrm)
    const near: Coordinates[] = [...row(3), [38.701, -9.1]]
    const table = await routing.table(near, byCar)
    expect(legOf(table, 0, 2)).toEqual({
      mode: 'drive',
      minutes: 10,
      meters: 5000,
      estimated: false,
    })
    expect(legOf(table, 0, 3)).toMatchObject({ mode: 'walk', estimated: true })
    expect(table.estimated).toBe(true)
    expect(asked.at(-1)?.path).toContain('-9.1,38.7;')
    expect(logged).toEqual([])
  })

  it('of Valhalla’s kind is understood as well, on foot and by car', async () => {
    const { routing, asked } = await routingBy(likeValhalla)
    const driven = await routing.table(row(3), byCar)
    expect(legOf(driven, 0, 1)).toMatchObject({ mode: 'drive', minutes: 7, estimated: false })
    expect(driven.estimated).toBe(false)
    const walked = await routing.table(row(3), byTransit)
    expect(legOf(walked, 0, 1)).toEqual({
      mode: 'walk',
      minutes: 25,
      meters: 2500,
      estimated: false,
    })
    expect(asked.filter(({ path }) => path.startsWith('/table'))).toHaveLength(1)
  })

  it('may stand behind a path', async () => {
    const { routing } = await routingBy(
      (asked) => likeOsrm({ ...asked, path: asked.path.replace('/routes', '') }),
      { path: '/routes/' },
    )
    expect(legOf(await routing.table(row(2), byCar), 0, 1).estimated).toBe(false)
  })

  it('is asked for a large table in parts, and for the same one once', async () => {
    const { routing, asked } = await routingBy(likeOsrm)
    const points = row(120)
    const table = await routing.table(points, byCar)
    expect(legOf(table, 3, 119)).toMatchObject({ minutes: 10, estimated: false })
    // Three parts by three, and the question by which its language is known.
    expect(asked).toHaveLength(10)
    expect(await routing.table(points, byCar)).toBe(table)
    expect(asked).toHaveLength(10)
  })
})

describe('when a routing server fails', () => {
  it.each([
    ['slow', () => 'silence' as const],
    ['rate-limited', () => ({ status: 429, body: {} })],
    ['refused', () => ({ status: 403, body: {} })],
    ['down', () => ({ status: 503, body: 'sorry' })],
    ['wrong-answer', () => ({ body: '<html>' })],
    ['wrong-answer', () => ({ body: { code: 'Ok', durations: 'none' } })],
  ])('%s: travel is estimated, marked, and the log says why', async (reason, failing) => {
    const patience = reason === 'slow' ? { timeoutMs: 200 } : {}
    const { routing, logged, service } = await routingBy(failing, patience)
    const table = await routing.table(row(3), byCar)
    const { minutes, modes } = estimateMatrix(row(3), byCar)
    expect(table).toMatchObject({ minutes, modes, estimated: true })
    const provider = new URL(service.url).host
    expect(logged).toEqual([{ provider, reason, detail: expect.any(String) }])
  })

  it('gone: travel is estimated', async () => {
    const { routing, logged, service } = await routingBy(likeOsrm)
    services.splice(0)
    await service.close()
    expect(await routing.table(row(2), byCar)).toMatchObject({ estimated: true })
    expect(logged).toMatchObject([{ reason: 'down' }])
  })

  it('knows some ways only: the others are estimated, and only they are marked', async () => {
    const { routing, logged } = await routingBy((asked) => {
      const answer = likeOsrm(asked)
      const [first] = ('durations' in answer.body && answer.body.durations) || []
      if (first) first[2] = null
      return answer
    })
    const table = await routing.table(row(4), byCar)
    expect(legOf(table, 0, 2)).toMatchObject({ mode: 'drive', estimated: true })
    expect(legOf(table, 0, 3)).toMatchObject({ minutes: 10, estimated: false })
    expect(logged).toEqual([])
  })

  it('breaks off in the middle: what was learned by then is kept', async () => {
    let questions = 0
    const { routing, logged } = await routingBy((asked) => {
      questions += 1
      return questions > 3 ? { status: 500, body: {} } : likeOsrm(asked)
    })
    const table = await routing.table(row(120), byCar)
    const known = table.estimates?.reduce((sum, each) => sum + (each === 0 ? 1 : 0), 0) ?? 0
    expect(known).toBeGreaterThan(120)
    expect(table.estimated).toBe(true)
    expect(logged).toMatchObject([{ reason: 'down' }])
  })

  it('is left alone for a while, and then asked again', async () => {
    let down = true
    const { routing, asked, passing } = await routingBy((question) =>
      down ? { status: 503, body: {} } : likeOsrm(question),
    )
    await routing.table(row(2), byCar)
    down = false
    passing(29_000)
    expect((await routing.table(row(2), byCar)).estimated).toBe(true)
    expect(asked).toHaveLength(1)
    passing(2_000)
    expect((await routing.table(row(2), byCar)).estimated).toBe(false)
  })
})
