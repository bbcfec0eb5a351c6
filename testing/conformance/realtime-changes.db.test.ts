import { postgresChangesFilter, type RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'

type Note = { id: number; owner: string; text: string; at: string; size: number; secret?: string }
type Change = RealtimePostgresChangesPayload<Note>

const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'

const schema = `
  set role migrator;
  create table public.notes (
    id int primary key, owner uuid not null, text text not null,
    at timestamptz not null default '2026-11-15 12:00:00.5+00', size numeric not null default 1.50,
    secret text
  );
  alter table public.notes enable row level security;
  create policy own on public.notes for all to authenticated
    using (owner = auth.uid()) with check (true);
  revoke select on public.notes from authenticated;
  grant select (id, owner, text, at, size) on public.notes to authenticated;
  create table public.open_notes (id int primary key, text text);
  alter table public.open_notes replica identity full;
  create table public.unpublished (id int primary key);
  alter publication supabase_realtime add table public.notes, public.open_notes;`

describeOnEitherEngine('postgres_changes with realtime-js', (engine) => {
  const server = useRealtimeServer(engine, {
    prepare: () => engine.owner.script(schema),
  })
  beforeEach(async () => {
    await engine.owner.script('truncate public.notes, public.open_notes')
  })

  const listen = async (
    user: string | undefined,
    binding: {
      table?: string
      event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
      filter?: string
      select?: string[]
    },
    vsn?: string,
  ) => {
    const client = await server.client({ vsn, ...(user && { token: await tokenFor(user) }) })
    const heard: Change[] = []
    const system: string[] = []
    const channel = client
      .channel(`notes of ${user}`)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'notes', ...binding },
        (change: Change) => void heard.push(change),
      )
      .on('system', {}, ({ message }) => void system.push(message))
    await subscribed(channel)
    return { client, channel, heard, system }
  }
  const run = (sql: string) => engine.owner.script(sql)

  it('shows an insert, an update and a delete in the shape of the hosted service', async () => {
    const { heard, system } = await listen(ann, {})
    await run(`insert into notes (id, owner, text, secret) values (1, '${ann}', 'one', 'x')`)
    await eventually(() => expect(heard).toHaveLength(1))
    await run(`update notes set text = 'two' where id = 1`)
    await eventually(() => expect(heard).toHaveLength(2))
    await run(`delete from notes where id = 1`)
    await eventually(() => expect(heard).toHaveLength(3))
    expect(system).toEqual(['Subscribed to PostgreSQL'])
    const [inserted, updated, deleted] = heard
    const row = { id: 1, owner: ann, text: 'two', at: '2026-11-15T12:00:00.5+00:00', size: 1.5 }
    expect(inserted).toMatchObject({
      eventType: 'INSERT',
      schema: 'public',
      table: 'notes',
      old: {},
      errors: null,
    })
    expect(updated).toMatchObject({ eventType: 'UPDATE', new: row, old: { id: 1 } })
    expect(updated?.new).not.toHaveProperty('secret')
    expect(deleted).toMatchObject({ eventType: 'DELETE', new: {}, old: { id: 1 } })
    expect(Object.keys(deleted?.old ?? {})).toEqual(['id'])
    expect(Date.parse(inserted?.commit_timestamp ?? '')).toBeGreaterThan(0)
  })

  it.each(['1.0.0', '2.0.0'])(
    'shows each person only what a select would show, version %s',
    async (vsn) => {
      const [a, b] = [await listen(ann, {}, vsn), await listen(bob, {}, vsn)]
      await run(
        `insert into notes (id, owner, text) values (1, '${ann}', 'hers'), (2, '${bob}', 'his')`,
      )
      await eventually(() => expect([a.heard.length, b.heard.length]).toEqual([1, 1]))
      expect([a.heard[0]?.new, b.heard[0]?.new]).toMatchObject([{ text: 'hers' }, { text: 'his' }])
    },
  )

  it('tells a subscriber that a row left its sight, and a stranger nothing', async () => {
    const [a, b] = [await listen(ann, {}), await listen(bob, {})]
    const eve = await listen('00000000-0000-4000-8000-00000000000e', {})
    await run(`insert into notes (id, owner, text) values (1, '${ann}', 'x')`)
    await eventually(() => expect(a.heard).toHaveLength(1))
    await run(`update notes set owner = '${bob}' where id = 1`)
    await eventually(() => expect(b.heard).toMatchObject([{ eventType: 'UPDATE' }]))
    await eventually(() => expect(a.system).toContain('Rows may have left this subscription'))
    expect(a.heard).toHaveLength(1)
    expect(eve).toMatchObject({ heard: [], system: ['Subscribed to PostgreSQL'] })
  })

  it('filters by event and by value', async () => {
    const listeners = await Promise.all([
      listen(ann, { filter: 'text=eq.yes' }),
      listen(ann, { filter: 'id=in.(2,3),text=like.y%' }),
      listen(ann, { event: 'DELETE', filter: 'id=gt.1' }),
      listen(ann, { filter: 'text=not.eq."a, (b)"', event: 'INSERT' }),
    ])
    await run(`insert into notes (id, owner, text) values
      (1, '${ann}', 'yes'), (2, '${ann}', 'yo'), (3, '${ann}', 'no'), (4, '${ann}', 'a, (b)')`)
    await eventually(() => expect(listeners[3]?.heard).toHaveLength(3))
    await run(`delete from notes where id in (1, 3)`)
    const seen = listeners.map(
      ({ heard }) =>
        () =>
          heard.map(({ eventType, new: row, old }) => [
            eventType,
            'id' in row ? row.id : 'id' in old ? old.id : 0,
          ]),
    )
    await eventually(() => expect(seen[2]?.()).toEqual([['DELETE', 3]]))
    expect(seen.map((of) => of())).toEqual([
      [
        ['INSERT', 1],
        ['DELETE', 1],
      ],
      [['INSERT', 2]],
      [['DELETE', 3]],
      [
        ['INSERT', 1],
        ['INSERT', 2],
        ['INSERT', 3],
      ],
    ])
  })

  it('has every operator of the client’s filter builder', async () => {
    const is = postgresChangesFilter
    const filters = [
      is().eq('text', 'Abc'),
      is().neq('text', 'Abc'),
      is().lt('id', 2),
      is().lte('id', 2),
      is().gt('id', 2),
      is().gte('id', 2),
      is().in('text', ['Abc', 'x,y']),
      is().like('text', 'A%'),
      is().ilike('text', 'a%'),
      is().is('text', null),
      is().match('text', '^A'),
      is().imatch('text', '^a'),
      is().isDistinct('text', 'Abc'),
      is().not('text', 'is', null),
      is().like('text', '%b%').gt('id', 1),
    ]
    const listeners = await Promise.all(
      filters.map((filter) => listen(undefined, { table: 'open_notes', filter: filter.build() })),
    )
    const last = await listen(undefined, { table: 'open_notes' })
    await run(`insert into open_notes values (1, 'Abc'), (2, 'abc'), (3, 'x,y'), (4, null)`)
    await eventually(() => expect(last.heard).toHaveLength(4))
    const ids = listeners.map(({ heard }) =>
      heard.map(({ new: row }) => ('id' in row ? row.id : 0)),
    )
    expect(ids).toEqual([
      [1],
      [2, 3],
      [1],
      [1, 2],
      [3, 4],
      [2, 3, 4],
      [1, 3],
      [1],
      [1, 2],
      [4],
      [1],
      [1, 2],
      [2, 3, 4],
      [1, 2, 3],
      [2],
    ])
  })

  it('sends the whole old row of an open table with full identity, and only selected columns', async () => {
    const { heard } = await listen(undefined, { table: 'open_notes' })
    const narrow = await listen(undefined, { table: 'open_notes', select: ['id'] })
    await run(`insert into open_notes values (1, 'a'); update open_notes set text = 'b'`)
    await eventually(() => expect(heard).toHaveLength(2))
    expect(heard[1]).toMatchObject({ new: { id: 1, text: 'b' }, old: { id: 1, text: 'a' } })
    await eventually(() => expect(narrow.heard).toHaveLength(2))
    expect(narrow.heard[1]?.new).toEqual({ id: 1 })
  })

  it('keeps what was rolled back to itself, and the order of what was not', async () => {
    const { heard } = await listen(undefined, { table: 'open_notes' })
    await run(`begin; insert into open_notes values (1, 'undone'); rollback`)
    await run(`insert into open_notes select n, 'bulk' from generate_series(1, 450) n`)
    await eventually(() => expect(heard).toHaveLength(450))
    expect(heard.map(({ new: row }) => ('id' in row ? row.id : 0))).toEqual(
      Array.from({ length: 450 }, (_, n) => n + 1),
    )
  })

  it.each([
    ['a table that is not published', { table: 'unpublished' }, 'Unable to subscribe'],
    ['a column that is not there', { filter: 'nothing=eq.1' }, 'invalid column for filter nothing'],
    [
      'a column that the role may not read',
      { filter: 'secret=eq.1' },
      'invalid column for filter secret',
    ],
    [
      'a value that is not of the type',
      { filter: 'id=eq.one' },
      'invalid input syntax for type integer',
    ],
  ])('says why it can not subscribe to %s', async (_, binding, message) => {
    const { system } = await listen(ann, binding)
    await eventually(() => expect(system).toEqual([expect.stringContaining(message)]))
  })

  it('refuses a filter that is none', async () => {
    await expect(listen(ann, { filter: 'id is 1' })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('Error parsing `filter` params') },
    })
  })

  it('tells a role that may not read the table nothing but that', async () => {
    await run('revoke select on public.open_notes from anon')
    const { heard } = await listen(undefined, { table: 'open_notes' })
    await run(`insert into open_notes values (1, 'hidden')`)
    await eventually(() =>
      expect(heard).toMatchObject([{ new: {}, errors: ['Error 401: Unauthorized'] }]),
    )
    await run('grant select on public.open_notes to anon')
  })

  it('leaves out long values of a row that is too large', async () => {
    const { heard } = await listen(undefined, { table: 'open_notes' })
    await run(`insert into open_notes values (1, repeat('x', 2000000))`)
    await eventually(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({ new: { id: 1 }, errors: ['Error 413: Payload Too Large'] })
    expect(heard[0]?.new).not.toHaveProperty('text')
  })
})
