/** Rows of a log, read, verified and folded. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { replay } from './apply.ts'
import { foldLog, undoDays } from './fold-log.ts'
import { personIdSchema } from './ids.ts'
import type { SentOperation } from './operation.ts'
import { type OperationRow, readLog } from './read-log.ts'
import type { Trip } from './schema.ts'
import { changes, operation, trips } from './testing/arbitrary-trips.ts'
import { type StoredTrip, verifySnapshot } from './verify-snapshot.ts'

const now = new Date('2027-06-01T12:00:00Z')
const person = personIdSchema.parse('a0000000-0000-4000-8000-000000000001')
const logs = fc
  .array(changes, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((change, index) => operation(`op-${index}`, change)))
/** Where a future version's operations are put among the others. */
const places = fc.array(fc.nat(12), { maxLength: 3 })

function rowOf({ id, hand, change }: SentOperation, daysAgo = 0): Omit<OperationRow, 'version'> {
  const at = new Date(now.getTime() - daysAgo * 86_400_000).toISOString()
  return { id, hand, change: structuredClone(change), person_id: person, written_at: at }
}

const future = (index: number): Omit<OperationRow, 'version'> => ({
  ...{ id: `future-${index}`, hand: 'person', change: { kind: 'teleport' } },
  ...{ person_id: person, written_at: now.toISOString() },
})

const numbered = (rows: readonly Omit<OperationRow, 'version'>[], first = 0): OperationRow[] =>
  rows.map((row, index) => ({ ...row, version: first + index + 1 }))

function stored(first: Trip, operations: OperationRow[], snapshot: unknown): StoredTrip {
  const version = operations.at(-1)?.version ?? 0
  return { version, snapshot, first_version: 0, first_snapshot: first, operations }
}

describe('a log', () => {
  it('makes the trip that replaying it makes, whatever order its rows come in', () => {
    fc.assert(
      fc.property(trips, logs, (trip, log) => {
        const rows = numbered(log.map((each) => rowOf(each)))
        const read = readLog({ first_version: 0, first_snapshot: trip }, rows.toReversed())
        if (!read.ok) throw new Error(read.reason)
        const { trip: after, history } = replay(trip, log)
        expect(read.trip).toEqual(after)
        expect(read.version).toBe(log.length)
        expect(read.history.map(({ outcome, misses }) => ({ outcome, misses }))).toEqual(
          history.map(({ outcome, misses }) => ({ outcome, misses })),
        )
        expect(read.history.every(({ personId }) => personId === person)).toBe(true)
      }),
      { numRuns: runCount('logs that are read', { everyday: 60, full: 500 }) },
    )
  })

  it('goes on without what does not read, and says so', () => {
    fc.assert(
      fc.property(trips, logs, places, (trip, log, at) => {
        const rows = log.map((each) => rowOf(each))
        for (const [index, place] of at.entries()) rows.splice(place, 0, future(index))
        const read = readLog({ first_version: 0, first_snapshot: trip }, numbered(rows))
        if (!read.ok) throw new Error(read.reason)
        expect(read.trip).toEqual(replay(trip, log).trip)
        const unread = read.history.filter(({ outcome }) => outcome === 'unread')
        expect(unread.map(({ id }) => id).sort()).toEqual(
          at.map((_, index) => `future-${index}`).sort(),
        )
        expect(unread.every(({ change }) => change === null)).toBe(true)
      }),
      { numRuns: runCount('logs with what does not read', { everyday: 60, full: 500 }) },
    )
  })

  it('is not taken for whole when a part of it is missing', () => {
    const [trip] = fc.sample(trips, { numRuns: 1, seed: 1 })
    const rows = numbered([future(1), future(2), future(3)])
    const start = { first_version: 0, first_snapshot: trip }
    expect(readLog(start, rows.slice(1))).toEqual({ ok: false, reason: 'gap' })
    expect(readLog(start, rows.toSpliced(1, 1))).toEqual({ ok: false, reason: 'gap' })
    expect(readLog({ ...start, first_version: 1 }, rows)).toMatchObject({ ok: true, version: 3 })
    expect(readLog({ ...start, first_snapshot: { version: 99 } }, rows)).toEqual({
      ok: false,
      reason: 'newer-version',
    })
    expect(readLog({ ...start, first_snapshot: 'garbage' }, [])).toMatchObject({ ok: false })
  })
})

