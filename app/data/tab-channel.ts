/** Tells the other tabs of this browser that rows of a thing have changed. */
import { z } from 'zod'

const messageSchema = z.object({ holder: z.string(), entity: z.string(), key: z.string() })
export type TabMessage = z.infer<typeof messageSchema>

export interface TabChannel {
  tell(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): void
  close(): void
}

/** A channel that reaches nobody where the browser has none: other tabs then read when they load. */
export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell() {}, listen() {}, close() {} }
  }
  const channel = new BroadcastChannel('piri data')
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        const read = messageSchema.safeParse(data)
        if (read.success) listener(read.data)
      }),
    close: () => channel.close(),
  }
}
