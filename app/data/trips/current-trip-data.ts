/**
 * The trips of whoever uses this tab. The code that keeps them is loaded when a screen first asks, so
 * that pages without trips do not pay for it.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { TripData } from './trip-data.ts'

/** Who uses this tab, and how the server is reached. */
export interface Holding {
  personId: string | null
  supabase: () => Promise<SupabaseClient>
}

let current: { personId: string | null; data: Promise<TripData> } | undefined
let resolveHolding: (holding: Holding) => void = () => undefined
/** Known once the account is. */
let holding = new Promise<Holding>((resolve) => {
  resolveHolding = resolve
})

export function setHolding(next: Holding): void {
  if (current && current.personId !== next.personId) void endTrips()
  resolveHolding(next)
  holding = Promise.resolve(next)
}

export async function currentTripData(): Promise<TripData> {
  const known = await holding
  if (current?.personId !== known.personId) {
    current = { personId: known.personId, data: load(known) }
  }
  return current.data
}

async function load({ personId, supabase }: Holding): Promise<TripData> {
  const [{ openTripData }, client] = await Promise.all([
    import('./open-trip-data.ts'),
    personId === null ? null : supabase(),
  ])
  return openTripData(personId, client)
}

/** Nothing more is sent or followed for whoever used this tab. */
export async function endTrips(): Promise<void> {
  const ending = current
  current = undefined
  try {
    ;(await ending?.data)?.stop()
  } catch (error) {
    logInBrowser(`trips: ${error}`)
  }
}
