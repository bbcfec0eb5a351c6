/** Whoever loses sight of a group is told so on their own topic, with the group's id alone. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Statement } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { type Actor, ask, IDS } from './actors.ts'
import { clientOf } from './live-audience.ts'
import { seedRows } from './seeded-rows.ts'

const group = 'd0000000-0000-4000-8000-000000000001'
const other = 'd0000000-0000-4000-8000-000000000002'
type PersonName = keyof typeof IDS
const people = Object.keys(IDS) as PersonName[]

describeOnBothEngines('who loses sight of a group', (engine) => {
  const heard = new Map<PersonName, { event: string; payload: object }[]>()
  const write = (actor: Actor, text: string, ...values: string[]) =>
    ask(engine.database, actor, { text, values }, { keep: true })
  const asAuth = (statement: Statement) =>
    engine.database.transaction({ role: 'supabase_auth_admin', statements: [statement] })

  const server = useRealtimeServer(engine, {
    prepare: () => seedRows(engine.database),
    publicTopics: 'changes',
  })
  beforeAll(async () => {
    for (const person of people) {
      const messages: { event: string; payload: object }[] = []
      heard.set(person, messages)
      const client = await clientOf(server, person)
      const channel = client.channel(`user:${IDS[person]}`, { config: { private: true } })
      channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
        messages.push({ event, payload })
      })
      await subscribed(channel)
    }
  })

  beforeEach(async () => {
    await write('service', 'delete from public.groups where id in ($1, $2)', group, other)
    await settled()
    for (const messages of heard.values()) messages.length = 0
    await write(
      'service',
      `insert into public.groups (id, name, user_id) values ($1, 'Azores', $3), ($2, 'Faro', $3)`,
      ...[group, other, IDS.owner],
    )
    for (const person of [IDS.participant, IDS.stranger]) {
      const insert = 'insert into public.group_participants (group_id, user_id) values ($1, $2)'
      await write('service', insert, group, person)
    }
  })

  /**
   * A message to everyone marks the end of what was told before; each has other words, as the one
   * before may still arrive.
   */
  let words = 0
  const settled = async () => {
    words += 1
    const word = `word ${words}`
    for (const id of Object.values(IDS)) {
      await write('service', `select realtime.send('{}', $2::text, 'user:' || $1::text)`, id, word)
    }
    await eventually(() => {
      for (const messages of heard.values()) expect(messages.at(-1)?.event).toBe(word)
    })
  }
  const lostBy = async () => {
    await settled()
    const lost = people.map((person) => {
      const messages = heard.get(person)?.filter(({ event }) => event === 'group_lost') ?? []
      // The service adds the message's own id.
      const own = messages.map(({ payload }) => ({ ...payload, id: undefined }))
      return [person, own] as const
    })
    return Object.fromEntries(lost.filter(([, messages]) => messages.length > 0))
  }
  const told = [{ group_id: group }]

  it('is who was removed', async () => {
    const remove = 'delete from public.group_participants where group_id = $1 and user_id = $2'
    expect((await write('owner', remove, group, IDS.participant)).affected).toBe(1)
    expect(await lostBy()).toEqual({ participant: told })
  })

  it('is who left, for their other screens', async () => {
    const leave = 'delete from public.group_participants where group_id = $1 and user_id = $2'
    expect((await write('participant', leave, group, IDS.participant)).affected).toBe(1)
    expect(await lostBy()).toEqual({ participant: told })
  })

  it('is everybody whose group was deleted, its owner too', async () => {
    expect((await write('owner', 'delete from public.groups where id = $1', group)).affected).toBe(
      1,
    )
    expect(await lostBy()).toEqual({ owner: told, participant: told, stranger: told })
  })

  it('is who was moved to another group', async () => {
    const move = `update public.group_participants set group_id = $2
      where group_id = $1 and user_id = $3`
    await write('service', move, group, other, IDS.participant)
    await write('service', `update public.group_participants set joined_at = now()`)
    expect(await lostBy()).toEqual({ participant: told })
  })

  it('is nobody whose row was not deleted after all', async () => {
    await ask(engine.database, 'owner', {
      text: 'delete from public.groups where id = $1',
      values: [group],
    })
    expect(await lostBy()).toEqual({})
  })

  it('is not the account that goes, of which nothing is kept', async () => {
    const leaver = 'c0000000-0000-4000-8000-000000000009'
    await asAuth({ text: 'insert into auth.users (id) values ($1)', values: [leaver] })
    const insert = 'insert into public.group_participants (group_id, user_id) values ($1, $2)'
    await write('service', insert, group, leaver)
    await asAuth({ text: 'delete from auth.users where id = $1', values: [leaver] })
    const kept = await write(
      'service',
      'select from realtime.messages where topic = $1',
      `user:${leaver}`,
    )
    expect(kept.affected).toBe(0)
    expect(await lostBy()).toEqual({})
  })
})
