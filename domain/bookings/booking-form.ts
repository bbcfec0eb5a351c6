/**
 * The form that a conversation fills before something is booked: a free map of fields, and the names of
 * what is still missing. Fields merge as they are set; a reset clears both. Nothing is booked here.
 */
import { z } from 'zod'

export const bookingKinds = ['table', 'stay', 'tour', 'transfer'] as const
export type BookingKind = (typeof bookingKinds)[number]

export const bookingFields = [
  'kind',
  'place',
  'from',
  'to',
  'date',
  'time',
  'checkIn',
  'checkOut',
  'people',
  'name',
] as const
export type BookingField = (typeof bookingFields)[number]

const fieldValue = z.union([z.string().max(400), z.number(), z.boolean()])

export const bookingFormSchema = z.object({
  fields: z.record(z.string().max(60), fieldValue),
  missing: z.array(z.string().max(60)).max(30),
})
export type BookingForm = z.infer<typeof bookingFormSchema>
export type BookingFields = BookingForm['fields']

/** The fields that each kind of booking needs, in the order in which they are asked. */
const needed: Readonly<Record<BookingKind, readonly BookingField[]>> = {
  table: ['place', 'date', 'time', 'people', 'name'],
  stay: ['place', 'checkIn', 'checkOut', 'people', 'name'],
  tour: ['place', 'date', 'people', 'name'],
  transfer: ['from', 'to', 'date', 'time', 'people', 'name'],
}

/** The most fields of a form. */
const mostFields = 30

export function emptyForm(): BookingForm {
  return { fields: {}, missing: [] }
}

/** Later values win; an empty text removes a field. Until the kind is known, it is what is missing. */
export function setFields(form: BookingForm, set: BookingFields): BookingForm {
  const merged = { ...form.fields, ...set }
  const fields = Object.fromEntries(
    Object.entries(merged)
      .filter(([, value]) => value !== '')
      .slice(0, mostFields),
  )
  return { fields, missing: missingIn(fields) }
}

export function resetForm(): BookingForm {
  return emptyForm()
}

export function kindOf({ kind }: BookingFields): BookingKind | undefined {
  return bookingKinds.find((each) => each === kind)
}

function missingIn(fields: BookingFields): BookingField[] {
  const kind = kindOf(fields)
  if (!kind) return Object.keys(fields).length > 0 ? ['kind'] : []
  return needed[kind].filter((field) => fields[field] === undefined)
}

const questions: Readonly<Record<BookingField, string>> = {
  kind: 'Is it a table, a place to stay, a tour or a transfer?',
  place: 'Which place is it for?',
  from: 'Where shall the ride start?',
  to: 'Where shall it go?',
  date: 'For which day?',
  time: 'At what time?',
  checkIn: 'Which night is the first?',
  checkOut: 'On which day do you leave?',
  people: 'For how many people?',
  name: 'In which name?',
}

/** The one question to ask next; null where the form is complete. */
export function nextQuestion({ missing }: BookingForm): {
  field: BookingField
  words: string
} | null {
  const field = bookingFields.find((each) => each === missing[0])
  return field ? { field, words: questions[field] } : null
}
