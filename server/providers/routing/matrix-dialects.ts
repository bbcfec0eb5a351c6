/** How routing servers are asked for a table of ways, and for one way's line: OSRM's and Valhalla's languages. */
import { z } from 'zod'
import { decodeLine } from '#domain/places/encoded-line.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { ask, type ServiceAnswer } from '#server/providers/places/ask.ts'

export type RoutedMode = 'walk' | 'drive'

/** A way that was found; null where there is none, or none is known. */
export type Way = { minutes: number; meters: number } | null

export interface MatrixQuestion {
  sources: readonly Coordinates[]
  targets: readonly Coordinates[]
  mode: RoutedMode
}

export interface MatrixDialect {
  name: 'osrm' | 'valhalla'
  /** An OSRM server knows the one way to travel that it was prepared for, whatever it is asked for. */
  modes: readonly RoutedMode[]
  /** A row for each source, a way for each target in it. */
  matrix: (
    base: URL,
    question: MatrixQuestion,
    signal: AbortSignal,
  ) => Promise<ServiceAnswer<Way[][]>>
  /** Where the road runs for a car. */
  line: (base: URL, ends: LineEnds, signal: AbortSignal) => Promise<ServiceAnswer<Coordinates[]>>
}

export type LineEnds = readonly [from: Coordinates, to: Coordinates]

const number = z.number().nonnegative().nullable()

const osrmAnswer = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.array(number)),
  distances: z.array(z.array(number)),
})

export const osrm: MatrixDialect = {
  name: 'osrm',
  modes: ['drive'],
  async matrix(base, { sources, targets }, signal) {
    const points = [...sources, ...targets].map(([latitude, longitude]) => [longitude, latitude])
    const positions = [...points.keys()]
    const address = new URL(`${trimmed(base)}/table/v1/driving/${points.join(';')}`)
    address.search = new URLSearchParams({
      annotations: 'duration,distance',
      sources: positions.slice(0, sources.length).join(';'),
      destinations: positions.slice(sources.length).join(';'),
    }).toString()
    const asked = await ask(osrmAnswer, address, { signal })
    if (!asked.ok) return asked
    const { durations, distances } = asked.data
    const rows = sources.map((_, row) =>
      targets.map((_, column) => way(durations[row]?.[column], distances[row]?.[column])),
    )
    return { ok: true, data: rows }
  },
  async line(base, ends, signal) {
    const points = ends.map(([latitude, longitude]) => [longitude, latitude])
    const address = new URL(`${trimmed(base)}/route/v1/driving/${points.join(';')}`)
    address.search = 'overview=full&geometries=polyline&steps=false'
    const asked = await ask(osrmRoute, address, { signal })
    return asked.ok ? lineOf(asked.data.routes[0]?.geometry, 5) : asked
  },
}

const osrmRoute = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ geometry: z.string() })).min(1),
})

const valhallaAnswer = z.object({
  sources_to_targets: z.array(z.array(z.object({ time: number, distance: number }))),
})

const costings: Record<RoutedMode, string> = { walk: 'pedestrian', drive: 'auto' }

export const valhalla: MatrixDialect = {
  name: 'valhalla',
  modes: ['walk', 'drive'],
  async matrix(base, { sources, targets, mode }, signal) {
    const located = (points: readonly Coordinates[]) => points.map(([lat, lon]) => ({ lat, lon }))
    const question = {
      sources: located(sources),
      targets: located(targets),
      costing: costings[mode],
      units: 'kilometers',
      verbose: true,
    }
    const asked = await ask(valhallaAnswer, new URL(`${trimmed(base)}/sources_to_targets`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    })
    if (!asked.ok) return asked
    const table = asked.data.sources_to_targets
    const rows = sources.map((_, row) =>
      targets.map((_, column) => {
        const found = table[row]?.[column]
        const kilometres = found?.distance ?? null
        return way(found?.time, kilometres === null ? null : 1000 * kilometres)
      }),
    )
    return { ok: true, data: rows }
  },
  async line(base, ends, signal) {
    const asked = await ask(valhallaRoute, new URL(`${trimmed(base)}/route`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        locations: ends.map(([lat, lon]) => ({ lat, lon })),
        costing: costings.drive,
        directions_type: 'none',
      }),
      signal,
    })
    return asked.ok ? lineOf(asked.data.trip.legs[0]?.shape, 6) : asked
  },
}

const valhallaRoute = z.object({
  trip: z.object({ legs: z.array(z.object({ shape: z.string() })).min(1) }),
})

function lineOf(text: string | undefined, digits: number): ServiceAnswer<Coordinates[]> {
  const data = decodeLine(text ?? '', digits)
  return data
    ? { ok: true, data }
    : { ok: false, reason: 'wrong-answer', message: 'the way is no line' }
}

function way(seconds: number | null | undefined, meters: number | null | undefined): Way {
  if (seconds === null || seconds === undefined) return null
  if (meters === null || meters === undefined) return null
  return { minutes: Math.ceil(seconds / 60), meters: Math.round(meters) }
}

function trimmed(base: URL): string {
  return base.href.replace(/\/+$/, '')
}
