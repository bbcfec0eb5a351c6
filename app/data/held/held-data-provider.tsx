/**
 * Trips and ideas of whoever uses this tab. The code that keeps them is loaded when a screen first asks, so
 * that pages without trips do not pay for it.
 */
import { type ReactNode, useEffect } from 'react'
import { setHolding } from '#app/data/trips/current-trip-data.ts'
import { useAccount } from '#app/lib/account/account-context.ts'

interface HeldDataProviderProps {
  children: ReactNode
}

/** Tells the data layer whose trips these are. Mounted once, in the root; it loads nothing by itself. */
export function HeldDataProvider({ children }: HeldDataProviderProps) {
  const { person, loading, supabase } = useAccount()
  const personId = person?.id ?? null
  useEffect(() => {
    if (loading) return
    const open = async () => {
      const [{ openHeldData }, client] = await Promise.all([
        loadInTurns(),
        personId === null ? null : supabase(),
      ])
      return openHeldData(personId, client)
    }
    setHolding({ personId, open })
  }, [personId, loading, supabase])
  return children
}

/**
 * Most of the time that this code takes goes into its schemas. Each file of them is evaluated in a task of its
 * own, so that a phone can answer to a touch in between.
 */
async function loadInTurns() {
  await import('#domain/weather/day-weather.ts')
  await import('#domain/places/schema.ts')
  await import('#domain/brief/schema.ts')
  await import('#domain/trip/parts.ts')
  await import('#domain/trip/operation.ts')
  return import('./open-held-data.ts')
}
