/** A day that the weather spoils, as it is stored for a list of trips. */
import { z } from 'zod'

export const foundDaySchema = z.object({ date: z.string(), says: z.string() })
export type FoundDay = z.infer<typeof foundDaySchema>
