/**
 * Hands messages to the mailer without making the answer wait for it: how long an answer takes must
 * not tell whether a message was sent. What goes wrong is logged.
 */
import type { Mail, Mailer } from '../mailer.ts'

export interface Post {
  /** Whether messages can be sent at all. */
  readonly open: boolean
  send(mail: Mail): void
  /** Resolves when everything handed over was sent or failed. */
  close(): Promise<void>
}

export function createPost(
  mailer: Mailer | undefined,
  log: (event: { message: string; error?: unknown }) => void,
): Post {
  const underWay = new Set<Promise<void>>()
  return {
    open: mailer !== undefined,
    send(mail) {
      if (!mailer) throw new Error('A message was made though mail is not configured')
      const work = mailer.send(mail).catch((error: unknown) => {
        log({ message: `The message "${mail.kind}" could not be sent`, error })
      })
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    },
    async close() {
      await Promise.all(underWay)
    },
  }
}
