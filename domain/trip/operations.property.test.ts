import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { apply, inverseOf, replay } from './apply.ts'
import type { SentOperation, TripChange } from './operation.ts'
import { readSentOperation, readTrip } from './read-trip.ts'
import { rebase } from './rebase.ts'
import { type Trip, tripSchema } from './schema.ts'
import { changes, operation, trips } from './testing/arbitrary-trips.ts'
import { stateOf, tripOf } from './trip-state.ts'

/** A log of changes and of undoings of earlier ones, each made against the trip as it was then. */
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: changes.map((change) => ({ change })) },
    { weight: 1, arbitrary: fc.nat(30).map((undo) => ({ undo })) },
  ),
  { minLength: 1, maxLength: 25 },
)
type Step = { change: TripChange } | { undo: number }

function logOf(trip: Trip, made: readonly Step[]): SentOperation[] {
  const log: SentOperation[] = []
  const history: ReturnType<typeof apply>[] = []
  let now = trip
  for (const [index, step] of made.entries()) {
    const undone = 'undo' in step ? history[step.undo % Math.max(1, history.length)] : undefined
    const change = 'change' in step ? step.change : undone && inverseOf(undone)
    if (!change) continue
    const next = operation(`op-${index}`, change, log.length)
    const applied = apply(now, next)
    log.push(next)
    history.push(applied)
    now = applied.trip
  }
  return log
}

describe('operations on any trip', { timeout: hangsAfter(60_000) }, () => {
  it('leave a trip that the schema reads, and that is taken apart and put together unchanged', () => {
    fc.assert(
      fc.property(trips, changes, (trip, change) => {
        const { trip: after } = apply(trip, operation('op', change))
        expect(tripSchema.parse(after)).toEqual(after)
        expect(tripOf(stateOf(after))).toEqual(after)
        expect(readTrip(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, trip: after })
      }),
      { numRuns: runCount('operations that leave a trip', { everyday: 150, full: 300 }) },
    )
  })

  it('are undone by their inverse, and done again by the inverse of that', () => {
    fc.assert(
      fc.property(trips, changes, (trip, change) => {
        const done = apply(trip, operation('op', change))
        const undone = apply(done.trip, operation('undo', inverseOf(done)))
        expect(undone.trip).toEqual(trip)
        expect(undone.misses).toEqual([])
        const again = apply(undone.trip, operation('redo', inverseOf(undone)))
        expect(again.trip).toEqual(done.trip)
      }),
      { numRuns: runCount('operations that are undone', { everyday: 300, full: 600 }) },
    )
  })

  it('report `nothing` exactly when the trip stays equal, and never change the trip they are given', () => {
    fc.assert(
      fc.property(trips, changes, (trip, change) => {
        const before = structuredClone(trip)
        const { trip: after, outcome } = apply(trip, operation('op', change))
        expect(trip).toEqual(before)
        if (outcome === 'nothing') expect(after).toEqual(trip)
        else expect(after).not.toEqual(trip)
      }),
      {
        numRuns: runCount('operations that say whether they did something', {
          everyday: 150,
          full: 300,
        }),
      },
    )
  })

  it('have the same effect after they were written as JSON and read again', () => {
    fc.assert(
      fc.property(trips, steps, (trip, made) => {
        const log = logOf(trip, made)
        const read = log.map((each) => {
          const received = readSentOperation(JSON.parse(JSON.stringify(each)))
          if (!received.ok) throw new Error(received.issues.join())
          return received.operation
        })
        expect(replay(trip, read).trip).toEqual(replay(trip, log).trip)
      }),
      { numRuns: runCount('operations over the wire', { everyday: 75, full: 150 }) },
    )
  })
})

