/**
 * Changes the trip beside the conversation, as a proposal: each change becomes an operation that the
 * traveler sees, takes or refuses. Nothing is written.
 */
import { tool } from 'ai'
import { z } from 'zod'
import { apply } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { whatChanged } from '#domain/trip/what-changed.ts'
import type { ToolContext } from './tool-context.ts'
import { changeFor, tripActionSchema } from './trip-actions.ts'
import { tripInWords } from './trip-in-words.ts'

export function changeTripTool(context: ToolContext) {
  return tool({
    description:
      'Changes the open trip, or the days that were just planned. Stops are named by their id, days by their number. The traveler sees the changes and decides.',
    inputSchema: z.object({ actions: z.array(tripActionSchema).min(1).max(20) }),
    execute: async ({ actions }) => {
      const { found, tell } = context
      const before = found.planned ?? found.changed
      if (!before) return { problem: 'No trip is open. Plan days first.' }
      tell({ kind: 'doing', text: `Changing ${before.title}` })
      let trip = before
      const problems: string[] = []
      for (const [index, action] of actions.entries()) {
        const change = await changeFor(trip, action, context)
        if (typeof change === 'string') problems.push(`${index + 1}: ${change}`)
        else trip = performed(trip, change, context)
      }
      return { changed: whatChanged(before, trip), problems, trip: tripInWords(trip) }
    },
  })
}

/** The trip after the change: the one that was just planned, or the open one, whose change is noted as an operation. */
function performed(trip: Trip, change: TripChange, { found, newId }: ToolContext): Trip {
  const operation = {
    id: operationIdSchema.parse(newId()),
    base: 0,
    hand: 'assistant' as const,
    change,
  }
  const { trip: after, outcome } = apply(trip, operation)
  if (outcome === 'nothing') return trip
  if (found.planned) found.planned = after
  else {
    found.changes.push(change)
    found.changed = after
  }
  return after
}
