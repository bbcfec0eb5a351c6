/** One client on one topic, from its join to its end. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Caller } from '#server/backend/caller.ts'
import { noRights, type Rights, rightsIn } from './authorization.ts'
import { ChannelChanges } from './changes/channel-changes.ts'
import type { ChangeSubscriber } from './changes/subscriptions.ts'
import { broadcastEverywhere, expiryOf, type RealtimeEngine } from './engine.ts'
import { rateLimit } from './limits.ts'
import type { Presence } from './presence.ts'
import type { Broadcast, Room } from './protocol/broadcast.ts'
import { encodeBroadcast, encodeText, type ProtocolVersion } from './protocol/frames.ts'
import type { ChannelConfig } from './protocol/join.ts'
import { ok, type Reply, refuse } from './protocol/reply.ts'
import { replayedMessages } from './stored-messages.ts'
import type { Member } from './topic-members.ts'

export interface ChannelOptions {
  engine: RealtimeEngine
  version: ProtocolVersion
  topic: string
  joinRef: string | null
  config: ChannelConfig
  caller: Caller
  send: (frame: string | Buffer) => void
  /** Called once, when the channel has ended for any reason. */
  onEnd: (channel: Channel) => void
}

const presenceSchema = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).nullish(),
})

export class Channel implements Member, ChangeSubscriber {
  readonly version: ProtocolVersion
  readonly topic: string
  readonly room: Room
  #options: ChannelOptions
  #caller: Caller
  #rights: Rights = noRights
  #judgedAt = 0
  #changes: ChannelChanges
  #presence: Presence
  #mayMessage: () => boolean
  #leaveRoom: (() => void) | undefined
  #joined = false
  #ended = false
  /** Ids of stored messages that reached the client, by a replay or live during it: each is sent once. */
  #had = new Set<string>()
  #replaying = false

  constructor(options: ChannelOptions) {
    const { engine, topic, version, config, caller } = options
    this.#options = options
    this.version = version
    this.topic = topic
    this.room = { name: topic.replace(/^realtime:/, ''), private: config.private }
    this.#caller = caller
    this.#changes = new ChannelChanges(engine.database, engine.feed, config.postgres_changes)
    this.#presence = engine.presence.place(this.room, config.presence.key || randomUUID())
    this.#mayMessage = rateLimit(engine.limits.messagesPerSecond, engine.now)
  }

  get joinRef(): string | null {
    return this.#options.joinRef
  }

