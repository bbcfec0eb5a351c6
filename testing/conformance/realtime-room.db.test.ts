import { expect, it } from 'vitest'
import { keepChannel } from '#app/lib/live/live-channel.ts'
import { joinRoom, type Presence } from '#app/lib/live/room-presence.ts'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import { eventually } from '#server/backend/realtime/testing/listening.ts'
import { tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'

const ann = '00000000-0000-4000-8000-00000000000a'
const session = '00000000-0000-4000-8000-000000000001'
const retryAfterMs = () => 20

describeOnPglite('the app’s live channels', (engine) => {
  const server = useRealtimeServer(engine, {
    prepare: () =>
      engine.owner.script(`set role migrator;
      create policy come_in on realtime.messages to anon
        using (realtime.topic() = 'trip 7') with check (realtime.topic() = 'trip 7')`),
  })

  const enter = async (personId: string, meta: { looksAt: string } | undefined) => {
    const client = await server.client()
    let people: readonly Presence<{ looksAt: string }>[] = []
    const room = joinRoom<{ looksAt: string }>({
      client,
      room: 'trip 7',
      personId,
      onPeople: (present) => {
        people = present
      },
      retryAfterMs,
    })
    room.say(meta)
    const seen = () =>
      people.map(({ personId: who, meta: { looksAt } }) => `${who}: ${looksAt}`).toSorted()
    return { room, seen }
  }

  it('show who is in a room, also after every connection was lost', async () => {
    const a = await enter('ann', { looksAt: 'map' })
    const b = await enter('bob', { looksAt: 'budget' })
    const watcher = await enter('eve', undefined)
    const everyone = ['ann: map', 'bob: budget']
    for (const { seen } of [a, b, watcher]) await eventually(() => expect(seen()).toEqual(everyone))
    a.room.say({ looksAt: 'budget' })
    await eventually(() => expect(watcher.seen()).toEqual(['ann: budget', 'bob: budget']))
    server.cutConnections()
    b.room.say({ looksAt: 'chat' })
    for (const { seen } of [a, b, watcher]) {
      await eventually(() => expect(seen()).toEqual(['ann: budget', 'bob: chat']))
    }
    b.room.say(undefined)
    await eventually(() => expect(a.seen()).toEqual(['ann: budget']))
    await a.room.stop()
    await eventually(() => expect(watcher.seen()).toEqual([]))
    await Promise.all([b.room.stop(), watcher.room.stop()])
  })

  it('are opened anew when the server has closed them, with the token of that moment', async () => {
    let token = await tokenFor(ann, { session_id: session })
    const client = await server.client({ token: async () => token })
    const events: string[] = []
    const channel = keepChannel({
      client,
      open: () => client.channel('anything'),
      onJoined: () => events.push('joined'),
      onLost: () => events.push('lost'),
      retryAfterMs,
    })
    await eventually(() => expect(events).toEqual(['joined']))
    token = await tokenFor(ann)
    await engine.owner.script(`notify auth_session_end, '${session}'`)
    await eventually(() => expect(events).toEqual(['joined', 'lost', 'joined']))
    await channel.stop()
    expect(client.getChannels()).toEqual([])
  })
})
