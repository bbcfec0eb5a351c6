/** What must hold for every table, policy and function of the product, those to come included. */

import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { ask } from './actors.ts'
import { seedRows } from './seeded-rows.ts'

describeOnBothEngines('the schema', (engine) => {
  beforeAll(() => seedRows(engine.database))

  async function rows(text: string): Promise<string[]> {
    const [result] = await engine.owner.transaction({ statements: [{ text }] })
    return result?.rows.map((row) => row.join(' ')) ?? []
  }

  it('has row-level security on every table of an exposed or platform schema', async () => {
    const open = await rows(`
      select oid::regclass from pg_class
      where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace,
          'realtime'::regnamespace)
        and relkind in ('r', 'p') and not relrowsecurity`)
    expect(open).toEqual([])
  })

  it('has a policy on every table, for named roles only', async () => {
    const bare = await rows(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_policy where polrelid = pg_class.oid)`)
    const forAll = await rows(`
      select tablename, policyname from pg_policies
      where schemaname = 'public' and 'public' = any (roles)`)
    expect({ bare, forAll }).toEqual({ bare: [], forAll: [] })
  })

  it('pins the search path of every function that runs with its definer’s rights', async () => {
    const mutable = await rows(`
      select oid::regprocedure from pg_proc
      where prosecdef
        and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and not coalesce(proconfig, '{}') @> array['search_path=""']`)
    expect(mutable).toEqual([])
  })

  it('lets nobody call the functions of the private schema who has no need to', async () => {
    const callable = await rows(`
      select proname, rolname from pg_proc cross join pg_roles
      where pronamespace = 'private'::regnamespace and rolname in ('anon', 'authenticated')
        and has_function_privilege(rolname, pg_proc.oid, 'execute')
      order by 1, 2`)
    expect(callable).toEqual([
      'active_chat authenticated',
      'companion_ids authenticated',
      'is_admin authenticated',
      'joined_group_ids authenticated',
      'message_in_short authenticated',
      'next_carousel_order authenticated',
      'public_bucket_ids authenticated',
      'second_factor_given authenticated',
      'topic_group_id authenticated',
      'topic_is_live_link anon',
      'topic_is_live_link authenticated',
      'topic_is_live_share anon',
      'topic_is_live_share authenticated',
      'topic_trip_id authenticated',
    ])
  })

  it('gives the API’s roles no right that row-level security does not check', async () => {
    const unchecked = await rows(`
      select table_name, grantee, privilege_type from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
        and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`)
    expect(unchecked).toEqual([])
  })

  it('bounds every text that somebody may write over the API', async () => {
    const endless = await rows(`
      select c.relname, a.attname
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
        and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype)
        and exists (
          select from unnest(array['anon', 'authenticated']) as api (role)
          where has_column_privilege(api.role, c.oid, a.attnum, 'insert')
            or has_column_privilege(api.role, c.oid, a.attnum, 'update'))
        and not exists (
          select from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
            and pg_get_constraintdef(k.oid) ~ '(char|octet)_length|= ANY|~ ''\\^[^+*]+\\$''')`)
    expect(endless).toEqual([])
  })

  it('bounds what one person may keep in every table that people write to', async () => {
    const unbounded = await rows(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and (has_any_column_privilege('authenticated', oid, 'insert')
          or has_any_column_privilege('authenticated', oid, 'update'))
        and not exists (
          select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where t.tgrelid = pg_class.oid and p.proname = 'enforce_quota')
      order by 1`)
    // Administrators alone write these.
    expect(unbounded).toEqual([
      'carousel_items',
      'page_drafts',
      'page_sections',
      'page_versions',
      'pages',
    ])
  })

  it('knows by a foreign key every column that sounds like an account', async () => {
    const loose = await rows(`
      select c.relname, a.attname
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind in ('r', 'p')
        and a.attname ~ '(^|_)(user|person|owner|profile|account|actor)_id$|_by$'
        and not exists (
          select from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'auth.users'::regclass
            and k.conkey = array[a.attnum] and k.confdeltype in ('c', 'n'))`)
    expect(loose).toEqual([])
  })

  it('says of every table whether it holds something of a person', async () => {
    const silent = await rows(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and coalesce(obj_description(oid, 'pg_class'), '') !~ 'Personal: |Holds nothing of a person'`)
    expect(silent).toEqual([])
  })

  it('has an index for every foreign key', async () => {
    const missing = await rows(`
      select k.conname from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and not exists (
          select from pg_index i
          where i.indrelid = k.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`)
    expect(missing).toEqual([])
  })

  it('maintains updated_at wherever it stands', async () => {
    const stale = await rows(`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'updated_at'
        and not exists (
          select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where t.tgrelid = c.oid and p.proname = 'touch_updated_at')`)
    expect(stale).toEqual([])
  })

  describe('policies are planned once per statement', () => {
    it('wraps every call without arguments in a scalar subquery', async () => {
      const policies = await rows(`
        select concat_ws(' ', tablename, policyname, qual, with_check) from pg_policies
        where schemaname in ('public', 'storage', 'realtime')`)
      const perRow = policies.filter((policy) =>
        /(auth|private)\.\w+\(\)/.test(
          policy.replaceAll(/SELECT (auth|private)\.\w+\(\) AS \w+/g, ''),
        ),
      )
      expect(perRow).toEqual([])
    })

    it.each([
      'ideas',
      'sessions',
      'groups',
      'group_messages',
      'profiles',
      'suggestion_votes',
      'trips',
    ])('reads %s without asking who asks for each row', async (table) => {
      const explain = { text: `explain (costs off) select * from public.${table}` }
      const plan = (await ask(engine.database, 'owner', explain)).rows.flat()
      const filters = plan.filter((line) => /^ *(Filter|Index Cond): /.test(line ?? ''))
      expect(plan.some((line) => /InitPlan|hashed SubPlan/.test(line ?? ''))).toBe(true)
      expect(filters.filter((line) => /current_setting|uid\(\)/.test(line ?? ''))).toEqual([])
    })
  })
})
