import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { requestFromBrief } from '../request-from-brief.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'

const known = { ...(await loadWishContext()), today: '2026-11-16' }

function read(slug: string, text: string) {
  const town = known.bySlug.get(slug)
  if (!town) throw new Error(`no ${slug}`)
  const { request, unmet } = requestFromBrief(parseBrief(text, known), town, known.today, { text })
  const said = request.asked.filter(({ implied }) => !implied)
  return { request, unmet: unmet.map(({ says }) => says).join(' '), said }
}

describe('a particular thing that is named', () => {
  it.each([
    ['dublin', 'castles', 'dublin-castle'],
    ['prague', 'libraries', 'strahov-monastery-library'],
    ['tokyo', 'baseball', 'baseball-at-meiji-jingu-stadium'],
    ['reykjavik', 'birdwatching', 'puffin-boat-tour'],
  ])('is wished for where the town has it: %s, %s', (slug, thing, id) => {
    const { said, unmet } = read(slug, `4 days in ${slug} in May, my dad loves ${thing}`)
    expect(said.flatMap(({ placeIds }) => placeIds)).toContain(id)
    expect(unmet).not.toContain(thing)
  })

  it('is a day out of town where it lies there', () => {
    expect(
      read('san-francisco', '5 days in San Francisco in May, waterfalls').request.outings?.[0]?.id,
    ).toBe('yosemite-valley')
    expect(read('tokyo', '4 days in Tokyo in May, volcanoes').request.outings?.[0]?.id).not.toBe(
      'tokyo-disneysea',
    )
  })

  it.each([
    ['dublin', 'golf'],
    ['prague', 'paragliding'],
    ['lisbon', 'tennis'],
  ])(
    'is told to be unknown where it is, and no other sport stands for it: %s, %s',
    (slug, thing) => {
      const { unmet, request } = read(slug, `3 days in ${slug}, he loves ${thing}`)
      expect(unmet).toMatch(new RegExp(`You asked for ${thing}: Piri knows none`))
      expect(request.interestsNamed ?? request.interests).not.toContain('sport')
    },
  )

  it('is none where its word is part of a name', () => {
    expect(
      read('edinburgh', '2 days, Edinburgh Castle').said.map(({ what }) => what),
    ).not.toContain('castles')
  })
})
