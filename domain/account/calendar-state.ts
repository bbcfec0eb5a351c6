/** What travels through Google and back when a person connects a calendar. */
import { z } from 'zod'

export const calendarStateSchema = z.object({
  userId: z.uuid(),
  redirectPath: z.string().optional(),
})

export type CalendarState = z.infer<typeof calendarStateSchema>

/** A state that parses is the calendar's; every other belongs to the sign-in library. */
export function parseCalendarState(text: string | null): CalendarState | undefined {
  if (!text) return undefined
  try {
    return calendarStateSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
