/** The messages of putting a trip into Google's calendar, between screens, jobs and the function. */
import { z } from 'zod'
import { tripIdSchema } from '#domain/trip/ids.ts'
import { pushIdSchema } from './ids.ts'

/** A person asks for a trip of theirs, a job for one push; the clock of a platform for all that is due. */
export const pushCalendarRequest = z.union([
  z.strictObject({ trip: z.uuid().pipe(tripIdSchema) }),
  z.strictObject({ push: pushIdSchema }),
  z.strictObject({}),
])

export const pushProblems = ['quota', 'provider', 'not_configured', 'unreadable'] as const

/** How a trip stands in a calendar. `gone`: it is not there any more, or never was. */
export const pushOutcome = z.object({
  state: z.enum(['done', 'waiting', 'consent', 'gone']),
  problem: z.enum(pushProblems).nullable(),
})

export type PushOutcome = z.infer<typeof pushOutcome>
export type PushProblem = (typeof pushProblems)[number]
