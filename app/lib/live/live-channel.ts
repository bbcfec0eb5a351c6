/**
 * A channel that stays joined. realtime-js joins again by itself after a lost connection; what the
 * server closed for good, such as a channel whose token had ended, is opened anew here.
 */
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { realtimeOptions } from '#app/lib/supabase/realtime-options.ts'

export type RealtimeAccess = Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>

export interface LiveChannelOptions {
  client: RealtimeAccess
  /** Makes the channel and puts its listeners on it; called again for every new attempt. */
  open: () => RealtimeChannel
  /** Called on every join. Events between two joins were missed. */
  onJoined?: (channel: RealtimeChannel) => void
  onLost?: () => void
  retryAfterMs?: (tries: number) => number
}

export interface LiveChannel {
  stop(): Promise<void>
}

export function keepChannel(options: LiveChannelOptions): LiveChannel {
  const {
    client,
    open,
    onJoined,
    onLost,
    retryAfterMs = realtimeOptions.reconnectAfterMs,
  } = options
  let channel: RealtimeChannel | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let stopped = false

  const retry = () => {
    if (stopped || timer !== undefined) return
    tries += 1
    timer = setTimeout(() => {
      timer = undefined
      start().catch(retry)
    }, retryAfterMs(tries))
  }
  const start = async () => {
    // Without the token, the channel would join as an anonymous visitor.
    await client.realtime.setAuth()
    if (stopped) return
    const opened = open()
    channel = opened
    opened.subscribe((status) => {
      if (stopped || channel !== opened) return
      if (status === 'SUBSCRIBED') {
        tries = 0
        onJoined?.(opened)
      } else {
        onLost?.()
        if (status === 'CLOSED') retry()
      }
    })
  }
  start().catch(retry)

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (channel) await client.removeChannel(channel)
    },
  }
}
