/**
 * A list of rows that follows its table. It holds no rows itself: it says how to patch them, and
 * when they must be read again because something may have been missed.
 *
 * Changes that arrive while rows are being read are applied to what was read, so neither an old
 * answer overwrites a new change nor a change is lost between reading and listening.
 */
import type { LiveChannel, RealtimeAccess } from './live-channel.ts'
import { applyChange, type RowChange, type RowRules } from './row-changes.ts'
import { followTables, type WatchedTable } from './table-changes.ts'

export interface LiveQueryOptions<Row extends object> extends WatchedTable {
  client: RealtimeAccess
  read: (signal?: AbortSignal) => Promise<readonly Row[]>
  /** How a change becomes a patch; without it every change has the rows read again. */
  rules?: RowRules<Row>
  /** Tables whose changes decide what may be seen here: each has the rows read again. */
  dependsOn?: readonly WatchedTable[]
  onPatch: (patch: (rows: readonly Row[]) => readonly Row[]) => void
  onStale: () => void
  retryAfterMs?: (tries: number) => number
}

export interface LiveQuery<Row> {
  /** Reads the rows, with every change applied that was heard meanwhile. */
  read(signal?: AbortSignal): Promise<readonly Row[]>
  start(): void
  stop(): Promise<void>
}

export function createLiveQuery<Row extends object>(
  options: LiveQueryOptions<Row>,
): LiveQuery<Row> {
  const { client, rules, dependsOn = [], onPatch, onStale, retryAfterMs } = options
  const { schema, table, filter } = options
  const rowsOf: WatchedTable = { table, ...(schema && { schema }), ...(filter && { filter }) }
  const reading = new Set<RowChange[]>()
  let channel: LiveChannel | undefined
  let gaps = 0

  const missed = () => {
    gaps += 1
    onStale()
  }
  const hear = (change: RowChange) => {
    if (!rules || (change.errors?.length ?? 0) > 0) {
      missed()
      return
    }
    for (const heard of reading) heard.push(change)
    onPatch((rows) => applyChange(rows, change, rules))
  }
  return {
    async read(signal) {
      for (;;) {
        const heard: RowChange[] = []
        const gapsBefore = gaps
        reading.add(heard)
        try {
          const rows = await options.read(signal)
          // A row heard of before a gap may have changed within it, so what was read and what was heard are
          // both dropped.
          if (gaps !== gapsBefore) continue
          return rules
            ? heard.reduce((list, change) => applyChange(list, change, rules), rows)
            : rows
        } finally {
          reading.delete(heard)
        }
      }
    },
    start() {
      channel ??= followTables({
        client,
        tables: [rowsOf, ...dependsOn],
        onChange: (change, table) => (table === rowsOf ? hear(change) : missed()),
        onListening: missed,
        ...(retryAfterMs && { retryAfterMs }),
      })
    },
    async stop() {
      const stopping = channel
      channel = undefined
      await stopping?.stop()
    },
  }
}
