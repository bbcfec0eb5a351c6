/** A mailer that keeps what it was given, for tests that read their mail. */
import type { Mail, Mailer, MailKind } from '../mailer.ts'

export interface Mailbox extends Mailer {
  readonly mails: readonly Mail[]
  /** The next message to this address that nobody took yet; waits for it. */
  take(to: string, kind?: MailKind): Promise<ReceivedMail>
}

export interface ReceivedMail extends Mail {
  link: string
  code: string
  /** What stands in the link. */
  hash: string
}

export function createMailbox(): Mailbox {
  const mails: Mail[] = []
  const taken = new Set<Mail>()
  const waiting = new Set<() => void>()
  return {
    mails,
    async send(mail) {
      mails.push(mail)
      for (const look of waiting) look()
    },
    take(to, kind) {
      const { promise, resolve } = Promise.withResolvers<ReceivedMail>()
      const look = () => {
        const found = mails.find(
          (mail) => mail.to === to && !taken.has(mail) && (!kind || mail.kind === kind),
        )
        if (!found) return
        taken.add(found)
        waiting.delete(look)
        resolve(received(found))
      }
      waiting.add(look)
      look()
      return promise
    },
  }
}

function received(mail: Mail): ReceivedMail {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
  const code = /\b\d{6}\b/.exec(mail.text.replaceAll(link, ''))?.[0] ?? ''
  return { ...mail, link, code, hash: link ? (new URL(link).searchParams.get('token') ?? '') : '' }
}
