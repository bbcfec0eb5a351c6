/** Which topics of the live service exist for whom, as the product serves them. */
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { anonKey, tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { ACTORS, type Actor, ask, IDS } from './actors.ts'
import { clientOf } from './live-audience.ts'
import { readTable } from './read-table.ts'
import { PUBLIC_TOPIC, SEEDED, SHARE_TOPIC, seedRows } from './seeded-rows.ts'

const TOPICS: Readonly<Record<string, { name: string; private: boolean }>> = {
  'own topic of the owner': { name: `user:${IDS.owner}`, private: true },
  'topic of the group': { name: `group:${SEEDED.group}`, private: true },
  'topic of no group': { name: `group:${SEEDED.page}`, private: true },
  'group in capitals': { name: `group:${SEEDED.group.toUpperCase()}`, private: true },
  'group and more': { name: `group:${SEEDED.group}:more`, private: true },
  'group that is no id': { name: 'group:1 or 1=1', private: true },
  'topic of a link': { name: SHARE_TOPIC, private: true },
  'topic of no link': { name: `share:${'0'.repeat(64)}`, private: true },
  'link in capitals': { name: SHARE_TOPIC.toUpperCase(), private: true },
  'link and more': { name: `${SHARE_TOPIC}:more`, private: true },
  'topic of a published trip': { name: PUBLIC_TOPIC, private: true },
  'topic of a trip': { name: `trip:${SEEDED.ownTrip}`, private: true },
  'topic of a group’s trip': { name: `trip:${SEEDED.groupTrip}`, private: true },
  'topic of no trip': { name: `trip:${SEEDED.page}`, private: true },
  'trip in capitals': { name: `trip:${SEEDED.ownTrip.toUpperCase()}`, private: true },
  'trip that is no id': { name: 'trip:1 or 1=1', private: true },
  'topic of no person': { name: 'user:', private: true },
  'any other private': { name: 'lobby', private: true },
  'public, a group’s': { name: `group:${SEEDED.group}`, private: false },
  'any other public': { name: 'lobby', private: false },
}

// no: can't join. hears: joins, but neither sends nor is present. there: is present, and sends nothing.
// all: sends and is present.
const RIGHTS = `
topic                      anon   stranger  owner  participant  admin  service
own topic of the owner     no     no        hears  no           no     all
topic of the group         no     no        all    all          no     all
topic of no group          no     no        no     no           no     all
group in capitals          no     no        no     no           no     all
group and more             no     no        no     no           no     all
group that is no id        no     no        no     no           no     all
topic of a link            there  there     there  there        there  all
topic of no link           no     no        no     no           no     all
link in capitals           no     no        no     no           no     all
link and more              no     no        no     no           no     all
topic of a published trip  hears  hears     hears  hears        hears  all
topic of a trip            no     no        there  no           no     all
topic of a group’s trip    no     no        there  there        no     all
topic of no trip           no     no        no     no           no     all
trip in capitals           no     no        no     no           no     all
trip that is no id         no     no        no     no           no     all
topic of no person         no     no        no     no           no     all
any other private          no     no        no     no           no     all
public, a group’s          no     no        no     no           no     all
any other public           no     no        no     no           no     all
`
const { header, rows: expected } = readTable(RIGHTS)

describe('the table of topics', () => {
  it('names every actor and every topic', () => {
    expect(header).toEqual(['topic', ...ACTORS])
    expect(expected.map(({ name }) => name)).toEqual(Object.keys(TOPICS))
  })
})

describeOnBothEngines('topics of the live service', (engine) => {
  const clients = new Map<Actor, SupabaseClient>()
  /** Moved instead of waiting. */
  let clock = 0
  const server = useRealtimeServer(engine, {
    prepare: () => seedRows(engine.database),
    publicTopics: 'changes',
    now: () => Date.now() + clock,
  })
  beforeAll(async () => {
    for (const actor of ACTORS) clients.set(actor, await clientOf(server, actor))
  })

  const joins = async (channel: RealtimeChannel) => {
    try {
      await subscribed(channel)
      return true
    } catch {
      return false
    }
  }
  const rightsOf = async (channel: RealtimeChannel) => {
    if (!(await joins(channel))) return 'no'
    const message = { type: 'broadcast', event: 'word', payload: {} } as const
    const answers = [await channel.send(message), await channel.track({ here: true })]
    if (answers.every((answer) => answer === 'ok')) return 'all'
    if (answers[1] === 'ok') return 'there'
    return answers[0] === 'ok' ? answers.join() : 'hears'
  }

  it.each(expected)('$name', async ({ name: topic, cells: rights }) => {
    const { name, private: secret } = TOPICS[topic] ?? { name: '', private: true }
    const found: string[] = []
    for (const [actor, client] of clients) {
      const channel = client.channel(name, {
        config: { private: secret, broadcast: { ack: true }, presence: { key: actor } },
      })
      found.push(await rightsOf(channel))
      await client.removeChannel(channel)
    }
    expect(found).toEqual(rights)
  })

  it('a group’s people hear each other and see who is there', async () => {
    const open = async (actor: 'owner' | 'participant') => {
      const client = await clientOf(server, actor)
      const heard: unknown[] = []
      const config = { private: true, presence: { key: actor } }
      const channel = client
        .channel(`group:${SEEDED.group}`, { config })
        .on('broadcast', { event: 'word' }, ({ payload }) => void heard.push(payload))
        .on('presence', { event: 'sync' }, () => {})
      await subscribed(channel)
      return { channel, heard }
    }
    const [owner, participant] = [await open('owner'), await open('participant')]
    await owner.channel.send({ type: 'broadcast', event: 'word', payload: { n: 1 } })
    await eventually(() => expect(participant.heard).toEqual([{ n: 1 }]))
    await participant.channel.track({ looksAt: 'map' })
    await eventually(() =>
      expect(Object.keys(owner.channel.presenceState())).toEqual(['participant']),
    )
  })

  it('who was removed from a group is off its topic within a minute', async () => {
    const statuses = { owner: '', participant: '' }
    for (const actor of ['owner', 'participant'] as const) {
      const client = await clientOf(server, actor)
      client.channel(`group:${SEEDED.group}`, { config: { private: true } }).subscribe((status) => {
        statuses[actor] = status
      })
    }
    await eventually(() => {
      expect(statuses).toEqual({ owner: 'SUBSCRIBED', participant: 'SUBSCRIBED' })
    })
    const remove = 'delete from public.group_participants where group_id = $1 and user_id = $2'
    const values = [SEEDED.group, IDS.participant]
    await ask(engine.database, 'owner', { text: remove, values }, { keep: true })
    clock += 61_000
    await eventually(() => {
      expect(statuses).toEqual({ owner: 'SUBSCRIBED', participant: 'CLOSED' })
    })
  })

  it('a password alone does not open the topics of somebody with a second factor', async () => {
    await engine.database.transaction({
      role: 'supabase_auth_admin',
      statements: [
        {
          text: `insert into auth.mfa_factors (user_id, factor_type, status, secret)
            values ($1, 'totp', 'verified', 'sealed')`,
          values: [IDS.admin],
        },
      ],
    })
    const join = async (aal: string) => {
      const client = await server.client({ token: await tokenFor(IDS.admin, { aal }) })
      return joins(client.channel(`user:${IDS.admin}`, { config: { private: true } }))
    }
    expect([await join('aal1'), await join('aal2')]).toEqual([false, true])
  })

  it('on a public topic changes are followed, and nothing is sent or heard', async () => {
    const config = { broadcast: { ack: true, self: true }, presence: { key: 'x' } }
    const heard: string[] = []
    const channel = (await server.client()).channel('pages', { config })
    channel
      .on('postgres_changes', { event: '*', schema: 'public', table: 'pages' }, ({ eventType }) => {
        heard.push(eventType)
      })
      .on('broadcast', { event: '*' }, ({ event }) => void heard.push(event))
      .on('presence', { event: 'sync' }, () => void heard.push('presence'))
    expect(await rightsOf(channel)).toBe('hears')
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}/realtime/v1/api/broadcast${path}`, {
        method: 'POST',
        headers: { apikey: anonKey },
        body: JSON.stringify(body),
      })
    expect((await post('/pages/events/word', {})).status).toBe(403)
    const messages = [{ topic: 'pages', event: 'word', payload: {} }]
    expect((await post('', { messages })).status).toBe(202)
    await engine.owner.script(`select realtime.send('{}', 'word', 'pages', false);
      update public.pages set friendly_name = 'Lisboa' where id = '${SEEDED.page}'`)
    await eventually(() => expect(heard).toEqual(['UPDATE']))
  })
})
