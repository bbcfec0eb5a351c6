/**
 * Messages between processes on one PostgreSQL. Short ones travel in the notification, long ones
 * through a table. Sending is not awaited: the sender's own clients have been served already.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database, Statement } from '#server/backend/db/driver.ts'
import { type OnError, reportThrown } from './report-thrown.ts'
import { serviceRole } from './service-role.ts'

const roomSchema = z.object({ name: z.string(), private: z.boolean() })
const entrySchema = z.object({
  room: roomSchema,
  key: z.string(),
  ref: z.string(),
  /** The client's presence payload, as JSON text that is passed on unchanged. */
  json: z.string(),
})
const messageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('broadcast'),
    room: roomSchema,
    event: z.string(),
    json: z.string().optional(),
    base64: z.string().optional(),
  }),
  z.object({
    type: z.literal('presence'),
    version: z.number(),
    joins: z.array(entrySchema),
    leaves: z.array(entrySchema),
  }),
  /** All who are present through the sender. */
  z.object({ type: z.literal('state'), version: z.number(), entries: z.array(entrySchema) }),
  z.object({ type: z.literal('alive'), version: z.number() }),
  /** Asks everyone for their state. */
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('bye') }),
])
const envelopeSchema = z.object({ from: z.string(), message: messageSchema })

export type BusMessage = z.infer<typeof messageSchema>
export type PresenceEntry = z.infer<typeof entrySchema>

export interface BusEvents {
  onMessage(from: string, message: BusMessage): void
  /** Messages may have been missed. */
  onGap(): void
}

export interface Bus {
  start(events: BusEvents): Promise<void>
  publish(message: BusMessage): void
  /** Resolves when what was published has been sent. */
  stop(): Promise<void>
}

/** For a database that only one process can open: no other process hears anything. */
export const singleProcessBus: Bus = {
  start: async () => {},
  publish: () => {},
  stop: async () => {},
}

const channel = 'realtime_bus'
/** A notification's payload must be shorter than 8000 bytes. */
const longestPayload = 7_900
const mostAtOnce = 100
const mostWaiting = 10_000

export class DatabaseBus implements Bus {
  #database: Database
  #onError: OnError
  #self = randomUUID()
  #events: BusEvents | undefined
  #unlisten: (() => Promise<void>) | undefined
  #outgoing: BusMessage[] = []
  #sending: Promise<void> | undefined
  #stopped = false
  /** Reading a long message takes a query; what comes after it waits. */
  #incoming: Promise<void> = Promise.resolve()

  constructor(database: Database, onError: OnError) {
    this.#database = database
    this.#onError = onError
  }

  async start(events: BusEvents): Promise<void> {
    this.#events = events
    this.#unlisten ??= await this.#database.listen(
      channel,
      (payload) => {
        this.#incoming = this.#incoming.then(() => this.#receive(payload))
      },
      () =>
        reportThrown(this.#onError, 'what was missed could not be asked for', () => events.onGap()),
    )
  }

  publish(message: BusMessage): void {
    if (this.#stopped) return
    if (this.#outgoing.length >= mostWaiting) this.#outgoing.shift()
    this.#outgoing.push(message)
    this.#send()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    while (this.#sending) await this.#sending
    await this.#unlisten?.()
    await this.#incoming
  }

  #send(): void {
    if (this.#sending || this.#outgoing.length === 0) return
    this.#sending = this.#sendWaiting().finally(() => {
      this.#sending = undefined
      this.#send()
    })
  }

  async #sendWaiting(): Promise<void> {
    const batch = this.#outgoing.splice(0, mostAtOnce)
    try {
      await this.#database.transaction({
        role: serviceRole,
        statements: batch.map((message) =>
          sendStatement(JSON.stringify({ from: this.#self, message })),
        ),
      })
    } catch (error) {
      this.#onError('messages could not be passed to other processes', error)
    }
  }

  async #receive(payload: string): Promise<void> {
    try {
      const body = payload.startsWith('@') ? await this.#fetch(payload.slice(1)) : payload
      if (body === undefined) return
      const envelope = envelopeSchema.parse(JSON.parse(body))
      if (envelope.from !== this.#self) this.#events?.onMessage(envelope.from, envelope.message)
    } catch (error) {
      this.#onError('a message of another process could not be read', error)
    }
  }

  async #fetch(reference: string): Promise<string | undefined> {
    const [id = '', from] = reference.split(' ')
    if (from === this.#self) return undefined
    const [result] = await this.#database.transaction({
      role: serviceRole,
      readOnly: true,
      statements: [{ text: 'select body from realtime.bus where id = $1', values: [id] }],
    })
    return result?.rows[0]?.[0] ?? undefined
  }
}

function sendStatement(body: string): Statement {
  if (Buffer.byteLength(body) <= longestPayload) {
    return { text: 'select pg_notify($1, $2)', values: [channel, body] }
  }
  return {
    text: `with kept as (insert into realtime.bus (body) values ($2) returning id)
      select pg_notify($1, '@' || id || ' ' || ($2::json ->> 'from')) from kept`,
    values: [channel, body],
  }
}
