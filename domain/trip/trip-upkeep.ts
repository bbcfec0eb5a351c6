/**
 * What is done to stored trips from time to time, a bounded number at once: snapshots are compared with
 * their logs and put right, and old operations are folded. Where the trips are stored is the caller's
 * matter, so that a server's job and a function of a hosted project do the same.
 */
import { type FoldedLog, foldLog } from './fold-log.ts'
import type { Trip } from './schema.ts'
import { type StoredTrip, type Verified, verifySnapshot } from './verify-snapshot.ts'

export interface TripStore {
  /** Ids of trips that were changed since they were compared. */
  toVerify(limit: number): Promise<readonly string[]>
  /** Ids of trips with operations that undo no longer reaches. */
  toFold(limit: number): Promise<readonly string[]>
  /** Null where it was deleted meanwhile. */
  read(trip: string): Promise<StoredTrip | null>
  /** False where it was changed meanwhile: it comes up again. */
  noteVerified(trip: string, version: number, repaired: Trip | null): Promise<boolean>
  /** False where it was folded meanwhile. */
  fold(trip: string, folded: FoldedLog): Promise<boolean>
}

export interface UpkeepOptions {
  limit: number
  signal?: AbortSignal | undefined
}

export interface VerifyReport {
  /** How many trips were compared; the lists below are ids of some of them. */
  checked: number
  repaired: string[]
  /** Different, but with operations that do not read here, which may explain it. */
  unproven: string[]
  unreadable: string[]
}

export async function verifyStoredTrips(
  store: TripStore,
  { limit, signal }: UpkeepOptions,
): Promise<VerifyReport> {
  const report: VerifyReport = { checked: 0, repaired: [], unproven: [], unreadable: [] }
  const listOf: Readonly<Record<Verified['verdict'], string[] | null>> = {
    right: null,
    wrong: report.repaired,
    unproven: report.unproven,
    unreadable: report.unreadable,
  }
  for (const trip of await store.toVerify(limit)) {
    if (signal?.aborted) break
    const stored = await store.read(trip)
    if (!stored) continue
    const verified = verifySnapshot(stored)
    const repaired = verified.verdict === 'wrong' ? verified.trip : null
    if (!(await store.noteVerified(trip, stored.version, repaired))) continue
    report.checked += 1
    listOf[verified.verdict]?.push(trip)
  }
  return report
}

export interface FoldReport {
  folded: number
  operations: number
  /** Trips whose log can't be followed; nothing of them is touched. */
  unreadable: string[]
}

export async function foldStoredTrips(
  store: TripStore,
  { limit, signal, now }: UpkeepOptions & { now: () => Date },
): Promise<FoldReport> {
  const report: FoldReport = { folded: 0, operations: 0, unreadable: [] }
  for (const trip of await store.toFold(limit)) {
    if (signal?.aborted) break
    const stored = await store.read(trip)
    if (!stored) continue
    const folded = foldLog(stored, now())
    if (!folded) {
      report.unreadable.push(trip)
    } else if (await store.fold(trip, folded)) {
      report.folded += 1
      report.operations += folded.to - folded.from
    }
  }
  return report
}
