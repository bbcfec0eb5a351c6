import { expect, it } from 'vitest'
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

it('is left out where no mail leaves', () => {
  expect(teamMail(undefined, team)).toBeUndefined()
})
