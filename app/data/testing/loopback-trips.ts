/**
 * A server of trips in memory, by the rules of `write_trip`, with a network that a test can break: a
 * request that does not arrive, or an answer that does not.
 */
import type { Declined } from '#app/data/declined.ts'
import type { Following, TripBackend, WriteAnswer } from '#app/data/trips/trip-backend.ts'
import type { LoggedOperation } from '#app/data/trips/trip-bodies.ts'
import { summaryOf, type TripKeeping } from '#app/data/trips/trip-summary.ts'
import { replay } from '#domain/trip/apply.ts'
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
  readonly trips = new Map<string, ServedTrip>()
  /** How many calls of `write` arrived. */
  writes = 0
  /** What is refused, with the words for it. */
  refuses: (operations: readonly SentOperation[]) => string | null = () => null

  connect(personId: string, network: () => Network): TripBackend {
    const overNetwork = async <Value>(call: () => Value): Promise<Value | Declined> => {
      await Promise.resolve()
      const state = network()
      if (state === 'down') return { outcome: 'unreachable', message: 'no network' }
      const answer = structuredClone(call())
      return state === 'loses-answers' ? { outcome: 'unreachable', message: 'lost' } : answer
    }
    const nobody: Following = { stop() {} }
    return {
      personId,
      write: (id, base, operations, snapshot) =>
        overNetwork(() => this.write(personId, id, base, operations, snapshot)),
      fetchTrip: (id) =>
        overNetwork(() => {
          const trip = this.trips.get(id)
          if (!trip) return { outcome: 'missing' } as const
          const { first, firstVersion, log } = trip
          return { outcome: 'found', first, firstVersion, log } as const
        }),
      fetchLog: (id, after) =>
        overNetwork(() => {
          const trip = this.trips.get(id)
          if (!trip) return { outcome: 'missing' } as const
          const log = trip.log.filter(({ version }) => version > after)
          return { outcome: 'found', version: trip.version, log } as const
        }),
      fetchList: () =>
        overNetwork(() => ({
          outcome: 'found' as const,
          trips: [...this.trips].map(([id, { snapshot, keeping }]) => ({
            ...summaryOf(snapshot, id, '2026-11-16T00:00:00Z'),
            state: keeping,
          })),
        })),
      fetchKeeping: (id) =>
        overNetwork(() => {
          const trip = this.trips.get(id)
          return trip
            ? ({ outcome: 'found', keeping: trip.keeping } as const)
            : ({ outcome: 'missing' } as const)
        }),
      setKeeping: (id, keeping) =>
        overNetwork(() => {
          const trip = this.trips.get(id)
          if (trip) trip.keeping = keeping
          return { outcome: 'set' } as const
        }),
      remove: (id) =>
        overNetwork(() => {
          this.trips.delete(id)
          return { outcome: 'removed' } as const
        }),
      followLog: () => nobody,
      followList: () => nobody,
    }
  }

  /** The log begins later from now on. */
  fold(id: string, upTo: number): void {
    const trip = this.trips.get(id)
    if (!trip || upTo <= trip.firstVersion) return
    const gone = trip.log.filter(({ version }) => version <= upTo)
    trip.first = replay(trip.first, gone.flatMap(sentOf)).trip
    trip.firstVersion += gone.length
    trip.log = trip.log.filter(({ version }) => version > upTo)
    for (const { id: operation } of gone) trip.folded.add(operation)
  }

  private write(
    personId: string,
    id: string,
    base: number,
    operations: readonly SentOperation[],
    snapshot: Trip,
  ): WriteAnswer {
    this.writes += 1
    const refused = this.refuses(operations)
    if (refused !== null) return { outcome: 'refused', status: 422, message: refused }
    const trip = this.trips.get(id)
    if (!trip) {
      if (base > 0 || operations.length > 0) {
        return { outcome: 'refused', status: 404, message: 'There is no such trip' }
      }
      const first = { first: snapshot, firstVersion: 0, folded: new Set<string>() }
      this.trips.set(id, { ...first, snapshot, version: 0, keeping: 'draft', log: [] })
      return { outcome: 'written', version: 0 }
    }
    if (operations.length === 0) {
      return base === trip.version && (trip.version > 0 || sameValue(snapshot, trip.snapshot))
        ? { outcome: 'written', version: trip.version }
        : cameSince(trip, base, [])
    }
    const ids = operations.map((operation): string => operation.id)
    const logged = new Map(trip.log.map((each) => [each.id, each.version]))
    const known = ids.filter((each) => logged.has(each) || trip.folded.has(each))
    if (known.length === ids.length) {
      const version = Math.max(...known.map((each) => logged.get(each) ?? trip.firstVersion))
      return { outcome: 'written', version }
    }
    if (base !== trip.version) return cameSince(trip, base, known)
    if (known.length > 0) return { outcome: 'refused', status: 409, message: 'Some are known' }
    for (const { id: operation, hand, change } of operations) {
      trip.version += 1
      const { version } = trip
      trip.log.push({ version, id: operation, hand, change, personId, at: null })
    }
    trip.snapshot = snapshot
    return { outcome: 'written', version: trip.version }
  }
}

function cameSince(trip: ServedTrip, base: number, known: readonly string[]): WriteAnswer {
  const { version, log, firstVersion, snapshot } = trip
  if (base < firstVersion || base >= version) {
    return { outcome: 'behind', version, operations: [], snapshot: { trip: snapshot, known } }
  }
  const operations = log.filter((operation) => operation.version > base)
  return { outcome: 'behind', version, operations, snapshot: null }
}

function sentOf({ id, version, hand, change }: LoggedOperation): SentOperation[] {
  return change ? [{ id: id as SentOperation['id'], base: version - 1, hand, change }] : []
}
