/** What carries the process's messages away: one mailer for its accounts and for the team. */
import type { Config } from '../../config.ts'
import type { StandIns } from '../../local/stand-ins.ts'
import { type Letter, smtpMailer } from './smtp.ts'

export interface OutgoingMail {
  send: (letter: Letter) => Promise<void>
  close: () => void
}

/** Left out where no mail leaves. */
export function outgoingMail(
  { values, brand }: Config,
  { mailbox }: StandIns,
): OutgoingMail | undefined {
  if (!values.SMTP_URL) return mailbox && { send: mailbox.send, close: () => {} }
  return smtpMailer({ url: values.SMTP_URL, from: { name: brand.name, address: brand.email } })
}
