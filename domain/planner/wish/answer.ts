/**
 * What planning a wish in plain words answers, whatever it asks for: what was understood and what
 * was not, what was taken for granted, which wishes the plan does not keep, and a trip; or a question
 * or proposals in its stead.
 */
import { z } from 'zod'
import { spanSlots } from '#domain/brief/slots.ts'
import { tripSchema } from '#domain/trip/schema.ts'

const sentence = z.string().min(1)

export const planAnswerSchema = z.strictObject({
  /** What was asked in the request, answered before all else. */
  answers: z.array(sentence).optional(),
  /** The words that were read, and as what. */
  understood: z.array(z.strictObject({ slot: z.enum(spanSlots), text: z.string() })),
  /** Words that say something, but nobody knows what. */
  notUnderstood: z.array(z.string()),
  assumed: z.array(sentence),
  unmet: z.array(sentence),
  /** What to know before one goes, and what a change would buy. */
  notes: z.array(sentence),
  question: sentence.nullable(),
  /** Trips that could be meant, each as words that can be asked for. */
  proposals: z.array(z.strictObject({ says: sentence, wish: sentence })),
  /** What to change where wishes can't hold together: each is enough; some as words to ask with. */
  waysOut: z.array(z.strictObject({ says: sentence, wish: sentence.optional() })),
  /** Null where there is a question or a proposal instead. */
  trip: tripSchema.nullable(),
})
export type PlanAnswer = z.infer<typeof planAnswerSchema>

/** More ways out than these are no choice but a list. */
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
