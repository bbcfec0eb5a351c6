/** The shortest order to see places in, and how far apart they are. */
import { tool } from 'ai'
import { z } from 'zod'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import { roadRequestSchema } from '#domain/planner/plan-road.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { placeOf, type ToolContext } from './tool-context.ts'

export function orderStopsTool({ knowledge, found, tell, signal }: ToolContext) {
  return tool({
    description:
      'Puts places of one city or a drive in the shortest order, from the first one, and estimates the way between each two.',
    inputSchema: z.object({
      ids: z.array(z.string().max(200)).min(2).max(20),
      round: z.boolean().default(false).describe('Whether to end where it begins.'),
    }),
    execute: async ({ ids, round }) => {
      const known = ids.flatMap((id) => stopOf(id, found, knowledge) ?? [])
      const [first, ...others] = known
      if (!first || others.length === 0) return { problem: 'Fewer than two of these are known.' }
      tell({ kind: 'doing', text: `Putting ${known.length} places in order` })
      const request = roadRequestSchema.parse({
        route: {
          start: { name: first.name, at: first.at },
          stops: others,
          round,
        },
      })
      const { route } = await knowledge.executor.planRoad(request, { signal, steps: 2000 })
      const ordered = [request.route.start, ...route.stops]
      const ways = ordered.slice(1).map((stop, index) => {
        const from = ordered[index] ?? stop
        const { mode, minutes } = estimateLeg(from.at, stop.at, {
          beyondWalking: 'transit',
          longestWalk: 25,
        })
        return { from: from.name, to: stop.name, mode, minutes }
      })
      found.note({
        claim: `In this order it is about ${ways.reduce((sum, way) => sum + way.minutes, 0)} minutes on the way`,
        source: estimatedFrom('distance'),
      })
      return { order: ordered.map(({ name }) => name), ways, estimated: true }
    },
  })
}

/** Of the catalogue, or of a live provider that was asked for this answer. */
function stopOf(id: string, found: ToolContext['found'], knowledge: ToolContext['knowledge']) {
  const known = placeOf(id, knowledge)?.place
  const live = found.places.get(id)
  const place = known ?? (live && !('place' in live) ? live : undefined)
  return place && { id, name: place.name, at: place.at }
}
