/** Who else looks at a trip: the person's other devices, companions, and people with a link. */

import { useEffect, useState } from 'react'
import { newId } from '#app/data/new-id.ts'
import { isServerId } from '#app/data/server-id.ts'
import { type Account, useAccount, usePerson } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { LiveChannel } from '#app/lib/live/live-channel.ts'
import type { RoomPresence } from '#app/lib/live/room-presence.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { sharingChanges } from './sharing-changes.ts'

export interface TripPresence {
  /** Other tabs and devices of the same person. */
  ownDevices: number
  /** Names of others who plan it. */
  companions: readonly string[]
  /** How many look by a link. */
  visitors: number
}

interface Meta {
  name: string
}

const nobody: Omit<TripPresence, 'visitors'> = { ownDevices: 0, companions: [] }
const longestName = 60

export function useTripPresence(tripId: TripId): TripPresence {
  const planners = usePlanners(tripId)
  return { ...planners, visitors: useVisitors(tripId) }
}

function usePlanners(tripId: TripId): Omit<TripPresence, 'visitors'> {
  const { supabase } = useAccount()
  const person = usePerson()
  const [planners, setPlanners] = useState(nobody)
  const [personId, name] = [person?.id, person?.fullName ?? 'A companion']

  useEffect(() => {
    if (personId === undefined || !isServerId(tripId)) return
    let room: RoomPresence<Meta> | undefined
    const end = later(async (isWanted) => {
      const [client, { joinRoom }] = await Promise.all([
        supabase(),
        import('#app/lib/live/room-presence.ts'),
      ])
      if (!isWanted()) return
      // A presence key for each tab, so that the person's own devices can be counted.
      const ownKey = `${personId}.${newId()}`
      const isOwn = (key: string) => key.startsWith(`${personId}.`)
      room = joinRoom<Meta>({
        client,
        room: `trip:${tripId}`,
        personId: ownKey,
        onPeople: (people) => {
          const others = people.filter((each) => each.personId !== ownKey)
          setPlanners({
            ownDevices: others.filter((each) => isOwn(each.personId)).length,
            companions: namesOf(others.filter((each) => !isOwn(each.personId))),
          })
        },
      })
      room.say({ name })
    })
    return () => {
      end()
      void room?.stop()
      setPlanners(nobody)
    }
  }, [supabase, personId, name, tripId])
  return planners
}

function useVisitors(tripId: TripId): number {
  const { supabase } = useAccount()
  const personId = usePerson()?.id
  const [visitors, setVisitors] = useState(0)

  useEffect(() => {
    if (personId === undefined || !isServerId(tripId)) return
    let end: () => void = () => undefined
    const follow = () => {
      end()
      end = followLinks(supabase, tripId, setVisitors)
    }
    follow()
    const unsubscribe = sharingChanges.subscribe(follow)
    return () => {
      unsubscribe()
      end()
    }
  }, [supabase, personId, tripId])
  return visitors
}

/** Counts who looks at the trip by any of its links; returns what ends it. */
function followLinks(
  supabase: Account['supabase'],
  tripId: TripId,
  onVisitors: (count: number) => void,
): () => void {
  const channels: LiveChannel[] = []
  const counts = new Map<string, number>()
  const end = later(async (isWanted) => {
    const [client, { followLink }, { fetchLinkTopics }] = await Promise.all([
      supabase(),
      import('./follow-link.ts'),
      import('./trip-sharing.ts'),
    ])
    const topics = await fetchLinkTopics(client, tripId)
    if (!isWanted()) return
    for (const topic of topics) {
      const count = (others: number) => {
        counts.set(topic, others)
        onVisitors([...counts.values()].reduce((sum, each) => sum + each, 0))
      }
      channels.push(
        followLink({
          client,
          topic,
          onChanged: () => undefined,
          onEnded: () => count(0),
          onOthers: count,
          countedAs: null,
        }),
      )
    }
  })
  return () => {
    end()
    for (const channel of channels) void channel.stop()
    onVisitors(0)
  }
}

/** Runs after the paint; the returned function cancels it. */
function later(work: (isWanted: () => boolean) => Promise<void>): () => void {
  let wanted = true
  const timer = setTimeout(() => {
    work(() => wanted).catch((error) => logInBrowser(`presence: ${error}`))
  })
  return () => {
    wanted = false
    clearTimeout(timer)
  }
}

/** Each companion once: one may have several tabs. */
function namesOf(people: readonly { personId: string; meta: Meta }[]): string[] {
  const byPerson = new Map(
    people.map(({ personId, meta }) => [
      personId.split('.')[0],
      String(meta.name || 'A companion').slice(0, longestName),
    ]),
  )
  return [...byPerson.values()]
}
