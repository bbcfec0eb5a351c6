/** A contact message that is taken as it is. A new field of the form that tests must fill stands here once. */
import { type ContactField, contactFields } from '#domain/contact/contact-wire.ts'

export const goodContact = {
  name: 'Ada',
  email: 'ada@piri.example',
  message: 'Hello',
} as const satisfies Record<ContactField, string>

/** A statement that writes one, with other values and more columns than the form has. */
export function contactInsert(changes: Readonly<Record<string, string | null>> = {}) {
  const row = Object.entries<string | null>({ ...goodContact, ...changes })
  const places = row.map((_, index) => `$${index + 1}`)
  return {
    text: `insert into public.contact_messages (${row.map(([column]) => column)}) values (${places})`,
    values: row.map(([, value]) => value),
  }
}

/** SQL that writes one for each row of `source`; `message` is an expression. */
export function contactInserts(message: string, source: string): string {
  const values = contactFields.map((field) =>
    field === 'message' ? message : `'${goodContact[field]}'`,
  )
  return `insert into public.contact_messages (${contactFields}) select ${values} from ${source}`
}
