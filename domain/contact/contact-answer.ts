/** What the site answers to a form sent by a script, and how a script reads it. */
import { z } from 'zod'
import { contactFields, contactProblems } from './contact-wire.ts'

const refusalSchema = z.union([
  z.object({
    ok: z.literal(false),
    errors: z
      .partialRecord(z.enum(contactFields), z.string().min(1))
      .refine((errors) => Object.keys(errors).length > 0),
  }),
  z.object({
    ok: z.literal(false),
    problem: z.enum(contactProblems),
    message: z.string().min(1),
  }),
])

export type ContactRefusal = z.infer<typeof refusalSchema>
export type ContactAnswer = { ok: true } | ContactRefusal

/** Null for an answer that is not this site's own, as a proxy in between may give. */
export function readRefusal(answer: unknown): ContactRefusal | null {
  return refusalSchema.safeParse(answer).data ?? null
}
