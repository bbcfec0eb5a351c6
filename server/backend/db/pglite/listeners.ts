/** Who listens to which channel, and the SQL the engine's session needs for it. */
import { quoteIdentifier } from '../quote.ts'
import type { Notification } from '../wire/decode.ts'

export interface Subscription {
  onPayload(payload: string): void
  onGap?(): void
}

export class Listeners {
  #byChannel = new Map<string, Set<Subscription>>()

  /** Returns the SQL to run, also where others listen: whether theirs ran is not known yet. */
  add(channel: string, subscription: Subscription): string {
    const known = this.#byChannel.get(channel) ?? new Set()
    this.#byChannel.set(channel, known.add(subscription))
    return `LISTEN ${quoteIdentifier(channel)}`
  }

  /** Returns the SQL to run when this was the channel's last listener. */
  remove(channel: string, subscription: Subscription): string | null {
    const known = this.#byChannel.get(channel)
    if (!known?.delete(subscription) || known.size > 0) return null
    this.#byChannel.delete(channel)
    return `UNLISTEN ${quoteIdentifier(channel)}`
  }

  /** What a new session must run to hear all of it again. */
  sessionSetup(): string {
    return [...this.#byChannel.keys()].map((name) => `LISTEN ${quoteIdentifier(name)};`).join('\n')
  }

  deliver(notifications: readonly Notification[]): void {
    for (const { channel, payload } of notifications) {
      for (const { onPayload } of [...(this.#byChannel.get(channel) ?? [])]) onPayload(payload)
    }
  }

  announceGap(): void {
    for (const { onGap } of [...this.#byChannel.values()].flatMap((set) => [...set])) onGap?.()
  }
}
