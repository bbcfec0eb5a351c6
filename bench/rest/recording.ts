/** Finds out which statements the backend runs for a request, by letting it run them once. */
import type { Database, Statement, Transaction } from '#server/backend/db/driver.ts'
import { toBatch } from '#server/backend/db/wire/batch.ts'
import { type BenchKeys, backendOn } from './backend.ts'
import type { BenchRequest } from './requests.ts'

/** A whole transaction: its begin, its settings, its query, its end. */
export type RecordedTransaction = readonly Statement[]

/** One transaction a request, in the order of the requests. */
export async function record(
  database: Database,
  requests: readonly BenchRequest[],
  keys: BenchKeys,
): Promise<RecordedTransaction[]> {
  const seen: Transaction[] = []
  const backend = backendOn(
    watched(database, (work) => seen.push(work)),
    keys,
  )
  try {
    const recorded: RecordedTransaction[] = []
    for (const { path, ...init } of requests) {
      const response = await backend.gateway.fetch(new Request(`http://127.0.0.1${path}`, init))
      if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`)
      // What the backend asked for itself, such as the catalog, came before.
      const own = seen.at(-1)
      if (!own?.role) throw new Error(`${path} ran no statement`)
      recorded.push([...toBatch(own).statements, { text: 'COMMIT' }])
    }
    return recorded
  } finally {
    await backend.close()
  }
}

function watched(database: Database, onTransaction: (work: Transaction) => void): Database {
  return {
    kind: database.kind,
    transaction(work) {
      onTransaction(work)
      return database.transaction(work)
    },
    script: (sql) => database.script(sql),
    listen: (...subscription) => database.listen(...subscription),
    ping: () => database.ping(),
    close: () => database.close(),
  }
}
