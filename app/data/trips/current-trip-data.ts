/** The trips of whoever uses this tab, opened when a screen first asks for them. */

import { hasKeptSomething } from '#app/data/store/has-kept-something.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import type { TripData } from './trip-data.ts'

/** Who uses this tab, and how their trips are opened. */
export interface Holding {
  personId: PersonId | null
  open: () => Promise<TripData>
}

let current: { personId: PersonId | null; data: Promise<TripData> } | undefined
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
  const { personId, open } = await holding
  if (current?.personId !== personId) current = { personId, data: open() }
  return current.data
}

/** Whether there may be trips: of a person, of this tab, or in this browser's store. Asking opens nothing. */
export async function mayHaveTrips(): Promise<boolean> {
  const { personId } = await holding
  return personId !== null || current !== undefined || hasKeptSomething()
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
