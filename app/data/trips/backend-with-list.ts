/**
 * A way to the server that tells the list what the server has taken: the list would else be behind
 * until it hears of it.
 */
import type { TripBackend } from './trip-backend.ts'
import type { TripListing } from './trip-listing.ts'

export function backendWithList(
  backend: TripBackend,
  listing: TripListing,
  now: () => number,
): TripBackend {
  return {
    ...backend,
    write: async (id, base, operations, snapshot) => {
      const answer = await backend.write(id, base, operations, snapshot)
      const updated = new Date(now()).toISOString()
      if (answer.ok) await listing.wrote(snapshot, id, updated)
      return answer
    },
    remove: async (id) => {
      const answer = await backend.remove(id)
      if (answer.ok) await listing.removed(id)
      return answer
    },
    setKeeping: async (id, state) => {
      const answer = await backend.setKeeping(id, state)
      if (answer.ok) await listing.keptAs(id, state)
      return answer
    },
  }
}
