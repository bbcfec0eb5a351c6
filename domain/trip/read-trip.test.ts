import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply } from './apply.ts'
import { readOperation, readSentOperation, readTrip } from './read-trip.ts'
import { tripSchema } from './schema.ts'
import { changes, operation, trips } from './testing/arbitrary-trips.ts'
import version0 from './testing/version-0.json' with { type: 'json' }

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The data with one piece of it, chosen by `at`, replaced. */
function withPiece(value: Json, at: number, piece: Json): Json {
  let count = 0
  const walk = (each: Json): Json => {
    count += 1
    if (count === at) return piece
    if (Array.isArray(each)) return each.map(walk)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, part]) => [key, walk(part)]))
  }
  return walk(value)
}

const nasty = fc.oneof(
  fc.jsonValue() as fc.Arbitrary<Json>,
  fc.constantFrom<Json>(null, -1, 1e308, '', 'x'.repeat(20_000), '__proto__', '2027-02-30', [], {}),
)

describe('reading a trip', { timeout: 60_000 }, () => {
  it('brings version 0 forward, with its gaps, times and sources', () => {
    const read = readTrip(version0)
    if (!read.ok) throw new Error(read.issues.join())
    const { trip } = read
    expect(tripSchema.parse(trip)).toEqual(trip)
    expect(trip).toMatchObject({
      version: 1,
      id: 'four-days-in-lisbon',
      title: 'Lisbon',
      start: '2026-10-24',
    })
    expect(trip.days.map(({ date }) => date)).toEqual(['2026-10-24', '2026-10-26'])
    expect(
      trip.days[0]?.stops.map(({ name, start, end, meal }) => [name, start, end, meal]),
    ).toEqual([
      ['São Jorge Castle', '2026-10-24T10:00', '2026-10-24T12:00', null],
      ['Lunch near São Jorge Castle', '2026-10-24T12:08', '2026-10-24T13:08', 'lunch'],
    ])
    expect(trip.days[0]?.stops[0]).toMatchObject({
      locked: true,
      zone: 'Europe/Lisbon',
      leg: { mode: 'walk', minutes: 10, source: { kind: 'estimate' } },
    })
    expect(trip.days[0]?.back?.source.kind).toBe('provider')
    expect(trip.leftOut[0]?.name).toBe('Lisbon Oceanarium')
    expect(readTrip(version0)).toEqual(read)
    expect(readTrip(JSON.parse(JSON.stringify(trip)))).toEqual({ ok: true, trip })
  })

  it('refuses what a newer version wrote, and says so', () => {
    expect(readTrip({ version: 2, anything: true })).toEqual({
      ok: false,
      reason: 'newer-version',
      issues: ['version 2'],
    })
    expect(
      readOperation({ ...operation('x', { kind: 'clear-day', day: 'd' as never }), kind: 'later' })
        .ok,
    ).toBe(false)
  })

  it('puts parts that came in any order into theirs, and works dates and ends out again', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const muddled = {
          ...trip,
          days: trip.days
            .map((day) => ({
              ...day,
              stops: day.stops.toReversed().map((stop) => ({ ...stop, end: null })),
            }))
            .toReversed(),
        }
        expect(readTrip(muddled)).toEqual({ ok: true, trip })
      }),
      { numRuns: 100 },
    )
  })

  it('takes any JSON without a throw, and what it takes is a trip', () => {
    fc.assert(
      fc.property(trips, fc.nat(400), nasty, (trip, at, piece) => {
        const read = readTrip(withPiece(JSON.parse(JSON.stringify(trip)), at, piece))
        if (read.ok) expect(readTrip(read.trip)).toEqual(read)
        else expect(read.reason).toMatch(/^(?:not-a-trip|newer-version|too-deep)$/)
      }),
      { numRuns: 600 },
    )
    fc.assert(fc.property(fc.jsonValue(), (value) => void readTrip(value)))
    fc.assert(
      fc.property(
        fc.nat(300),
        nasty,
        (at, piece) => void readTrip(withPiece(version0 as Json, at, piece)),
      ),
    )
  })

  it('takes any JSON for an operation, and applies what it takes', () => {
    fc.assert(
      fc.property(trips, changes, fc.nat(80), nasty, (trip, change, at, piece) => {
        const read = readSentOperation(
          withPiece(JSON.parse(JSON.stringify(operation('op', change))), at, piece),
        )
        if (!read.ok) return
        const { trip: after } = apply(trip, read.operation)
        expect(readTrip(after)).toEqual({ ok: true, trip: after })
      }),
      { numRuns: 600 },
    )
  })

  it('refuses data that is nested without end, ids that come twice, and changes of no field', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
    expect(readTrip({ version: 1, deep })).toMatchObject({ ok: false, reason: 'too-deep' })
    const undo = { kind: 'undo', of: 'x', changes: [] as unknown[] }
    const sent = { id: 'op', base: 0, hand: 'person', change: undo }
    expect(readSentOperation(sent).ok).toBe(true)
    for (const wrong of [
      { entity: 'stop', id: 's', field: 'constructor', from: null, to: null },
      { entity: 'stop', id: 's', field: 'start', from: null, to: 'noon' },
      { entity: 'trip', id: 'trip', field: null, from: null, to: null },
      { entity: 'stop', id: 's', field: null, from: deep, to: null },
    ]) {
      expect(readSentOperation({ ...sent, change: { ...undo, changes: [wrong] } }).ok).toBe(false)
    }
    const read = readTrip(version0)
    if (!read.ok) throw new Error('It reads')
    const [day] = read.trip.days
    expect(readTrip({ ...read.trip, days: [day, day] })).toMatchObject({
      ok: false,
      issues: ['an id twice'],
    })
  })

  it('takes the person from the token alone', () => {
    const sent = operation('op', { kind: 'clear-day', day: 'd0' as never })
    const person = '00000000-0000-4000-8000-000000000001'
    expect(readSentOperation({ ...sent, person }).ok).toBe(false)
    expect(readOperation({ ...sent, person }).ok).toBe(true)
    expect(readOperation({ ...sent, person: null }).ok).toBe(true)
    expect(readOperation(sent).ok).toBe(false)
  })
})
