/** The names of boards: branded, so that an idea's or a trip's id is never taken for a board's. */
import { z } from 'zod'

export const boardIdSchema = z.uuid().brand<'BoardId'>()
export type BoardId = z.infer<typeof boardIdSchema>
