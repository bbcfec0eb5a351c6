/** Presence in a room while the component is mounted. */
import { useEffect, useRef, useState } from 'react'
import {
  joinRoom,
  type Presence,
  type RoomPresence,
  type RoomPresenceOptions,
} from './room-presence.ts'

export interface UseRoomPresenceOptions<Meta extends object>
  extends Omit<RoomPresenceOptions<Meta>, 'onPeople' | 'retryAfterMs'> {
  /** This person's state as others see it; undefined to be invisible. */
  meta: Meta | undefined
}

export function useRoomPresence<Meta extends object>(
  options: UseRoomPresenceOptions<Meta>,
): readonly Presence<Meta>[] {
  const { client, room, personId, meta } = options
  const [people, setPeople] = useState<readonly Presence<Meta>[]>([])
  const presence = useRef<RoomPresence<Meta>>(undefined)
  const said = JSON.stringify(meta)

  useEffect(() => {
    const joined = joinRoom<Meta>({ client, room, personId, onPeople: setPeople })
    presence.current = joined
    return () => {
      presence.current = undefined
      setPeople([])
      void joined.stop()
    }
  }, [client, room, personId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new room must be told too.
  useEffect(() => {
    presence.current?.say(said === undefined ? undefined : JSON.parse(said))
  }, [said, client, room, personId])

  return people
}
