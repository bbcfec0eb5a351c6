/** What jobs do to stored trips: wrong snapshots are put right, and old operations folded. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trip } from '#domain/trip/schema.ts'
import { foldStoredTrips, type UpkeepOptions, verifyStoredTrips } from '#domain/trip/trip-upkeep.ts'
import { verifySnapshot } from '#domain/trip/verify-snapshot.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { startFunctions } from '#server/backend/functions/testing/server.ts'
import {
  anonKey,
  type RealtimeServer,
  serviceKey,
  startRealtimeServer,
  tokenFor,
} from '#server/backend/realtime/testing/realtime-server.ts'
import { productFunctions } from '#server/data/product-schema.ts'
import { type Actor, ask, IDS } from '#testing/permissions/actors.ts'
import { SEEDED, seedRows } from '#testing/permissions/seeded-rows.ts'
import { fetchStoredTrip } from '#testing/trips/stored-trip.ts'
import {
  callWriteTrip,
  keepNewTrip,
  operationOf,
  operationOfTheFuture,
  renamed,
  sampleTrip,
  TripClient,
} from '#testing/trips/trip-client.ts'
import { storedTrips } from './stored-trips.ts'

const all = { limit: 1000 }

describeOnEitherEngine('the upkeep of trips', (engine) => {
  let server: RealtimeServer
  let store: ReturnType<typeof storedTrips>
  beforeAll(async () => {
    await seedRows(engine.database)
    server = await startRealtimeServer(engine.database)
    store = storedTrips(await server.service())
    // The scene's own have as little as the database asks for.
    await run('service', 'delete from public.trips')
  })
  afterAll(() => server.close())
  const verify = (options: UpkeepOptions = all) => verifyStoredTrips(store, options)

  const run = (actor: Actor, text: string, ...values: (string | number | null)[]) =>
    ask(engine.database, actor, { text, values }, { keep: true })
  const stored = (trip: string) => fetchStoredTrip(engine.database, trip)
  const made = async (): Promise<Trip> => {
    const trip = sampleTrip(randomUUID())
    await keepNewTrip(engine.database, 'owner', trip)
    await run('owner', 'update public.trips set group_id = $2 where id = $1', trip.id, SEEDED.group)
    return trip
  }
  const write = (trip: Trip, base: number, operations: unknown[], snapshot: unknown) =>
    callWriteTrip(engine.database, 'participant', { trip: trip.id, base, operations, snapshot })
  const rename = (trip: Trip, title: string, id?: string) => operationOf(renamed(trip, title), id)
  /** Makes the first `count` operations so many days old. */
  const age = (trip: Trip, count: number, days: number) =>
    run(
      'service',
      `update public.trip_operations set written_at = now() - make_interval(days => $3)
        where trip_id = $1 and version <= $2`,
      ...[trip.id, count, days],
    )

  describe('verifying', () => {
    it('corrects a snapshot that differs from its log, once, and leaves updated_at alone', async () => {
      const [honest, lying] = [await made(), await made()]
      await write(honest, 0, [rename(honest, 'True')], { ...honest, title: 'True' })
      await write(lying, 0, [rename(lying, 'True')], { ...lying, title: 'A lie' })
      const read = 'select title, snapshot ->> $2, updated_at from public.trips where id = $1'
      const before = (await run('owner', read, lying.id, 'title')).rows[0]
      expect(before?.slice(0, 2)).toEqual(['A lie', 'A lie'])
      expect(await verify()).toEqual({
        checked: 2,
        repaired: [lying.id],
        unproven: [],
        unreadable: [],
      })
      const after = (await run('owner', read, lying.id, 'title')).rows[0]
      expect(after).toEqual(['True', 'True', before?.[2]])
      expect(verifySnapshot(await stored(lying.id)).verdict).toBe('right')
      expect((await verify()).checked).toBe(0)
      // Changed again, it is looked at again.
      await write(lying, 1, [rename(lying, 'Again')], { ...lying, title: 'Another lie' })
      expect((await verify()).repaired).toEqual([lying.id])
    })

    it('leaves what it can’t prove and what it can’t read, and is not stopped by them', async () => {
      const [newer, broken, fine] = [await made(), await made(), await made()]
      await write(newer, 0, [operationOfTheFuture], { ...newer, title: 'Mars' })
      await run(
        'service',
        `update public.trips set first_snapshot = first_snapshot - 'days'
        where id = $1`,
        broken.id,
      )
      await write(fine, 0, [rename(fine, 'True')], { ...fine, title: 'A lie' })
      const report = await verify()
      expect(report).toEqual({
        checked: 3,
        repaired: [fine.id],
        unproven: [newer.id],
        unreadable: [broken.id],
      })
      expect((await stored(newer.id)).snapshot).toMatchObject({ title: 'Mars' })
      expect((await verify()).checked).toBe(0)
    })

    it('takes a bounded number at once, and stops when it is told', async () => {
      const trips = [await made(), await made(), await made()]
      expect((await verify({ limit: 2 })).checked).toBe(2)
      const stopped = { ...all, signal: AbortSignal.abort() }
      expect((await verify(stopped)).checked).toBe(0)
      expect((await verify()).checked).toBe(trips.length - 2)
    })

    it('overwrites nothing that was written meanwhile', async () => {
      const trip = await made()
      await write(trip, 0, [rename(trip, 'One')], { ...trip, title: 'A lie' })
      const before = await stored(trip.id)
      await write(trip, 1, [rename(trip, 'Two')], { ...trip, title: 'Two' })
      expect(await store.noteVerified(trip.id, before.version, trip)).toBe(false)
      expect((await stored(trip.id)).snapshot).toMatchObject({ title: 'Two' })
      expect((await verify()).checked).toBe(1)
    })
  })

  describe('folding', () => {
    const fold = () => foldStoredTrips(store, { ...all, now: () => new Date() })

    it('takes what is older than undo reaches, and leaves the trip and the rest of its log', async () => {
      const trip = await made()
      const names = ['One', 'Two', 'Three', 'Four']
      const operations = names.map((name) => rename(trip, name, name))
      await write(trip, 0, operations, { ...trip, title: 'Four' })
      const whole = await stored(trip.id)
      await age(trip, 3, 31)
      expect(await fold()).toEqual({ folded: 0, operations: 0, unreadable: [] })
      await age(trip, 2, 38)
      expect(await fold()).toEqual({ folded: 1, operations: 3, unreadable: [] })

      const after = await stored(trip.id)
      expect(after).toMatchObject({
        version: 4,
        snapshot: whole.snapshot,
        first_version: 3,
        first_snapshot: { title: 'Three' },
        operations: [{ version: 4, id: 'Four' }],
      })
      expect(verifySnapshot(after)).toEqual({ verdict: 'right', unread: [] })
      const bytes = 'select log_bytes from public.trips where id = $1'
      const kept =
        'select octet_length(change::text) from public.trip_operations where trip_id = $1'
      expect((await run('service', bytes, trip.id)).rows).toEqual(
        (await run('service', kept, trip.id)).rows,
      )
      expect((await fold()).folded).toBe(0)
    })

    it('still knows an operation that is sent again, alone or with new ones', async () => {
      const trip = await made()
      const old = [rename(trip, 'One', 'one'), rename(trip, 'Two', 'two')]
      await write(trip, 0, old, { ...trip, title: 'Two' })
      await age(trip, 2, 40)
      expect((await fold()).operations).toBe(2)
      const again = await write(trip, 0, old, { ...trip, title: 'Two' })
      expect(again).toEqual({ outcome: 'written', version: 2 })
      const client = new TripClient(engine.database, 'participant', trip)
      client.perform(...old, rename(trip, 'Three', 'three'))
      expect(await client.send()).toBe(1)
      const after = await stored(trip.id)
      expect([after.version, after.operations.map(({ id }) => id)]).toEqual([3, ['three']])
      expect(verifySnapshot(after)).toEqual({ verdict: 'right', unread: [] })
    })

    it('keeps what it could not read aside, without whose it was', async () => {
      const trip = await made()
      await write(trip, 0, [rename(trip, 'One'), operationOfTheFuture], { ...trip, title: 'One' })
      await age(trip, 2, 40)
      expect((await fold()).operations).toBe(2)
      const [aside] = await engine.owner.transaction({
        statements: [
          {
            text: `select unread -> 'change' ->> 'to', unread ? 'person_id'
              from private.folded_operations where trip_id = $1 and unread is not null`,
            values: [trip.id],
          },
        ],
      })
      expect(aside?.rows).toEqual([['Mars', 'f']])
      expect((await stored(trip.id)).first_snapshot).toMatchObject({ title: 'One' })
    })

    it('does not wait where the log is long, and never takes what is young', async () => {
      const trip = await made()
      await write(trip, 0, [rename(trip, 'One')], { ...trip, title: 'One' })
      await run(
        'service',
        `insert into public.trip_operations (trip_id, version, id, hand, change, written_at)
          select $1, n, 'op-' || n, 'person', '{"kind": "clear-day", "day": "d1"}',
            now() - case when n <= 500 then interval '31 days' else interval '29 days' end
          from generate_series(2, 2001) as n`,
        trip.id,
      )
      await run('service', 'update public.trips set version = 2001 where id = $1', trip.id)
      await age(trip, 1, 31)
      expect(await fold()).toEqual({ folded: 1, operations: 500, unreadable: [] })
      const after = await stored(trip.id)
      expect([after.first_version, after.operations.length]).toEqual([500, 1501])
    })

    it('names a log that it can’t follow, and touches nothing of it', async () => {
      const trip = await made()
      await write(trip, 0, [rename(trip, 'One')], { ...trip, title: 'One' })
      await age(trip, 1, 40)
      await run(
        'service',
        `update public.trips set first_snapshot = first_snapshot - 'days'
        where id = $1`,
        trip.id,
      )
      expect((await fold()).unreadable).toEqual([trip.id])
      expect((await stored(trip.id)).operations).toHaveLength(1)
      await run('service', 'delete from public.trips where id = $1', trip.id)
    })

    it('happens once where two do it at once', async () => {
      const trip = await made()
      const operations = [rename(trip, 'One'), rename(trip, 'Two')]
      await write(trip, 0, operations, { ...trip, title: 'Two' })
      await age(trip, 1, 40)
      const reports = await Promise.all([fold(), fold()])
      expect(reports.reduce((sum, { operations: count }) => sum + count, 0)).toBe(1)
      expect(verifySnapshot(await stored(trip.id)).verdict).toBe('right')
    })
  })

  it('is done by a function that only the service may call', async () => {
    await verify()
    const trip = await made()
    await write(trip, 0, [rename(trip, 'True')], { ...trip, title: 'A lie' })
    await age(trip, 1, 40)
    const functions = await startFunctions({
      ...productFunctions(),
      environment: { SUPABASE_URL: server.url, SUPABASE_SERVICE_ROLE_KEY: serviceKey },
    })
    const call = async (key: string) => {
      const response = await fetch(`${functions.url}/functions/v1/keep-trips`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      })
      return [response.status, await response.json()]
    }
    for (const key of [anonKey, await tokenFor(IDS.owner), 'nobody']) {
      expect((await call(key))[0]).toBe(401)
    }
    expect(await call(serviceKey)).toEqual([
      200,
      {
        verified: { checked: 1, repaired: [trip.id], unproven: [], unreadable: [] },
        folded: { folded: 1, operations: 1, unreadable: [] },
      },
    ])
    await functions.stop()
  })

  it('an account takes its trips along, and its name from what it did to others’', async () => {
    const leaver = 'c0000000-0000-4000-8000-000000000009'
    const asAuth = (text: string) =>
      engine.database.transaction({
        role: 'supabase_auth_admin',
        statements: [{ text, values: [leaver] }],
      })
    await asAuth('insert into auth.users (id) values ($1)')
    const trip = await made()
    await write(trip, 0, [rename(trip, 'One', 'one')], { ...trip, title: 'One' })
    await run(
      'service',
      `update public.trip_operations set person_id = $2
      where trip_id = $1`,
      trip.id,
      leaver,
    )
    const own = sampleTrip(randomUUID())
    await keepNewTrip(engine.database, 'owner', own)
    await run('service', 'update public.trips set owner_id = $2 where id = $1', own.id, leaver)
    await asAuth('delete from auth.users where id = $1')
    const left = await run('service', 'select from public.trips where id = $1', own.id)
    expect(left.affected).toBe(0)
    const { operations } = await stored(trip.id)
    expect(operations).toMatchObject([{ id: 'one', person_id: null }])
    expect(operations).not.toMatchObject([{ person_id: IDS.participant }])
  })
})
