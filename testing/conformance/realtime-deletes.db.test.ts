/** What is told of rows that are gone: to whom, and how much of them. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeEach, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { roomsAndMembers } from './note-tables.ts'

const ann = '00000000-0000-4000-8000-00000000000a'
const eve = '00000000-0000-4000-8000-00000000000e'
const stale = 'Rows may have left this subscription'

/** A note is seen by the members of its room, and by everyone while the room is open. */
const schema = `
  set role migrator;
  ${roomsAndMembers}
  create table public.notes (
    id int, part text, room int references public.rooms on delete cascade, text text not null,
    primary key (id, part)
  );
  create table public.board (id int primary key, text text);
  create table public.marks (id int primary key);
  alter table public.notes replica identity full;
  alter table public.board replica identity full;
  alter table public.rooms enable row level security;
  alter table public.members enable row level security;
  alter table public.notes enable row level security;
  create policy own on public.members using (person = auth.uid());
  create policy joined on public.rooms
    using (open or id in (select room from public.members where person = auth.uid()));
  create policy joined on public.notes
    using (room in (select r.id from public.rooms r
      where r.open or r.id in (select m.room from public.members m where m.person = auth.uid())));
  revoke all on public.notes, public.members from anon;
  alter publication supabase_realtime add table
    public.rooms, public.members, public.notes, public.board, public.marks;`

