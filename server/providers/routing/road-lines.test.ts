import { afterEach, describe, expect, it } from 'vitest'
import { decodeLine, encodeLine, mostLineLetters } from '#domain/places/encoded-line.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import {
  type LoopbackService,
  loopbackService,
  type ReceivedRequest,
} from '#server/providers/places/testing/loopback-service.ts'
import { createRouting } from './routing.ts'
import { likeOsrm, likeValhalla } from './testing/routing-servers.ts'

const services: LoopbackService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

const lisbon: Coordinates = [38.72, -9.14]
const porto: Coordinates = [41.15, -8.61]
const faro: Coordinates = [37.02, -7.93]
const way = [lisbon, porto] as const

async function roadsBy(answer: Parameters<typeof loopbackService>[0], timeoutMs = 4_000) {
  const service = await loopbackService(answer)
  services.push(service)
  const logged: Record<string, unknown>[] = []
  let time = 0
  const routing = createRouting({
    url: new URL(service.url),
    timeoutMs,
    now: () => time,
    log: { warn: (_, fields) => logged.push({ ...fields }) },
  })
  const lines = async (...ways: (readonly [Coordinates, Coordinates])[]) =>
    (await routing.lines?.(ways)) ?? []
  const passing = (milliseconds: number) => {
    time += milliseconds
  }
  return { lines, routing, logged, passing, asked: service.asked, service }
}

describe.each([
  ['OSRM', likeOsrm],
  ['Valhalla', likeValhalla],
])('the road as %s draws it', (_, server) => {
  it('leads from place to place with its bends', async () => {
    const { lines, logged } = await roadsBy(server)
    const [there, back] = await lines(way, [porto, lisbon])
    const line = decodeLine(there ?? '') ?? []
    expect(line[0]).toEqual(lisbon)
    expect(line.at(-1)).toEqual(porto)
    expect(line.length).toBeGreaterThan(2)
    expect(decodeLine(back ?? '')?.[0]).toEqual(porto)
    expect(logged).toEqual([])
  })

  it('is asked for once', async () => {
    const { lines, asked } = await roadsBy(server)
    const first = await lines(way)
    const questions = asked.length
    expect(await lines(way)).toEqual(first)
    expect(asked).toHaveLength(questions)
  })
})

/** Tables are answered as they should be; what is asked of a road is answered by `road`. */
const roadOnly = (road: Parameters<typeof loopbackService>[0]) => (asked: ReceivedRequest) =>
  asked.path.startsWith('/route/') ? road(asked) : likeOsrm(asked)
const geometry = (line: unknown) => ({ body: { code: 'Ok', routes: [{ geometry: line }] } })

describe('a road that is', () => {
  it('fifty thousand points long is thinned to what a trip keeps', async () => {
    const winding = Array.from({ length: 50_000 }, (_, at): Coordinates => {
      const share = at / 49_999
      const bend = 0.01 * Math.sin(at / 40)
      return [38.72 + share * 2.43, -9.14 + share * 0.53 + bend]
    })
    const { lines } = await roadsBy(roadOnly(() => geometry(encodeLine(winding))))
    const [line] = await lines(way)
    expect(line?.length).toBeGreaterThan(500)
    expect(line?.length).toBeLessThanOrEqual(mostLineLetters)
  })

  it.each<readonly [string, Parameters<typeof loopbackService>[0]]>([
    ['slow', () => 'silence' as const],
    ['wrong-answer', () => ({ body: '{"code":' })],
    ['wrong-answer', () => ({ body: { code: 'Ok', routes: [] } })],
    ['wrong-answer', () => geometry({ type: 'LineString', coordinates: [[Number.NaN, 1]] })],
    ['wrong-answer', () => geometry('NaN NaN')],
    ['wrong-answer', () => geometry('')],
    ['wrong-answer', () => geometry(encodeLine([lisbon]).repeat(400_000))],
    ['down', () => ({ status: 503, body: {} })],
    ['rate-limited', () => ({ status: 429, body: {} })],
  ])('%s is not drawn, and the log says why', async (reason, road) => {
    const { lines, routing, logged } = await roadsBy(
      roadOnly(road),
      reason === 'slow' ? 300 : 4_000,
    )
    expect(await lines(way)).toEqual([null])
    expect(logged).toMatchObject([{ reason }])
    // Travel times do not suffer from it.
    const table = await routing.table([...way], { beyondWalking: 'drive', longestWalk: 0 })
    expect(table.estimates?.[1]).toBe(0)
  })

  it('of another way is not drawn', async () => {
    const { lines } = await roadsBy(roadOnly(() => geometry(encodeLine([lisbon, faro]))))
    expect(await lines(way)).toEqual([null])
  })

  it('none is none, and the others are drawn', async () => {
    const { lines, logged } = await roadsBy(
      roadOnly((asked) =>
        asked.path.includes('-7.93') ? { status: 400, body: { code: 'NoRoute' } } : likeOsrm(asked),
      ),
    )
    const [there, none] = await lines(way, [lisbon, faro])
    expect(there).toEqual(expect.any(String))
    expect(none).toBeNull()
    expect(logged).toEqual([])
  })
})

it('a server that is gone is left alone for a while, and asked again then', async () => {
  let isDown = true
  const { lines, asked, passing } = await roadsBy((question) =>
    isDown ? { status: 503, body: {} } : likeOsrm(question),
  )
  expect(await lines(way)).toEqual([null])
  isDown = false
  expect(await lines(way)).toEqual([null])
  expect(asked).toHaveLength(1)
  passing(31_000)
  expect(await lines(way)).toEqual([expect.any(String)])
})
