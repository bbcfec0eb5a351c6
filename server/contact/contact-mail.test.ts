import { expect, it } from 'vitest'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { contactFields } from '#domain/contact/contact-wire.ts'
import { createLocalMailbox } from '../local/mailbox.ts'
import { teamMail } from './contact-mail.ts'

const team = 'team@example.com'
const message = {
  name: 'Ada <b>',
  email: 'ada@example.com',
  message: '<script>alert(1)</script>\n& more',
}

it('brings a message to the team, with markup as the text it is', async () => {
  const mailbox = createLocalMailbox(() => new Date(0))
  await teamMail(mailbox, team)?.(message)
  const [mail] = mailbox.messages()
  expect(mail).toMatchObject({ to: team, subject: 'Message from Ada <b>' })
  expect(mail?.text).toContain(message.message)
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\n&amp; more')
  expect(mail?.html).not.toMatch(/<script|<b>/)
})

it('holds every field of the form, as text and as HTML', async () => {
  const mailbox = createLocalMailbox(() => new Date(0))
  const written = Object.fromEntries(contactFields.map((field) => [field, `the ${field} field`]))
  await teamMail(mailbox, team)?.(written as ContactMessage)
  const [mail] = mailbox.messages()
  for (const text of Object.values(written)) {
    expect(mail?.text).toContain(text)
    expect(mail?.html).toContain(text)
  }
})

it('is left out where no mail leaves', () => {
  expect(teamMail(undefined, team)).toBeUndefined()
})
