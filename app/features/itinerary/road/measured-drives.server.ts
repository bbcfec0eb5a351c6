/** The drives between the points of a road trip, as the routing server measures them; none where it can't. */
import { z } from 'zod'
import { readPostedJson } from '#app/lib/posted-json.server.ts'
import { refusedTurn } from '#app/lib/wait-for-turn.server.ts'
import { coordinatesSchema } from '#domain/places/schema.ts'
import type { Drive } from '#domain/routing/road-trip-drive.ts'
import { driveKey } from '#domain/routing/road-world.ts'
import type { SiteServices } from '#domain/site/site-services.ts'

/** A routing server is asked for a square of them. */
const mostPoints = 60
const mostBytes = 10_000
const bodySchema = z.strictObject({ points: z.array(coordinatesSchema).min(2).max(mostPoints) })

export interface MeasuredDrives {
  drives: [string, Drive][]
}

export async function measureDrives(
  request: Request,
  { routing, mayMeasureDrives }: Pick<SiteServices, 'routing' | 'mayMeasureDrives'>,
  address: string | null,
): Promise<Response> {
  const refusal = refusedTurn(await mayMeasureDrives(address), 'questions')
  if (refusal) return refusal
  const body = await readPostedJson(request, bodySchema, mostBytes)
  if (!body) return Response.json({ error: 'Not a list of points' }, { status: 422 })
  const { points } = body
  const drives: MeasuredDrives['drives'] = []
  const table = await routing?.table(points, { beyondWalking: 'drive', longestWalk: 0 })
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
      drives.push([driveKey(from, to), drive])
    }
  }
  const answer: MeasuredDrives = { drives }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
