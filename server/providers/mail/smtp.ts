/** Sends messages over SMTP, as one address such as `smtps://user:password@host` says. */
import type { Transporter } from 'nodemailer'
import type { Mail, Mailer } from '#server/backend/auth/mailer.ts'

export interface SmtpOptions {
  /** `smtp://` (STARTTLS where the server offers it) or `smtps://`. */
  url: string
  from: { name: string; address: string }
}

/** Any message of the product's, not only those of its accounts. */
export interface Letter extends Omit<Mail, 'kind'> {
  kind: string
  /** Who gets the answer, when that is not who sent it. */
  replyTo?: { name: string; address: string }
  /** Where it may be sent again: the same, so that a mailbox knows that it has it. */
  messageId?: string
  /** Where one click ends such messages, by RFC 8058; without it, it is no message of a list. */
  unsubscribeUrl?: string
}

export interface SmtpMailer extends Mailer {
  send: (letter: Letter) => Promise<void>
  close: () => void
}

export function smtpMailer({ url, from }: SmtpOptions): SmtpMailer {
  let opening: Promise<Transporter> | undefined
  const transport = () => {
    opening ??= openTransport(url)
    return opening
  }
  return {
    async send({ to, replyTo, subject, text, html, kind, messageId, unsubscribeUrl }: Letter) {
      if (/[\s<>,;\p{Cc}]/u.test(to)) throw new Error('The address would be more than one')
      await (await transport()).sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo }),
        ...(messageId && { messageId }),
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Message-Kind': kind,
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () => void opening?.then((opened) => opened.close()),
  }
}

/** The library is loaded with the first message. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A message is what we made of it: nothing in it may fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
