/**
 * What a model hands in as its answer: words, and the ids of places that tools returned. All else
 * that an answer has (cards, a trip, operations, a form) is taken from what the tools did, so that
 * a model can't make it up.
 */

import { z } from 'zod'
import { jsonOf } from '#domain/web/json-of.ts'

export const modelAnswerSchema = z.object({
  words: z.string().min(1).max(6000).describe('What you say, in plain text. No links, no images.'),
  places: z
    .array(
      z.object({
        id: z.string().max(200).describe('The id of a place that a tool returned in this answer.'),
        why: z.string().max(500).describe('Why this place suits this traveler, in a sentence.'),
      }),
    )
    .max(12)
    .default([])
    .describe('The places to show as cards, best first.'),
  next_question: z
    .string()
    .max(400)
    .nullable()
    .default(null)
    .describe('The one question whose answer would help most, or null.'),
  follow_ups: z
    .array(z.string().min(1).max(200))
    .max(4)
    .default([])
    .describe('What the traveler may say next, in their own words.'),
})
export type ModelAnswer = z.output<typeof modelAnswerSchema>

export type ReadProse = { ok: true; answer: ModelAnswer } | { ok: false }

/**
 * The answer in a text, from a model that wrote instead of handing one in. JSON, fenced or not, is
 * read by the schema; other text is the words.
 */
export function readProse(text: string): ReadProse {
  const bare = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1')
  if (bare === '') return { ok: false }
  const given = /^[[{]/.test(bare) ? jsonOf(bare) : { words: bare }
  const read = modelAnswerSchema.safeParse(given)
  return read.success ? { ok: true, answer: read.data } : { ok: false }
}
