import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOf, orderStops, type StopOrder } from './order-stops.ts'

const search = { seed: 1, goOn: (steps: number) => steps < 300 }

const matrix = fc.integer({ min: 2, max: 6 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    travel: fc.array(fc.integer({ min: 0, max: 50 }), {
      minLength: size * size,
      maxLength: size * size,
    }),
  }),
)

const symmetricMatrix = matrix.map(({ size, travel }) => ({
  size,
  travel: travel.map((_, at) => {
    const row = Math.floor(at / size)
    const column = at % size
    return travel[Math.min(row, column) * size + Math.max(row, column)] ?? 0
  }),
}))

function everyOrder(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    everyOrder(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

function shortest(stops: StopOrder): number {
  const all = everyOrder(Array.from({ length: stops.size }, (_, index) => index))
  const allowed = all.filter(
    (order) =>
      (stops.start === undefined || stops.round || order[0] === stops.start) &&
      (stops.end === undefined || order.at(-1) === stops.end),
  )
  return Math.min(...allowed.map((order) => lengthOf(order, stops)))
}

describe('the best order of stops', { timeout: 60_000 }, () => {
  it('is the shortest round trip', () => {
    fc.assert(
      fc.property(symmetricMatrix, (stops) => {
        const found = orderStops({ ...stops, round: true }, search)
        expect(found.order.toSorted()).toEqual(Array.from({ length: stops.size }, (_, i) => i))
        expect(found.length).toBe(shortest({ ...stops, round: true }))
      }),
      { numRuns: 100 },
    )
  })

  it('is the shortest open path, from a start, to an end, or between free ends', () => {
    fc.assert(
      fc.property(
        symmetricMatrix,
        fc.constantFrom('free', 'start', 'end', 'both'),
        (stops, ends) => {
          const asked: StopOrder = {
            ...stops,
            ...(ends === 'start' || ends === 'both' ? { start: 0 } : {}),
            ...(ends === 'end' || ends === 'both' ? { end: stops.size - 1 } : {}),
          }
          const found = orderStops(asked, search)
          if (asked.start !== undefined) expect(found.order[0]).toBe(0)
          if (asked.end !== undefined) expect(found.order.at(-1)).toBe(stops.size - 1)
          expect(found.length).toBe(shortest(asked))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('keeps its ends and takes one-way streets into account', () => {
    fc.assert(
      fc.property(matrix, (stops) => {
        const asked = { ...stops, start: 0, end: stops.size - 1 }
        const found = orderStops(asked, search)
        expect(found.order[0]).toBe(0)
        expect(found.order.at(-1)).toBe(stops.size - 1)
        const given = Array.from({ length: stops.size }, (_, index) => index)
        if (stops.size < 5) expect(found.length).toBe(shortest(asked))
        expect(found.length).toBeGreaterThanOrEqual(shortest(asked))
        expect(found.order.toSorted()).toEqual(given)
      }),
      { numRuns: 100 },
    )
  })

  it('gives the same order for the same seed, and never a longer one for more steps', () => {
    const size = 60
    const at = Array.from({ length: size }, (_, index) => [(index * 37) % 101, (index * 53) % 97])
    const travel = at.flatMap(([x = 0, y = 0]) =>
      at.map(([u = 0, v = 0]) => Math.round(Math.hypot(x - u, y - v))),
    )
    const afterSteps = (steps: number) =>
      orderStops({ travel, size, round: true }, { seed: 7, goOn: (done) => done < steps })
    expect(afterSteps(500)).toEqual(afterSteps(500))
    const lengths = [0, 10, 100, 1000].map((steps) => afterSteps(steps).length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  })
})
