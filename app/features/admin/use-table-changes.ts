/** Hears of changes to tables while a screen is open, whoever makes them. */
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { keepChannel } from '#app/lib/live/live-channel.ts'

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

/** `tables` are names; `filter`, as in `id=eq.7`, is for all of them. */
export function useTableChanges(
  tables: readonly string[],
  onChange: (change: Change) => void,
  filter?: string,
): void {
  const { supabase } = useAccount()
  const hear = useEffectEvent(onChange)
  const names = tables.join(' ')
  useEffect(() => {
    if (names === '') return
    let stop = () => {}
    let left = false
    const follow = async () => {
      const client = await supabase()
      if (left) return
      const open = () =>
        names.split(' ').reduce(
          (channel, table) => {
            const place = {
              event: '*',
              schema: 'public',
              table,
              ...(filter && { filter }),
            } as const
            return channel.on('postgres_changes', place, (change: Change) => hear(change))
          },
          client.channel(`changes ${names} ${filter ?? ''}`),
        )
      const live = keepChannel({ client, open })
      stop = () => void live.stop()
    }
    void follow()
    return () => {
      left = true
      stop()
    }
  }, [supabase, names, filter])
}
