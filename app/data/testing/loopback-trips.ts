/**
 * A server of trips in memory, by the rules of `write_trip`, with a network that a test can break: a
 * request that does not arrive, or an answer that does not.
 */

import { type Declined, refused, unreachable } from '#app/data/declined.ts'
import {
  behind,
  type Following,
  missing,
  type TripBackend,
  type WriteAnswer,
} from '#app/data/trips/trip-backend.ts'
import type { LoggedOperation } from '#app/data/trips/trip-bodies.ts'
import { summaryOf, type TripKeeping } from '#app/data/trips/trip-summary.ts'
import { replay } from '#domain/trip/apply.ts'
import type { PersonId, TripId } from '#domain/trip/ids.ts'
import type { SentOperation } from '#domain/trip/operation.ts'
import { sameValue } from '#domain/trip/same-value.ts'
import type { Trip } from '#domain/trip/schema.ts'

interface ServedTrip {
  first: Trip
  firstVersion: number
  snapshot: Trip
  version: number
  keeping: TripKeeping
  log: LoggedOperation[]
  /** Of operations that are no longer in the log. */
  folded: Set<string>
}

export type Network = 'up' | 'down' | 'loses-answers'

export class LoopbackTrips {
  readonly trips = new Map<TripId, ServedTrip>()
  /** How many calls of `write` arrived. */
  writes = 0
  /** What is refused, with the words for it. */
  refuses: (operations: readonly SentOperation[]) => string | null = () => null

  connect(personId: PersonId, network: () => Network): TripBackend {
    const overNetwork = async <Result>(call: () => Result): Promise<Result | Declined> => {
      await Promise.resolve()
      const state = network()
      if (state === 'down') return unreachable('no network')
      const answer = structuredClone(call())
      return state === 'loses-answers' ? unreachable('lost') : answer
    }
    const nobody: Following = { stop() {} }
    return {
      personId,
      write: (id, base, operations, snapshot) =>
        overNetwork(() => this.write(personId, id, base, operations, snapshot)),
      fetchTrip: (id) =>
        overNetwork(() => {
          const trip = this.trips.get(id)
          if (!trip) return missing
          const { first, firstVersion, log } = trip
          return { ok: true, value: { first, firstVersion, log } } as const
        }),
      fetchLog: (id, after) =>
        overNetwork(() => {
          const trip = this.trips.get(id)
          if (!trip) return missing
          const log = trip.log.filter(({ version }) => version > after)
          return { ok: true, value: { version: trip.version, log } } as const
        }),
      fetchList: () =>
        overNetwork(() => ({
          ok: true as const,
          value: [...this.trips].map(([id, { snapshot, keeping }]) => ({
            ...summaryOf(snapshot, id, '2026-11-16T00:00:00Z'),
            state: keeping,
          })),
        })),
      fetchKeeping: (id) =>
        overNetwork(() => {
          const trip = this.trips.get(id)
          return trip ? ({ ok: true, value: trip.keeping } as const) : missing
        }),
      setKeeping: (id, keeping) =>
        overNetwork(() => {
          const trip = this.trips.get(id)
          if (trip) trip.keeping = keeping
          return { ok: true, value: null } as const
        }),
      remove: (id) =>
        overNetwork(() => {
          this.trips.delete(id)
          return { ok: true, value: null } as const
        }),
      followLog: () => nobody,
      followList: () => nobody,
    }
  }

  /** The log begins later from now on. */
  fold(id: TripId, upTo: number): void {
    const trip = this.trips.get(id)
    if (!trip || upTo <= trip.firstVersion) return
    const gone = trip.log.filter(({ version }) => version <= upTo)
    trip.first = replay(trip.first, gone.flatMap(sentOf)).trip
    trip.firstVersion += gone.length
    trip.log = trip.log.filter(({ version }) => version > upTo)
    for (const { id: operation } of gone) trip.folded.add(operation)
  }

  private write(
    personId: PersonId,
    id: TripId,
    base: number,
    operations: readonly SentOperation[],
    snapshot: Trip,
  ): WriteAnswer {
    this.writes += 1
    const why = this.refuses(operations)
    if (why !== null) return refused(422, why)
    const trip = this.trips.get(id)
    if (!trip) {
      if (base > 0 || operations.length > 0) {
        return refused(404, 'There is no such trip')
      }
      const first = { first: snapshot, firstVersion: 0, folded: new Set<string>() }
      this.trips.set(id, { ...first, snapshot, version: 0, keeping: 'draft', log: [] })
      return { ok: true, value: { version: 0 } }
    }
    if (operations.length === 0) {
      return base === trip.version && (trip.version > 0 || sameValue(snapshot, trip.snapshot))
        ? { ok: true, value: { version: trip.version } }
        : cameSince(trip, base, [])
    }
    const ids = operations.map((operation): string => operation.id)
    const logged = new Map(trip.log.map((each) => [each.id, each.version]))
    const known = ids.filter((each) => logged.has(each) || trip.folded.has(each))
    if (known.length === ids.length) {
      const version = Math.max(...known.map((each) => logged.get(each) ?? trip.firstVersion))
      return { ok: true, value: { version } }
    }
    if (base !== trip.version) return cameSince(trip, base, known)
    if (known.length > 0) return refused(409, 'Some are known')
    for (const { id: operation, hand, change } of operations) {
      trip.version += 1
      const { version } = trip
      trip.log.push({ version, id: operation, hand, change, personId, at: null })
    }
    trip.snapshot = snapshot
    return { ok: true, value: { version: trip.version } }
  }
}

function cameSince(trip: ServedTrip, base: number, known: readonly string[]): WriteAnswer {
  const { version, log, firstVersion, snapshot } = trip
  if (base < firstVersion || base >= version) {
    return behind({ version, operations: [], snapshot: { trip: snapshot, known } })
  }
  const operations = log.filter((operation) => operation.version > base)
  return behind({ version, operations, snapshot: null })
}

function sentOf({ id, version, hand, change }: LoggedOperation): SentOperation[] {
  return change ? [{ id: id as SentOperation['id'], base: version - 1, hand, change }] : []
}
