import type { RealtimeChannel } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'

const ann = '00000000-0000-4000-8000-00000000000a'

/** A table whose trigger tells a topic of its changes, as the hosted service's guide has it. */
const schema = `
  set role migrator;
  create policy topics on realtime.messages for select to authenticated
    using (realtime.topic() like 'topic:%');
  create policy talk on realtime.messages for insert to authenticated
    with check (realtime.topic() like 'topic:%');
  create table public.told (id int primary key, topic text not null, value text);
  create function public.tell() returns trigger language plpgsql as $$
  begin
    perform realtime.broadcast_changes(
      coalesce(new.topic, old.topic), tg_op, tg_op, tg_table_name, tg_table_schema, new, old, tg_level
    );
    return null;
  end $$;
  create trigger tell after insert or update or delete on public.told
    for each row execute function public.tell();`

describeOnEitherEngine('messages of the database with realtime-js', (engine) => {
  const server = useRealtimeServer(engine, {
    prepare: () => engine.owner.script(schema),
  })

  interface Heard {
    event: string
    payload: Record<string, unknown> | ArrayBuffer
    meta?: { id: string; replayed?: boolean }
  }
  const listen = async (
    topic: string,
    broadcast?: { replay?: { since: number; limit?: number }; replication_ready?: boolean },
  ) => {
    const client = await server.client({ token: await tokenFor(ann) })
    const heard: Heard[] = []
    const system: string[] = []
    const channel: RealtimeChannel = client
      .channel(topic, { config: { private: true, ...(broadcast && { broadcast }) } })
      .on('broadcast', { event: '*' }, (message) => void heard.push(message as unknown as Heard))
      .on('system', {}, ({ message }) => void system.push(message))
    await subscribed(channel)
    return { client, heard, system }
  }

  it('tells a topic of changes to rows', async () => {
    const { client, heard, system } = await listen('topic:rows', { replication_ready: true })
    await eventually(() => expect(system).toEqual(['Replication connection established']))
    const row = { id: 1, topic: 'topic:rows', value: 'a' }
    await client.from('told').insert(row)
    await client.from('told').update({ value: 'b' }).eq('id', 1)
    await client.from('told').delete().eq('id', 1)
    await eventually(() => expect(heard).toHaveLength(3))
    const place = { schema: 'public', table: 'told' }
    expect(heard.map(({ payload }) => payload)).toMatchObject([
      { ...place, operation: 'INSERT', record: row, old_record: null },
      { ...place, operation: 'UPDATE', record: { ...row, value: 'b' }, old_record: row },
      { ...place, operation: 'DELETE', record: null, old_record: { ...row, value: 'b' } },
    ])
    expect(heard.map(({ event }) => event)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
  })

  it('sends bytes from SQL, at once and in a replay', async () => {
    const since = Date.now() - 60_000
    const live = await listen('topic:bytes')
    await engine.owner.script(
      `select realtime.send_binary('\\xdeadbeef00ff', 'raw', 'topic:bytes')`,
    )
    await eventually(() => expect(live.heard).toHaveLength(1))
    const late = await listen('topic:bytes', { replay: { since } })
    await eventually(() => expect(late.heard).toHaveLength(1))
    for (const { payload } of [...live.heard, ...late.heard]) {
      expect(Buffer.from(payload as ArrayBuffer).toString('hex')).toBe('deadbeef00ff')
    }
    expect(late.heard[0]?.meta?.replayed).toBe(true)
  })

  it('replays the latest since a moment, the oldest first', async () => {
    const send = (n: number) =>
      engine.owner.script(`select realtime.send('{"n": ${n}}', 'counted', 'topic:replay')`)
    const counted = (heard: readonly Heard[]) =>
      heard.map(({ payload }) => ('n' in payload ? payload.n : undefined))
    for (const n of [1, 2, 3]) await send(n)
    const two = await listen('topic:replay', { replay: { since: Date.now() - 60_000, limit: 2 } })
    await eventually(() => expect(counted(two.heard)).toEqual([2, 3]))
    const none = await listen('topic:replay', { replay: { since: Date.now() + 60_000 } })
    await send(4)
    await eventually(() => expect(counted(none.heard)).toEqual([4]))
  })

  it('brings a message once that is sent while one joins, by the replay or live', async () => {
    const since = Date.now() - 60_000
    for (let round = 0; round < 12; round += 1) {
      const topic = `topic:joining-${round}`
      const send = (n: number) =>
        engine.owner.script(`select realtime.send('{"n": ${n}}', 'counted', '${topic}')`)
      const [joined] = await Promise.all([listen(topic, { replay: { since } }), send(1)])
      await send(2)
      const counted = () => joined.heard.map(({ payload }) => 'n' in payload && payload.n)
      await eventually(() => expect(counted()).toContain(2))
      expect(counted()).toEqual([1, 2])
    }
  })

  it('does not undo a change whose message may not be sent', async () => {
    const client = await server.client({ token: await tokenFor(ann) })
    const { error } = await client.from('told').insert({ id: 2, topic: 'elsewhere' })
    expect(error).toBeNull()
    expect((await client.from('told').select('id').eq('id', 2)).data).toEqual([{ id: 2 }])
  })
})
