/**
 * What the site answers to a form sent by a script, and how a script reads it. It is an `Outcome`
 * (`domain/outcome`) whose failures name the wrong fields, where some are.
 */
import { z } from 'zod'
import { type ContactErrors, contactFields, contactProblems } from './contact-wire.ts'

const refusalSchema = z.union([
  z.object({
    ok: z.literal(false),
    reason: z.literal('invalid'),
    message: z.string().min(1),
    errors: z
      .partialRecord(z.enum(contactFields), z.string().min(1))
      .refine((errors) => Object.keys(errors).length > 0),
  }),
  z.object({
    ok: z.literal(false),
    reason: z.enum(contactProblems),
    message: z.string().min(1),
  }),
])

export type ContactRefusal = z.infer<typeof refusalSchema>
export type ContactAnswer = { ok: true; value: null } | ContactRefusal

export function invalidContact(errors: ContactErrors): ContactRefusal {
  return { ok: false, reason: 'invalid', message: 'Please check the marked fields.', errors }
}

/** Null for an answer that is not this site's own, as a proxy in between may give. */
export function readRefusal(answer: unknown): ContactRefusal | null {
  return refusalSchema.safeParse(answer).data ?? null
}
