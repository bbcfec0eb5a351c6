/** The OAuth `state` of connecting a calendar. */
import { z } from 'zod'

export const calendarStateSchema = z.object({
  userId: z.uuid(),
  redirectPath: z.string().optional(),
})

export type CalendarState = z.infer<typeof calendarStateSchema>

/** Null for any other state, which belongs to a sign-in. */
export function parseCalendarState(text: string | null): CalendarState | undefined {
  if (!text) return undefined
  try {
    return calendarStateSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