describe('one log, many readers', { timeout: hangsAfter(60_000) }, () => {
  it('gives the same trip however it is split into acknowledged and pending', () => {
    fc.assert(
      fc.property(trips, steps, fc.array(fc.nat(25), { maxLength: 4 }), (trip, made, cuts) => {
        const log = logOf(trip, made)
        const whole = replay(trip, log).trip
        for (let seen = 0; seen <= log.length; seen += 1) {
          const { trip: acknowledged } = replay(trip, log.slice(0, seen))
          expect(rebase(acknowledged, seen, log.slice(seen)).trip).toEqual(whole)
        }
        // In pieces of any size, each reader going on from what it has.
        let piecewise = trip
        let from = 0
        for (const cut of [...cuts.toSorted((a, b) => a - b), log.length]) {
          piecewise = replay(piecewise, log.slice(from, cut)).trip
          from = Math.max(from, Math.min(cut, log.length))
        }
        expect(piecewise).toEqual(whole)
      }),
      { numRuns: runCount('logs that are split', { everyday: 75, full: 150 }) },
    )
  })

  interface Client {
    /** The trip as acknowledged, how much of the log that is, and what was not sent yet. */
    trip: Trip
    seen: number
    pending: SentOperation[]
  }
  const moves = fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          who: fc.nat(2),
          does: fc.constant('edit' as const),
          change: changes,
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          who: fc.nat(2),
          does: fc.constant('undo' as const),
          of: fc.nat(20),
        }),
      },
      { weight: 3, arbitrary: fc.record({ who: fc.nat(2), does: fc.constant('sync' as const) }) },
    ),
    { minLength: 5, maxLength: 40 },
  )

  it('is the same for clients that were offline, each operation in it once', () => {
    fc.assert(
      fc.property(trips, moves, (trip, played) => {
        const log: SentOperation[] = []
        const clients: Client[] = [0, 1, 2].map(() => ({ trip, seen: 0, pending: [] }))
        const made: string[] = []
        /** A server that takes operations only on top of all that it has. */
        const sync = (client: Client) => {
          const missed = log.slice(client.seen)
          client.trip = replay(client.trip, missed).trip
          client.seen = log.length
          const { pending, trip: own } = rebase(client.trip, client.seen, client.pending)
          for (const { base } of pending) expect(base).toBeGreaterThanOrEqual(log.length)
          log.push(...pending)
          client.trip = own
          client.seen = log.length
          client.pending = []
        }
        for (const [index, move] of played.entries()) {
          const client = clients[move.who]
          if (!client) continue
          if (move.does === 'sync') {
            sync(client)
            continue
          }
          const { history } = replay(trip, [...log.slice(0, client.seen), ...client.pending])
          const undone =
            move.does === 'undo' ? history[move.of % Math.max(1, history.length)] : undefined
          const change = move.does === 'edit' ? move.change : undone && inverseOf(undone)
          if (!change) continue
          const id = `op-${index}`
          made.push(id)
          client.pending.push(operation(id, change, client.seen))
        }
        for (const client of clients) sync(client)
        for (const client of clients) sync(client)
        expect(log.map(({ id }) => `${id}`).toSorted()).toEqual(made.toSorted())
        const fromTheLog = replay(trip, log).trip
        for (const client of clients) expect(client.trip).toEqual(fromTheLog)
      }),
      { numRuns: runCount('logs of clients that were offline', { everyday: 75, full: 150 }) },
    )
  })

  it('keeps the last value of a field, and reports the values that it replaced', () => {
    const names = fc.array(
      fc.record({ field: fc.constantFrom('name', 'start', 'locked'), value: fc.nat(5) }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(trips, names, (trip, writes) => {
        const stop = trip.days.flatMap(({ stops }) => stops)[0]
        if (!stop) return
        const changeOf = ({ field, value }: (typeof writes)[number]): TripChange =>
          field === 'locked'
            ? { kind: 'lock-stop', stop: stop.id, locked: value % 2 === 0 }
            : {
                kind: 'edit',
                edits: [
                  {
                    entity: 'stop',
                    id: stop.id,
                    set: field === 'name' ? { name: `n${value}` } : { start: value },
                  },
                ],
              }
        const log = writes.map((write, index) => operation(`w${index}`, changeOf(write)))
        const { trip: after, history } = replay(trip, log)
        const now = stateOf(after).tables.stop.get(stop.id)
        // The oracle knows nothing of operations: it looks for the last write of each field.
        const before = stateOf(trip).tables.stop.get(stop.id)
        const last = (field: string) => writes.findLast((write) => write.field === field)?.value
        const [name, start, locked] = ['name', 'start', 'locked'].map(last)
        expect(now?.name).toBe(name === undefined ? before?.name : `n${name}`)
        expect(now?.start).toBe(start ?? before?.start)
        expect(now?.locked).toBe(locked === undefined ? before?.locked : locked % 2 === 0)
        // Taking the winners back one by one brings every loser up again.
        const undo = history
          .toReversed()
          .map((each, index) => operation(`u${index}`, inverseOf(each)))
        expect(replay(after, undo).trip).toEqual(trip)
      }),
      { numRuns: runCount('logs whose last writer wins', { everyday: 100, full: 200 }) },
    )
  })
})
