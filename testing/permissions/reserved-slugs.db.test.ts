/** The table and the app agree on which addresses are the product's own. */
import { expect, it } from 'vitest'
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { whatStops } from './actors.ts'

describeOnEitherEngine('reserved slugs', (engine) => {
  const pageAt = (slug: string) => ({
    text: 'insert into public.pages (slug, friendly_name) values ($1, $2)',
    values: [slug, 'A page'],
  })

  it.each([...reservedSlugs])('no page can be at /%s', async (slug) => {
    // Names with underscores are no slugs at all.
    const by = slug.startsWith('__') ? 'pages_slug_check' : 'pages_slug_not_reserved'
    expect(await whatStops(engine.database, pageAt(slug))).toBe(by)
  })

  it('a page can be at an address that only begins like one', async () => {
    expect(await whatStops(engine.database, pageAt('about-lisbon'))).toBeNull()
  })

  it('the table reserves nothing that the app does not know of', async () => {
    const [result] = await engine.owner.transaction({
      statements: [
        {
          text: `select pg_get_constraintdef(oid) from pg_constraint
                 where conname = 'pages_slug_not_reserved'`,
        },
      ],
    })
    const definition = result?.rows[0]?.[0] ?? ''
    const listed = [...definition.matchAll(/'([^']+)'/g)].map(([, slug = '']) => slug)
    expect(listed).not.toEqual([])
    expect(listed.filter((slug) => !reservedSlugs.has(slug))).toEqual([])
  })
})
