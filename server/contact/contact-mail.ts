/** Mails a contact message to the team, with the visitor as its Reply-To. */
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { contactFields, contactFormFields } from '#domain/contact/contact-wire.ts'
import { escaped } from '#server/backend/auth/mail/escape-html.ts'
import type { OutgoingMail } from '../providers/mail/outgoing-mail.ts'
import type { Letter } from '../providers/mail/smtp.ts'

export type NotifyTeam = (message: ContactMessage) => Promise<void>

/** Left out where no mail leaves: the message is stored all the same. */
export function teamMail(
  mail: Pick<OutgoingMail, 'send'> | undefined,
  to: string,
): NotifyTeam | undefined {
  return mail && ((message) => mail.send(letterToTeam(message, to)))
}

/** The name and the address stand in the line above; every other field of the form follows. */
const bodyFields = contactFields.filter((field) => field !== 'name' && field !== 'email')

function letterToTeam(message: ContactMessage, to: string): Letter {
  const { name, email } = message
  const paragraphs = bodyFields.map((field) => {
    const { label, control } = contactFormFields[field]
    return control === 'lines' ? message[field] : `${label}: ${message[field]}`
  })
  return {
    kind: 'contact',
    to,
    replyTo: { name, address: email },
    subject: `Message from ${name}`,
    text: `${name} <${email}> wrote:\n\n${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Message from ${escaped(name)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:26px;color:#14182B">
<p>${escaped(name)} &lt;${escaped(email)}&gt; wrote:</p>
${paragraphs.map((text) => `<p style="white-space:pre-wrap">${escaped(text)}</p>`).join('\n')}
</body>
</html>`,
  }
}
