/** Which of a person's trips have a day that the weather spoils, as the server found it. */
import { useEffect, useState } from 'react'
import { useAccount, usePerson } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { TripId } from '#domain/trip/ids.ts'

const nothing: ReadonlyMap<TripId, string> = new Map()

/** What is said of each trip, by its id. */
export function useFoundWeather(): ReadonlyMap<TripId, string> {
  const { supabase } = useAccount()
  const personId = usePerson()?.id
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (personId === undefined) return
    let wanted = true
    const read = async () => {
      const today = new Date().toISOString().slice(0, 10)
      // Its schemas are not needed to show the list.
      const [client, { fetchFoundWeather }] = await Promise.all([
        supabase(),
        import('./trip-watch.ts'),
      ])
      const rows = await fetchFoundWeather(client, today)
      if (wanted) setFound(rows)
    }
    // Without it the list says nothing of the weather, as before.
    read().catch((error: unknown) => logInBrowser(`weather: ${error}`))
    return () => {
      wanted = false
      setFound(nothing)
    }
  }, [supabase, personId])
  return found
}
