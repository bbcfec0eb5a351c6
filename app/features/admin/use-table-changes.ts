/** Subscribes to changes of tables while the component is mounted. */
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { RowChange } from '#app/lib/live/row-changes.ts'
import { followTables } from '#app/lib/live/table-changes.ts'

interface TableChanges {
  tables: readonly string[]
  /** A realtime filter such as `id=eq.7`, for all tables. */
  filter?: string
  onChange: (change: RowChange) => void
  /** Called when the subscription is active. Changes before that were missed, so load again. */
  onListening: () => void
}

export function useTableChanges({ tables, filter, onChange, onListening }: TableChanges): void {
  const { supabase } = useAccount()
  const hear = useEffectEvent(onChange)
  const catchUp = useEffectEvent(onListening)
  const names = tables.join(' ')
  useEffect(() => {
    if (names === '') return
    let stop = () => {}
    let left = false
    const follow = async () => {
      const client = await supabase()
      if (left) return
      const live = followTables({
        client,
        tables: names.split(' ').map((table) => ({ table, ...(filter && { filter }) })),
        onChange: (change) => hear(change),
        onListening: () => catchUp(),
      })
      stop = () => void live.stop()
    }
    // A failure is only logged: without live changes the screen still works.
    follow().catch((error: unknown) => logInBrowser(`live: ${error}`))
    return () => {
      left = true
      stop()
    }
  }, [supabase, names, filter])
}
