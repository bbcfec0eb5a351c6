/**
 * Sends what the database noted about changes of accounts. Any process may send a notice: it leases
 * it, hands it to the mailer and removes it, so that a notice is sent at least once.
 */
import type { Database } from '#server/backend/db/driver.ts'
import { type AuthContext, isoOf, nowIso } from './context.ts'
import { render } from './mail/layout.ts'
import { noticeLetter } from './mail/notice-letters.ts'
import type { Mailer } from './mailer.ts'
import { deleteNotice, leaseNotices, noticesFrom } from './store/notices.ts'

const channel = 'auth_account_notice'
/** Longer than a mail server takes; what failed is tried again after it. */
const leaseMs = 5 * 60 * 1000

export interface Notices {
  /** Sends what is there; also tries again what failed before. */
  deliver(): Promise<void>
  /** Resolves when nothing is being sent any more. */
  close(): Promise<void>
}

type Log = (event: { message: string; error?: unknown }) => void

export function startNotices(
  database: Database,
  context: AuthContext,
  mailer: Mailer,
  log: Log,
): Notices {
  const sendBatch = async (): Promise<number> => {
    const [leased] = await context.run([
      leaseNotices(nowIso(context), isoOf(context.now() + leaseMs)),
    ])
    const notices = noticesFrom(leased)
    for (const notice of notices) {
      const mail = render(noticeLetter(notice, context.brand), context.brand, notice.send_to)
      try {
        await mailer.send(mail)
        await context.run([deleteNotice(notice.id)])
      } catch (error) {
        log({ message: `The message "${notice.kind}" could not be sent, and is kept`, error })
      }
    }
    return notices.length
  }
  // One delivery runs at a time; a call during one starts another after it.
  let running = Promise.resolve()
  let closed = false
  const deliver = () => {
    running = running.then(async () => {
      try {
        while (!closed && (await sendBatch()) > 0);
      } catch (error) {
        log({ message: 'Messages about changes of accounts could not be read', error })
      }
    })
    return running
  }
  const listening = database
    .listen(
      channel,
      () => void deliver(),
      () => void deliver(),
    )
    .catch((error: unknown) => {
      log({ message: 'Messages about changes of accounts will be sent late', error })
      return async () => {}
    })
  // Sends what a process left that ended before it had sent it.
  void listening.then(deliver)

  return {
    deliver,
    async close() {
      closed = true
      const stop = await listening
      await stop()
      await running
    },
  }
}
