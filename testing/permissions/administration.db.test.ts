/** Rights that administrators give and take, and the trail of what they do. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { SqlValue } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask, codeOf, IDS } from './actors.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

describeOnBothEngines('administration', (engine) => {
  beforeAll(() => seedRows(engine.database))

  const run = async (actor: Actor, text: string, ...values: SqlValue[]) =>
    (await ask(engine.database, actor, { text, values }, { keep: true })).rows

  const setAdmin = (actor: Actor, id: string, wanted: boolean) =>
    codeOf(run(actor, 'select set_admin($1, $2)', id, wanted))
  const admins = () =>
    run('service', 'select user_id from user_permissions where is_admin order by user_id')
  const trail = (entity: string) =>
    run(
      'admin',
      `select action, label, actor_id from admin_actions
       where entity = $1 and id <> $2 order by created_at`,
      entity,
      SEEDED.adminAction,
    )

  describe('rights', () => {
    it('are given and taken by administrators, and the last one keeps them', async () => {
      expect(await setAdmin('admin', IDS.owner, true)).toBe('done')
      expect(await admins()).toEqual([[IDS.owner], [IDS.admin]])
      expect(await setAdmin('owner', IDS.admin, false)).toBe('done')
      expect(await setAdmin('owner', IDS.owner, false)).toBe('PT409')
      expect(await admins()).toEqual([[IDS.owner]])
      expect(await setAdmin('owner', IDS.admin, true)).toBe('done')
      expect(await setAdmin('owner', IDS.owner, false)).toBe('done')
      expect(await admins()).toEqual([[IDS.admin]])
      expect(await trail('person')).toEqual([
        ['granted', null, IDS.admin],
        ['revoked', null, IDS.owner],
        ['granted', null, IDS.owner],
        ['revoked', null, IDS.owner],
      ])
    })

    it.each(['anon', 'stranger', 'participant'] as const)(
      'are not for %s to give',
      async (actor) => {
        expect(await setAdmin(actor, IDS.stranger, true)).toBe('42501')
        expect(await setAdmin(actor, IDS.admin, false)).toBe('42501')
      },
    )

    it('may be taken from the last by the service, and go with an account', async () => {
      const results = await engine.database.transaction({
        role: 'supabase_auth_admin',
        settings: [
          ['request.jwt.claims', JSON.stringify({ role: 'authenticated', sub: IDS.admin })],
        ],
        statements: [
          { text: 'delete from auth.users where id = $1', values: [IDS.admin] },
          { text: "select set_config('role', 'service_role', true)" },
          { text: 'select count(*) from public.user_permissions where is_admin' },
        ],
        decide: () => 'rollback',
      })
      expect(results[2]?.rows).toEqual([['0']])
      const revoke = 'update user_permissions set is_admin = false where user_id = $1'
      expect(await codeOf(run('service', revoke, IDS.admin))).toBe('done')
      await run(
        'service',
        'update user_permissions set is_admin = true where user_id = $1',
        IDS.admin,
      )
    })
  })

  describe('people', () => {
    const find = (actor: Actor, search: string) =>
      run(actor, 'select email, is_admin, total from find_people($1)', search)

    it('are found by name or address, administrators first', async () => {
      expect(await find('admin', ' STRANGER@')).toEqual([['stranger@piri.example', 'f', '1']])
      expect(await find('admin', 'partici')).toEqual([['participant@piri.example', 'f', '1']])
      const all = await find('admin', '')
      expect(all[0]).toEqual(['admin@piri.example', 't', '4'])
      // A search is text, not a pattern.
      expect(await find('admin', '%')).toEqual([])
    })

    it.each(['anon', 'owner'] as const)('are not shown to %s', async (actor) => {
      expect(await codeOf(find(actor, ''))).toBe('42501')
    })
  })

  it('every change of content leaves one line, by whom it was made', async () => {
    const page = { slug: 'faro', friendly_name: 'Faro', is_published: false, sections: [] }
    const [made] = await run(
      'admin',
      'select id, updated_at from save_page($1)',
      JSON.stringify(page),
    )
    const [id = '', at = ''] = made ?? []
    const sections = [{ id: crypto.randomUUID(), title: 'Ilha' }]
    await run(
      'admin',
      'select save_page($1, $2, $3)',
      JSON.stringify({ ...page, is_published: true, sections }),
      id,
      at,
    )
    await run('admin', `update page_sections set title = 'Ria' where page_id = $1`, id)
    await run('admin', 'delete from pages where id = $1', id)
    expect(await trail('page')).toEqual(
      ['created', 'published', 'changed', 'deleted'].map((action) => [action, 'Faro', IDS.admin]),
    )

    const item = SEEDED.carouselItem
    await run('admin', `update carousel_items set title = 'Lisboa' where id = $1`, item)
    await run('admin', 'update carousel_items set display_order = 9 where id = $1', item)
    await run('admin', 'delete from carousel_items where id = $1', item)
    expect(await trail('carousel')).toEqual([
      ['changed', 'Lisboa', IDS.admin],
      ['reordered', null, IDS.admin],
      ['deleted', 'Lisboa', IDS.admin],
    ])

    await run('admin', 'delete from contact_messages where id = $1', SEEDED.contactMessage)
    expect(await trail('message')).toEqual([['deleted', null, IDS.admin]])
  })

  it('the trail keeps no name of an account that is gone', async () => {
    const results = await engine.database.transaction({
      role: 'supabase_auth_admin',
      statements: [
        { text: 'delete from auth.users where id = $1', values: [IDS.admin] },
        { text: "select set_config('role', 'service_role', true)" },
        {
          text: `select
            (select count(*) from public.admin_actions where actor_id = $1),
            (select count(*) > 0 from public.admin_actions where actor_id is null)`,
          values: [IDS.admin],
        },
      ],
      decide: () => 'rollback',
    })
    expect(results[2]?.rows).toEqual([['0', 't']])
  })
})
