/** Parses the contact form, in the browser before sending and on the server. */
import { type ContactMessage, contactMessageSchema } from './contact-message.ts'
import { type ContactErrors, contactFields, honeypotField } from './contact-wire.ts'

export type ReadForm =
  | { kind: 'message'; message: ContactMessage }
  | { kind: 'invalid'; errors: ContactErrors; values: ContactMessage }
  | { kind: 'honeypot' }

/** Missing fields and files are empty texts. */
function textOf(form: FormLike, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

interface FormLike {
  get(name: string): unknown
}

export function readContactForm(form: FormLike): ReadForm {
  if (textOf(form, honeypotField) !== '') return { kind: 'honeypot' }
  const values = Object.fromEntries(
    contactFields.map((field) => [field, textOf(form, field)]),
  ) as ContactMessage
  const parsed = contactMessageSchema.safeParse(values)
  if (parsed.success) return { kind: 'message', message: parsed.data }
  return { kind: 'invalid', errors: firstErrors(parsed.error.issues), values }
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of contactFields) {
    const issue = issues.find(({ path }) => path[0] === field)
    if (issue) errors[field] = issue.message
  }
  return errors
}
