/**
 * The answer of planning a wish: what was understood and what was not, assumptions, unmet wishes, and a trip; or a
 * question or proposals instead.
 */
import { z } from 'zod'
import { spanSlots } from '#domain/brief/slots.ts'
import { tripSchema } from '#domain/trip/schema.ts'

const sentence = z.string().min(1)

export const planAnswerSchema = z.strictObject({
  /** Answers to questions in the request, which come first. */
  answers: z.array(sentence).optional(),
  /** The words that were read, with their meaning. */
  understood: z.array(z.strictObject({ slot: z.enum(spanSlots), text: z.string() })),
  /** Words that say something, but nobody knows what. */
  notUnderstood: z.array(z.string()),
  assumed: z.array(sentence),
  unmet: z.array(sentence),
  /** Notes for the traveller, and what a change would gain. */
  notes: z.array(sentence),
  question: sentence.nullable(),
  /** Trips that may be meant, each as words to ask with. */
  proposals: z.array(z.strictObject({ says: sentence, wish: sentence })),
  /** Changes that resolve a conflict, each sufficient; some as words to ask with. */
  waysOut: z.array(z.strictObject({ says: sentence, wish: sentence.optional() })),
  /** Null where there is a question or proposals. */
  trip: tripSchema.nullable(),
})
export type PlanAnswer = z.infer<typeof planAnswerSchema>

/** The most solutions that are told. */
export const mostWays = 4

export function emptyAnswer(): PlanAnswer {
  return {
    understood: [],
    notUnderstood: [],
    assumed: [],
    unmet: [],
    notes: [],
    question: null,
    proposals: [],
    waysOut: [],
    trip: null,
  }
}
