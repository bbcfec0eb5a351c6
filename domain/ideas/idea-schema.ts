/** Ideas from outside, checked: from the server, from this browser's store and from files. */
import { z } from 'zod'
import { type Idea, isColor, isDate, lengthOf, longestDescription, longestTitle } from './idea.ts'
import { boardIdSchema } from './ids.ts'

const atMost = (most: number) => (text: string) => lengthOf(text) <= most

export const ideaSchema = z.object({
  id: z.uuid(),
  title: z.string().refine((text) => text.trim() !== '' && atMost(longestTitle)(text)),
  description: z.string().refine(atMost(longestDescription)).nullable(),
  color: z.string().refine(isColor),
  day: z.union([z.literal(2), z.literal(3)]).nullable(),
  time: z
    .string()
    .regex(/^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$/)
    .nullable(),
  date: z.string().refine(isDate).nullable(),
  place_details: z.string().max(200_000).nullable(),
  pinned: z.boolean(),
  board_id: boardIdSchema.nullable(),
  created_at: z.string().refine((text) => Number.isFinite(Date.parse(text))),
}) satisfies z.ZodType<Idea>
