/** What the data layer asks of the server about trips. */
import type { Declined } from '#app/data/declined.ts'
import type { SentOperation } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { LoggedOperation } from './trip-bodies.ts'
import type { TripKeeping, TripSummary } from './trip-summary.ts'

export type WriteAnswer =
  | { outcome: 'written'; version: number }
  /** Others were faster: what came since, or the trip as it is where that is no longer kept. */
  | {
      outcome: 'behind'
      version: number
      operations: readonly LoggedOperation[]
      snapshot: { trip: Trip; known: readonly string[] } | null
    }
  | Declined

export interface FetchedTrip {
  outcome: 'found'
  first: Trip
  firstVersion: number
  log: readonly LoggedOperation[]
}

export type FetchAnswer = FetchedTrip | { outcome: 'missing' | 'unreadable' } | Declined
/** `version` is how many operations there have been: more than are listed where older ones were folded. */
export type LogAnswer =
  | { outcome: 'found'; version: number; log: readonly LoggedOperation[] }
  | { outcome: 'missing' }
  | Declined
export type KeepingAnswer =
  | { outcome: 'found'; keeping: TripKeeping }
  | { outcome: 'missing' }
  | Declined
export type ListAnswer = { outcome: 'found'; trips: readonly TripSummary[] } | Declined

export interface Following {
  stop(): void
}

export interface TripBackend {
  personId: string
  write(
    id: string,
    base: number,
    operations: readonly SentOperation[],
    snapshot: Trip,
  ): Promise<WriteAnswer>
  fetchTrip(id: string): Promise<FetchAnswer>
  /** The operations after that version. */
  fetchLog(id: string, after: number): Promise<LogAnswer>
  fetchList(): Promise<ListAnswer>
  fetchKeeping(id: string): Promise<KeepingAnswer>
  setKeeping(id: string, keeping: TripKeeping): Promise<{ outcome: 'set' } | Declined>
  remove(id: string): Promise<{ outcome: 'removed' } | Declined>
  /** Operations as they come; `onStale` when some may have been missed. */
  followLog(
    id: string,
    hear: { onOperations: (operations: readonly LoggedOperation[]) => void; onStale: () => void },
  ): Following
  followList(hear: {
    onPatch: (patch: (trips: readonly TripSummary[]) => readonly TripSummary[]) => void
    onStale: () => void
  }): Following
}
