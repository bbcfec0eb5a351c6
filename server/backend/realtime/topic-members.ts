/**
 * The members of each topic in this process. A message is encoded once per protocol version, not
 * once per member.
 */
import { type Broadcast, type Room, roomKey } from './protocol/broadcast.ts'
import { encodeBroadcast, encodeText, type ProtocolVersion } from './protocol/frames.ts'

export interface Member {
  readonly version: ProtocolVersion
  /** The topic as the client named it. */
  readonly topic: string
  readonly hearsPresence: boolean
  /** Whether a stored message is new to the member, who may have had it from a replay. */
  takes(messageId: string): boolean
  send(frame: string | Buffer): void
}

export class TopicMembers {
  #members = new Map<string, Set<Member>>()

  enter(room: Room, member: Member): () => void {
    const key = roomKey(room)
    const members = this.#members.get(key) ?? new Set()
    this.#members.set(key, members.add(member))
    return () => {
      members.delete(member)
      if (members.size === 0 && this.#members.get(key) === members) this.#members.delete(key)
    }
  }

  broadcast(room: Room, broadcast: Broadcast, except?: Member): void {
    const encode = once((version, topic) => encodeBroadcast(version, topic, broadcast))
    const id = broadcast.meta?.id
    for (const member of this.#members.get(roomKey(room)) ?? []) {
      const isFor = member !== except && (typeof id !== 'string' || member.takes(id))
      const frame = isFor ? encode(member) : undefined
      if (frame !== undefined) member.send(frame)
    }
  }

  presence(room: Room, payloadJson: string): void {
    const encode = once((version, topic) =>
      encodeText(version, { joinRef: null, ref: null, topic, event: 'presence_diff' }, payloadJson),
    )
    for (const member of this.#members.get(roomKey(room)) ?? []) {
      const frame = member.hearsPresence ? encode(member) : undefined
      if (frame !== undefined) member.send(frame)
    }
  }
}

type Frame = string | Buffer | undefined

function once(encode: (version: ProtocolVersion, topic: string) => Frame) {
  const frames = new Map<string, Frame>()
  return ({ version, topic }: Member): Frame => {
    const key = `${version} ${topic}`
    if (!frames.has(key)) frames.set(key, encode(version, topic))
    return frames.get(key)
  }
}
