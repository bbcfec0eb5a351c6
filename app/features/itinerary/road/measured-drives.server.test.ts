import { describe, expect, it } from 'vitest'
import type { Coordinates } from '#domain/places/schema.ts'
import { estimateMatrix } from '#domain/routing/travel-estimate.ts'
import type { RoutingProvider } from '#domain/routing/travel-table.ts'
import { measureDrives } from './measured-drives.server.ts'

const points: Coordinates[] = [
  [38.72, -9.14],
  [40.21, -8.43],
  [41.15, -8.61],
]
const asked = (body: unknown) =>
  new Request('http://localhost/roadtrip/drives', { method: 'POST', body: JSON.stringify(body) })

/** Knows the first way alone, as a server does that lost some of its map. */
const partly: RoutingProvider = {
  table: async (all, preferences) => {
    const matrix = estimateMatrix(all, preferences)
    const estimates = new Uint8Array(all.length ** 2).fill(1)
    estimates[1] = 0
    matrix.minutes[1] = 131
    matrix.meters[1] = 204_400
    return { ...matrix, points: all, estimates }
  },
}

const answerOf = (request: Request, routing: RoutingProvider | undefined) =>
  measureDrives(request, { routing, mayMeasureDrives: async () => ({ granted: true }) }, null)

describe('the drives of a road trip', () => {
  it('are told where the server measured them, and nowhere else', async () => {
    const answer = await answerOf(asked({ points }), partly)
    expect(await answer.json()).toEqual({
      routed: true,
      drives: [
        [
          '38.72,-9.14 40.21,-8.43',
          { minutes: 131, kilometres: 204, estimated: false, by: 'routing' },
        ],
      ],
    })
  })

  it('have the lines of the ways that are to be drawn, where the server draws them', async () => {
    const drawing: RoutingProvider = {
      ...partly,
      lines: async (ways) => ways.map(([from]) => (from[0] === 38.72 ? 'abcd' : null)),
    }
    const drawn = [
      [0, 1],
      [1, 2],
    ]
    const { drives } = await (await answerOf(asked({ points, drawn }), drawing)).json()
    expect(drives).toMatchObject([['38.72,-9.14 40.21,-8.43', { line: 'abcd', minutes: 131 }]])
    expect((await answerOf(asked({ points, drawn: [[0, 99]] }), drawing)).status).toBe(422)
  })

  it('are refused for a body without an end, of which little is read', async () => {
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        pulled += 1
        stream.enqueue(new Uint8Array(1_000))
      },
    })
    const init = { method: 'POST', body, duplex: 'half' as const }
    const request = new Request('http://localhost/roadtrip/drives', init)
    expect((await answerOf(request, partly)).status).toBe(422)
    expect(pulled).toBeLessThan(20)
  })

  it('are none without a server', async () => {
    expect(await (await answerOf(asked({ points }), undefined)).json()).toEqual({
      drives: [],
      routed: false,
    })
  })

  it.each([
    null,
    { points: [] },
    {
      points: [
        [91, 0],
        [0, 0],
      ],
    },
    { points: Array(61).fill([1, 1]) },
  ])('are refused for %j', async (body) => {
    expect((await answerOf(asked(body), partly)).status).toBe(422)
  })
})
