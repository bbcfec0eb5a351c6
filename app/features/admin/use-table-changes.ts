/** Subscribes to changes of tables while the component is mounted. */
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { keepChannel } from '#app/lib/live/live-channel.ts'

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

interface TableChanges {
  tables: readonly string[]
  /** A realtime filter such as `id=eq.7`, for all tables. */
  filter?: string
  onChange: (change: Change) => void
  /** Called when the subscription is active. Changes before that were missed, so load again. */
  onListening: () => void
}

let opened = 0

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
      const open = () => {
        // A unique topic, because the channel of the last mount may still be leaving.
        opened += 1
        let channel = client.channel(`changes ${names} ${opened}`)
        for (const table of names.split(' ')) {
          const place = { event: '*', schema: 'public', table, ...(filter && { filter }) } as const
          channel = channel.on('postgres_changes', place, (change: Change) => hear(change))
        }
        return channel.on('system', {}, ({ extension }) => {
          if (extension === 'postgres_changes') catchUp()
        })
      }
      const live = keepChannel({ client, open })
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
