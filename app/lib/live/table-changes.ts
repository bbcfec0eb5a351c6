/**
 * Changes of tables as they happen: the one place where the app listens to rows. Lists that follow
 * their table, open trips and the admin's screens all end here.
 */
import { keepChannel, type LiveChannel, type RealtimeAccess } from './live-channel.ts'
import type { RowChange } from './row-changes.ts'

export interface WatchedTable {
  schema?: string
  table: string
  /** As realtime-js takes it: `trip_id=eq.7`. */
  filter?: string
}

interface TableChangesOptions {
  client: RealtimeAccess
  tables: readonly WatchedTable[]
  onChange: (change: RowChange, table: WatchedTable) => void
  /** Changes are delivered from here on; those before may have been missed. */
  onListening: () => void
  retryAfterMs?: (tries: number) => number
}

let opened = 0

export function followTables({
  client,
  tables,
  onChange,
  onListening,
  retryAfterMs,
}: TableChangesOptions): LiveChannel {
  const open = () => {
    // A unique topic: two listeners must not share a channel, and one that is left may still be leaving.
    opened += 1
    let channel = client.channel(`live ${tables.map(({ table }) => table).join(' ')} ${opened}`)
    for (const table of tables) {
      channel = channel.on('postgres_changes', { event: '*', ...placeOf(table) }, (change) =>
        onChange(change as RowChange, table),
      )
    }
    // The server sends this when changes are delivered after a join, and when rows became invisible
    // without an event of their own.
    return channel.on('system', {}, ({ extension }) => {
      if (extension === 'postgres_changes') onListening()
    })
  }
  return keepChannel({ client, open, ...(retryAfterMs && { retryAfterMs }) })
}

const placeOf = ({ schema = 'public', table, filter }: WatchedTable) => ({
  schema,
  table,
  ...(filter !== undefined && { filter }),
})
