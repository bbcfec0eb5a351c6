import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import {
  type BookingFields,
  bookingFields,
  bookingFormSchema,
  emptyForm,
  nextQuestion,
  resetForm,
  setFields,
} from './booking-form.ts'
import { fillFromText } from './fill-from-text.ts'

const today = '2026-11-16'
const filled = (text: string, more: Partial<Parameters<typeof fillFromText>[2]> = {}) =>
  fillFromText(emptyForm(), text, { today, ...more })

describe('a booking form', () => {
  it('merges fields as they are set, and knows what is missing', () => {
    let form = setFields(emptyForm(), { people: 2 })
    expect(form).toEqual({ fields: { people: 2 }, missing: ['kind'] })
    form = setFields(form, { kind: 'table', place: 'Café Sacher' })
    expect(form.missing).toEqual(['date', 'time', 'name'])
    form = setFields(form, { people: 4, date: '2026-11-20', time: '20:00', name: 'Berger' })
    expect(form.fields.people).toBe(4)
    expect(form.missing).toEqual([])
  })

  it('keeps fields of any name, and takes one back that is set to nothing', () => {
    const form = setFields(emptyForm(), { kind: 'tour', wishes: 'in Italian', date: '2027-05-01' })
    expect(form.fields.wishes).toBe('in Italian')
    expect(setFields(form, { date: '' }).missing).toContain('date')
  })

  it('is empty after a reset', () => {
    expect(resetForm()).toEqual({ fields: {}, missing: [] })
  })

  it('asks for one thing after the other', () => {
    expect(nextQuestion(emptyForm())).toBeNull()
    const form = setFields(emptyForm(), { kind: 'stay', place: 'Hotel Danieli' })
    expect(nextQuestion(form)).toEqual({ field: 'checkIn', words: 'Which night is the first?' })
  })
})

const told: readonly (readonly [string, BookingFields])[] = [
  [
    'Book a table at Café Sacher on 20 November at 8 for two, in the name of Anna Berger',
    {
      kind: 'table',
      place: 'Café Sacher',
      date: '2026-11-20',
      time: '20:00',
      people: 2,
      name: 'Anna Berger',
    },
  ],
  [
    'a table for 4 people at Figlmüller tomorrow, 7:30 pm please',
    { kind: 'table', place: 'Figlmüller', date: '2026-11-17', time: '19:30', people: 4 },
  ],
  ['dinner at half past seven for three', { kind: 'table', time: '19:30', people: 3 }],
  ['lunch for two at noon', { kind: 'table', time: '12:00', people: 2 }],
  [
    'A room at the Hotel Danieli from 3 May 2027 to 6 May 2027 for 2 adults',
    {
      kind: 'stay',
      place: 'the Hotel Danieli',
      checkIn: '2027-05-03',
      checkOut: '2027-05-06',
      people: 2,
    },
  ],
  [
    'hotel in Lisbon, three nights from 12 March 2027, for two people',
    { kind: 'stay', place: 'Lisbon', checkIn: '2027-03-12', checkOut: '2027-03-15', people: 2 },
  ],
  [
    'two tickets for the Alhambra on 4 May 2027 under Smith',
    { kind: 'tour', place: 'the Alhambra', date: '2027-05-04', name: 'Smith' },
  ],
  [
    'a taxi from the airport to Hotel Sacher on 20 November at 14:15 for four people',
    {
      kind: 'transfer',
      from: 'the airport',
      to: 'Hotel Sacher',
      date: '2026-11-20',
      time: '14:15',
      people: 4,
    },
  ],
  ['a transfer at 8 tomorrow', { kind: 'transfer', time: '08:00', date: '2026-11-17' }],
]

describe('what a message tells', () => {
  it.each(told)('%s', (text, fields) => {
    expect(filled(text).fields).toMatchObject(fields)
  })

  it('is merged over several messages, and corrected by later ones', () => {
    let form = filled('I would like a table at Plachutta Wollzeile')
    expect(form.missing).toEqual(['date', 'time', 'people', 'name'])
    form = fillFromText(form, 'on Friday', { today, asked: 'date' })
    expect(form.fields.date).toBe('2026-11-20')
    form = fillFromText(form, 'at 8', { today, asked: 'time' })
    form = fillFromText(form, '5', { today, asked: 'people' })
    expect(nextQuestion(form)?.field).toBe('name')
    form = fillFromText(form, 'Maria de la Cruz', { today, asked: 'name' })
    expect(form).toEqual({
      fields: {
        kind: 'table',
        place: 'Plachutta Wollzeile',
        date: '2026-11-20',
        time: '20:00',
        people: 5,
        name: 'Maria de la Cruz',
      },
      missing: [],
    })
    form = fillFromText(form, 'sorry, make it 9 and four of us', { today })
    expect(form.fields).toMatchObject({ time: '21:00', people: 4, name: 'Maria de la Cruz' })
  })

  it('takes "there" for the place that the talk is about', () => {
    const places = ['Cervejaria Ramiro', 'A Ginjinha']
    expect(filled('book a table there for two', { places }).fields.place).toBe('Cervejaria Ramiro')
    expect(filled('a table at a ginjinha', { places }).fields.place).toBe('A Ginjinha')
  })

  it('takes nothing for a booking that tells of none', () => {
    expect(filled('hello').fields).toEqual({})
    expect(filled('').fields).toEqual({})
    expect(filled('what is the weather like?').fields).toEqual({})
  })

  it('is a valid form, whatever is said', () => {
    const word = fc.constantFrom(
      ...'book a table at Rome on 31 February 2027 for 999 people name Anna under at 25:99 8pm from to nights 3 , . \u0000 🍽'.split(
        ' ',
      ),
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
    )
    const asked = fc.option(fc.constantFrom(...bookingFields), { nil: undefined })
    fc.assert(
      fc.property(text, asked, (said, field) => {
        const form = filled(said, field ? { asked: field } : {})
        expect(bookingFormSchema.parse(form)).toEqual(form)
        const { time, date, people } = form.fields
        if (time !== undefined) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
        if (date !== undefined) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        if (people !== undefined) expect(people).toBeGreaterThan(0)
      }),
      { numRuns: runCount('booking messages', { everyday: 200, full: 10_000 }) },
    )
  })
})
