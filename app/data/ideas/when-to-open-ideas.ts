/** When a board opens the store. A file of its own, so that pages that only show trips do not load it. */

import { localStorageOf } from '#app/data/local-storage.ts'
import { mayHaveTrips } from '#app/data/trips/current-trip-data.ts'
import { whenStaying } from '#app/lib/when-staying.ts'
import { hasLegacyIdeas } from './has-legacy-ideas.ts'

/** Whether there may be ideas: in the store, or in the local storage of an earlier version. */
export async function mayHaveIdeas(): Promise<boolean> {
  return hasLegacyIdeas(localStorageOf(window)) || mayHaveTrips()
}

let staying: Promise<void> | undefined

/**
 * Answers true once the store is worth opening: at once where something may be kept, else at the first sign of a
 * person, or when the reader stays. A first look at an empty board needs none of the code that keeps it.
 */
export async function whenToOpenIdeas(): Promise<boolean> {
  if (await mayHaveIdeas()) return true
  staying ??= new Promise((resolve) => whenStaying(resolve))
  await staying
  return true
}
