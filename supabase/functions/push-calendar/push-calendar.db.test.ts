/** `push-calendar` as it is deployed, against a Google that behaves like the real one. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { googleEventId } from '#domain/trip-calendar/google-events.ts'
import { anonKey, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { bearer, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { type RunningFunctions, startFunctions } from '#server/backend/functions/testing/server.ts'
import { productFunctions } from '#server/data/product-schema.ts'
import { allJobs } from '#server/jobs/all-jobs.ts'
import { startJobRunner } from '#server/jobs/job-runner.ts'
import { noteSchedules } from '#server/jobs/job-store.ts'
import { type LoopbackGoogle, startLoopbackGoogle } from '#testing/google-calendar.ts'
import { tripWithStops } from '#testing/trips/trip-with-stops.ts'
import { tokenSeal } from '../_shared/sealed-token.ts'

const secret = 'the secret that seals calendar tokens'
const serviceKey = 'sb_secret_auth-tests'

const none = () => Promise.reject(new Error('No other job runs here'))

describeOnEitherEngine('pushing a trip to Google’s calendar', (engine) => {
  const server = useAuthServer(engine)
  let google: LoopbackGoogle
  let functions: RunningFunctions

  beforeAll(async () => {
    google = await startLoopbackGoogle()
    functions = await startFunctions({
      ...productFunctions(),
      config: { 'push-calendar': { verifyJwt: false } },
      environment: {
        SUPABASE_URL: server.url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: serviceKey,
        CALENDAR_TOKENS_SECRET: secret,
        GOOGLE_CLIENT_ID: 'client',
        GOOGLE_CLIENT_SECRET: 'secret',
        GOOGLE_TOKEN_URL: google.tokenUrl,
        GOOGLE_CALENDAR_URL: google.calendarUrl,
      },
    })
  })
  afterAll(async () => {
    await functions.stop()
    google.close()
  })
  beforeEach(() => {
    google.allow()
    google.meanwhile = undefined
    google.failNext.length = 0
    google.asked.length = 0
    google.calendars.clear()
  })

  const ask = async (token: string, body: object) => {
    const response = await fetch(`${functions.url}/functions/v1/push-calendar`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }

  const atFunctions = (request: Request) =>
    new Request(new URL(new URL(request.url).pathname, functions.url), request)

  const connect = async (userId: string) => {
    const { seal } = await tokenSeal(secret, 'google-refresh-token')
    const row = { user_id: userId, refresh_token: await seal('refresh', userId) }
    await server.service().from('google_tokens').upsert(row).throwOnError()
  }

  /** Somebody who is connected, with a trip of three stops that is meant for their calendar. */
  const traveller = async (numbers = false) => {
    const { user, session, client } = await signedInPerson(server)
    await connect(user.id)
    const trip = tripWithStops(randomUUID(), ['Castle', 'Lunch', 'Fado'])
    const write = (base: number, snapshot: object, operations: object[] = []) =>
      client
        .rpc('write_trip', {
          p_trip: trip.id,
          p_base: base,
          p_operations: operations,
          p_snapshot: snapshot,
        })
        .throwOnError()
    await write(0, trip)
    const want = () =>
      client.rpc('push_to_calendar', { p_trip: trip.id, p_numbers: numbers }).throwOnError()
    const push = () => ask(session.access_token, { trip: trip.id })
    const changeTo = (names: readonly string[], base: number) => {
      const change = { kind: 'edit', edits: [{ entity: 'trip', id: trip.id, set: {} }] }
      const operation = { id: randomUUID(), base, hand: 'person', change }
      return write(base, tripWithStops(trip.id, names), [operation])
    }
    const row = async () => {
      const { data } = await client
        .from('calendar_pushes')
        .select('*')
        .eq('trip_id', trip.id)
        .maybeSingle()
        .throwOnError()
      return data
    }
    await want()
    return { user, client, trip, want, push, changeTo, row }
  }
  const calendars = () => [...google.calendars.values()]
  const titles = () => calendars().flatMap((one) => google.shown(one).map((each) => each.summary))
  const done = { status: 200, body: { state: 'done', problem: null } }

  it('makes a calendar of its own, and ten pushes make no event twice', async () => {
    const { want, push, trip, row } = await traveller()
    for (let count = 0; count < 10; count += 1) {
      await want()
      expect(await push()).toEqual(done)
    }
    expect(calendars().map(({ summary }) => summary)).toEqual([`Piri: ${trip.title}`])
    expect(titles().sort()).toEqual(['Castle', 'Fado', 'Lunch'])
    expect(google.asked.filter((each) => /POST .*events|PUT/.test(each))).toHaveLength(3)
    expect(await row()).toMatchObject({ state: 'done', pushed_version: 0, problem: null })
  })

  it('changes, adds and deletes what the trip did, and leaves alone what is not ours', async () => {
    const { push, changeTo, row } = await traveller()
    await push()
    const [calendar] = calendars()
    const own = {
      id: 'byhand00',
      etag: '"h"',
      summary: 'My own',
      status: 'confirmed',
      start: { date: '2027-05-10' },
      end: { date: '2027-05-11' },
    }
    calendar?.events.set(own.id, own)
    await changeTo(['Castle', 'Dinner'], 0)
    expect(await row()).toMatchObject({ state: 'waiting' })
    google.asked.length = 0
    expect(await push()).toEqual(done)
    expect(titles().sort()).toEqual(['Castle', 'Dinner', 'My own'])
    expect(google.asked.map((each) => each.split(' ')[0]).filter((each) => each !== 'GET')).toEqual(
      ['PUT', 'DELETE'],
    )
    await changeTo(['Castle', 'Dinner', 'Fado'], 1)
    expect(await push()).toEqual(done)
    expect(titles().sort()).toEqual(['Castle', 'Dinner', 'Fado', 'My own'])
  })

  it('takes an event that somebody deleted meanwhile for deleted (410)', async () => {
    const { push, changeTo } = await traveller()
    await push()
    await changeTo(['Castle', 'Lunch'], 0)
    const refused: string[] = []
    google.meanwhile = (asked) => {
      if (!asked.startsWith('DELETE ')) return
      refused.push(asked)
      for (const event of calendars()[0]?.events.values() ?? []) {
        if (event.summary === 'Fado') event.status = 'cancelled'
      }
    }
    expect(await push()).toEqual(done)
    google.meanwhile = undefined
    expect(refused).toHaveLength(1)
    expect(titles().sort()).toEqual(['Castle', 'Lunch'])
  })

  it('writes over an event that was changed while it was read (412), and one that exists (409)', async () => {
    const { push, changeTo, want, trip } = await traveller()
    let isFirst = true
    google.meanwhile = (asked) => {
      const [calendar] = calendars()
      if (!isFirst || !asked.startsWith('POST /calendars/') || !calendar) return
      isFirst = false
      // Another push of the same trip was faster by a moment: every event is there.
      for (const index of [0, 1, 2]) {
        const id = googleEventId(`stop.s${index}.${trip.id}@trips.piri`)
        const time = { date: '2027-05-10' }
        const event = { id, summary: 'Old', start: time, end: time }
        calendar.events.set(event.id, { ...event, etag: '"old"', status: 'confirmed' })
      }
    }
    expect(await push()).toEqual(done)
    expect(titles().sort()).toEqual(['Castle', 'Fado', 'Lunch'])

    await changeTo(['Palace', 'Lunch', 'Fado'], 0)
    await want()
    google.meanwhile = (asked) => {
      const [calendar] = calendars()
      if (!asked.startsWith('PUT') || !calendar) return
      google.meanwhile = undefined
      for (const event of calendar.events.values()) event.etag = '"changed by hand"'
    }
    expect(await push()).toEqual(done)
    expect(titles().sort()).toEqual(['Fado', 'Lunch', 'Palace'])
  })

  it('brings back an event that was deleted at Google, and a calendar too', async () => {
    const { push, want } = await traveller()
    await push()
    for (const event of calendars()[0]?.events.values() ?? []) event.status = 'cancelled'
    await want()
    expect(await push()).toEqual(done)
    expect(titles()).toHaveLength(3)
    google.calendars.clear()
    await want()
    expect(await push()).toEqual(done)
    expect(calendars()).toHaveLength(1)
    expect(titles()).toHaveLength(3)
  })

  it('finds its calendar again where the note of it was lost', async () => {
    const { push, want, user } = await traveller()
    await push()
    await server
      .service()
      .from('calendar_pushes')
      .update({ calendar_id: null })
      .eq('user_id', user.id)
      .throwOnError()
    await want()
    expect(await push()).toEqual(done)
    expect(calendars()).toHaveLength(1)
  })

  it('refreshes a token that has ended', async () => {
    const { push } = await traveller()
    google.meanwhile = (asked) => {
      if (!asked.startsWith('POST /calendars/')) return
      google.meanwhile = undefined
      google.endTokens()
    }
    expect(await push()).toEqual(done)
    expect(titles()).toHaveLength(3)
  })

  it.each([
    ['a quota', { status: 403, reason: 'rateLimitExceeded' }, 'quota'],
    ['a quota of the day', { status: 403, reason: 'quotaExceeded' }, 'quota'],
    ['too many at once', { status: 429, reason: 'rateLimitExceeded' }, 'quota'],
    ['a failure of Google’s', { status: 503 }, 'provider'],
  ])('waits after %s, in the middle of it, and loses nothing', async (_, failure, problem) => {
    const { push, row } = await traveller()
    google.meanwhile = (asked) => {
      if (!asked.startsWith('POST /calendars/')) return
      google.meanwhile = undefined
      google.failNext.push(failure)
    }
    expect(await push()).toEqual({ status: 200, body: { state: 'waiting', problem } })
    const waiting = await row()
    expect(waiting).toMatchObject({ state: 'waiting', problem, tries: 1, leased_until: null })
    // A job is to learn by the status that it must come back.
    google.failNext.push(failure)
    expect(await ask(serviceKey, { push: waiting?.id })).toMatchObject({ status: 503 })
    expect(await ask(serviceKey, { push: waiting?.id })).toEqual(done)
    expect(calendars()).toHaveLength(1)
    expect(titles().sort()).toEqual(['Castle', 'Fado', 'Lunch'])
  })

  it('asks for consent again where it was taken back, and goes on once it is given', async () => {
    const { push, row, user } = await traveller()
    google.revoke()
    const consent = { status: 200, body: { state: 'consent', problem: null } }
    expect(await push()).toEqual(consent)
    expect(await row()).toMatchObject({ state: 'consent' })
    // Nothing is tried until the person connects again.
    google.asked.length = 0
    expect(await push()).toEqual(consent)
    expect(google.asked).toEqual([])
    google.allow()
    await connect(user.id)
    expect(await row()).toMatchObject({ state: 'waiting' })
    expect(await push()).toEqual(done)
  })

  it('asks for consent where Google forbids it, or nobody is connected', async () => {
    const { push, want, client, user } = await traveller()
    google.failNext.push({ status: 403, reason: 'insufficientPermissions' })
    expect(await push()).toMatchObject({ body: { state: 'consent' } })
    await client.from('google_tokens').delete().eq('user_id', user.id).throwOnError()
    await want()
    expect(await push()).toMatchObject({ body: { state: 'consent' } })
  })

  it('removes the calendar where the trip is taken out, or deleted', async () => {
    const first = await traveller()
    await first.push()
    await first.client.rpc('take_from_calendar', { p_trip: first.trip.id }).throwOnError()
    expect(await first.push()).toEqual({ status: 200, body: { state: 'gone', problem: null } })
    expect(calendars()).toEqual([])
    expect(await first.row()).toBeNull()

    const second = await traveller()
    await second.push()
    const kept = await second.row()
    await second.client.from('trips').delete().eq('id', second.trip.id).throwOnError()
    expect(await ask(serviceKey, { push: kept?.id })).toMatchObject({ body: { state: 'gone' } })
    expect(calendars()).toEqual([])
    expect(await second.row()).toBeNull()
  })

  it('does what is due where a platform’s clock asks, and notes when it comes back', async () => {
    const { row, user } = await traveller()
    const dueNow = { due_at: new Date(0).toISOString() }
    const change = server.service().from('calendar_pushes')
    await change.update(dueNow).eq('user_id', user.id).throwOnError()
    google.failNext.push({ status: 500 })
    expect(await ask(serviceKey, {})).toMatchObject({ status: 200, body: { waiting: 1 } })
    expect(Date.parse((await row())?.due_at)).toBeGreaterThan(Date.now())
    await change.update(dueNow).eq('user_id', user.id).throwOnError()
    expect(await ask(serviceKey, {})).toEqual({ status: 200, body: { pushed: 1, waiting: 0 } })
    expect(await row()).toMatchObject({ state: 'done' })
  })

  it('is tried again by the job runner until Google takes it, and again after a change', async () => {
    const { user, changeTo, row } = await traveller()
    // Only where processes run jobs is a push a job as well.
    const all = allJobs({
      database: engine.database,
      serviceRoleKey: serviceKey,
      backend: {
        upkeep: { sweepAccounts: none, sweepFiles: none, reencodeOldPictures: none },
        gateway: { fetch: (request) => fetch(atFunctions(request)) },
      },
    })
    await noteSchedules(engine.database, all)
    const runner = await startJobRunner({
      database: engine.database,
      jobs: all.filter(({ kind }) => kind === 'push-calendar'),
      log: { warn: () => {}, error: () => {} },
      newId: randomUUID,
      random: Math.random,
      backOff: { firstMs: 5, longestMs: 20 },
    })
    const due = () =>
      server
        .service()
        .from('calendar_pushes')
        .update({ due_at: new Date(0).toISOString() })
        .eq('user_id', user.id)
        .throwOnError()
    google.failNext.push(
      { status: 403, reason: 'userRateLimitExceeded' },
      { status: 503 },
      { status: 500 },
    )
    await due()
    await expect.poll(row, { timeout: 20_000 }).toMatchObject({ state: 'done' })
    expect(titles().sort()).toEqual(['Castle', 'Fado', 'Lunch'])
    await changeTo(['Castle'], 0)
    await due()
    await expect.poll(row, { timeout: 20_000 }).toMatchObject({ state: 'done', pushed_version: 1 })
    expect(titles()).toEqual(['Castle'])
    await runner.stop(10_000)
    await engine.owner.script('delete from jobs.schedules')
  })

  it('works for its person alone', async () => {
    const { trip, row } = await traveller()
    const eve = await signedInPerson(server)
    expect(await ask(eve.session.access_token, { trip: trip.id })).toMatchObject({ status: 404 })
    const push = (await row())?.id
    for (const token of [eve.session.access_token, anonKey]) {
      expect(await ask(token, { push })).toMatchObject({ status: 401 })
      expect(await ask(token, {})).toMatchObject({ status: 401 })
    }
    expect(await ask(anonKey, { trip: trip.id })).toMatchObject({ status: 401 })
    expect(await ask(serviceKey, { push: 'x' })).toMatchObject({ status: 400 })
    const wanted = await eve.client.rpc('push_to_calendar', { p_trip: trip.id })
    expect(wanted.error?.code).toBe('PT404')
    expect(google.asked).toEqual([])
  })
})
