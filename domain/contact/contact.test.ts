import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContactRefusal, readRefusal } from './contact-answer.ts'
import { readContactForm } from './contact-form.ts'
import { contactMessageSchema } from './contact-message.ts'

/** Any code point. fast-check's own table of them takes seconds to build. */
const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

const good = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields)

describe('a contact form', () => {
  it('is taken when all three fields are filled in', () => {
    expect(readContactForm(formOf(good))).toEqual({ kind: 'message', message: good })
  })

  it('says what is missing, field by field', () => {
    expect(readContactForm(formOf({}))).toMatchObject({
      kind: 'invalid',
      errors: {
        name: 'Please enter your name.',
        email: 'Please enter your email address.',
        message: 'Please write a message.',
      },
    })
    expect(readContactForm(formOf({ ...good, name: ' \n\t ' }))).toMatchObject({
      errors: { name: 'Please enter your name.' },
    })
  })

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'a@b.c\nbcc:x@y.zz'])(
    'does not take %j for an email address',
    (email) => {
      expect(readContactForm(formOf({ ...good, email }))).toMatchObject({
        kind: 'invalid',
        errors: { email: 'This does not look like an email address. Please check it.' },
      })
    },
  )

  it('gives back what was written when something is wrong with it', () => {
    const message = 'x'.repeat(1_000_000)
    const read = readContactForm(formOf({ ...good, message }))
    expect(read).toMatchObject({
      kind: 'invalid',
      values: { ...good, message },
      errors: {
        message: 'Your message has 1,000,000 characters. Please shorten it to 5,000.',
      },
    })
  })

  it('keeps markup as the text it is', () => {
    const script = '<script>alert("1")</script>'
    const read = readContactForm(formOf({ ...good, name: script, message: script }))
    expect(read).toMatchObject({ message: { name: script, message: script } })
  })

  it('is a bot’s when the hidden field is filled in, whatever else it says', () => {
    expect(readContactForm(formOf({ ...good, 'bot-field': 'x' }))).toEqual({ kind: 'honeypot' })
    expect(readContactForm(formOf({ 'bot-field': ' ' }))).toEqual({ kind: 'honeypot' })
  })

  it('takes a file for an empty field', () => {
    const form = new FormData()
    form.set('name', new Blob(['x']))
    expect(readContactForm(form)).toMatchObject({
      kind: 'invalid',
      errors: { name: 'Please enter your name.' },
    })
  })
})

describe('a message that was accepted', () => {
  const anyText = fc.oneof(
    fc.string({ unit: anyCodePoint, maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(' ', '\0', '\r', '\n', '\u0085', '\ufeff', 'é', '<', '👍') }),
  )
  const messages = fc.record({
    name: anyText,
    email: fc.oneof(fc.emailAddress(), anyText),
    message: anyText,
  })

  it('fits the checks of the table it is stored in', () => {
    fc.assert(
      fc.property(messages, (given) => {
        const parsed = contactMessageSchema.safeParse(given)
        if (!parsed.success) return
        const { name, email, message } = parsed.data
        expect(name).toMatch(/\S/)
        expect(email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
        expect(message).toMatch(/\S/)
        expect(name + email).not.toMatch(/[\r\n]/)
        expect(name + email + message).not.toContain('\0')
      }),
    )
  })

  it('is unchanged by parsing it again', () => {
    fc.assert(
      fc.property(messages, (given) => {
        const once = contactMessageSchema.safeParse(given)
        if (once.success) expect(contactMessageSchema.parse(once.data)).toEqual(once.data)
      }),
    )
  })
})

describe('a refusal', () => {
  it.each<ContactRefusal>([
    { ok: false, reason: 'invalid', message: 'Wrong.', errors: { email: 'Please check it.' } },
    { ok: false, reason: 'too-many', message: 'Please wait.' },
  ])('of this site is read as it is: %j', (refusal) => {
    expect(readRefusal(refusal)).toEqual(refusal)
  })

  it.each([
    { error: 'unavailable' },
    { ok: false },
    { ok: false, reason: 'invalid', message: 'Wrong.', errors: {} },
    { ok: false, reason: 'invalid', message: 'Wrong.', errors: { postcode: 'Wrong.' } },
    { ok: false, reason: 'failed' },
    { ok: false, reason: 'teapot', message: 'Short and stout' },
    { ok: true },
    'down',
    null,
  ])('of anyone else is none: %j', (answer) => {
    expect(readRefusal(answer)).toBeNull()
  })
})
