/** Saving pages, drafts and the carousel's order: whole, by administrators, and never over what was not seen. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { SqlValue } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask, codeOf, IDS } from './actors.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

const sectionId = (n: number) => `d0000000-0000-4000-8000-00000000000${n}`

const pageWith = (changes: Readonly<Record<string, unknown>> = {}) => ({
  slug: 'porto',
  friendly_name: 'Porto',
  is_published: false,
  sections: [
    { id: sectionId(1), title: 'Ribeira', description: 'The river front' },
    { id: sectionId(2), title: 'Cellars', cta_text: 'See more', cta_link: '/contact' },
  ],
  ...changes,
})

describeOnBothEngines('writing content', (engine) => {
  let ready = false
  beforeEach(async () => {
    if (!ready) await seedRows(engine.database)
    ready = true
  })

  const run = async (actor: Actor, text: string, ...values: SqlValue[]) =>
    (await ask(engine.database, actor, { text, values }, { keep: true })).rows

  const one = async (actor: Actor, text: string, ...values: SqlValue[]) =>
    (await run(actor, text, ...values))[0]?.[0] ?? null

  const seen = (id: string) => one('service', 'select updated_at from pages where id = $1', id)

  const save = (actor: Actor, page: unknown, id: string | null = null, at: SqlValue = null) =>
    one(actor, 'select id from save_page($1, $2, $3)', JSON.stringify(page), id, at)

  const sectionsOf = (id: string | null) =>
    run('anon', 'select title from page_sections where page_id = $1 order by section_order', id)

  describe('a page', () => {
    it('is made with its sections, kept as a version, and seen once it is published', async () => {
      const page = pageWith({ slug: 'coimbra', friendly_name: 'Coimbra' })
      const id = (await save('admin', page)) ?? ''
      expect(await sectionsOf(id)).toEqual([])
      const published = { ...page, is_published: true, sections: page.sections.toReversed() }
      await save('admin', published, id, await seen(id))
      expect(await sectionsOf(id)).toEqual([['Cellars'], ['Ribeira']])
      const fewer = { ...published, sections: page.sections.slice(1) }
      await save('admin', fewer, id, await seen(id))
      expect(await sectionsOf(id)).toEqual([['Cellars']])
      // What was removed comes back as it was, under its own id.
      await save('admin', published, id, await seen(id))
      expect(await sectionsOf(id)).toEqual([['Cellars'], ['Ribeira']])
      const versions = await run(
        'admin',
        `select number, content ->> 'is_published', saved_by from page_versions
         where page_id = $1 order by number`,
        id,
      )
      expect(versions).toEqual([
        ['1', 'false', IDS.admin],
        ['2', 'true', IDS.admin],
        ['3', 'true', IDS.admin],
        ['4', 'true', IDS.admin],
      ])
    })

    it('is saved whole or not at all', async () => {
      const before = await seen(SEEDED.draft)
      const bad = pageWith({
        friendly_name: 'Oporto',
        sections: [{ id: sectionId(3), title: 'x'.repeat(10_000) }],
      })
      expect(await codeOf(save('admin', bad, SEEDED.draft, before))).toBe('23514')
      expect(await seen(SEEDED.draft)).toBe(before)
      const name = 'select friendly_name from pages where id = $1'
      expect(await one('service', name, SEEDED.draft)).toBe('Porto')
    })

    it('is not saved over a state that its author has not seen', async () => {
      const first = await seen(SEEDED.draft)
      await save('admin', pageWith({ friendly_name: 'Porto by one' }), SEEDED.draft, first)
      const late = save('admin', pageWith({ friendly_name: 'Porto by two' }), SEEDED.draft, first)
      expect(await codeOf(late)).toBe('PT409')
      const name = 'select friendly_name from pages where id = $1'
      expect(await one('service', name, SEEDED.draft)).toBe('Porto by one')
    })

    it('counts as changed when a section is', async () => {
      const before = await seen(SEEDED.page)
      await run('admin', `update page_sections set title = 'Hills' where id = $1`, SEEDED.section)
      expect(await codeOf(save('admin', pageWith(), SEEDED.page, before))).toBe('PT409')
    })

    it.each(['anon', 'owner', 'stranger'] as const)('is not saved by %s', async (actor) => {
      const at = await seen(SEEDED.page)
      expect(await codeOf(save(actor, pageWith({ slug: 'faro' })))).toBe('42501')
      const over = await codeOf(save(actor, pageWith(), SEEDED.page, at))
      expect(over).toBe(actor === 'anon' ? '42501' : 'PT404')
      expect(await seen(SEEDED.page)).toBe(at)
    })

    it.each([
      ['a slug with slashes', { slug: 'a/b' }, '23514'],
      ['a slug that is a route', { slug: 'inspirations' }, '23514'],
      ['a slug that is taken', { slug: 'lisbon' }, '23505'],
      ['a name of 10,000 characters', { friendly_name: 'x'.repeat(10_000) }, '23514'],
      [
        'a link that is a script',
        { sections: [{ id: sectionId(4), cta_text: 'Go', cta_link: 'javascript:alert(1)' }] },
        '23514',
      ],
      [
        'too many sections',
        { sections: Array.from({ length: 51 }, () => ({ id: crypto.randomUUID() })) },
        '22023',
      ],
    ])('is refused with %s', async (_, changes, code) => {
      const count = 'select count(*) from pages'
      const before = await one('service', count)
      expect(await codeOf(save('admin', pageWith({ slug: 'faro', ...changes })))).toBe(code)
      expect(await one('service', count)).toBe(before)
    })
  })

  describe('a draft', () => {
    const write = (actor: Actor, content: unknown, pageAt: SqlValue, at: SqlValue = null) =>
      one(
        actor,
        'select save_page_draft($1, $2, $3, $4)',
        SEEDED.draft,
        JSON.stringify(content),
        pageAt,
        at,
      )

    it('is begun, gone on with, and gone once the page is saved', async () => {
      const pageAt = await seen(SEEDED.draft)
      const first = await write('admin', { friendly_name: 'A' }, pageAt)
      expect(await codeOf(write('admin', { friendly_name: 'B' }, pageAt))).toBe('PT409')
      await write('admin', { friendly_name: 'C' }, pageAt, first)
      const kept = `select content ->> 'friendly_name' from page_drafts where page_id = $1`
      expect(await run('admin', kept, SEEDED.draft)).toEqual([['C']])
      await save('admin', pageWith(), SEEDED.draft, pageAt)
      expect(await run('admin', kept, SEEDED.draft)).toEqual([])
      expect(await codeOf(write('admin', {}, pageAt, first))).toBe('PT409')
    })

    it('is nobody else’s to write', async () => {
      const pageAt = await seen(SEEDED.draft)
      expect(await codeOf(write('owner', {}, pageAt))).not.toBe('done')
      expect(await codeOf(write('anon', {}, pageAt))).toBe('42501')
    })
  })

  describe('the order of the carousel', () => {
    const list = async () =>
      (await run(
        'admin',
        'select id, updated_at from carousel_items order by display_order, created_at',
      )) as [string, string][]
    const reorder = (actor: Actor, items: readonly [string, string][]) => {
      const given = items.map(([id, updated_at]) => ({ id, updated_at }))
      return run(actor, 'select id from reorder_carousel($1)', JSON.stringify(given))
    }

    it('is changed by one of two who saw the same list', async () => {
      for (const title of ['Porto', 'Faro']) {
        await run(
          'admin',
          `insert into carousel_items (title, description, image_url) values ($1, 'x', '/x')`,
          title,
        )
      }
      const both = await list()
      const turned = both.toReversed()
      expect(await reorder('admin', turned)).toEqual(turned.map(([id]) => [id]))
      expect(await codeOf(reorder('admin', [...both.slice(1), ...both.slice(0, 1)]))).toBe('PT409')
      expect((await list()).map(([id]) => id)).toEqual(turned.map(([id]) => id))
    })

    it('is not changed with an item missing, nor by others', async () => {
      const all = await list()
      expect(await codeOf(reorder('admin', all.slice(1)))).toBe('PT409')
      expect(await codeOf(reorder('owner', all))).toBe('42501')
      expect(await codeOf(reorder('anon', all))).toBe('42501')
    })
  })
})
