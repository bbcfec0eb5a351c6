/**
 * Tells when what public pages show has changed in the database, in this process or another. It hears
 * the notifications that live changes are announced with, which name a transaction, and looks up
 * whether that transaction touched a table of the content.
 */
import type { Database } from '#server/backend/db/driver.ts'
import { serviceRole } from '#server/backend/realtime/service-role.ts'

/** What pages read that are the same for everyone. */
const contentTables = ['pages', 'page_sections', 'carousel_items']

interface ContentChangesOptions {
  database: Database
  onChange: () => void
  onError: (error: unknown) => void
}

const touchesContent = `
  select exists (
    select from realtime.changes
    where xid = any ($1::xid8[])
      and relation = any (select to_regclass('public.' || name) from unnest($2::text[]) as name)
  )`

export interface WatchedContent {
  /** Resolves when all changes heard so far are known to be of the content or not; undefined where none is open. */
  settled: () => Promise<void> | undefined
}

/** Resolves when no change can be missed any more. */
export async function watchContent(options: ContentChangesOptions): Promise<WatchedContent> {
  const { database, onChange, onError } = options
  let waiting: string[] = []
  let looking: Promise<void> | undefined

  /** One query at a time, for all transactions that were heard of meanwhile. */
  const look = async () => {
    while (waiting.length > 0) {
      const transactions = waiting
      waiting = []
      if (await isOfContent(database, transactions, onError)) onChange()
    }
    looking = undefined
  }

  await database.listen(
    'realtime',
    (payload) => {
      const [kind, transaction = ''] = payload.split(' ')
      // Tables, columns or rights changed, so that pages may show something else.
      if (kind === 'catalog') onChange()
      if (kind !== 'change') return
      waiting.push(transaction)
      looking ??= look()
    },
    onChange,
  )
  return { settled: () => looking }
}

/** What can't be looked up counts as a change. */
async function isOfContent(
  database: Database,
  transactions: readonly string[],
  onError: (error: unknown) => void,
): Promise<boolean> {
  try {
    const [found] = await database.transaction({
      role: serviceRole,
      readOnly: true,
      statements: [
        {
          text: touchesContent,
          values: [`{${transactions.join()}}`, `{${contentTables.join()}}`],
        },
      ],
    })
    return found?.rows[0]?.[0] === 't'
  } catch (error) {
    onError(error)
    return true
  }
}
