/** The swap that the link of a mail makes. */
import { z } from 'zod'
import { factSourceSchema } from '#domain/facts/fact-source.ts'
import { tripChangeSchema } from '#domain/trip/operation.ts'

/** As it is kept beside the mail: what the link's page shows, and what its button does. */
export const eveningSwapSchema = z.object({
  change: tripChangeSchema,
  date: z.iso.date(),
  number: z.int(),
  stops: z.array(z.object({ before: z.string(), why: z.string(), after: z.string() })),
  forecast: z.array(
    z.object({ source: factSourceSchema, saidAt: z.number(), setAside: z.number() }),
  ),
})
export type EveningSwap = z.infer<typeof eveningSwapSchema>
