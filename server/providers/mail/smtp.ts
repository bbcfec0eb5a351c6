/** Sends messages over SMTP, as one address such as `smtps://user:password@host` says. */
import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from '#server/backend/auth/mailer.ts'

export interface SmtpOptions {
  /** `smtp://` (STARTTLS where the server offers it) or `smtps://`. */
  url: string
  from: { name: string; address: string }
}

export interface SmtpMailer extends Mailer {
  close(): void
}

export function smtpMailer({ url, from }: SmtpOptions): SmtpMailer {
  const transport = createTransport({
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
  return {
    async send({ to, subject, text, html, kind }: Mail) {
      await transport.sendMail({
        from,
        // An object, so that a comma or an angle bracket in it stays part of one address.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Message-Kind': kind },
      })
    },
    close: () => transport.close(),
  }
}
