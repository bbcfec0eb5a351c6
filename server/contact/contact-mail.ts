/** Carries what a visitor wrote to the team's own mailbox, ready to be answered with Reply. */
import type { ContactMessage } from '#domain/contact/contact-message.ts'
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

function letterToTeam({ name, email, message }: ContactMessage, to: string): Letter {
  return {
    kind: 'contact',
    to,
    replyTo: { name, address: email },
    subject: `Message from ${name}`,
    text: `${name} <${email}> wrote:\n\n${message}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Message from ${escaped(name)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:26px;color:#14182B">
<p>${escaped(name)} &lt;${escaped(email)}&gt; wrote:</p>
<p style="white-space:pre-wrap">${escaped(message)}</p>
</body>
</html>`,
  }
}