  get expired(): boolean {
    return expiryOf(this.#caller) <= this.#options.engine.now()
  }

  /** The sign-in that the client's token came from, if any. */
  get session(): unknown {
    return this.#caller.claims.session_id
  }

  get anonymous(): boolean {
    return this.#caller.role === 'anon'
  }

  get hearsPresence(): boolean {
    return this.#options.config.presence.enabled && this.#rights.read.presence
  }

  /** Changes and messages from after the reply reach the client. */
  async join(reply: (reply: Reply) => void): Promise<void> {
    const refusal = await this.#authorize()
    if (refusal) return this.#refuse(reply, refusal)
    const problem = await this.#changes.problemFor(this.#caller)
    const { config, engine } = this.#options
    if (problem && config.postgres_changes_options.wait) {
      return this.#refuse(reply, `RealtimeDisabledForConfiguration: ${problem}`)
    }
    if (this.#ended) return
    if (problem === undefined) await this.#changes.listen(this, this.#caller)
    if (this.#ended) return
    this.#joined = true
    this.#replaying = config.broadcast.replay !== undefined && this.room.private
    this.#enterOrLeave()
    reply(ok({ postgres_changes: this.#changes.bindings }))
    if (this.hearsPresence) {
      this.#push('presence_state', engine.presence.stateJson(this.room))
    }
    this.#reportSubscription(problem)
    await this.#replay()
  }

  /** The same client with a new token: its rights are checked again. */
  async changeCaller(caller: Caller): Promise<void> {
    const previous = this.#caller
    this.#caller = caller
    if (JSON.stringify(caller.claims) === JSON.stringify(previous.claims)) return
    const refusal = await this.#authorize()
    if (refusal) return this.closeFor(refusal)
    const problem = await this.#changes.problemFor(caller)
    if (this.#ended) return
    this.#enterOrLeave()
    if (problem !== undefined) {
      this.#changes.stop()
      this.#reportSubscription(problem)
      return
    }
    await this.#changes.listen(this, caller)
    if (!samePerson(previous, caller)) this.mayBeStale()
  }

  /** Ends a private channel whose policies no longer admit the client, as after leaving a group. */
  async recheckRights(): Promise<void> {
    const { now, limits } = this.#options.engine
    if (!this.#joined || !this.room.private || this.#ended) return
    if (now() - this.#judgedAt < limits.rightsKeptMs) return
    const refusal = await this.#authorize()
    if (refusal) this.closeFor(refusal)
  }

  /** The answer, or undefined where the protocol has none. */
  broadcast(broadcast: Broadcast): Reply | undefined {
    const { engine, config } = this.#options
    if (this.#flooded()) return undefined
    const { ack, self } = config.broadcast
    if (!this.#rights.write.broadcast) {
      return ack ? refuse('You do not have permissions to write to this Channel topic') : undefined
    }
    broadcastEverywhere(engine, this.room, broadcast, self ? undefined : this)
    return ack ? ok() : undefined
  }

  presence(payload: unknown): Reply | undefined {
    if (this.#flooded()) return undefined
    const message = presenceSchema.safeParse(payload)
    if (!message.success) return refuse('the presence message can not be read')
    const { event, payload: meta } = message.data
    if (!this.#rights.write.presence) {
      return refuse('You do not have permissions to track presence on this Channel topic')
    }
    if (event.toLowerCase() === 'track') {
      if (!this.#presence.track(meta ?? {})) return refuse('the presence payload is too large')
    } else if (event.toLowerCase() === 'untrack') this.#presence.untrack()
    else return refuse(`unknown presence event "${event}"`)
    return ok()
  }

  takes(messageId: string): boolean {
    if (this.#had.has(messageId)) return false
    if (this.#replaying) this.#had.add(messageId)
    return true
  }

  send(frame: string | Buffer): void {
    this.#options.send(frame)
  }

  deliver(ids: readonly number[], dataJson: string, frames: Map<string, string>): void {
    if (!this.#joined || this.#ended) return
    const key = `${this.version} ${ids} ${this.topic}`
    const head = { joinRef: null, ref: null, topic: this.topic, event: 'postgres_changes' }
    const frame =
      frames.get(key) ?? encodeText(this.version, head, `{"ids":[${ids}],"data":${dataJson}}`)
    frames.set(key, frame)
    this.send(frame)
  }

  mayBeStale(): void {
    if (!this.#joined || this.#ended || this.#changes.isEmpty) return
    this.#system('postgres_changes', 'ok', 'Rows may have left this subscription')
  }

  /** Ends the channel and tells the client why. */
  closeFor(message: string): void {
    if (this.#ended) return
    this.#system('system', 'error', message)
    this.close()
  }

  close(): void {
    if (this.#ended) return
    this.#push('phx_close', '{}')
    this.end()
  }

  /** Ends the channel without a message: the client asked for it, or has disconnected. */
  end(): void {
    if (this.#ended) return
    this.#ended = true
    this.#leaveRoom?.()
    this.#changes.stop()
    this.#options.onEnd(this)
    this.#presence.untrack()
  }

  #refuse(reply: (reply: Reply) => void, reason: string): void {
    if (!this.#ended) reply(refuse(reason))
    this.end()
  }

  /** Why the client may not be here, or undefined. Who only follows changes needs no right to hear. */
  async #authorize(): Promise<string | undefined> {
    const { room } = this
    const { engine } = this.#options
    const caller = this.#caller
    this.#judgedAt = engine.now()
    const rights = await rightsIn(engine, caller, room)
    // A newer token came meanwhile; its own check decides.
    if (this.#caller !== caller) return undefined
    this.#rights = rights
    if (this.#rights.read.broadcast) return undefined
    if (room.private) {
      return `Unauthorized: You do not have permissions to read from this Channel topic: ${room.name}`
    }
    if (!this.#changes.isEmpty) return undefined
    return 'PrivateOnly: This project only allows private channels'
  }

  /** Joins or leaves the room of the topic, whose members get its messages, as the rights allow. */
  #enterOrLeave(): void {
    if (!this.#rights.read.broadcast) {
      this.#leaveRoom?.()
      this.#leaveRoom = undefined
    } else this.#leaveRoom ??= this.#options.engine.rooms.enter(this.room, this)
  }

  #reportSubscription(problem: string | undefined): void {
    if (!this.#changes.isEmpty) {
      if (problem) this.#system('postgres_changes', 'error', problem)
      else this.#system('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
    }
    if (this.#options.config.broadcast.replication_ready) {
      this.#system('system', 'ok', 'Replication connection established')
    }
  }

  async #replay(): Promise<void> {
    const { engine, config } = this.#options
    const { replay } = config.broadcast
    if (!replay || !this.room.private) return
    try {
      for (const broadcast of await replayedMessages(engine.database, this.room.name, replay)) {
        const frame = encodeBroadcast(this.version, this.topic, broadcast)
        const id = broadcast.meta?.id
        const isNew = typeof id !== 'string' || this.takes(id)
        if (frame !== undefined && isNew) this.send(frame)
      }
    } finally {
      // A replay that failed does not leave a list behind that grows with every message.
      this.#replaying = false
    }
  }

  #flooded(): boolean {
    if (this.#mayMessage()) return false
    this.closeFor('MessagePerSecondRateLimitReached: Too many messages per second')
    return true
  }

  #system(extension: string, status: 'ok' | 'error', message: string): void {
    const channel = this.room.name
    this.#push('system', JSON.stringify({ extension, status, message, channel }))
  }

  #push(event: string, payloadJson: string): void {
    const { joinRef } = this.#options
    this.send(
      encodeText(this.version, { joinRef, ref: null, topic: this.topic, event }, payloadJson),
    )
  }
}

/** A refreshed token differs only in when and how it was issued. */
function samePerson(a: Caller, b: Caller): boolean {
  return a.role === b.role && a.claims.sub === b.claims.sub
}
