/** Takes mail in place of a mail server, in local mode only, and keeps the latest of it in memory. */
import type { Mailbox, SentMessage } from '#domain/site/mailbox.ts'

const kept = 100

interface Outgoing {
  to: string
  subject: string
  text: string
  html: string
}

export interface LocalMailbox extends Mailbox {
  send(message: Outgoing): Promise<void>
}

export function createLocalMailbox(now: () => Date): LocalMailbox {
  const messages: SentMessage[] = []
  let id = 0
  return {
    messages: () => messages,
    async send({ to, subject, text, html }) {
      id += 1
      messages.unshift({ id, to, subject, text, html, sentAt: now().toISOString() })
      messages.length = Math.min(messages.length, kept)
    },
  }
}
