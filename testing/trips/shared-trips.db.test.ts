/** What somebody gets who has only a link: what the owner ticked, and nothing of what lies behind it. */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import {
  anonKey,
  type RealtimeServer,
  startRealtimeServer,
  tokenFor,
} from '#server/backend/realtime/testing/realtime-server.ts'
import { type Actor, ask, codeOf, IDS } from '../permissions/cast.ts'
import { clientOf } from '../permissions/live-audience.ts'
import { SCENE, setScene } from '../permissions/scene.ts'
import { callers, functionRights, statementOf } from './function-rights.ts'
import { headersWith, requestsWith } from './hand-made-requests.ts'
import { callWriteTrip, keepNewTrip, operationOf, renamed, sampleTrip } from './trip-client.ts'

const shareSchema = z.object({ id: z.uuid(), secret: z.string(), digest: z.string() })
const sharedSchema = z
  .strictObject({
    trip: z.record(z.string(), z.unknown()),
    version: z.int(),
    rights: z.enum(['read', 'suggest']),
    expires_at: z.string().nullable(),
    topic: z.string(),
  })
  .nullable()

describeOnBothEngines('a trip that is shared', (engine) => {
  let server: RealtimeServer
  let clock = 0
  beforeAll(async () => {
    await setScene(engine.database)
    server = await startRealtimeServer(engine.database, {
      publicTopics: 'changes',
      now: () => Date.now() + clock,
    })
  })
  afterAll(async () => {
    expect(server.failures).toEqual([])
    await server.close()
  })

  const run = (actor: Actor, text: string, ...values: (string | null)[]) =>
    ask(engine.database, actor, { text, values }, { keep: true })
  /** A trip of the owner's with a secret in its notes, and a link that does not show it. */
  const made = async (expires: string | null = null) => {
    const trip = sampleTrip(randomUUID())
    await keepNewTrip(engine.database, 'owner', trip)
    const text = `select row_to_json(share) from public.share_trip($1, 'read', '{}', $2) as share`
    const { rows } = await run('owner', text, trip.id, expires)
    const share = shareSchema.parse(JSON.parse(rows[0]?.[0] ?? 'null'))
    return { trip, ...share, topic: `share:${share.digest}` }
  }
  const read = async (actor: Actor, text: string, value: string) =>
    sharedSchema.parse(JSON.parse((await run(actor, text, value)).rows[0]?.[0] ?? 'null'))
  const bySecret = (secret: string, actor: Actor = 'anon') =>
    read(actor, 'select public.read_shared_trip($1)', secret)
  const byId = (trip: string) => read('anon', 'select public.read_public_trip($1)', trip)
  const change = async (trip: { id: string }, base: number) => {
    const before = sampleTrip(trip.id)
    const title = `Version ${base + 1}`
    const operations = [operationOf(renamed(before, title))]
    const snapshot = { ...before, title }
    await callWriteTrip(engine.database, 'owner', { trip: trip.id, base, operations, snapshot })
  }

  it('is read by its secret, by visitors and strangers alike, as it is now', async () => {
    const { trip, secret, topic } = await made()
    expect(secret).toMatch(/^[\w-]{43}$/)
    await change(trip, 0)
    for (const actor of ['anon', 'stranger'] as const) {
      expect(await bySecret(secret, actor)).toMatchObject({
        version: 1,
        rights: 'read',
        expires_at: null,
        topic,
        trip: { id: trip.id, title: 'Version 1' },
      })
    }
  })

  it.each(['', 'x', 'a'.repeat(42), 'a'.repeat(10_000), 'ä'.repeat(43)])(
    'is not read by %s',
    async (secret) => {
      expect(await bySecret(secret)).toBeNull()
    },
  )

  it('is not read by its digest, its link’s id or its own', async () => {
    const { trip, id, digest } = await made()
    for (const guess of [trip.id, id, digest, digest.slice(0, 43)]) {
      expect(await bySecret(guess)).toBeNull()
    }
    expect(await byId(trip.id)).toBeNull()
  })

  it('is gone when the link is revoked, has ended, or the trip is deleted', async () => {
    const [revoked, ended, deleted] = [
      await made(),
      await made(new Date(Date.now() + 60_000).toISOString()),
      await made(),
    ]
    expect(await bySecret(ended.secret)).not.toBeNull()
    await run('owner', 'select public.revoke_share($1)', revoked.id)
    await run('service', `update public.trip_shares set expires_at = now() where id = $1`, ended.id)
    await run('owner', 'delete from public.trips where id = $1', deleted.trip.id)
    for (const { secret } of [revoked, ended, deleted]) expect(await bySecret(secret)).toBeNull()
    // Once more is no mistake, and does not change when it ended.
    await run('owner', 'select public.revoke_share($1)', revoked.id)
  })

  it('is everybody’s while it is published, with what is ticked', async () => {
    const { trip } = await made()
    const publish = (includes: string) =>
      run('owner', 'select public.publish_trip($1, $2::text[])', trip.id, includes)
    await publish('{}')
    await publish('{money,notes,money}')
    expect(await byId(trip.id)).toMatchObject({ version: 0, trip: { title: trip.title } })
    const shares = `select includes, secret from public.trip_shares
      where trip_id = $1 and secret is null and revoked_at is null`
    expect((await run('owner', shares, trip.id)).rows).toEqual([['{money,notes}', null]])
    await run('owner', 'select public.unpublish_trip($1)', trip.id)
    expect(await byId(trip.id)).toBeNull()
    await publish('{}')
    expect(await byId(trip.id)).not.toBeNull()
  })

  it.each([
    ['other rights', `'write', '{}', null`],
    ['no rights', `null, '{}', null`],
    ['something else in it', `'read', '{bin}', null`],
    ['nothing named in it', `'read', array[null], null`],
    ['an end in the past', `'read', '{}', now() - interval '1 minute'`],
  ])('has no link with %s', async (_, rest) => {
    const text = `select public.share_trip($1, ${rest})`
    expect(await codeOf(run('owner', text, SCENE.ownTrip))).toBe('PT422')
  })

  it('has a hundred links at most, and room again when old ones are long over', async () => {
    const { trip } = await made()
    const share = 'select public.share_trip($1)'
    const fill = `insert into public.trip_shares (trip_id, owner_id, digest, revoked_at)
      select $1::uuid, $2, encode(sha256(convert_to($1::uuid || '-' || n, 'UTF8')), 'hex'), now()
      from generate_series(1, 99) as n`
    await run('service', fill, trip.id, IDS.owner)
    expect(await codeOf(run('owner', share, trip.id))).toBe('PT413')
    const age = `update public.trip_shares set revoked_at = now() - interval '31 days'
      where trip_id = $1 and revoked_at is not null`
    await run('service', age, trip.id)
    expect(await codeOf(run('owner', share, trip.id))).toBe('done')
  })

  const outcomeAs = async (who: string, call: string): Promise<string> => {
    const half = who === 'half'
    const id = half ? IDS.owner : (Object.entries(IDS).find(([name]) => name === who)?.[1] ?? null)
    const role = who === 'anon' ? 'anon' : who === 'service' ? 'service_role' : 'authenticated'
    const claims = { role, ...(id && { sub: id }), aal: half ? 'aal1' : 'aal2' }
    let value: string | null | undefined
    const code = await codeOf(
      engine.database
        .transaction({
          role,
          settings: [['request.jwt.claims', JSON.stringify(claims)]],
          statements: [statementOf(call)],
          decide: () => 'rollback',
        })
        .then(([result]) => {
          value = result?.rows[0]?.[0]
        }),
    )
    if (code === '42501') return 'refused'
    if (code !== 'done') return code
    return value === null || value === undefined ? 'null' : 'yes'
  }

  describe('by whom', () => {
    beforeAll(() =>
      engine.database.transaction({
        role: 'supabase_auth_admin',
        statements: [
          {
            text: `insert into auth.mfa_factors (user_id, factor_type, status, secret)
              values ($1, 'totp', 'verified', 'sealed')`,
            values: [IDS.owner],
          },
        ],
      }),
    )
    afterAll(() =>
      engine.database.transaction({
        role: 'supabase_auth_admin',
        statements: [{ text: 'delete from auth.mfa_factors' }],
      }),
    )

    it.each(functionRights)('$call', async ({ call, outcomes }) => {
      const found: string[] = []
      for (const who of callers) found.push(await outcomeAs(who, call))
      expect(found).toEqual(outcomes)
    })

    it('names every function that has to do with trips', async () => {
      const named = await run(
        'service',
        `select proname from pg_proc where pronamespace = 'public'::regnamespace
          and (proname like '%trip%' or proname like '%share%') order by 1`,
      )
      const inTable = new Set(functionRights.map(({ call }) => call.split('(')[0]))
      expect(named.rows.flat()).toEqual([...inTable].sort())
    })

    it('lets visitors call nothing but what reads a shared trip', async () => {
      const callable = await run(
        'service',
        `select proname from pg_proc where pronamespace = 'public'::regnamespace
          and has_function_privilege('anon', oid, 'execute') order by 1`,
      )
      expect(callable.rows.flat()).toEqual(['read_public_trip', 'read_shared_trip'])
    })
  })

  describe('live', () => {
    const hearing = async (client: SupabaseClient, topic: string) => {
      const heard: string[] = []
      const channel = client.channel(topic, { config: { private: true } })
      channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
        heard.push(event === 'changed' ? `changed to ${payload.version}` : event)
      })
      await subscribed(channel)
      return { heard, channel }
    }
    const joins = async (client: SupabaseClient, topic: string) => {
      try {
        await subscribed(client.channel(topic, { config: { private: true } }))
        return true
      } catch {
        return false
      }
    }

    it('tells who has the link of each change, until it is revoked, and then nothing more', async () => {
      const [ending, staying] = [await made(), await made()]
      const client = await server.client()
      const ended = await hearing(client, ending.topic)
      const stayed = await hearing(client, staying.topic)
      await change(ending.trip, 0)
      await eventually(() => expect(ended.heard).toEqual(['changed to 1']))
      await run('owner', 'select public.revoke_share($1)', ending.id)
      await change(ending.trip, 1)
      await change(staying.trip, 0)
      // Messages come in order: whoever has heard the later one has heard all.
      await eventually(() => expect(stayed.heard).toEqual(['changed to 1']))
      expect(ended.heard).toEqual(['changed to 1', 'ended'])
      expect(await joins(await server.client(), ending.topic)).toBe(false)
      // No message for a link that is over is even kept.
      const kept = await run(
        'service',
        'select event from realtime.messages where topic = $1 order by inserted_at',
        ending.topic,
      )
      expect(kept.rows.flat()).toEqual(['changed', 'ended'])
    })

    it('falls silent when it expires, and takes the channel away within a minute', async () => {
      const { trip, id, topic } = await made()
      const client = await server.client()
      const statuses: string[] = []
      const channel = client.channel(topic, { config: { private: true } })
      channel.subscribe((status) => void statuses.push(status))
      await eventually(() => expect(statuses).toEqual(['SUBSCRIBED']))
      await run('service', 'update public.trip_shares set expires_at = now() where id = $1', id)
      await change(trip, 0)
      const kept = await run('service', 'select from realtime.messages where topic = $1', topic)
      expect(kept.affected).toBe(0)
      clock += 61_000
      await eventually(() => expect(statuses).toContain('CLOSED'))
    })

    it('tells that a trip is gone, or no longer published, or shows something else', async () => {
      const [deleted, published] = [await made(), await made()]
      await run('owner', `select public.publish_trip($1, '{}')`, published.trip.id)
      const topic = (await byId(published.trip.id))?.topic ?? ''
      const client = await server.client()
      const one = await hearing(client, deleted.topic)
      const other = await hearing(client, topic)
      await run('owner', 'delete from public.trips where id = $1', deleted.trip.id)
      await run('owner', `select public.publish_trip($1, '{notes}')`, published.trip.id)
      await run('owner', 'select public.unpublish_trip($1)', published.trip.id)
      await eventually(() => expect(other.heard).toEqual(['changed to 0', 'ended']))
      expect(one.heard).toEqual(['ended'])
    })

    it.each(['anon', 'stranger'] as const)(
      'lets %s neither speak there nor follow the rows behind it',
      async (actor) => {
        const { trip, topic } = await made()
        const client = await clientOf(server, actor)
        const { heard } = await hearing(client, topic)
        const config = { private: true, broadcast: { ack: true } }
        const speaking = (await clientOf(server, actor)).channel(topic, { config })
        await subscribed(speaking)
        const word = { type: 'broadcast', event: 'changed', payload: {} } as const
        expect(await speaking.send(word)).not.toBe('ok')
        const rows: object[] = []
        for (const table of ['trips', 'trip_operations']) {
          const changes = client.channel(`rows of ${table}`)
          const all = { event: '*', schema: 'public', table } as const
          changes.on('postgres_changes', all, (row) => void rows.push(row.new, row.old))
          await subscribed(changes)
        }
        await change(trip, 0)
        await eventually(() => expect(heard).toEqual(['changed to 1']))
        // A visitor is told that something happened which may not be seen, and not what.
        expect(rows.filter((row) => Object.keys(row).length > 0)).toEqual([])
      },
    )
  })

  describe('by hand-made requests', () => {
    const secretWords = 'canary-of-the-owner'
    const holders = ['anon', 'stranger'] as const

    it.each([
      { link: 'in force', revoked: false },
      { link: 'revoked', revoked: true },
    ])('a link $link opens no table and no other function', async ({ revoked }) => {
      const share = await made()
      const { trip, id, secret } = share
      const notes = [{ id: 'n1', order: 'V', about: { entity: 'trip' }, text: secretWords }]
      const snapshot = { ...trip, notes, title: 'Shown' }
      const add = {
        kind: 'add',
        things: [
          {
            entity: 'note',
            id: 'n1',
            fields: { order: 'V', about: { entity: 'trip' }, text: secretWords },
          },
        ],
      }
      const operations = [{ id: 'op', base: 0, hand: 'person', change: add }]
      await callWriteTrip(engine.database, 'owner', {
        trip: trip.id,
        base: 0,
        operations,
        snapshot,
      })
      if (revoked) await run('owner', 'select public.revoke_share($1)', id)

      const functions = await run(
        'service',
        `select proname, coalesce(array_to_json(proargnames[1:pronargs]), '[]') from pg_proc
          where pronamespace = 'public'::regnamespace order by 1`,
      )
      const asks = requestsWith({ ...share, trip: snapshot }, functions.rows)
      for (const holder of holders) {
        const bearer = holder === 'stranger' ? await tokenFor(IDS.stranger) : null
        const opened: string[] = []
        for (const { method, path, body } of asks) {
          const response = await fetch(`${server.url}/rest/v1/${path}`, {
            method,
            headers: {
              ...headersWith(secret),
              apikey: anonKey,
              ...(bearer && { authorization: `Bearer ${bearer}` }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
          const text = await response.text()
          expect(text).not.toContain(secretWords)
          expect(text).not.toContain(IDS.owner)
          const empty = text === '' || text === '[]' || text === 'null'
          if (response.ok && !empty) opened.push(path)
        }
        const expected = revoked ? [] : ['rpc/read_shared_trip']
        const others = opened.filter(
          (path) => !/^(profiles|rpc\/\w*(admin|page|people))/.test(path),
        )
        expect([holder, others]).toEqual([holder, expected])
      }
      const left = await run(
        'service',
        'select version, title, state from public.trips where id = $1',
        trip.id,
      )
      expect(left.rows).toEqual([['1', 'Shown', 'draft']])
    })
  })
})