describeOnBothEngines('what is told of deleted rows', (engine) => {
  let marks = 0
  const clients: SupabaseClient[] = []
  const marked: (() => number)[] = []
  const run = (sql: string) => engine.owner.script(sql)

  const server = useRealtimeServer(engine, {
    prepare: () => run(schema),
    limits: { seenRowsPerTable: 20, joinsPerSecond: 1_000 },
  })
  beforeEach(async () => {
    await Promise.all(clients.map((client) => client.removeAllChannels()))
    clients.length = 0
    marked.length = 0
    await person()
    await run(`delete from rooms; delete from board;
      insert into rooms values (1), (2); insert into members values (1, '${ann}');
      insert into notes values (1, 'a', 1, 'secret plan'), (2, 'a', 1, 'other'), (3, 'a', 2, 'far');
      insert into board values (1, 'x')`)
    await settled()
  })

  const person = async (user?: string) => {
    const client = await server.client(user === undefined ? {} : { token: await tokenFor(user) })
    clients.push(client)
    let last = 0
    await subscribed(
      client
        .channel('marks')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'marks' }, (change) => {
          last = Number(change.new.id)
        }),
    )
    marked.push(() => last)
    return client
  }
  let topics = 0
  const follow = async (client: SupabaseClient, table: string, ...filters: string[]) => {
    const deletes: object[] = []
    const updates: object[] = []
    const notices: string[] = []
    topics += 1
    const channel = client.channel(`${table} ${topics}`)
    const place = { schema: 'public', table }
    for (const filter of filters.length > 0 ? filters : [undefined]) {
      const where = filter === undefined ? place : { ...place, filter }
      channel.on('postgres_changes', { event: 'DELETE', ...where }, ({ old }) => {
        deletes.push(old)
      })
      channel.on('postgres_changes', { event: 'UPDATE', ...where }, ({ old }) => {
        updates.push(old)
      })
    }
    channel.on('system', {}, ({ message }) => void (message === stale && notices.push(message)))
    await subscribed(channel)
    return { deletes, updates, notices }
  }
  /** Once everybody has heard of two rows that came after it, nothing of a change is under way. */
  const settled = async () => {
    for (const _ of [1, 2]) {
      marks += 1
      await run(`insert into marks values (${marks})`)
      await eventually(() => {
        for (const last of marked) expect(last()).toBe(marks)
      })
    }
  }

  it('a stranger with hundreds of filters learns nothing, a member the key alone', async () => {
    const [a, e] = [await person(ann), await person(eve)]
    const member = await follow(a, 'notes')
    const wanted = await follow(a, 'notes', 'text=like.secret%')
    const guesses = Array.from({ length: 300 }, (_, n) => {
      const letter = String.fromCharCode(97 + (n % 26))
      return `text=like.${'_'.repeat(Math.floor(n / 26))}${letter}%`
    })
    const ears = []
    for (let at = 0; at < guesses.length; at += 50) {
      ears.push(await follow(e, 'notes', ...guesses.slice(at, at + 50)))
    }
    ears.push(
      await follow(e, 'notes'),
      await follow(e, 'members'),
      await follow(await person(), 'notes'),
    )
    await run(`delete from notes where id < 3`)
    await settled()
    await run(`delete from members where room = 1`)
    await settled()
    expect(member.deletes).toEqual([
      { id: 1, part: 'a' },
      { id: 2, part: 'a' },
    ])
    expect(wanted.deletes).toEqual([{ id: 1, part: 'a' }])
    for (const ear of ears) expect(ear).toEqual({ deletes: [], updates: [], notices: [] })
  })

  it('what could be seen only afterwards is not told, and no filter is answered', async () => {
    const e = await person(eve)
    const right = await follow(e, 'notes', 'text=like.secret%')
    const wrong = await follow(e, 'notes', 'text=like.zzz%')
    await run(
      `begin; update rooms set open = true where id = 1; delete from notes where id = 1; commit`,
    )
    await settled()
    expect(right.deletes).toEqual([])
    expect(right).toEqual(wrong)
    await run(`update rooms set open = false where id = 1`)
    await settled()
    const heard = right.notices.length
    await run(`begin; update rooms set open = true where id = 1;
      update notes set id = 9, text = 'secret no more' where id = 2; commit`)
    await settled()
    expect(right).toMatchObject({ deletes: [], updates: [{}] })
    expect(right.updates).toEqual([{}])
    expect(right.notices.length).toBeGreaterThan(heard)
    expect(wrong.notices.length).toBe(right.notices.length)
  })

  it('who loses sight with the row hears that rows may have left, and nothing afterwards', async () => {
    const [a, e] = [await person(ann), await person(eve)]
    const member = await follow(a, 'notes')
    const stranger = await follow(e, 'notes')
    await run(`begin; delete from members where room = 1; delete from notes where id = 1; commit`)
    await eventually(() => expect(member.notices).toEqual([stale]))
    await run(`update notes set text = 'changed' where id = 2; delete from notes where id = 2`)
    await settled()
    expect(member).toEqual({ deletes: [], updates: [], notices: [stale] })
    expect(stranger).toEqual({ deletes: [], updates: [], notices: [] })
  })

  it('a row that goes with the row it belongs to is noticed by who saw it, and by no other', async () => {
    const [a, e] = [await person(ann), await person(eve)]
    const [member, stranger] = [await follow(a, 'notes'), await follow(e, 'notes')]
    await run('delete from rooms')
    await eventually(() => expect(member.notices).toEqual([stale]))
    await settled()
    expect(member).toEqual({ deletes: [], updates: [], notices: [stale] })
    expect(stranger).toEqual({ deletes: [], updates: [], notices: [] })
  })

  it('a filter on a column that may be read no more is not answered', async () => {
    const a = await person(ann)
    const filtered = await follow(a, 'notes', 'text=like.secret%')
    const byRoom = await follow(a, 'notes', 'room=eq.1')
    await run(`revoke select on notes from authenticated;
      grant select (id, part, room) on notes to authenticated`)
    await eventually(() => expect(byRoom.notices).not.toEqual([]))
    await settled()
    await run(`delete from notes where id = 1`)
    await eventually(() => expect(byRoom.deletes).toEqual([{ id: 1, part: 'a' }]))
    await settled()
    expect(filtered.deletes).toEqual([])
    await run(`grant select on notes to authenticated`)
  })

  it('the old row of an open table is its key', async () => {
    const board = await follow(await person(), 'board')
    await run(`update board set text = 'y'`)
    await eventually(() => expect(board.updates).toEqual([{ id: 1, text: 'x' }]))
    await run('delete from board')
    await eventually(() => expect(board.deletes).toEqual([{ id: 1 }]))
  })

  it('a key that became another is told to who knew the old one', async () => {
    const notes = await follow(await person(ann), 'notes')
    await run(`update notes set part = 'b' where id = 1`)
    await eventually(() => expect(notes.updates).toEqual([{ id: 1, part: 'a' }]))
    await run(`delete from notes where id = 1`)
    await eventually(() => expect(notes.deletes).toEqual([{ id: 1, part: 'b' }]))
  })

  it('of a row that changed and went at once it is told that rows may have left', async () => {
    const notes = await follow(await person(ann), 'notes', 'text=like.secret%')
    await run(`update notes set text = 'secret too' where id = 1; delete from notes where id = 1`)
    await eventually(() => expect(notes.notices).toEqual([stale]))
    await settled()
    expect(notes).toEqual({ deletes: [], updates: [], notices: [stale] })
  })

  it('a table that was emptied is noticed by who saw something in it', async () => {
    const [a, e] = [await person(ann), await person(eve)]
    const [member, stranger] = [await follow(a, 'notes'), await follow(e, 'notes')]
    await run('truncate notes')
    await eventually(() => expect(member.notices).toEqual([stale]))
    await settled()
    expect(member.deletes).toEqual([])
    expect(stranger).toEqual({ deletes: [], updates: [], notices: [] })
  })

  it('what is more than can be remembered is noticed without a key', async () => {
    const notes = await follow(await person(ann), 'notes', 'room=eq.1')
    await run(`insert into notes select n, 'many', 1, 'text' from generate_series(1, 30) n`)
    await settled()
    await run(`delete from notes where part = 'many' and id in (1, 30)`)
    await eventually(() => expect(notes.notices).not.toEqual([]))
    await settled()
    expect(notes.deletes).toEqual([{ id: 30, part: 'many' }])
  })
})
