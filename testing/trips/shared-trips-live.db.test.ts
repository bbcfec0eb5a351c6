/** A shared trip tells whoever has its link of each change, for as long as the link is in force. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { clientOf } from '../permissions/live-audience.ts'
import { seedRows } from '../permissions/seeded-rows.ts'
import { sharedTripsOn } from './shared-trips.ts'

describeOnEitherEngine('a trip that is shared, live', (engine) => {
  let clock = 0
  const server = useRealtimeServer(engine, {
    prepare: () => seedRows(engine.database),
    publicTopics: 'changes',
    now: () => Date.now() + clock,
  })
  const { run, made, byId, change } = sharedTripsOn(engine)

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

  it('sends nothing after it expires, and its channel is closed within a minute', async () => {
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
