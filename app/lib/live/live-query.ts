/**
 * A list of rows that follows its table. It holds no rows itself: it says how to patch them, and
 * when they must be read again because something may have been missed.
 *
 * Changes that arrive while rows are being read are applied to what was read, so neither an old
 * answer overwrites a new change nor a change is lost between reading and listening.
 */
import { keepChannel, type LiveChannel, type RealtimeAccess } from './live-channel.ts'
import { applyChange, type RowChange, type RowRules } from './row-changes.ts'

export interface WatchedTable {
  schema?: string
  table: string
  /** As realtime-js takes it: `trip_id=eq.7`. */
  filter?: string
}

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

let opened = 0

export function createLiveQuery<Row extends object>(
  options: LiveQueryOptions<Row>,
): LiveQuery<Row> {
  const { client, rules, dependsOn = [], onPatch, onStale, retryAfterMs } = options
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
  const open = () => {
    // A unique topic, because two lists of the same table must not share a channel.
    opened += 1
    let made = client.channel(`live ${options.table} ${opened}`)
    made = made.on('postgres_changes', { event: '*', ...place(options) }, (change) =>
      hear(change as RowChange),
    )
    for (const table of dependsOn) {
      made = made.on('postgres_changes', { event: '*', ...place(table) }, missed)
    }
    // The server sends this when changes are delivered after a join, and when rows became invisible
    // without an event of their own.
    return made.on('system', {}, ({ extension }) => {
      if (extension === 'postgres_changes') missed()
    })
  }

  return {
    async read(signal) {
      for (;;) {
        const heard: RowChange[] = []
        const gapsBefore = gaps
        reading.add(heard)
        try {
          const rows = await options.read(signal)
          // What was heard before a gap may have been taken back within it, so neither can be used.
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
      channel ??= keepChannel({
        client,
        open,
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

const place = ({ schema = 'public', table, filter }: WatchedTable) => ({
  schema,
  table,
  ...(filter !== undefined && { filter }),
})
