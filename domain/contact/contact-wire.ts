/**
 * Names and answers of the contact form on the wire. Without validation, so that the page that
 * shows the form need not load zod.
 */

/**
 * The fields in the order in which they are asked for. The form, the mail to the team and the
 * administrators' list follow this table. A new field needs a line here, its rule in
 * `contact-message.ts`, and a migration that adds its column and makes the check for repeated
 * messages (`private.limit_contact_messages`) compare it.
 */
export const contactFormFields = {
  name: { label: 'Name', control: 'line', type: 'text', autoComplete: 'name' },
  email: { label: 'Email', control: 'line', type: 'email', autoComplete: 'email' },
  message: { label: 'Message', control: 'lines' },
} as const satisfies Record<string, ContactFormField>

type ContactFormField =
  | { label: string; control: 'line'; type: 'text' | 'email'; autoComplete: string }
  | { label: string; control: 'lines' }

export type ContactField = keyof typeof contactFormFields

/** How many characters a field may have. */
export const contactLimits = { name: 200, email: 320, message: 5_000 } as const satisfies Record<
  ContactField,
  number
>
export const longestMessage = contactLimits.message.toLocaleString('en-US')

export const contactFields = Object.keys(contactFormFields) as ContactField[]
export type ContactErrors = Partial<Record<ContactField, string>>

/** The field by which hosting platforms that capture forms identify them. */
export const formNameField = 'form-name'
export const formName = 'contact'
/** A hidden field that only bots fill in. */
export const honeypotField = 'bot-field'

/** Ten times the longest message that is accepted, with every byte percent-encoded. */
export const maxPostBytes = 1_048_576

/** Reasons for a refusal other than invalid fields. */
export const contactProblems = ['too-many', 'too-large', 'failed'] as const

export type ContactProblem = (typeof contactProblems)[number]

export const contactProblemTexts: Readonly<Record<ContactProblem, string>> = {
  'too-many': 'That was a lot of messages in a short time. Please wait a minute and send it again.',
  'too-large': `Your message is too large to send. Go back to find it as you wrote it, and shorten it to ${longestMessage} characters.`,
  failed: 'Something went wrong. Please try again.',
}

/** Parses a problem from the query string; null for any other text. */
export function problemNamed(name: string | null): ContactProblem | null {
  return name !== null && Object.hasOwn(contactProblemTexts, name) ? (name as ContactProblem) : null
}
