/**
 * Whatever is written: a delete is told to who has read the row as it was. Who sees a row notices that
 * it goes, unless their sight of it went in the same transaction.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { runCount } from '#testing/run-count.ts'
import { changedSight, renumbering, roomsAndMembers } from './note-tables.ts'

const tries = runCount('lists of writes whose deletes are followed, on each engine', {
  everyday: 6,
  full: 60,
})

const people = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
] as const
const texts = ['apple', 'avocado', 'berry'] as const
const filters = [undefined, 'text=like.a%', 'text=like.b%'] as const
type Filter = (typeof filters)[number]

const schema = `
  set role migrator;
  ${roomsAndMembers}
  create table public.notes (
    id int primary key, owner uuid not null, text text not null,
    room int not null references public.rooms on delete cascade
  );
  create table public.marks (id int primary key);
  alter table public.rooms enable row level security;
  alter table public.members enable row level security;
  alter table public.notes enable row level security;
  create policy sight on public.rooms for select using (true);
  create policy sight on public.members for select using (person = auth.uid());
  create policy sight on public.notes for select using (true);
  insert into rooms values (1), (2);
  alter publication supabase_realtime add table public.notes, public.marks;`

/** Conditions that the policy of notes may have; by the last a delete in another table makes rows visible. */
const conditions = [
  'true',
  'owner = auth.uid()',
  'room in (select m.room from public.members m)',
  'room in (select r.id from public.rooms r where r.open)',
  'not exists (select from public.members m where m.room = notes.room)',
] as const

const id = fc.integer({ min: 1, max: 5 })
const room = fc.integer({ min: 1, max: 2 })
const person = fc.constantFrom(...people)
const text = fc.constantFrom(...texts)
const write = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(id, person, text, room)
      .map(
        ([at, owner, said, where]) =>
          `insert into notes select ${at}, '${owner}', '${said}', id from rooms where id = ${where} on conflict do nothing`,
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(id, person, text)
      .map(
        ([at, owner, said]) =>
          `update notes set owner = '${owner}', text = '${said}' where id = ${at}`,
      ),
  },
  {
    weight: 1,
    arbitrary: renumbering(id),
  },
  { weight: 5, arbitrary: id.map((at) => `delete from notes where id = ${at}`) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(room, person, fc.boolean())
      .map(([where, who, comes]) =>
        comes
          ? `insert into members select id, '${who}' from rooms where id = ${where} on conflict do nothing`
          : `delete from members where room = ${where} and person = '${who}'`,
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(room, fc.boolean())
      .map(
        ([where, open]) =>
          `insert into rooms values (${where}, ${open}) on conflict (id) do update set open = ${open}`,
      ),
  },
  { weight: 1, arbitrary: room.map((where) => `delete from rooms where id = ${where}`) },
  {
    weight: 1,
    arbitrary: changedSight(conditions),
  },
)
const transaction = fc
  .array(write, { minLength: 1, maxLength: 4 })
  .map((writes) => `begin; ${writes.join('; ')}; commit`)

interface Note {
  id: number
  text: string
}

describeOnEitherEngine('deletes among other writes', (engine) => {
  const server = useRealtimeServer(engine, {
    prepare: () => engine.owner.script(schema),
  })

  const follow = async (client: SupabaseClient, filter: Filter) => {
    const deletes: Record<string, unknown>[] = []
    const moves: Record<string, unknown>[] = []
    const follower = { filter, deletes, moves, notices: 0, mark: 0 }
    const place = { schema: 'public', table: 'notes', ...(filter && { filter }) }
    const channel = client
      .channel(`notes ${filter}`)
      .on('postgres_changes', { event: 'DELETE', ...place }, ({ old }) => void deletes.push(old))
      .on('postgres_changes', { event: 'UPDATE', ...place }, ({ old }) => void moves.push(old))
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'marks' }, (change) => {
        follower.mark = Number(change.new.id)
      })
      .on('system', {}, ({ message }) => {
        if (message === 'Rows may have left this subscription') follower.notices += 1
      })
    await subscribed(channel)
    return follower
  }
  const notesOf = async (client: SupabaseClient): Promise<readonly Note[]> => {
    const { data, error } = await client.from('notes').select('id, text').order('id')
    if (error) throw error
    return data
  }
  const matches = (filter: Filter, note: Note) =>
    filter === undefined || note.text.startsWith(filter.replace('text=like.', '').replace('%', ''))

  it('are told by the key to who has read the row, and noticed by everyone who sees it', async () => {
    const clients = [
      ...(await Promise.all(
        people.map(async (who) => server.client({ token: await tokenFor(who) })),
      )),
      await server.client(),
    ]
    const audience = await Promise.all(
      clients.map(async (client) => ({
        client,
        followers: await Promise.all(filters.map((filter) => follow(client, filter))),
        /** The texts of notes as this client could last read them. */
        read: new Map<number, string>(),
      })),
    )
    const all = audience.flatMap(({ followers }) => followers)
    let marks = 0
    const settled = async () => {
      for (const _ of [1, 2]) {
        marks += 1
        await engine.owner.script(`insert into marks values (${marks})`)
        await eventually(() => expect(all.every(({ mark }) => mark === marks)).toBe(true))
      }
    }
    const stored = async () => {
      const [result] = await engine.owner.transaction({
        statements: [{ text: 'select id, text from notes' }],
      })
      return new Map(result?.rows.map(([key, said]) => [Number(key), said ?? '']))
    }

    const check = async (sql: string) => {
      for (const follower of all) {
        follower.deletes.length = 0
        follower.moves.length = 0
        follower.notices = 0
      }
      const before = await stored()
      const visible = await Promise.all(clients.map(notesOf))
      for (const [index, { read }] of audience.entries()) {
        for (const note of visible[index] ?? []) read.set(note.id, note.text)
      }
      await engine.owner.script(sql)
      await settled()
      const after = await stored()
      for (const [index, { followers, read }] of audience.entries()) {
        for (const { filter, deletes, moves, notices } of followers) {
          for (const old of deletes) {
            expect(Object.keys(old)).toEqual(['id'])
            const key = Number(old.id)
            expect(read.get(key)).toBe(before.get(key))
            expect(matches(filter, { id: key, text: before.get(key) ?? '' })).toBe(true)
          }
          const told = new Set([...deletes, ...moves].map((old) => old.id))
          const missed = (visible[index] ?? []).filter(
            (note) => matches(filter, note) && !after.has(note.id) && !told.has(note.id),
          )
          const sightStays = !/(insert into|delete from) (rooms|members)|policy/.test(sql)
          if (sightStays && notices === 0)
            expect({ sql, filter, missed }).toEqual({ sql, filter, missed: [] })
        }
      }
    }

    await settled()
    await fc.assert(
      fc.asyncProperty(
        fc.array(transaction, { minLength: 1, maxLength: 8 }),
        async (transactions) => {
          for (const sql of transactions) await check(sql)
        },
      ),
      { numRuns: tries, endOnFailure: true },
    )
  })
})
