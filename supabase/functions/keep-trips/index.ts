/**
 * Compares the snapshots of trips that were changed lately with their logs, and folds operations that
 * undo no longer reaches. Called by the clock. A function, because replaying a long log takes a while:
 * here it has a thread of its own, and nobody waits for it.
 */
import { foldStoredTrips, verifyStoredTrips } from '#domain/trip/trip-upkeep.ts'
import { isService, serviceClient } from '../_shared/service-client.ts'
import { storedTrips } from './stored-trips.ts'

/** The time of one call; what it does not reach is left to the next. */
const mostMs = 100_000

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return refuse(405, 'Only POST is allowed')
    if (!isService(request)) return refuse(401, 'Only the service may ask for this')
    const store = storedTrips(serviceClient())
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(mostMs)])
    const folded = await foldStoredTrips(store, { limit: 200, signal, now: () => new Date() })
    const verified = await verifyStoredTrips(store, { limit: 500, signal })
    return Response.json({ verified, folded })
  },
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
