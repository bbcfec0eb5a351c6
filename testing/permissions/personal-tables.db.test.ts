/** A table that holds something of a person belongs to what the person may export. */
import { beforeAll, expect, it } from 'vitest'
import { type PersonalTable, personalTables } from '#domain/account/personal-tables.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { ask, IDS } from './cast.ts'
import { setScene } from './scene.ts'

describeOnBothEngines('what is a person’s own', (engine) => {
  beforeAll(() => setScene(engine.database))

  it('is every table that names an account, by the column that names it', async () => {
    const [result] = await engine.database.transaction({
      statements: [
        {
          text: `select c.relname, a.attname
            from pg_constraint k
            join pg_class c on c.oid = k.conrelid
            join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
            join pg_class account on account.oid = k.confrelid
            where k.contype = 'f' and account.relname = 'users'
              and account.relnamespace = (select oid from pg_namespace where nspname = 'auth')
              and c.relnamespace = 'public'::regnamespace
            order by 1, 2`,
        },
      ],
    })
    const named = result?.rows.map(([table, column]) => `${table}.${column}`)
    const listed = Object.entries(personalTables).map(([table, column]) => `${table}.${column}`)
    expect(listed.sort()).toEqual(named)
  })

  it.each(Object.keys(personalTables) as PersonalTable[])(
    'can be read whole in %s by whoever it belongs to',
    async (table) => {
      let found = 0
      for (const actor of ['owner', 'participant'] as const) {
        const text = `select * from public.${table} where ${personalTables[table]} = $1`
        const there = await ask(engine.database, 'service', { text, values: [IDS[actor]] })
        const own = await ask(engine.database, actor, { text, values: [IDS[actor]] })
        expect(own.rows).toEqual(there.rows)
        found += own.rows.length
      }
      expect(found).toBeGreaterThan(0)
    },
  )
})
