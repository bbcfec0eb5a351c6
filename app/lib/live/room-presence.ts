/** Presence in a room: who is there. Tracks this client again after every reconnect. */
import { keepChannel, type RealtimeAccess } from './live-channel.ts'

export interface RoomPresenceOptions<Meta extends object> {
  client: RealtimeAccess
  /** A private topic: policies on `realtime.messages` decide who may join. */
  room: string
  /** The same for all tabs of one person, so that a person is listed once. */
  personId: string
  onPeople: (people: readonly Presence<Meta>[]) => void
  retryAfterMs?: (tries: number) => number
}

export interface Presence<Meta> {
  personId: string
  /** The latest state that any of the person's tabs published. */
  meta: Meta
}

export interface RoomPresence<Meta> {
  /** Publishes this client's state, also after every reconnect; undefined removes it. */
  say(meta: Meta | undefined): void
  stop(): Promise<void>
}

export function joinRoom<Meta extends object>(
  options: RoomPresenceOptions<Meta>,
): RoomPresence<Meta> {
  const { client, room, personId, onPeople, retryAfterMs } = options
  let said: Meta | undefined
  let joined: ReturnType<RealtimeAccess['channel']> | undefined

  const open = () => {
    const channel = client.channel(room, {
      config: { presence: { key: personId }, private: true },
    })
    return channel.on('presence', { event: 'sync' }, () => {
      const state = channel.presenceState<Meta>()
      onPeople(
        Object.entries(state).flatMap(([id, metas]) => {
          const latest = metas.at(-1)
          return latest ? [{ personId: id, meta: latest }] : []
        }),
      )
    })
  }
  const tell = () => {
    if (said !== undefined) void joined?.track(said)
  }
  const live = keepChannel({
    client,
    open,
    onJoined: (channel) => {
      joined = channel
      tell()
    },
    onLost: () => {
      joined = undefined
    },
    ...(retryAfterMs && { retryAfterMs }),
  })

  return {
    say(meta) {
      if (meta === undefined && said !== undefined) void joined?.untrack()
      said = meta
      tell()
    },
    stop: () => live.stop(),
  }
}
