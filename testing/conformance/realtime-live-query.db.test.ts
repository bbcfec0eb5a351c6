import type { SupabaseClient } from '@supabase/supabase-js'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { createLiveQuery } from '#app/lib/live/live-query.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { eventually } from '#server/backend/realtime/testing/listening.ts'
import { tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { runCount } from '#testing/run-count.ts'
import { changedSight, renumbering } from './note-tables.ts'

interface Note {
  id: number
  owner: string
  room: number
  open: boolean
  text: string
}

const people = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
] as const

const schema = `
  set role migrator;
  create table public.notes (
    id int primary key, owner uuid not null, room int not null, open boolean not null, text text not null
  );
  create table public.members (room int, person uuid, primary key (room, person));
  alter table public.notes enable row level security;
  create policy sight on public.notes for select using (true);
  alter publication supabase_realtime add table public.notes, public.members;`

/** What the policy may say: whose a note is, whether it is open, who is a member of its room. */
const conditions = [
  'true',
  'owner = auth.uid()',
  'open or owner = auth.uid()',
  'exists (select from public.members m where m.room = notes.room and m.person = auth.uid())',
] as const

const id = fc.integer({ min: 1, max: 6 })
const note = fc.record({
  id,
  owner: fc.constantFrom(...people),
  room: fc.integer({ min: 1, max: 2 }),
  open: fc.boolean(),
  text: fc.constantFrom('a', 'ž', '"', '\\'),
})
const values = (n: Note) => `(${n.id}, '${n.owner}', ${n.room}, ${n.open}, '${n.text}')`
const write = fc.oneof(
  {
    weight: 4,
    arbitrary: note.map((n) => `insert into notes values ${values(n)} on conflict do nothing`),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(id, note)
      .map(
        ([at, n]) =>
          `update notes set (owner, room, open, text) = ('${n.owner}', ${n.room}, ${n.open}, '${n.text}') where id = ${at}`,
      ),
  },
  {
    weight: 1,
    arbitrary: renumbering(id),
  },
  { weight: 3, arbitrary: id.map((at) => `delete from notes where id = ${at}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom(...people), fc.boolean())
      .map(([room, person, comes]) =>
        comes
          ? `insert into members values (${room}, '${person}') on conflict do nothing`
          : `delete from members where room = ${room} and person = '${person}'`,
      ),
  },
  {
    weight: 1,
    arbitrary: changedSight(conditions),
  },
)
const step = fc.oneof(
  { weight: 8, arbitrary: write.map((sql) => ({ kind: 'write' as const, sql })) },
  {
    weight: 2,
    arbitrary: fc
      .array(write, { minLength: 2, maxLength: 4 })
      .map((writes) => ({ kind: 'write' as const, sql: `begin; ${writes.join('; ')}; commit` })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cut' as const }) },
)

const tries = runCount('lists of writes that live queries follow, on each engine', {
  everyday: 10,
  full: 60,
})

describeOnEitherEngine('a live query', (engine) => {
  const stops: (() => Promise<void>)[] = []
  const server = useRealtimeServer(engine, {
    prepare: () => engine.owner.script(schema),
    limits: { joinsPerSecond: 10_000 },
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
  })

  const follow = (client: SupabaseClient, room?: number) => {
    let rows: readonly Note[] | undefined
    let reads = 0
    let stopped = false
    const select = async () => {
      const query = client.from('notes').select('*').order('id')
      const { data, error } = await (room === undefined ? query : query.eq('room', room))
      if (error) throw error
      return data as Note[]
    }
    const live = createLiveQuery<Note>({
      client,
      table: 'notes',
      ...(room !== undefined && { filter: `room=eq.${room}` }),
      dependsOn: [{ table: 'members' }],
      read: select,
      rules: {
        keyOf: (row) => String(row.id),
        toRow: (record) => record as unknown as Note,
        compare: (a, b) => a.id - b.id,
      },
      onPatch: (patch) => {
        rows = rows && patch(rows)
      },
      onStale: () => void readAgain(),
      retryAfterMs: () => 20,
    })
    /** The newest reading counts, whichever answers last; one that fails is tried again. */
    const readAgain = async () => {
      reads += 1
      const own = reads
      try {
        const read = await eventually(() => live.read())
        if (own === reads) rows = read
      } catch (error) {
        // The last readings meet a server that is being closed.
        if (!stopped) throw error
      }
    }
    live.start()
    stops.push(() => {
      stopped = true
      return live.stop()
    })
    return { select, rows: () => rows }
  }

  it('ends equal to a fresh select, whoever looks and whatever happened', async () => {
    const [ann, bob] = await Promise.all(
      people.map(async (who) => server.client({ token: await tokenFor(who) })),
    )
    const visitor = await server.client()
    const service = await server.service()
    if (!ann || !bob) throw new Error('a client is missing')
    const followers = [
      follow(ann),
      follow(ann, 1),
      follow(bob),
      follow(bob, 2),
      follow(visitor),
      follow(service),
    ]

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const each of steps) {
          if (each.kind === 'cut') server.cutConnections()
          else await engine.owner.script(each.sql)
        }
        for (const { select, rows } of followers) {
          // Reads the truth once: nothing is written any more.
          const truth = await eventually(select)
          await eventually(() => expect(rows()).toEqual(truth))
        }
      }),
      { numRuns: tries, endOnFailure: true },
    )
  })

  it('does not bring a row back that was heard before a gap and deleted within it', async () => {
    await engine.owner.script('delete from notes; alter policy sight on notes using (true)')
    const client = await server.client()
    const heard = { changes: 0, gaps: 0 }
    const answer = Promise.withResolvers<void>()
    const live = createLiveQuery<Note>({
      client,
      table: 'notes',
      read: async () => {
        await answer.promise
        return []
      },
      rules: {
        keyOf: (row) => String(row.id),
        toRow: (record) => record as unknown as Note,
        compare: (a, b) => a.id - b.id,
      },
      // Rows of the test before may still be on their way out.
      onPatch: (patch) => {
        if (patch([]).some(({ id }) => id === 9)) heard.changes += 1
      },
      onStale: () => {
        heard.gaps += 1
      },
      retryAfterMs: () => 20,
    })
    live.start()
    stops.push(() => live.stop())
    await eventually(() => expect(heard.gaps).toBeGreaterThan(0))
    const rows = live.read()
    await engine.owner.script(`insert into notes values (9, '${people[0]}', 1, true, 'x')`)
    await eventually(() => expect(heard.changes).toBe(1))
    const { gaps } = heard
    server.cutConnections()
    await engine.owner.script('delete from notes where id = 9')
    await eventually(() => expect(heard.gaps).toBeGreaterThan(gaps))
    answer.resolve()
    expect(await rows).toEqual([])
  })
})
