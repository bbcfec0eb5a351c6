import { expect, it } from 'vitest'
import type { Database } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

const setUp = `
  set role migrator;
  create table public.notes (id int, part text, owner text not null, text text, primary key (id, part));
  alter table public.notes enable row level security;
  create policy own on public.notes using (owner = current_setting('test.user', true));
  create table public.loose (text text);
  alter publication supabase_realtime add table public.notes;`

describeOnBothEngines('the outbox of changes', (engine) => {
  it('follows the publication and names what changed in the transaction of the change', async () => {
    await engine.owner.script(setUp)
    expect(await followed(engine.owner)).toEqual([['notes']])
    await engine.owner.script(`
      begin;
      insert into public.notes values (1, 'a', 'me', 'first');
      update public.notes set text = 'second' where id = 1;
      delete from public.notes where id = 1;
      commit;
      begin; insert into public.notes values (2, 'a', 'me', 'undone'); rollback;`)
    expect(
      await rowsOf(
        engine.owner,
        'select operation, key::text, old::text from realtime.changes order by seq',
      ),
    ).toEqual([
      ['INSERT', '{"id": 1, "part": "a"}', null],
      [
        'UPDATE',
        '{"id": 1, "part": "a"}',
        '{"id": 1, "part": "a", "text": "first", "owner": "me"}',
      ],
      [
        'DELETE',
        '{"id": 1, "part": "a"}',
        '{"id": 1, "part": "a", "text": "second", "owner": "me"}',
      ],
    ])
  })

  it('notices another primary key and a table that is published no more', async () => {
    await engine.owner.script(`set role migrator;
      alter table public.notes drop constraint notes_pkey;
      alter table public.notes add primary key (id);
      insert into public.notes values (3, 'a', 'me', 'x');`)
    expect(
      await rowsOf(
        engine.owner,
        'select key::text from realtime.changes order by seq desc limit 1',
      ),
    ).toEqual([['{"id": 3}']])
    await engine.owner.script('alter publication supabase_realtime drop table public.notes')
    expect(await followed(engine.owner)).toEqual([])
  })

  it('judges images by the policies that apply to the role', async () => {
    const seen = async (role: string, ...images: (object | null)[]) => {
      const [result] = await engine.database.transaction({
        role,
        settings: [['test.user', 'me']],
        statements: [
          {
            text: `select realtime.seen_images('public.notes', $1::jsonb)`,
            values: [JSON.stringify(images)],
          },
        ],
      })
      return result?.rows.flat()
    }
    const [mine, yours] = [
      { id: 1, owner: 'me' },
      { id: 1, owner: 'you' },
    ]
    expect(await seen('anon', mine, null, yours, mine)).toEqual(['0', '3'])
    expect(await seen('service_role', yours, mine)).toEqual(['0', '1'])
  })
})

async function rowsOf(database: Database, text: string) {
  const [result] = await database.transaction({ statements: [{ text }] })
  return result?.rows ?? []
}

const followed = (database: Database) =>
  rowsOf(
    database,
    `select relname from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = 'realtime_changes' and relname in ('notes', 'loose')`,
  )
