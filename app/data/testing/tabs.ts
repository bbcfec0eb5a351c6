/** Tabs of one browser, for tests that need no browser: one store, and channels that reach each other. */
import type { TabChannel, TabMessage } from '#app/data/tab-channel.ts'

export class TestTabs {
  private readonly listeners = new Map<TabChannel, ((message: TabMessage) => void)[]>()

  open(): TabChannel {
    const channel: TabChannel = {
      tell: (message) => {
        for (const [other, listeners] of this.listeners) {
          if (other !== channel) for (const listener of listeners) listener(message)
        }
      },
      listen: (listener) => this.listeners.get(channel)?.push(listener),
      close: () => this.listeners.delete(channel),
    }
    this.listeners.set(channel, [])
    return channel
  }
}

/** A tab's session storage. */
export function sessionStorageOfTab(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}
