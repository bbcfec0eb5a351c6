import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { contactInserts } from '#testing/contact-messages.ts'
import { backToTemplate, lookAt } from './back-to-template.ts'
import { describeOnBothEngines } from './both-engines.ts'

describeOnBothEngines('a database that is put back', (engine) => {
  const count = async (table: string) => {
    const [found] = await engine.owner.transaction({
      statements: [{ text: `select count(*) from ${table}` }],
    })
    return Number(found?.rows[0]?.[0])
  }

  it('has no row that a test made, and counts from the start again', async () => {
    const before = await lookAt(engine.owner)
    const [filled] = before.filled
    const kept = await count(filled ?? '')
    const person = randomUUID()
    await engine.owner.script(`
      insert into auth.users (id, email) values ('${person}', '${person}@piri.example');
      insert into public.ideas (title, user_id) values ('Tram 28', '${person}');`)
    expect(await count('public.profiles')).toBe(1)
    expect(await backToTemplate(engine.owner, before)).toBe(true)
    for (const table of ['auth.users', 'public.profiles', 'public.ideas']) {
      expect(await count(table), table).toBe(0)
    }
    expect(await count(filled ?? '')).toBe(kept)
    expect(await count(`pg_sequences where schemaname !~ '^pg_' and last_value is not null`)).toBe(
      0,
    )
  })

  it.each([
    ['a table', 'create table public.left_behind (id int)'],
    ['a right', 'revoke select on public.profiles from authenticated'],
    ['a policy', 'create policy anybody on public.profiles for select using (true)'],
    ['a trigger that is off', 'alter table public.profiles disable trigger user'],
    ['row security that is off', 'alter table public.ideas disable row level security'],
    ['a function', 'create function public.left_behind() returns int return 1'],
    ['a column that is gone', 'alter table public.ideas drop column title cascade'],
    ['a row of the migrations', `update storage.buckets set public = not public`],
    ['much that was written', writtenMuch()],
  ])('is found out where %s was left', async (_, sql) => {
    const before = await lookAt(engine.owner)
    await engine.owner.script(sql)
    expect(await backToTemplate(engine.owner, before)).toBe(false)
  })
})

/** More than a person may write, so that no trigger is asked. */
function writtenMuch(): string {
  return `set session_replication_role = replica;
    ${contactInserts('repeat(md5(n::text), 20)', 'generate_series(1, 3000) as n')};
    reset session_replication_role`
}
