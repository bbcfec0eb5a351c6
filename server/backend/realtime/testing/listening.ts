/** What tests hear on a channel, and how they wait for it. */
import type { RealtimeChannel } from '@supabase/supabase-js'
import { vi } from 'vitest'

/** Resolves when the channel has joined; rejects when it can't. */
export function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel)
      else if (status !== 'CLOSED') reject(new Error(status, { cause: error }))
    })
  })
}

/** Waits until the check no longer throws. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 10_000, interval: 10 })
