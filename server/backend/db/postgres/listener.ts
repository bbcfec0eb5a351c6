/**
 * Listens on one connection of its own. When it is lost it is opened again, waiting longer after
 * every failure, and every listener is told that it may have missed something.
 */
import { Client } from 'pg'
import { quoteIdentifier } from '../quote.ts'
import { toDatabaseError } from './errors.ts'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5_000

interface Subscription {
  onPayload(payload: string): void
  onGap?(): void
}

export class PostgresListener {
  #url: string
  #byChannel = new Map<string, Set<Subscription>>()
  #client: Client | undefined
  #opening: Promise<Client> | undefined
  #retry: NodeJS.Timeout | undefined
  #waitMs = FIRST_WAIT_MS
  #running: Promise<void> = Promise.resolve()
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>> {
    const subscription: Subscription = { onPayload, onGap }
    const client = await this.#connected()
    const known = this.#byChannel.get(channel) ?? new Set()
    this.#byChannel.set(channel, known.add(subscription))
    try {
      // Sent even where others listen: whether theirs has succeeded is not known yet.
      await this.#run(client, `LISTEN ${quoteIdentifier(channel)}`)
    } catch (error) {
      this.#forget(channel, subscription)
      throw error
    }
    return () => this.#remove(channel, subscription)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#byChannel.clear()
    await this.#opening?.catch(() => {})
    await this.#client?.end()
  }

  async #remove(channel: string, subscription: Subscription): Promise<void> {
    const last = this.#forget(channel, subscription)
    if (last && this.#client) {
      await this.#run(this.#client, `UNLISTEN ${quoteIdentifier(channel)}`)
    }
  }

  /** Whether it was the channel's last. */
  #forget(channel: string, subscription: Subscription): boolean {
    const known = this.#byChannel.get(channel)
    if (!known?.delete(subscription) || known.size > 0) return false
    return this.#byChannel.delete(channel)
  }

  /** One at a time: a connection that is asked again while it answers is no longer supported by pg. */
  async #run(client: Client, sql: string): Promise<void> {
    const before = this.#running
    const done = Promise.withResolvers<void>()
    this.#running = done.promise
    await before
    try {
      await client.query(sql)
    } catch (error) {
      throw toDatabaseError(error)
    } finally {
      done.resolve()
    }
  }

  #connected(): Promise<Client> {
    if (this.#client) return Promise.resolve(this.#client)
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  async #open(): Promise<Client> {
    const client = new Client({ connectionString: this.#url, keepAlive: true })
    client.on('notification', ({ channel, payload = '' }) => this.#deliver(channel, payload))
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    try {
      await client.connect()
      for (const channel of this.#byChannel.keys()) {
        await client.query(`LISTEN ${quoteIdentifier(channel)}`)
      }
    } catch (error) {
      throw toDatabaseError(error)
    }
    this.#client = client
    this.#waitMs = FIRST_WAIT_MS
    return client
  }

  #deliver(channel: string, payload: string): void {
    for (const { onPayload } of [...(this.#byChannel.get(channel) ?? [])]) onPayload(payload)
  }

  #lost(client: Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    if (!this.#closed && this.#byChannel.size > 0) this.#reconnectLater()
  }

  #reconnectLater(): void {
    this.#retry = setTimeout(() => {
      this.#connected().then(
        () => this.#announceGap(),
        () => {
          if (!this.#closed) this.#reconnectLater()
        },
      )
    }, this.#waitMs)
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS)
  }

  #announceGap(): void {
    for (const subscriptions of this.#byChannel.values()) {
      for (const { onGap } of subscriptions) onGap?.()
    }
  }
}
