/** Keeps a shared trip up to date: fetches it again on every change, and removes it when its link ends. */
import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newId } from '#app/data/new-id.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { LiveChannel } from '#app/lib/live/live-channel.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { whenStaying } from '#app/lib/when-staying.ts'
import type { SharedTrip } from './shared-trip.ts'

export interface LiveShare {
  ended: boolean
  /** How many others look at it by the same link. */
  others: number
  /** When another version came in while the page was open. */
  updatedAt: Date | null
}

/** Longer waits overflow a timer. */
const longestWait = 2 ** 31 - 1

export function useLiveShare({ topic, expiresAt, isPublic, version }: SharedTrip): LiveShare {
  const { supabase } = useAccount()
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState(false)
  const [others, setOthers] = useState(0)
  const readAgain = useMemo(() => serially(revalidate), [revalidate])

  useEffect(() => {
    let channel: LiveChannel | undefined
    let wanted = true
    const follow = async () => {
      const [{ followLink }] = await Promise.all([
        import('#app/data/shares/follow-link.ts'),
        import('#app/lib/supabase/browser-client.ts'),
      ])
      // In a task of its own, because loading the client's code and making it is a long one.
      await new Promise((next) => setTimeout(next))
      const client = await supabase()
      if (!wanted) return
      channel = followLink({
        client,
        topic,
        onChanged: readAgain,
        onEnded: () => setEnded(true),
        ...(!isPublic && { onOthers: setOthers }),
        countedAs: isPublic ? null : newId(),
      })
    }
    // By a link, readers see each other, so it is followed soon; a published page only for readers who
    // stay, because many only glance.
    const inTime = isPublic ? whenStaying : whenIdle
    const callOff = inTime(() => {
      follow().catch((error) => logInBrowser(`shared trip: ${error}`))
    })
    return () => {
      wanted = false
      callOff()
      void channel?.stop()
    }
  }, [supabase, topic, isPublic, readAgain])

  useEffect(() => {
    if (expiresAt === null) return
    const wait = new Date(expiresAt).getTime() - Date.now()
    if (wait > longestWait) return
    const timer = setTimeout(() => setEnded(true), Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [expiresAt])

  return { ended, others, updatedAt: useUpdatedAt(version) }
}

/** Runs `work` one at a time: calls during a run lead to one more run after it. */
function serially(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  const start = async () => {
    running = true
    do {
      again = false
      await work()
    } while (again)
    running = false
  }
  return () => {
    if (running) again = true
    else void start()
  }
}

function useUpdatedAt(version: number): Date | null {
  const [seen, setSeen] = useState({ version, at: null as Date | null })
  useEffect(() => {
    setSeen((before) => (before.version === version ? before : { version, at: new Date() }))
  }, [version])
  return seen.at
}
