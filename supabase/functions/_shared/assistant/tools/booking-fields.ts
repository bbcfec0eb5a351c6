/** Fills the form of a booking from what the traveler said. Nothing is booked by it. */
import { tool } from 'ai'
import { z } from 'zod'
import {
  bookingFields,
  bookingKinds,
  emptyForm,
  nextQuestion,
  setFields,
} from '#domain/bookings/booking-form.ts'
import type { ToolContext } from './tool-context.ts'

const said = z.union([z.string().max(400), z.number().int()])
/** All that the traveler said so far, since a form begins empty with each answer. */
const inputSchema = z.object({
  kind: z.enum(bookingKinds).optional(),
  ...Object.fromEntries(
    bookingFields.filter((field) => field !== 'kind').map((field) => [field, said.optional()]),
  ),
})

export function bookingFieldsTool({ found, tell }: ToolContext) {
  return tool({
    description:
      'Fills the form of a booking (a table, a stay, a tour, a transfer) with all the traveler has said so far, and tells what is missing. Dates are like 2027-05-03, times like 19:30. It books nothing.',
    inputSchema,
    execute: (fields) => {
      tell({ kind: 'doing', text: 'Filling in the form' })
      const given = Object.entries(fields).filter(([, value]) => value !== undefined)
      const form = setFields(
        emptyForm(),
        z.record(z.string(), said).parse(Object.fromEntries(given)),
      )
      found.booking = form
      return { ...form, next: nextQuestion(form)?.words ?? null, booked: false }
    },
  })
}
