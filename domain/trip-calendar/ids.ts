/** Ids that stand beside a person's and a trip's where a trip is put into a calendar. */
import { z } from 'zod'

export const pushIdSchema = z.uuid().brand<'PushId'>()
/** Google makes it. */
export const calendarIdSchema = z.string().min(1).brand<'CalendarId'>()

export type PushId = z.infer<typeof pushIdSchema>
export type CalendarId = z.infer<typeof calendarIdSchema>
