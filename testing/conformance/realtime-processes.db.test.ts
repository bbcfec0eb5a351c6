import { randomUUID } from 'node:crypto'
import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '#server/backend/db/driver.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import {
  type RealtimeServer,
  startRealtimeServer,
} from '#server/backend/realtime/testing/realtime-server.ts'

const { postgres } = inject('databases')

/** Two services with a pool each share nothing but the database, as two processes do. */
describe('two processes on one PostgreSQL', () => {
  const name = `test_${randomUUID()}`
  let admin: Database
  let owner: Database
  const databases: Database[] = []
  const servers: RealtimeServer[] = []

  beforeAll(async () => {
    const at = (url: string, database: string) => url.replace('{database}', database)
    admin = await openDatabase({ kind: 'postgres', url: at(postgres.ownerUrl, 'postgres') })
    await admin.script(
      `create database ${quoteIdentifier(name)} template ${quoteIdentifier(postgres.templateDatabase)}`,
    )
    owner = await openDatabase({ kind: 'postgres', url: at(postgres.ownerUrl, name), poolSize: 1 })
    await owner.script(`set role migrator;
      create table public.notes (id int primary key, text text);
      alter publication supabase_realtime add table public.notes;`)
    for (const _ of [1, 2]) {
      const database = await openDatabase({
        kind: 'postgres',
        url: at(postgres.authenticatorUrl, name),
      })
      databases.push(database)
      servers.push(await startRealtimeServer(database, { limits: { peerSilenceMs: 3_000 } }))
    }
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await Promise.all([...databases, owner].map((database) => database.close()))
    await admin.script(`drop database ${quoteIdentifier(name)} with (force)`)
    await admin.close()
  })

  const channels = async (topic: string, prepare: (channel: RealtimeChannel) => void = () => {}) =>
    Promise.all(
      servers.map(async (server, index) => {
        const client = await server.client()
        const channel = client.channel(topic, {
          config: { broadcast: { ack: true }, presence: { key: `client ${index}` } },
        })
        prepare(channel)
        return subscribed(channel)
      }),
    )

  it('see each other’s changes', async () => {
    const heard: unknown[] = []
    await channels('changes', (channel) =>
      channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, (change) => {
        heard.push(change.new)
      }),
    )
    const { error } =
      (await (await servers[0]?.service())?.from('notes').insert({ id: 1, text: 'x' })) ?? {}
    expect(error).toBeNull()
    await eventually(() =>
      expect(heard).toEqual([
        { id: 1, text: 'x' },
        { id: 1, text: 'x' },
      ]),
    )
  })

  it.each([
    ['short', 10],
    ['too long for a notification', 100_000],
  ])('hear each other’s broadcasts, %s', async (_, length) => {
    const heard: unknown[] = []
    const [first] = await channels('broadcasts', (channel) =>
      channel.on('broadcast', { event: '*' }, ({ payload }) => void heard.push(payload)),
    )
    const payload = { text: 'ž'.repeat(length) }
    expect(await first?.send({ type: 'broadcast', event: 'x', payload })).toBe('ok')
    await first?.send({ type: 'broadcast', event: 'x', payload: { last: true } })
    await eventually(() => expect(heard).toEqual([payload, { last: true }]))
  })

  it('know who is present through the other, until it goes', async () => {
    const [first, second] = await channels('presence', (channel) =>
      channel.on('presence', { event: 'sync' }, () => {}),
    )
    const seen = (channel: RealtimeChannel | undefined) =>
      Object.keys(channel?.presenceState() ?? {}).toSorted()
    await first?.track({ n: 1 })
    await second?.track({ n: 2 })
    await eventually(() =>
      expect([seen(first), seen(second)]).toEqual([
        ['client 0', 'client 1'],
        ['client 0', 'client 1'],
      ]),
    )
    await first?.untrack()
    await eventually(() => expect(seen(second)).toEqual(['client 1']))
    await first?.track({ n: 3 })
    await eventually(() => expect(seen(second)).toEqual(['client 0', 'client 1']))

    const [database] = databases
    if (!database) throw new Error('no database')
    const third = await startRealtimeServer(database, { limits: { peerSilenceMs: 3_000 } })
    const late = (await third.client()).channel('presence')
    late.on('presence', { event: 'sync' }, () => {})
    await subscribed(late)
    await eventually(() => expect(seen(late)).toEqual(['client 0', 'client 1']))
    await late.track({ n: 4 })
    await eventually(() => expect(seen(second)).toHaveLength(3))
    await third.close()
    await eventually(() => expect(seen(second)).toEqual(['client 0', 'client 1']))
  })

  it('miss no change when the database’s connections are lost', async () => {
    const heard: unknown[] = []
    await channels('gap', (channel) =>
      channel.on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'notes' },
        ({ new: row }) => {
          heard.push(row.id)
        },
      ),
    )
    await owner.script(`
      select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = 'authenticator';
      insert into notes values (100, 'missed');`)
    await eventually(() => expect(heard).toEqual([100, 100]))
    await owner.script(`insert into notes values (101, 'after')`)
    await eventually(() => expect(heard.toSorted()).toEqual([100, 100, 101, 101]))
  })
})
