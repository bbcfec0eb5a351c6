/**
 * Trips and ideas of whoever uses this tab. The code that keeps them is loaded when a screen first asks, so
 * that pages without trips do not pay for it.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { IdeaData } from '#app/data/ideas/idea-data.ts'
import { hasKeptSomething } from '#app/data/store/has-kept-something.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { HeldData } from './open-held-data.ts'
import type { TripData } from './trip-data.ts'

/** Who uses this tab, and how the server is reached. */
export interface Holding {
  personId: string | null
  supabase: () => Promise<SupabaseClient>
}

let current: { personId: string | null; data: Promise<HeldData> } | undefined
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
  return (await currentHeldData()).trips
}

/** Whether there may be trips: of a person, of this tab, or in this browser's store. Asking opens nothing. */
export async function mayHaveTrips(): Promise<boolean> {
  const { personId } = await holding
  return personId !== null || current !== undefined || hasKeptSomething()
}

/** Opened when a screen first asks for it: pages that only show trips fetch no ideas. */
export async function currentIdeaData(): Promise<IdeaData> {
  const { ideas } = await currentHeldData()
  ideas.begin()
  return ideas
}

async function currentHeldData(): Promise<HeldData> {
  const known = await holding
  if (current?.personId !== known.personId) {
    current = { personId: known.personId, data: load(known) }
  }
  return current.data
}

async function load({ personId, supabase }: Holding): Promise<HeldData> {
  const [{ openHeldData }, client] = await Promise.all([
    loadInTurns(),
    personId === null ? null : supabase(),
  ])
  return openHeldData(personId, client)
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

/** Nothing more is sent or followed for whoever used this tab. */
export async function endTrips(): Promise<void> {
  const ending = current
  current = undefined
  try {
    ;(await ending?.data)?.trips.stop()
  } catch (error) {
    logInBrowser(`trips: ${error}`)
  }
}
