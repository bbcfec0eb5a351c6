/** The one way to write a trip: what it keeps, what it refuses, and what two writers at once make of it. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { changes } from '#domain/trip/testing/arbitrary-trips.ts'
import { verifySnapshot } from '#domain/trip/verify-snapshot.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { type Actor, ask, IDS } from '../permissions/actors.ts'
import { SEEDED, seedRows } from '../permissions/seeded-rows.ts'
import { fetchStoredTrip } from './stored-trip.ts'
import {
  type Call,
  callWriteTrip,
  keepNewTrip,
  operationOf,
  operationOfTheFuture,
  refusalOf,
  renamed,
  sampleTrip,
  TripClient,
} from './trip-client.ts'

const timeout = hangsAfter(300_000)

const interleaved = runCount('operations of two writers at once, on each engine', {
  everyday: 60,
  full: 400,
})

describeOnBothEngines('writing a trip', (engine) => {
  beforeAll(() => seedRows(engine.database))

  const write = (actor: Actor, call: Call) => callWriteTrip(engine.database, actor, call)
  const made = async (actor: Actor = 'owner') => {
    const trip = sampleTrip(randomUUID())
    await keepNewTrip(engine.database, actor, trip)
    return trip
  }
  const giveToGroup = (trip: string, group: string | null = SEEDED.group) =>
    ask(
      engine.database,
      'owner',
      { text: 'update public.trips set group_id = $2 where id = $1', values: [trip, group] },
      { keep: true },
    )
  const stored = (trip: string) => fetchStoredTrip(engine.database, trip)

  it('creates it for whoever calls, and once', async () => {
    const trip = sampleTrip(randomUUID())
    const call = { trip: trip.id, base: 0, operations: [], snapshot: trip }
    const answers = await Promise.all([write('owner', call), write('owner', call)])
    expect(answers).toEqual(Array(2).fill({ outcome: 'written', version: 0 }))
    const read = `select owner_id, state, kind, title, starts_on, ends_on, version
      from public.trips where id = $1`
    const { rows } = await ask(engine.database, 'owner', { text: read, values: [trip.id] })
    expect(rows).toEqual([
      [IDS.owner, 'draft', 'city', trip.title, '2027-05-10', '2027-05-10', '0'],
    ])
  })

  it('appends what begins from the version that is there, with the person of the token', async () => {
    const trip = await made()
    const operations = [
      operationOf(renamed(trip, 'Five days'), 'first'),
      operationOf(renamed(trip, 'Six days'), 'second'),
    ]
    const snapshot = { ...trip, title: 'Six days' }
    expect(await write('owner', { trip: trip.id, base: 0, operations, snapshot })).toEqual({
      outcome: 'written',
      version: 2,
    })
    const kept = await stored(trip.id)
    expect(kept.operations.map(({ version, id, person_id }) => [version, id, person_id])).toEqual([
      [1, 'first', IDS.owner],
      [2, 'second', IDS.owner],
    ])
    expect(verifySnapshot(kept)).toEqual({ verdict: 'right', unread: [] })
    const title = { text: 'select title from public.trips where id = $1', values: [trip.id] }
    expect((await ask(engine.database, 'owner', title)).rows).toEqual([['Six days']])
  })

  it('answers a call that comes again with what it answered, and keeps nothing twice', async () => {
    const trip = await made()
    const operations = [operationOf(renamed(trip, 'Five days'))]
    const call = { trip: trip.id, base: 0, operations, snapshot: { ...trip, title: 'Five days' } }
    const answers = await Promise.all([write('owner', call), write('owner', call)])
    await write('owner', {
      trip: trip.id,
      base: 1,
      operations: [operationOf(renamed(trip, 'Six'))],
      snapshot: { ...trip, title: 'Six' },
    })
    answers.push(await write('owner', call))
    expect(answers).toEqual(Array(3).fill({ outcome: 'written', version: 1 }))
    expect((await stored(trip.id)).version).toBe(2)
  })

  it('tells who is behind what came since, and keeps nothing of theirs', async () => {
    const trip = await made()
    await giveToGroup(trip.id)
    const theirs = operationOf(renamed(trip, 'Theirs'), 'theirs')
    await write('participant', {
      trip: trip.id,
      base: 0,
      operations: [theirs],
      snapshot: { ...trip, title: 'Theirs' },
    })
    const mine = {
      trip: trip.id,
      base: 0,
      operations: [operationOf(renamed(trip, 'Mine'), 'mine')],
      snapshot: { ...trip, title: 'Mine' },
    }
    expect(await write('owner', mine)).toEqual({
      outcome: 'behind',
      version: 1,
      operations: [
        {
          version: 1,
          id: 'theirs',
          hand: 'person',
          change: theirs.change,
          person_id: IDS.participant,
          written_at: expect.any(String),
        },
      ],
    })
    const { version, snapshot } = await stored(trip.id)
    expect([version, snapshot]).toEqual([1, { ...trip, title: 'Theirs' }])
    // A part of a call is there already: the rest is to be sent on top.
    const more = { ...mine, operations: [theirs, ...mine.operations] }
    expect(await write('owner', more)).toMatchObject({
      outcome: 'behind',
      operations: [{ id: 'theirs' }],
    })
    expect(await refusalOf(write('owner', { ...more, base: 1 }))).toMatch(/^PT409 /)
  })

  it('answers with the trip where the operations are too many bytes, or the base is from the future', async () => {
    const trip = await made()
    const notes = Array.from({ length: 20 }, () => ({
      entity: 'trip',
      id: trip.id,
      set: { title: 'x'.repeat(190) },
    }))
    const bulky = Array.from({ length: 12 }, (_, index) => ({
      id: `bulky-${index}`,
      base: 0,
      hand: 'person',
      change: { kind: 'edit', edits: notes, padding: 'p'.repeat(200_000) },
    }))
    await write('owner', { trip: trip.id, base: 0, operations: bulky, snapshot: trip })
    const call = {
      trip: trip.id,
      base: 0,
      operations: [operationOf(renamed(trip, 'x')), bulky[3]],
      snapshot: trip,
    }
    const whole = { outcome: 'behind', version: 12, snapshot: trip, operations: [] }
    expect(await write('owner', call)).toEqual({ ...whole, known: ['bulky-3'] })
    expect(await write('owner', { ...call, base: 13 })).toMatchObject(whole)
    expect(await write('owner', { ...call, base: 11 })).toMatchObject({
      outcome: 'behind',
      operations: [{ id: 'bulky-11' }],
    })
  })

  it('keeps an operation of a future version, and no reader is stopped by it', async () => {
    const trip = await made()
    const operations = [
      operationOf(renamed(trip, 'Before')),
      operationOfTheFuture,
      operationOf(renamed(trip, 'After')),
    ]
    const snapshot = { ...trip, title: 'After' }
    await write('owner', { trip: trip.id, base: 0, operations, snapshot })
    expect(verifySnapshot(await stored(trip.id))).toEqual({ verdict: 'right', unread: ['future'] })
  })

  describe('refuses', () => {
    const someones = 'There is no such trip'

    it.each(['stranger', 'participant', 'admin'] as const)(
      '%s the trip of another',
      async (actor) => {
        const trip = await made()
        const create = { trip: trip.id, base: 0, operations: [], snapshot: trip }
        const operations = [operationOf(renamed(trip, 'Taken'))]
        for (const call of [create, { ...create, operations }, { ...create, base: 7 }]) {
          expect(await refusalOf(write(actor, call))).toBe(`PT404 ${someones}`)
        }
        expect((await stored(trip.id)).version).toBe(0)
      },
    )

    it('who has left the group, and who never signed in', async () => {
      const trip = await made()
      await giveToGroup(trip.id)
      const call = {
        trip: trip.id,
        base: 0,
        operations: [operationOf(renamed(trip, 'Taken'))],
        snapshot: trip,
      }
      await giveToGroup(trip.id, null)
      expect(await refusalOf(write('participant', call))).toBe(`PT404 ${someones}`)
      expect(await refusalOf(write('anon', call))).toMatch(/^42501 /)
      expect(await refusalOf(write('service', call))).toMatch(/^42501 /)
    })

    it('operations for a trip that does not exist', async () => {
      const trip = sampleTrip(randomUUID())
      const operations = [operationOf(renamed(trip, 'Early'))]
      const call = { trip: trip.id, base: 0, operations, snapshot: trip }
      expect(await refusalOf(write('owner', call))).toBe(`PT404 ${someones}`)
    })

    const good = operationOf(renamed(sampleTrip(SEEDED.idea), 'x'), 'good')
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)
    const badOperations: [what: string, operations: unknown, refusal: string][] = [
      ['no list', {}, 'PT422'],
      ['null', null, 'PT422'],
      ['201 of them', Array.from({ length: 201 }, (_, n) => ({ ...good, id: `${n}` })), 'PT413'],
      ['10 MB', [{ ...good, change: { kind: 'edit', text: 'x'.repeat(10_000_000) } }], 'PT413'],
      [
        'a little too much',
        [{ ...good, change: { kind: 'e', text: 'x'.repeat(262_144) } }],
        'PT413',
      ],
      ['a person in it', [{ ...good, person: IDS.admin }], 'PT422'],
      ['a person’s id in it', [{ ...good, person_id: IDS.admin }], 'PT422'],
      ['no id', [{ ...good, id: undefined }], 'PT422'],
      ['a strange id', [{ ...good, id: "'; drop table trips" }], 'PT422'],
      ['an id that is a number', [{ ...good, id: 7 }], 'PT422'],
      ['one twice', [good, good], 'PT422'],
      ['no base', [{ ...good, base: undefined }], 'PT422'],
      ['another hand', [{ ...good, hand: 'ghost' }], 'PT422'],
      ['no change', [{ ...good, change: null }], 'PT422'],
      ['a change of no kind', [{ ...good, change: {} }], 'PT422'],
      ['a change too deep', [{ ...good, change: { kind: 'edit', deep } }], 'PT422'],
      ['texts', ['edit'], 'PT422'],
    ]
    it.each(badOperations)('operations: %s', async (_, operations, refusal) => {
      const trip = await made()
      const call = { trip: trip.id, base: 0, operations, snapshot: trip }
      expect((await refusalOf(write('owner', call))).slice(0, 5)).toBe(refusal)
      expect((await stored(trip.id)).version).toBe(0)
    })

    const badSnapshots: [what: string, changed: object | null | string, refusal: string][] = [
      ['null', null, 'PT422'],
      ['a text', 'Lisbon', 'PT422'],
      ['of another trip', { id: SEEDED.idea }, 'PT422'],
      ['of no trip', { id: undefined }, 'PT422'],
      ['without a version', { version: undefined }, 'PT422'],
      ['3 MB', { notes: 'x'.repeat(3_000_000) }, 'PT413'],
      ['too deep', { notes: deep }, 'PT422'],
      ['without a title', { title: undefined }, 'PT422'],
      ['with a long title', { title: 'x'.repeat(201) }, 'PT422'],
      ['of a kind that is none', { kind: 'moon' }, 'PT422'],
      ['that begins on no day', { start: '2027-02-30' }, 'PT422'],
      ['that begins when it likes', { start: 'tomorrow' }, 'PT422'],
      ['that ends in a word', { days: [{ date: 'infinity' }] }, 'PT422'],
    ]
    it.each(badSnapshots)('a snapshot: %s', async (_, changed, refusal) => {
      const trip = await made()
      const snapshot =
        typeof changed === 'object' && changed !== null ? { ...trip, ...changed } : changed
      const operations = [operationOf(renamed(trip, 'x'))]
      const call = { trip: trip.id, base: 0, operations, snapshot }
      expect((await refusalOf(write('owner', call))).slice(0, 5)).toBe(refusal)
      const other = { ...call, trip: randomUUID(), operations: [] }
      expect((await refusalOf(write('owner', other))).slice(0, 5)).toMatch(/PT4(22|13)/)
      expect((await stored(trip.id)).version).toBe(0)
    })

    it.each([
      ['no trip', { trip: null }],
      ['no base', { base: null }],
      ['a base before the beginning', { base: -1 }],
    ])('a call with %s', async (_, changed) => {
      const trip = await made()
      const call = { trip: trip.id, base: 0, operations: [good], snapshot: trip, ...changed }
      expect(await refusalOf(write('owner', call))).toMatch(/^PT422 /)
    })
  })

  it('bounds how many trips one has, how long a log gets and how much is written in an hour', async () => {
    const trip = await made('stranger')
    const fill = `insert into public.trips (id, owner_id, snapshot, first_snapshot)
      select id, $2, jsonb_set($1, '{id}', to_jsonb(id)), jsonb_set($1, '{id}', to_jsonb(id))
      from (select gen_random_uuid() as id from generate_series(1, 499)) as made`
    const values = [JSON.stringify(trip), IDS.stranger]
    await ask(engine.database, 'service', { text: fill, values }, { keep: true })
    const more = sampleTrip(randomUUID())
    const create = { trip: more.id, base: 0, operations: [], snapshot: more }
    expect(await refusalOf(write('stranger', create))).toBe('PT413 There is room for 500 trips')

    const age = 'update public.trips set version = 10000 where id = $1'
    await ask(engine.database, 'service', { text: age, values: [trip.id] }, { keep: true })
    const operations = [operationOf(renamed(trip, 'x'))]
    const call = { trip: trip.id, base: 10_000, operations, snapshot: trip }
    expect(await refusalOf(write('stranger', call))).toMatch(
      /^PT413 This trip was changed too often/,
    )

    const another = await made()
    await engine.owner.script(
      `insert into private.write_budgets values ('${IDS.owner}', 10000, now() + interval '1 hour')
        on conflict (user_id) do update set bytes_left = 10000, updated_at = excluded.updated_at`,
    )
    const long = operationOf(renamed(another, 'x'))
    const big = [{ ...long, change: { ...long.change, padding: 'p'.repeat(20_000) } }]
    const much = { trip: another.id, base: 0, operations: big, snapshot: another }
    expect(await refusalOf(write('owner', much))).toMatch(/^PT429 /)
    expect((await stored(another.id)).version).toBe(0)
    await engine.owner.script(`delete from private.write_budgets`)
  })

  it('two writers at once lose nothing and double nothing', { timeout }, async () => {
    const trip = await made()
    await giveToGroup(trip.id)
    const all = fc.sample(changes, { numRuns: interleaved, seed: 7 })
    const sent: string[] = []
    const clients = (['owner', 'participant'] as const).map(
      (actor) => new TripClient(engine.database, actor, trip),
    )
    const behind = await Promise.all(
      clients.map(async (client, which) => {
        let times = 0
        const own = all.filter((_, index) => index % 2 === which)
        while (own.length > 0) {
          const operations = own
            .splice(0, 1 + (own.length % 3))
            .map((change) => operationOf(change))
          sent.push(...operations.map(({ id }) => id))
          client.perform(...operations)
          times += await client.send()
        }
        return times
      }),
    )
    expect(Math.max(...behind)).toBeGreaterThan(0)
    const kept = await stored(trip.id)
    expect(kept.operations.map(({ id }) => id).sort()).toEqual(sent.sort())
    expect(kept.version).toBe(interleaved)
    expect(verifySnapshot(kept)).toEqual({ verdict: 'right', unread: [] })
    // Whoever was last to send has seen all.
    const last = clients.find(({ version }) => version === interleaved)
    expect(last?.trip).toEqual(kept.snapshot)
  })
})
