/** Plain words for a wish ask for the thing itself, at its hour, and never for nothing. */
import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { requestFromBrief } from '../request-from-brief.ts'
import { isStrong } from './words-around.ts'

const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
const today = '2026-11-16'

function read(slug: string, wishes: string) {
  const town = bySlug.get(slug)
  if (!town) throw new Error(`No ${slug}`)
  const text = `Three days in ${town.name} in May 2027, ${wishes}`
  const brief = parseBrief(text, { today, gazetteer, destinations })
  const { notUnderstood } = brief
  const { request, unmet } = requestFromBrief(brief, town, today, { text, notUnderstood })
  const kindOf = (id: string) => town.places.find((place) => place.id === id)?.kind
  return {
    request,
    unmet: unmet.map(({ says, wayOut }) => `${says} ${wayOut ?? ''}`).join('\n'),
    asked: (what: string) => request.asked.find((wish) => wish.what === what),
    kindOf,
  }
}

describe('a plain wish', () => {
  it.each([
    ['lisbon', 'viewpoints', 'viewpoints'],
    ['lisbon', 'local crafts', 'crafts'],
    ['dubai', 'modern architecture', 'modern architecture'],
    ['queenstown', 'easy hikes', 'easy hikes'],
    ['berlin', 'fashion boutiques', 'fashion boutiques'],
    ['queenstown', 'one bungy jump', 'bungee jumping'],
    ['berlin', 'second hand shops', 'second hand shops'],
  ])('in %s: %s', (slug, wishes, what) => {
    const { asked, unmet } = read(slug, wishes)
    expect(asked(what)?.placeIds.length).toBeGreaterThan(0)
    expect(unmet).not.toContain(`You asked for ${what}`)
  })

  it('for crafts is no craft beer, and for an ice rink none of inline skates', () => {
    const { asked, kindOf } = read('chicago', 'local crafts')
    expect((asked('crafts')?.placeIds ?? []).map(kindOf)).not.toContain('nightlife')
    expect(read('berlin', 'ice skating').asked('ice skating')?.placeIds ?? []).not.toContain(
      'tempelhofer-feld',
    )
  })

  it('for one sort of shop or market is no wish for all of them', () => {
    expect(read('berlin', 'second hand shops').request.wantedKinds).not.toContain('shopping')
    expect(read('bangkok', 'flea markets').request.wantedKinds).not.toContain('market')
    expect(read('berlin', 'shopping and flea markets').request.wantedKinds).toContain('shopping')
  })

  it('for a sunrise is told with its hour and from where it is seen', () => {
    const { unmet, asked } = read('lisbon', 'sunrise')
    expect(asked('sunrise')).toBeUndefined()
    expect(unmet).toMatch(/The sun rises about 06:\d\d\. Go before breakfast, to /)
  })

  it('for a swim sends nobody to elephants', () => {
    expect(read('bangkok', 'swimming').request.outings ?? []).toEqual([])
  })
})

describe('a word that says which sort', () => {
  it('is owned up to where nothing is known to be so', () => {
    const { unmet, request } = read('santorini', 'a private boat trip')
    expect(unmet).toContain('Piri knows none that says it is private. Nearest to it: ')
    expect(unmet).toContain('one of your own')
    expect(request.asked[0]?.nearestTo).toBe('a private boat trip')
  })

  it('brings those forward that say so', () => {
    const { request, unmet } = read('lisbon', 'a small group cooking class')
    expect(unmet).not.toContain('small group')
    expect(request.asked.some(({ nearestTo }) => nearestTo !== undefined)).toBe(false)
  })
})

describe('how much of it', () => {
  it.each([
    ['I could live in museums', /museums?/i, true],
    ['we come mostly for beer and chocolate', /chocolate/i, true],
    ['a lot of gardens', /gardens?/i, true],
    ['obsessed with flamenco', /flamenco/i, true],
    ['not mostly museums', /museums?/i, false],
    ['one flamenco show', /flamenco/i, false],
    ['a bit of shopping', /shopping/i, false],
  ])('%s', (text, heard, much) => {
    expect(isStrong(text, heard)).toBe(much)
  })

  it('is one evening of a little nightlife, and every evening of what one is obsessed with', () => {
    expect(read('tokyo', 'a little nightlife').asked('nightlife')?.times).toBe(1)
    expect(read('seville', 'we are obsessed with flamenco').asked('flamenco')?.times).toBe(3)
    expect(read('seville', 'one flamenco show').asked('flamenco')?.times ?? 1).toBe(1)
  })
})

it('what cannot be climbed is no wish, whatever stands before it', () => {
  const { unmet, request } = read('lisbon', "tiles, my mother can't do stairs or steep hills")
  expect(unmet).not.toMatch(/hills/)
  expect(request.asked.map(({ what }) => what)).not.toContain('steep hills')
})

it('a kitchen that was asked for by name is told where no table has it', async () => {
  const { cuisinesSaid } = await import('./cuisine-wishes.ts')
  expect(cuisinesSaid(['japanese', 'sushi'], 'three days of sushi')).toEqual(['sushi'])
})
