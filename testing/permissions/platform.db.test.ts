/** What a migration and a policy may take for granted, as on a Supabase project. */
import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Database, DatabaseError } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { IDS } from './actors.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

const PLATFORM = new URL('../../server/backend/db/platform/', import.meta.url)

describeOnBothEngines('the platform', (engine) => {
  beforeAll(() => seedRows(engine.database))

  const applyPlatform = async () => {
    for (const file of (await readdir(PLATFORM)).sort()) {
      await engine.owner.script(await readFile(new URL(file, PLATFORM), 'utf8'))
    }
  }

  /** Runs statements as the role, undoes them, and answers the rows of the last. */
  async function rowsAs(
    role: string,
    texts: readonly string[],
    { settings = [], on = engine.database }: { settings?: [string, string][]; on?: Database } = {},
  ) {
    const results = await on.transaction({
      role,
      settings,
      statements: texts.map((text) => ({ text })),
      decide: () => 'rollback',
    })
    return results.at(-1)?.rows
  }

  describe('who is asking', () => {
    const who = 'select auth.uid(), auth.role(), auth.email(), auth.jwt() ->> $$aal$$'

    it('is read from the claims', async () => {
      const claims = { sub: IDS.owner, role: 'authenticated', email: 'a@piri.example', aal: 'aal1' }
      expect(
        await rowsAs('authenticated', [who], {
          settings: [['request.jwt.claims', JSON.stringify(claims)]],
        }),
      ).toEqual([[IDS.owner, 'authenticated', 'a@piri.example', 'aal1']])
    })

    it('is nobody without claims, also where an earlier request had some', async () => {
      expect(await rowsAs('anon', [who])).toEqual([[null, null, null, null]])
      expect(await rowsAs('anon', [who], { settings: [['request.jwt.claims', '']] })).toEqual([
        [null, null, null, null],
      ])
    })
  })

  it('takes the path of a file apart', async () => {
    const parts = (name: string) =>
      `select storage.foldername('${name}'), storage.filename('${name}'), storage.extension('${name}')`
    expect(await rowsAs('anon', [parts('a/b/c.tar.gz')])).toEqual([['{a,b}', 'c.tar.gz', 'gz']])
    expect(await rowsAs('anon', [parts('c.png')])).toEqual([['{}', 'c.png', 'png']])
  })

  describe('messages to channels', () => {
    const sent = "select topic, event, private, extension, payload - 'id' from realtime.messages"

    it('are stored with their topic', async () => {
      const send = `select realtime.send('{"n": 1}', 'ping', 'room:1', false)`
      expect(await rowsAs('service_role', [send, sent])).toEqual([
        ['room:1', 'ping', 'f', 'broadcast', '{"n": 1}'],
      ])
    })

    it('tell of a changed row', async () => {
      const change = `select realtime.broadcast_changes('room:1', 'UPDATE', 'UPDATE', 'pages', 'public',
        row(1, 'new'), row(1, 'old'))`
      const [row] = (await rowsAs('service_role', [change, sent])) ?? []
      expect(JSON.parse(row?.[4] ?? '')).toMatchObject({
        schema: 'public',
        table: 'pages',
        operation: 'UPDATE',
        record: { f2: 'new' },
        old_record: { f2: 'old' },
      })
    })

    it('never undo what they speak of', async () => {
      const send = `select realtime.send('{}', 'ping', 'room:1')`
      expect(await rowsAs('anon', [send, 'select 1'])).toEqual([['1']])
    })

    it('know the topic at hand', async () => {
      const topic = ['select realtime.topic()']
      expect(await rowsAs('anon', topic, { settings: [['realtime.topic', 'room:1']] })).toEqual([
        ['room:1'],
      ])
      expect(await rowsAs('anon', topic)).toEqual([[null]])
    })
  })

  it('touches updated_at of a file', async () => {
    expect(
      await rowsAs('service_role', [
        `update storage.objects set updated_at = '2000-01-01' where id = '${SEEDED.picture}'
          returning updated_at = now()`,
      ]),
    ).toEqual([['t']])
  })

  describe('a migration', () => {
    const asMigrator = (...texts: string[]) => rowsAs('migrator', texts, { on: engine.owner })

    it('runs without the rights of a superuser', async () => {
      expect(
        await asMigrator(
          'select rolsuper, rolcreaterole from pg_roles where rolname = current_user',
        ),
      ).toEqual([['f', 'f']])
    })

    it('may build on accounts, guard files and channels, and publish tables', async () => {
      await asMigrator(
        'create table public.planted (id uuid primary key references auth.users on delete cascade)',
        'create function public.noop() returns trigger language plpgsql as $$begin return new; end$$',
        'create trigger noop after insert on auth.users for each row execute function public.noop()',
        'drop trigger noop on auth.users',
        'create policy p on storage.objects for select to authenticated using (true)',
        'create policy p on storage.buckets for select to authenticated using (true)',
        'create policy p on realtime.messages for select to authenticated using (true)',
        'drop policy p on realtime.messages',
        "insert into storage.buckets (id, name) values ('maps', 'maps')",
        'alter publication supabase_realtime add table public.planted',
      )
    })

    it('makes tables that the API’s roles reach, under row-level security', async () => {
      expect(
        await asMigrator(
          'create table public.planted (id bigserial)',
          `select rolname from pg_roles
            where has_table_privilege(rolname, 'public.planted', 'select, insert, update, delete')
              and rolname in ('anon', 'authenticated', 'service_role') order by 1`,
        ),
      ).toEqual([['anon'], ['authenticated'], ['service_role']])
    })

    it.each([
      'alter table storage.objects add column mine text',
      'alter table auth.users disable row level security',
      'drop table realtime.messages',
      'create table auth.mine (id int)',
      'drop function auth.uid() cascade',
      'create index on storage.objects (version)',
    ])('may not: %s', async (text) => {
      await expect(asMigrator(text)).rejects.toSatisfy(
        (error) => error instanceof DatabaseError && error.code === '42501',
      )
    })
  })

  it('tells of every change to the schema, and of no other', async () => {
    const heard: string[] = []
    const stop = await engine.database.listen('pgrst', (payload) => heard.push(payload))
    const commit = (...texts: string[]) =>
      engine.owner.transaction({ statements: texts.map((text) => ({ text })) })

    await commit('create table public.heard (id int)')
    await commit('create temporary table unheard (id int) on commit drop')
    await commit('insert into public.heard values (1)')
    await commit('drop table public.heard')
    await commit("notify pgrst, 'that was all'")
    await expect.poll(() => heard.at(-1)).toBe('that was all')
    expect(heard).toEqual(['reload schema', 'reload schema', 'that was all'])
    await stop()
  })

  it('can be set up again without a change', async () => {
    const shape = () =>
      rowsAs('anon', [
        `select 'table', relname::text, relowner::regrole::text, relacl::text from pg_class
          where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace)
        union all
        select 'function', proname, proowner::regrole::text, prosrc from pg_proc
          where pronamespace in ('auth'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace)
        order by 1, 2, 4`,
      ])
    const before = await shape()
    await applyPlatform()
    expect(await shape()).toEqual(before)
  })

  it('takes nobody’s word for an account that waited before it knew whose word counts', async () => {
    const waiting = '70000000-0000-4000-8000-000000000001'
    const invited = '70000000-0000-4000-8000-000000000002'
    await engine.owner.script(`
      drop table auth.unproven_accounts;
      drop index auth.one_time_tokens_one_of_a_type_key;
      drop index auth.one_time_tokens_user_id_token_hash_key;
      alter table auth.one_time_tokens
        drop column encrypted_password, drop column user_metadata, drop column flow_state_id;
      create unique index one_time_tokens_user_id_token_type_key
        on auth.one_time_tokens (user_id, token_type);
      insert into auth.users (id, email, invited_at) values
        ('${waiting}', 'waiting@piri.example', null), ('${invited}', 'invited@piri.example', now());
    `)
    await applyPlatform()
    const unproven = `select user_id from auth.unproven_accounts
      where user_id in ('${waiting}', '${invited}')`
    expect(await rowsAs('supabase_auth_admin', [unproven])).toEqual([[waiting]])
    const token = (hash: string) => `insert into auth.one_time_tokens
      (user_id, token_type, token_hash, relates_to) values
      ('${waiting}', 'confirmation_token', '${hash}', 'waiting@piri.example') returning token_hash`
    expect(await rowsAs('supabase_auth_admin', [token('a'), token('b')])).toEqual([['b']])
  })
})
