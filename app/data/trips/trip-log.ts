/** Reads operations of a trip's log, from a row of the database or of the browser's copy. */

import { z } from 'zod'
import type { PersonId } from '#domain/trip/ids.ts'
import { hands, tripChangeSchema } from '#domain/trip/operation.ts'
import type { LoggedOperation } from './trip-bodies.ts'

const rowSchema = z.object({
  version: z.int().min(1),
  id: z.string(),
  hand: z.enum(hands).catch('person'),
  person_id: z
    .string()
    .transform((id) => id as PersonId)
    .nullable()
    .catch(null),
  written_at: z.string().nullable().catch(null),
  change: z.unknown(),
})

/** Empty for an invalid row. An operation with an invalid change keeps its place in the log, and does nothing. */
export function readLogged(value: unknown): LoggedOperation[] {
  const { data: row } = rowSchema.safeParse(value)
  if (!row) return []
  const { version, id, hand, person_id: personId, written_at: at } = row
  const change = tripChangeSchema.safeParse(row.change)
  return [{ version, id, hand, personId, at, change: change.success ? change.data : null }]
}

/** As the browser keeps it. */
export function rowOf({ version, id, hand, personId, at, change }: LoggedOperation): unknown {
  return { version, id, hand, person_id: personId, written_at: at, change }
}