describe('a snapshot', () => {
  const [trip] = fc.sample(trips, { numRuns: 1, seed: 3 })
  if (!trip) throw new Error('no trip')
  const rename = operation('rename', {
    kind: 'edit',
    edits: [{ entity: 'trip', id: trip.id, set: { title: 'Renamed' } }],
  })
  const right = { ...trip, title: 'Renamed' }
  const rows = numbered([rowOf(rename)])

  it('is right by its values, not by the order of its keys', () => {
    const turned = Object.fromEntries(Object.entries(right).reverse())
    expect(verifySnapshot(stored(trip, rows, turned))).toEqual({ verdict: 'right', unread: [] })
  })

  it.each([
    ['lags behind', trip],
    ['says something else', { ...right, title: 'Another' }],
    ['is garbage', 'garbage'],
    ['is from the future, though the log is not', { ...right, version: 99 }],
  ])('that %s is wrong, and what is right is known', (_, snapshot) => {
    const verdict = { verdict: 'wrong', trip: right, unread: [] }
    expect(verifySnapshot(stored(trip, rows, snapshot))).toEqual(verdict)
  })

  it('that a newer version may have made is left alone, but not garbage', () => {
    const newer = numbered([rowOf(rename), future(1)])
    const unread = ['future-1']
    const verdicts = [right, { ...right, title: 'Mars' }, { version: 99 }, 'garbage'].map(
      (snapshot) => verifySnapshot(stored(trip, newer, snapshot)),
    )
    expect(verdicts).toEqual([
      { verdict: 'right', unread },
      { verdict: 'unproven', unread },
      { verdict: 'unproven', unread },
      { verdict: 'wrong', trip: right, unread },
    ])
  })

  it('of a log with a gap, or without a valid beginning, is neither confirmed nor corrected', () => {
    const odd = { ...stored(trip, rows, right), version: 2 }
    expect(verifySnapshot(odd)).toEqual({ verdict: 'unreadable', reason: 'gap' })
    const broken = { ...stored(trip, rows, right), first_snapshot: [] }
    expect(verifySnapshot(broken)).toEqual({ verdict: 'unreadable', reason: 'not-a-trip' })
  })
})

describe('folding', () => {
  it('changes neither the trip nor what undo reaches', () => {
    const ages = fc.array(fc.nat(2 * undoDays), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(trips, logs, ages, (trip, log, daysAgo) => {
        const oldestFirst = [...daysAgo].sort((one, other) => other - one)
        const rows = numbered(log.map((each, index) => rowOf(each, oldestFirst[index])))
        const before = readLog({ first_version: 0, first_snapshot: trip }, rows)
        const kept = rows.filter((_, index) => (oldestFirst[index] ?? 0) <= undoDays)
        const folded = foldLog(stored(trip, rows, trip), now)
        if (!before.ok) throw new Error(before.reason)
        if (!folded) {
          expect(kept).toEqual(rows)
          return
        }
        expect([folded.from, folded.to]).toEqual([0, rows.length - kept.length])
        const first = JSON.parse(JSON.stringify(folded.first))
        const after = readLog({ first_version: folded.to, first_snapshot: first }, kept)
        if (!after.ok) throw new Error(after.reason)
        expect(after.trip).toEqual(before.trip)
        expect(after.history).toEqual(before.history.slice(folded.to))
      }),
      { numRuns: runCount('logs that are folded', { everyday: 80, full: 500 }) },
    )
  })

  it('names what did not read, and leaves a log alone that can’t be followed', () => {
    const [trip] = fc.sample(trips, { numRuns: 1, seed: 3 })
    if (!trip) throw new Error('no trip')
    const old = new Date(now.getTime() - (undoDays + 1) * 86_400_000).toISOString()
    const rows = numbered([{ ...future(1), written_at: old }, future(2)])
    expect(foldLog(stored(trip, rows, trip), now)).toEqual({
      from: 0,
      to: 1,
      first: trip,
      unread: ['future-1'],
    })
    expect(foldLog({ ...stored(trip, rows, trip), first_snapshot: null }, now)).toBeNull()
  })
})
