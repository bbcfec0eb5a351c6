/**
 * The schema of a contact message, for the form, the server and the table: what it accepts also
 * passes the table's constraints.
 */

import { z } from 'zod'
import { type ContactField, contactLimits, longestMessage } from './contact-wire.ts'

/** Control characters other than tab and newline, which are removed. */
const controlCharacters = /(?![\t\n])\p{Cc}/gu

const oneLine = (text: string) => text.replace(controlCharacters, '').replace(/\s+/g, ' ').trim()
const manyLines = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(controlCharacters, '').trim()

const fields = {
  name: z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, 'Please enter your name.')
        .max(contactLimits.name, `Please keep your name to ${contactLimits.name} characters.`),
    ),
  email: z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, 'Please enter your email address.')
        .max(contactLimits.email, 'This email address is too long.')
        .refine(
          (text) => text === '' || z.email().safeParse(text).success,
          'This does not look like an email address. Please check it.',
        ),
    ),
  message: z
    .string()
    .transform(manyLines)
    .pipe(
      z
        .string()
        .min(1, 'Please write a message.')
        .max(contactLimits.message, {
          error: ({ input }) =>
            `Your message has ${String(input).length.toLocaleString('en-US')} characters. Please shorten it to ${longestMessage}.`,
        }),
    ),
} satisfies Record<ContactField, z.ZodType<string>>

export const contactMessageSchema = z.object(fields)

export type ContactMessage = z.infer<typeof contactMessageSchema>
