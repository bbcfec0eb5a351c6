/** What the data layer asks of the server about trips. */

import type { Answered } from '#app/data/declined.ts'
import type { Failure } from '#domain/outcome/outcome.ts'
import type { PersonId, TripId } from '#domain/trip/ids.ts'
import type { SentOperation } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { LoggedOperation } from './trip-bodies.ts'
import type { TripKeeping, TripSummary } from './trip-summary.ts'

/** Others were faster: what came since, or the trip as it is where that is no longer kept. */
export interface CameSince {
  version: number
  operations: readonly LoggedOperation[]
  snapshot: { trip: Trip; known: readonly string[] } | null
}

export type WriteAnswer = Answered<{ version: number }> | Failure<'behind', CameSince>

export function behind(since: CameSince): Failure<'behind', CameSince> {
  return { ok: false, reason: 'behind', message: 'Others have changed this trip.', ...since }
}

export interface FetchedTrip {
  first: Trip
  firstVersion: number
  log: readonly LoggedOperation[]
}

/** `version` is how many operations there have been: more than are listed where older ones were folded. */
export interface FetchedLog {
  version: number
  log: readonly LoggedOperation[]
}

type Missing = Failure<'missing'>
export type FetchAnswer = Answered<FetchedTrip> | Missing | Failure<'unreadable'>
export type LogAnswer = Answered<FetchedLog> | Missing
export type KeepingAnswer = Answered<TripKeeping> | Missing

export const missing: Missing = {
  ok: false,
  reason: 'missing',
  message: 'There is no such trip in this account.',
}

export interface Following {
  stop(): void
}

export interface TripBackend {
  personId: PersonId
  write(
    id: TripId,
    base: number,
    operations: readonly SentOperation[],
    snapshot: Trip,
  ): Promise<WriteAnswer>
  fetchTrip(id: TripId): Promise<FetchAnswer>
  /** The operations after that version. */
  fetchLog(id: TripId, after: number): Promise<LogAnswer>
  fetchList(): Promise<Answered<readonly TripSummary[]>>
  fetchKeeping(id: TripId): Promise<KeepingAnswer>
  setKeeping(id: TripId, keeping: TripKeeping): Promise<Answered<null>>
  remove(id: TripId): Promise<Answered<null>>
  /** Operations as they come; `onStale` when some may have been missed. */
  followLog(
    id: TripId,
    hear: { onOperations: (operations: readonly LoggedOperation[]) => void; onStale: () => void },
  ): Following
  followList(hear: {
    onPatch: (patch: (trips: readonly TripSummary[]) => readonly TripSummary[]) => void
    onStale: () => void
  }): Following
}
