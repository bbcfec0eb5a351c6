/** A table that names a person joins what they may export, and says what happens when they leave. */
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportRows } from '#app/features/account/export-data.ts'
import {
  type PersonalTableRule,
  personalTableNames,
  personalTables,
} from '#domain/account/personal-tables.ts'
import { type Backend, createBackend } from '#server/backend/backend.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { ask, IDS } from './actors.ts'
import { seedRows } from './seeded-rows.ts'

const rules: readonly (readonly [table: string, rule: PersonalTableRule])[] =
  Object.entries(personalTables)

/** As the catalogue says it: `table.column action`, for every foreign key that leads to a person. */
const namedPeople = `
  select c.relname, a.attname,
    case k.confdeltype when 'c' then 'delete' when 'n' then 'clear' else 'refuse' end
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
  where k.contype = 'f' and k.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
    and c.relnamespace = 'public'::regnamespace
  group by 1, 2, 3
  order by 1, 2, 3`

describeOnBothEngines('tables that hold something of a person', (engine) => {
  let backend: Backend
  beforeAll(async () => {
    await seedRows(engine.database)
    backend = createBackend({
      database: engine.database,
      secret: 'what seals the keys of the tests of exports',
      anonKeys: [],
      serviceKeys: ['sb_secret_personal-tables'],
      now: () => Date.now(),
      onError: (message, error) => {
        throw new Error(message, { cause: error })
      },
    })
  })
  afterAll(() => backend.close())

  async function rows(text: string, ...values: string[]): Promise<string[]> {
    const [result] = await engine.owner.transaction({ statements: [{ text, values }] })
    return result?.rows.map((row) => row.join(' ')) ?? []
  }

  const declared = rules
    .flatMap(([table, { people }]) =>
      Object.entries(people).map(([column, action]) => `${table} ${column} ${action}`),
    )
    .sort()

  it('is every column that leads to an account or a profile, with what deletion does', async () => {
    expect(await rows(namedPeople)).toEqual(declared)
  })

  it('leads to the account itself, may be empty where a name is cleared, and has its key', async () => {
    const toAccounts = await rows(`
      select distinct c.relname, a.attname
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
      where k.contype = 'f' and k.confrelid = 'auth.users'::regclass
        and c.relnamespace = 'public'::regnamespace
        and (k.confdeltype = 'c' or not a.attnotnull)
      order by 1, 2`)
    expect(toAccounts).toEqual(declared.map((line) => line.split(' ').slice(0, 2).join(' ')))
    const keys = await rows(`
      select c.relname, string_agg(a.attname, ',' order by array_position(k.conkey, a.attnum))
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
      where k.contype = 'p' and c.relnamespace = 'public'::regnamespace
      group by 1`)
    const missing = rules.filter(([table, { key }]) => !keys.includes(`${table} ${key.join(',')}`))
    expect(missing).toEqual([])
  })

  it.each(personalTableNames)('can be read whole in %s by whoever it belongs to', async (table) => {
    let found = 0
    const columns = Object.keys(personalTables[table].people)
    const isNamed = columns.map((column) => `${column} = $1`).join(' or ')
    for (const actor of ['owner', 'participant'] as const) {
      const text = `select * from public.${table} where ${isNamed}`
      const there = await ask(engine.database, 'service', { text, values: [IDS[actor]] })
      const own = await ask(engine.database, actor, { text, values: [IDS[actor]] })
      expect(own.rows).toEqual(there.rows)
      found += own.rows.length
    }
    expect(found).toBeGreaterThan(0)
  })

  describe('in a table that names several people', () => {
    const rule = { people: { payer: 'clear', sharer: 'delete' }, key: ['id'] } as const
    beforeAll(() =>
      engine.owner.script(`
        create table public.planted_expenses (
          id int primary key,
          payer uuid references auth.users (id) on delete set null,
          sharer uuid references auth.users (id) on delete cascade
        );
        grant select on public.planted_expenses to service_role;
        insert into public.planted_expenses values
          (1, '${IDS.owner}', '${IDS.participant}'), (2, '${IDS.participant}', '${IDS.owner}'),
          (3, '${IDS.owner}', '${IDS.owner}'), (4, '${IDS.admin}', '${IDS.stranger}');`),
    )
    afterAll(() => engine.owner.script('drop table public.planted_expenses'))

    it('is found when nobody declared it', async () => {
      const found = (await rows(namedPeople)).filter((line) => !declared.includes(line))
      expect(found).toEqual(['planted_expenses payer clear', 'planted_expenses sharer delete'])
    })

    it('is exported whichever column names the person, once', async () => {
      const client = createClient('http://in-process.invalid', 'sb_secret_personal-tables', {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: (input, init) => backend.gateway.fetch(new Request(input, init)) },
      })
      const mine = await exportRows(client, 'planted_expenses', rule, IDS.owner)
      expect(mine).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3 }])
    })
  })

  it('goes with the account, or stays without the name, as it is declared', async () => {
    const counted = (actor: 'owner') =>
      Promise.all(
        rules.map(async ([table, { people }]) => {
          const [count = ''] = await rows(
            `select count(*) from public.${table}
              where ${Object.keys(people)
                .map((column) => `${column} = $1`)
                .join(' or ')}`,
            IDS[actor],
          )
          return [table, Number(count)] as const
        }),
      )
    const before = await counted('owner')
    expect(before.filter(([, count]) => count === 0)).toEqual([])
    // Rows that belong to a row of somebody else's table may go with that one.
    const belonging = await rows(`
      select distinct c.relname from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_class other on other.oid = k.confrelid
      where k.contype = 'f' and k.confdeltype = 'c'
        and other.relnamespace = 'public'::regnamespace
        and other.relname in (${rules.map(([table]) => `'${table}'`)})`)
    const cleared = rules.filter(
      ([table, { people }]) =>
        !belonging.includes(table) && !Object.values(people).includes('delete'),
    )
    expect(cleared.length).toBeGreaterThan(0)
    const totals = () =>
      Promise.all(cleared.map(([table]) => rows(`select count(*) from public.${table}`)))
    const kept = await totals()
    await engine.owner.transaction({
      statements: [{ text: 'delete from auth.users where id = $1', values: [IDS.owner] }],
    })
    expect((await counted('owner')).filter(([, count]) => count > 0)).toEqual([])
    expect(await totals()).toEqual(kept)
  })
})
