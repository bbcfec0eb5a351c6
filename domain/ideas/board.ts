/** A board beside the one that everybody has. */
import { z } from 'zod'
import { tripIdSchema } from '#domain/trip/ids.ts'
import { lengthOf } from './idea.ts'
import { boardIdSchema } from './ids.ts'

export const longestBoardName = 120

export const boardSchema = z.object({
  id: boardIdSchema,
  name: z.string().refine((text) => text.trim() !== '' && lengthOf(text) <= longestBoardName),
  /** The trip that its ideas are for. */
  trip_id: z.uuid().pipe(tripIdSchema).nullable(),
  created_at: z.string().refine((text) => Number.isFinite(Date.parse(text))),
})
export type Board = z.infer<typeof boardSchema>

export function compareBoards(one: Board, other: Board): number {
  return Date.parse(one.created_at) - Date.parse(other.created_at) || (one.id < other.id ? -1 : 1)
}
