/** Somebody who knows only the password of a person with a second factor gets nothing of theirs. */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type PersonalTable,
  personalTableNames,
  personalTables,
} from '#domain/account/personal-tables.ts'
import type { Statement } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { contactInsert } from '../contact-messages.ts'
import { codeOf, IDS } from './actors.ts'
import { seedRows } from './seeded-rows.ts'

type Level = 'aal1' | 'aal2'
type PersonName = keyof typeof IDS

describeOnBothEngines('a second factor', (engine) => {
  beforeAll(async () => {
    await seedRows(engine.database)
    const factors: [PersonName, string][] = [
      ['owner', 'verified'],
      ['admin', 'verified'],
      ['participant', 'unverified'],
    ]
    await engine.database.transaction({
      role: 'supabase_auth_admin',
      statements: factors.map(([person, status]) => ({
        text: `insert into auth.mfa_factors (user_id, factor_type, status, secret)
          values ($1, 'totp', $2::auth.factor_status, 'sealed')`,
        values: [IDS[person], status],
      })),
    })
  })

  async function reached(person: PersonName, aal: Level, statement: Statement): Promise<number> {
    const claims = { role: 'authenticated', sub: IDS[person], aal }
    const [result] = await engine.database.transaction({
      role: 'authenticated',
      settings: [['request.jwt.claims', JSON.stringify(claims)]],
      statements: [statement],
      decide: () => 'rollback',
    })
    return result?.affected ?? 0
  }

  const own = (table: PersonalTable, person: PersonName): Statement => ({
    text: `select from public.${table} where $1 in (${Object.keys(personalTables[table].people)})`,
    values: [IDS[person]],
  })

  it.each(personalTableNames)('keeps %s closed', async (table) => {
    expect(await reached('owner', 'aal1', own(table, 'owner'))).toBe(0)
    expect(await reached('owner', 'aal2', own(table, 'owner'))).toBeGreaterThan(0)
  })

  it('keeps others out of nothing: not who has none, not who never confirmed it', async () => {
    expect(await reached('participant', 'aal1', own('group_participants', 'participant'))).toBe(1)
    expect(await reached('stranger', 'aal1', own('profiles', 'stranger'))).toBe(1)
  })

  describe('guards by the schema itself', () => {
    /**
     * `table command` of everything that a signed-in person may do by grant and policy, without a
     * restrictive policy that asks for the factor.
     */
    const unguarded = async () => {
      const [found] = await engine.owner.transaction({
        statements: [
          {
            text: `
              select c.oid::regclass::text, lower(command)
              from pg_class c
              cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as command
              where c.relkind in ('r', 'p')
                and (c.relnamespace = 'public'::regnamespace
                  or c.oid in ('storage.objects'::regclass, 'realtime.messages'::regclass))
                and (has_table_privilege('authenticated', c.oid, command)
                  or (command <> 'DELETE' and has_any_column_privilege('authenticated', c.oid, command)))
                and (not c.relrowsecurity or exists (
                  select from pg_policies p
                  where p.permissive = 'PERMISSIVE' and p.cmd in ('ALL', command)
                    and format('%I.%I', p.schemaname, p.tablename)::regclass = c.oid
                    and p.roles && array['authenticated', 'public']::name[]))
                and not exists (
                  select from pg_policies p
                  where p.permissive = 'RESTRICTIVE' and p.cmd in ('ALL', command)
                    and format('%I.%I', p.schemaname, p.tablename)::regclass = c.oid
                    and p.roles && array['authenticated', 'public']::name[]
                    and concat(p.qual, p.with_check) ~ 'private\\.second_factor_given\\(\\)')
              order by 1, 2`,
          },
        ],
      })
      return found?.rows.map((row) => row.join(' ').replace(/^public\./, ''))
    }
    const open = {
      'carousel_items select': 'published: everybody reads it',
      'contact_messages insert': 'who lost their phone can still write to us',
      'page_sections select': 'published: everybody reads it',
      'pages select': 'published: everybody reads it',
    }

    it('every table that a signed-in person reaches', async () => {
      expect(await unguarded()).toEqual(Object.keys(open))
    })

    it('and finds a table that was forgotten, until a migration asks for the factor', async () => {
      await engine.owner.script(`
        create table public.planted (user_id uuid references auth.users (id) on delete cascade);
        alter table public.planted enable row level security;
        create policy "own" on public.planted to authenticated using (user_id = (select auth.uid()));
        grant select, insert, update on public.planted to authenticated;`)
      const ofPlanted = async () =>
        (await unguarded())?.filter((line) => line.startsWith('planted '))
      expect(await ofPlanted()).toEqual(['planted insert', 'planted select', 'planted update'])
      const ask = (commands: string) =>
        engine.owner.script(`select private.require_second_factor('public.planted', ${commands})`)
      await ask(`array['select']`)
      await ask(`array['select']`)
      expect(await ofPlanted()).toEqual(['planted insert', 'planted update'])
      await engine.owner.script(`select private.require_second_factor('public.planted')`)
      expect(await ofPlanted()).toEqual([])
      await engine.owner.script('drop table public.planted')
    })

    it('every function that reads or writes past the policies', async () => {
      const [found] = await engine.owner.transaction({
        statements: [
          {
            text: `
              with recursive asks (name) as (
                select proname from pg_proc
                where pronamespace = 'private'::regnamespace and proname = 'second_factor_given'
                union
                select caller.proname from pg_proc caller join asks
                  on caller.prosrc ~ ('private\\.' || asks.name || '\\(')
                where caller.pronamespace = 'private'::regnamespace
              )
              select proname from pg_proc
              where pronamespace = 'public'::regnamespace and prosecdef
                and has_function_privilege('authenticated', oid, 'execute')
                and not exists (select from asks where prosrc ~ ('private\\.' || asks.name || '\\('))
              order by 1`,
          },
        ],
      })
      const openFunctions = {
        note_share_use: 'says that a link was opened, and not by whom',
        read_public_trip: 'shown to everybody by its owner',
        read_share_preview: 'what the picture of a link is drawn from',
        read_shared_trip: 'shown to whoever has the link',
        read_trip_feed: 'shown to whoever has the address of a calendar',
        suggest_for_trip: 'left by whoever has the link',
      }
      expect(found?.rows.flat()).toEqual(Object.keys(openFunctions))
    })

    it('files of a bucket that nobody listed, unless it is public', async () => {
      await engine.owner.transaction({
        role: 'service_role',
        statements: [
          {
            text: `insert into storage.buckets (id, name, public) values ('planted', 'planted', false)`,
          },
          {
            text: `insert into storage.objects (bucket_id, name) values ('planted', $1)`,
            values: [`${IDS.owner}/receipt.pdf`],
          },
        ],
      })
      await engine.owner.script(`create policy "planted: all" on storage.objects for select
        to authenticated using (bucket_id = 'planted')`)
      const files = { text: `select from storage.objects where bucket_id = 'planted'` }
      expect(await reached('owner', 'aal1', files)).toBe(0)
      expect(await reached('owner', 'aal2', files)).toBe(1)
      const picture = { text: `select from storage.objects where bucket_id = 'travel'` }
      expect(await reached('owner', 'aal1', picture)).toBe(1)
    })
  })

  describe('without it', () => {
    it('nothing is written, and no picture', async () => {
      const idea = {
        text: `insert into public.ideas (title, user_id) values ('Tram 28', $1)`,
        values: [IDS.owner],
      }
      const picture = {
        text: `insert into storage.objects (bucket_id, name, owner_id) values ('avatars', $1, $2)`,
        values: [`${IDS.owner}/face.webp`, IDS.owner],
      }
      for (const statement of [idea, picture]) {
        expect(await codeOf(reached('owner', 'aal1', statement))).toBe('42501')
        expect(await reached('owner', 'aal2', statement)).toBe(1)
      }
      const rename = { text: `update public.profiles set full_name = 'Somebody else'` }
      expect(await reached('owner', 'aal1', rename)).toBe(0)
      expect(await reached('owner', 'aal2', rename)).toBe(1)
    })

    it('an administrator is none', async () => {
      const publish = { text: 'update public.pages set is_published = not is_published' }
      expect(await reached('admin', 'aal1', publish)).toBe(0)
      expect(await reached('admin', 'aal2', publish)).toBe(2)
      const people = { text: `select from public.find_people('')` }
      expect(await codeOf(reached('admin', 'aal1', people))).toBe('42501')
      expect(await reached('admin', 'aal2', people)).toBeGreaterThan(0)
    })

    it('public content can be read, and the contact form can be used', async () => {
      expect(await reached('owner', 'aal1', { text: 'select from public.pages' })).toBe(1)
      const message = contactInsert({ message: 'I lost my phone', user_id: IDS.owner })
      expect(await reached('owner', 'aal1', message)).toBe(1)
    })
  })
})
