/** Carries what a visitor wrote to the team's own mailbox, ready to be answered with Reply. */
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { Config } from './config.ts'
import type { LocalMailbox } from './local/mailbox.ts'
import { type Letter, smtpMailer } from './providers/mail/smtp.ts'

export type NotifyTeam = (message: ContactMessage) => Promise<void>

/** Left out where no mail leaves: the message is stored all the same. */
export function teamMail(
  { values, brand }: Pick<Config, 'values' | 'brand'>,
  mailbox: LocalMailbox | undefined,
): NotifyTeam | undefined {
  const from = { name: brand.name, address: brand.email }
  const mailer = values.SMTP_URL ? smtpMailer({ url: values.SMTP_URL, from }) : mailbox
  return mailer && ((message) => mailer.send(letterToTeam(message, brand.email)))
}

export function letterToTeam({ name, email, message }: ContactMessage, to: string): Letter {
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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
