/** Resetting the database of a local start: as a whole or not at all. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { seedFile } from '#server/data/product-schema.ts'
import { ask } from '#testing/permissions/actors.ts'
import { SEEDED, seedRows } from '#testing/permissions/seeded-rows.ts'
import { createReset } from './reset-database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'piri-reset-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnBothEngines('the reset', (engine) => {
  beforeAll(() => seedRows(engine.database))

  const count = async (what: string) =>
    Number(
      (await ask(engine.database, 'service', { text: `select count(*) from ${what}` })).rows[0],
    )

  it('that fails changes nothing, and says why', async () => {
    const broken = path.join(folder, 'broken.sql')
    writeFileSync(broken, 'insert into public.no_such_table values (1);')
    const { reset } = createReset({ database: engine.database, seedFile: broken, admins: [] })
    expect(await reset()).toEqual({
      success: false,
      message: 'Error resetting database: relation "public.no_such_table" does not exist',
    })
    const missing = createReset({ database: engine.database, seedFile: `${broken}.no`, admins: [] })
    expect((await missing.reset()).message).toMatch(/^Error resetting database: ENOENT/)
    expect(await count(`public.pages where id = '${SEEDED.page}'`)).toBe(1)
  })

  it('that can’t clear the tables says so', async () => {
    await engine.owner.script(`
      create function private.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'not today'; end $$;
      create trigger refuse before delete on public.carousel_items
        for each row execute function private.refuse();`)
    const { reset } = createReset({ database: engine.database, seedFile, admins: [] })
    expect(await reset()).toEqual({
      success: false,
      message: 'Error dropping tables: not today',
    })
    await engine.owner.script('drop function private.refuse() cascade')
  })

  it('leaves the content and the rights of a first start, and everything of people', async () => {
    const { reset, counts } = createReset({ database: engine.database, seedFile, admins: [] })
    expect(await counts()).toEqual({
      pages: await count('public.pages'),
      carouselItems: await count('public.carousel_items'),
      administrators: await count('public.user_permissions where is_admin'),
      adminActions: await count('public.admin_actions'),
    })
    for (const round of [1, 2]) {
      expect((await reset()).success, `round ${round}`).toBe(true)
      expect(await count('public.pages where is_published')).toBeGreaterThanOrEqual(12)
      expect(await count('public.carousel_items')).toBeGreaterThanOrEqual(3)
      expect(await count('public.user_permissions where is_admin')).toBe(0)
      expect(await count('public.profiles')).toBe(4)
      expect(await count('public.ideas')).toBe(1)
    }
  })

  it('gives every page three to nine sections with a picture, and a history', async () => {
    const { rows } = await ask(engine.database, 'service', {
      text: `select count(*) filter (where sections not between 3 and 9),
          count(*) filter (where pictures < sections), count(*) filter (where versions <> 1)
        from (
          select
            (select count(*) from public.page_sections where page_id = pages.id) as sections,
            (select count(image_url) from public.page_sections where page_id = pages.id)
              as pictures,
            (select count(*) from public.page_versions where page_id = pages.id) as versions
          from public.pages
        ) as counted`,
    })
    expect(rows).toEqual([['0', '0', '0']])
  })
})
