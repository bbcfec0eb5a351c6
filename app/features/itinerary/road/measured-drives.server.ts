/**
 * The drives between the points of a road trip, as the routing server measures them, and where the roads of
 * some of them run; none where it can't.
 */
import { z } from 'zod'
import { unreadableQuestion } from '#app/lib/json-refusal.server.ts'
import { limitRefusal } from '#app/lib/limit-refusal.server.ts'
import { readPostedJson } from '#app/lib/posted-json.server.ts'
import { type Coordinates, coordinatesSchema } from '#domain/places/schema.ts'
import type { Drive } from '#domain/routing/road-trip-drive.ts'
import { driveKey } from '#domain/routing/road-world.ts'
import type { SiteServices } from '#domain/site/site-services.ts'

/** The routing server computes a table of all pairs of them. */
const mostPoints = 60
const mostBytes = 10_000
const position = z
  .int()
  .min(0)
  .max(mostPoints - 1)
const bodySchema = z.strictObject({
  points: z.array(coordinatesSchema).min(2).max(mostPoints),
  /** Which of the ways are to be drawn, by the positions of their ends. */
  drawn: z
    .array(z.tuple([position, position]))
    .max(mostPoints)
    .default([]),
})

export interface MeasuredDrives {
  drives: [string, Drive][]
  /** Whether a routing server is configured: without one there is nothing to wait for. */
  routed: boolean
}

export async function measureDrives(
  request: Request,
  { routing, mayMeasureDrives }: Pick<SiteServices, 'routing' | 'mayMeasureDrives'>,
  address: string | null,
): Promise<Response> {
  const refusal = limitRefusal(await mayMeasureDrives(address), 'questions')
  if (refusal) return refusal
  const body = await readPostedJson(request, bodySchema, mostBytes)
  if (!body) return unreadableQuestion(422)
  const { points } = body
  const drives: MeasuredDrives['drives'] = []
  const [table, lines] = await Promise.all([
    routing?.table(points, { beyondWalking: 'drive', longestWalk: 0 }),
    linesOf(body, routing),
  ])
  for (const [row, from] of (table ? points : []).entries()) {
    for (const [column, to] of points.entries()) {
      const at = row * points.length + column
      const isEstimate = table?.estimates ? table.estimates[at] === 1 : table?.estimated
      if (!table || row === column || isEstimate) continue
      const drive: Drive = {
        minutes: table.minutes[at] ?? 0,
        kilometres: Math.round((table.meters[at] ?? 0) / 1000),
        estimated: false,
        by: 'routing',
      }
      const key = driveKey(from, to)
      const line = lines.get(key)
      drives.push([key, line ? { ...drive, line } : drive])
    }
  }
  const answer: MeasuredDrives = { drives, routed: routing !== undefined }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

async function linesOf(
  { points, drawn }: z.infer<typeof bodySchema>,
  routing: SiteServices['routing'],
): Promise<ReadonlyMap<string, string | null>> {
  const ways = drawn.flatMap(([one, other]): [Coordinates, Coordinates][] => {
    const [from, to] = [points[one], points[other]]
    return from && to ? [[from, to]] : []
  })
  const lines = ways.length > 0 ? await routing?.lines?.(ways) : undefined
  return new Map(ways.map(([from, to], at) => [driveKey(from, to), lines?.[at] ?? null]))
}
