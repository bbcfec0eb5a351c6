/** The parts that all connections of a process share. */
import type { Caller } from '#server/backend/caller.ts'
import type { Database } from '#server/backend/db/driver.ts'
import type { Credentials } from '#server/backend/gateway/credentials.ts'
import type { PublicTopics } from './authorization.ts'
import type { Bus } from './bus.ts'
import type { ChangeFeed } from './changes/feed.ts'
import type { RealtimeLimits } from './limits.ts'
import type { PresenceBoard } from './presence.ts'
import type { Broadcast, Room } from './protocol/broadcast.ts'
import type { OnError } from './report-thrown.ts'
import type { Member, TopicMembers } from './topic-members.ts'

export interface RealtimeEngine {
  database: Database
  rooms: TopicMembers
  presence: PresenceBoard
  feed: ChangeFeed
  bus: Bus
  limits: RealtimeLimits
  publicTopics: PublicTopics
  now: () => number
  onError: OnError
}

/** Finds out who a token stands for, on a connection whose key is known. */
export type Identify = (token: string) => Promise<Credentials>

/** The clients of this process get it at once, those of others by the bus. */
export function broadcastEverywhere(
  { rooms, bus }: Pick<RealtimeEngine, 'rooms' | 'bus'>,
  room: Room,
  broadcast: Broadcast,
  except?: Member,
): void {
  rooms.broadcast(room, broadcast, except)
  const { event, content } = broadcast
  const body =
    content.kind === 'json'
      ? { json: content.text }
      : { base64: Buffer.from(content.bytes).toString('base64') }
  bus.publish({ type: 'broadcast', room, event, ...body })
}

/** When the caller's token ends, in milliseconds since the epoch. */
export function expiryOf({ claims }: Caller): number {
  return typeof claims.exp === 'number' ? claims.exp * 1000 : Number.POSITIVE_INFINITY
}

/** A token's problem in the words of the hosted service. */
export function refusalOf(credentials: Exclude<Credentials, { kind: 'caller' }>): string {
  switch (credentials.kind) {
    case 'invalid-token': {
      const { problem, message } = credentials.problem
      if (problem === 'expired') return 'InvalidJWTToken: Token has expired'
      return `${problem === 'malformed' ? 'MalformedJWT' : 'InvalidJWTToken'}: ${message}`
    }
    case 'no-key':
    case 'invalid-key':
    case 'service-key-in-address':
      return 'InvalidJWTToken: the key is not valid'
  }
}
