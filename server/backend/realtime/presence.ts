/**
 * Tracks who is present in which room, through this process and through others. Processes send each
 * other joins and leaves, send heartbeats, and exchange their whole state when a message was
 * missed.
 */
import { randomUUID } from 'node:crypto'
import type { Bus, BusMessage, PresenceEntry } from './bus.ts'
import { type Room, roomKey } from './protocol/broadcast.ts'
import type { TopicMembers } from './topic-members.ts'

interface Peer {
  version: number
  heardAt: number
  entries: Map<string, PresenceEntry>
}

interface PresenceOptions {
  rooms: TopicMembers
  bus: Bus
  now: () => number
  peerSilenceMs: number
  /** The most bytes of one client's own presence payload. */
  metaBytes: number
}

export interface Presence {
  /** False where the payload is too large; then nothing has changed. */
  track(meta: Readonly<Record<string, unknown>>): boolean
  untrack(): void
}

export class PresenceBoard {
  #options: PresenceOptions
  #byRoom = new Map<string, Map<string, PresenceEntry>>()
  #own = new Map<string, PresenceEntry>()
  #version = 0
  #peers = new Map<string, Peer>()

  constructor(options: PresenceOptions) {
    this.#options = options
  }

  /** One client's place in a room: at most one entry, replaced when it is tracked again. */
  place(room: Room, key: string): Presence {
    let current: PresenceEntry | undefined
    return {
      track: (meta) => {
        const previous = current
        const ref = randomUUID()
        const link = previous && { phx_ref_prev: previous.ref }
        // Serialised before anything changes: a payload that can't be written as JSON or is too
        // large must leave everybody's state as it was.
        const json = JSON.stringify({ ...meta, ...link, phx_ref: ref })
        if (Buffer.byteLength(json) > this.#options.metaBytes) return false
        current = { room, key, ref, json }
        this.#changeOwn([current], previous ? [previous] : [])
        return true
      },
      untrack: () => {
        if (current) this.#changeOwn([], [current])
        current = undefined
      },
    }
  }

  /** The payload of `presence_state`. */
  stateJson(room: Room): string {
    return byKeyJson([...(this.#byRoom.get(roomKey(room))?.values() ?? [])])
  }

  hear(from: string, message: BusMessage): void {
    if (message.type === 'hello') this.#announceState()
    else if (message.type === 'bye') this.#forget(from)
    else if (message.type === 'state') this.#replace(from, message.version, message.entries)
    else if (message.type === 'alive') this.#checkVersion(from, message.version)
    else if (message.type === 'presence') this.#followPeer(from, message)
  }

  /** To be called several times within `peerSilenceMs`. */
  sendHeartbeat(): void {
    const { bus, now, peerSilenceMs } = this.#options
    bus.publish({ type: 'alive', version: this.#version })
    for (const [from, { heardAt }] of this.#peers) {
      if (now() - heardAt > peerSilenceMs) this.#forget(from)
    }
  }

  hello(): void {
    this.#options.bus.publish({ type: 'hello' })
    this.#announceState()
  }

  bye(): void {
    this.#options.bus.publish({ type: 'bye' })
  }

  #announceState(): void {
    const entries = [...this.#own.values()]
    this.#options.bus.publish({ type: 'state', version: this.#version, entries })
  }

  #changeOwn(joins: PresenceEntry[], leaves: PresenceEntry[]): void {
    for (const { ref } of leaves) this.#own.delete(ref)
    for (const entry of joins) this.#own.set(entry.ref, entry)
    this.#version += 1
    this.#apply(joins, leaves)
    this.#options.bus.publish({ type: 'presence', version: this.#version, joins, leaves })
  }

  #followPeer(from: string, message: Extract<BusMessage, { type: 'presence' }>): void {
    const peer = this.#peers.get(from)
    if (peer?.version !== message.version - 1) {
      this.#askAgain()
      return
    }
    peer.version = message.version
    peer.heardAt = this.#options.now()
    for (const { ref } of message.leaves) peer.entries.delete(ref)
    for (const entry of message.joins) peer.entries.set(entry.ref, entry)
    this.#apply(message.joins, message.leaves)
  }

  #checkVersion(from: string, version: number): void {
    const peer = this.#peers.get(from)
    if (peer) peer.heardAt = this.#options.now()
    if (peer?.version !== version) this.#askAgain()
  }

  #askAgain(): void {
    this.#options.bus.publish({ type: 'hello' })
  }

  #replace(from: string, version: number, entries: readonly PresenceEntry[]): void {
    const before = this.#peers.get(from)?.entries ?? new Map<string, PresenceEntry>()
    const after = new Map(entries.map((entry) => [entry.ref, entry]))
    this.#peers.set(from, { version, heardAt: this.#options.now(), entries: after })
    this.#apply(
      entries.filter(({ ref }) => !before.has(ref)),
      [...before.values()].filter(({ ref }) => !after.has(ref)),
    )
  }

  #forget(from: string): void {
    const peer = this.#peers.get(from)
    this.#peers.delete(from)
    if (peer) this.#apply([], [...peer.entries.values()])
  }

  #apply(joins: readonly PresenceEntry[], leaves: readonly PresenceEntry[]): void {
    const changed = new Map([...joins, ...leaves].map(({ room }) => [roomKey(room), room]))
    for (const [key, room] of changed) {
      const inRoom = (entry: PresenceEntry) => roomKey(entry.room) === key
      const joined = joins.filter(inRoom)
      const left = leaves.filter(inRoom)
      const present = this.#byRoom.get(key) ?? new Map<string, PresenceEntry>()
      for (const { ref } of left) present.delete(ref)
      for (const entry of joined) present.set(entry.ref, entry)
      if (present.size > 0) this.#byRoom.set(key, present)
      else this.#byRoom.delete(key)
      this.#options.rooms.presence(
        room,
        `{"joins":${byKeyJson(joined)},"leaves":${byKeyJson(left)}}`,
      )
    }
  }
}

function byKeyJson(entries: readonly PresenceEntry[]): string {
  const groups = Map.groupBy(entries, ({ key }) => key)
  const members = [...groups].map(
    ([key, group]) => `${JSON.stringify(key)}:{"metas":[${group.map(({ json }) => json)}]}`,
  )
  return `{${members}}`
}
