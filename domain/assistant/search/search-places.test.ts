import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groundSchema } from '#domain/assistant/contract.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { runCount } from '#testing/run-count.ts'
import { buildPlaceSearch } from './search-places.ts'
import { laterSituations } from './testing/later-situations.ts'
import { situations } from './testing/situations.ts'

const { destinations, bySlug } = await loadCatalogue()
const index = buildPlaceSearch(destinations)
const names = (words: string, options = {}) =>
  index.search(words, options).map(({ place }) => place.name)

describe('a wish in a traveller’s words', () => {
  it.each([...situations, ...laterSituations])('$in: $says', ({ in: slug, says, finds, never }) => {
    const known = new Set(bySlug.get(slug)?.places.map(({ name }) => name))
    expect(finds.filter((name) => !known.has(name))).toEqual([])
    const found = index.search(says, { destinations: [slug], limit: 5 })
    if (finds.length === 0) expect(found).toEqual([])
    else expect(found.map(({ place }) => place.name)).toEqual(containingOneOf(finds))
    expect(found.filter(({ place }) => never?.includes(place.kind))).toEqual([])
  })
})

function containingOneOf(finds: readonly string[]) {
  return {
    asymmetricMatch: (found: readonly string[]) => found.some((name) => finds.includes(name)),
    toString: () => 'ContainingOneOf',
    getExpectedType: () => finds.join(' or '),
  }
}

describe('a search', () => {
  it('stays where it is told to, and in the city that the words name', () => {
    const inPorto = index.search('bookshop', { destinations: ['porto', 'lisbon'] })
    expect(new Set(inPorto.map(({ destination }) => destination.slug))).toEqual(
      new Set(['porto', 'lisbon']),
    )
    const named = index.search('a bookshop in Porto')
    expect(new Set(named.map(({ destination }) => destination.slug))).toEqual(new Set(['porto']))
  })

  it('answers a wish for a boat with what floats, and not with any other ride', () => {
    const found = names('boat trip', { destinations: ['seattle'], limit: 20 })
    expect(found).toContain('Argosy Harbor Cruise')
    expect(found).not.toContain('Seattle Monorail')
    expect(found).not.toContain('Seattle Great Wheel')
  })

  it('finds the same, whatever was searched before', () => {
    const fresh = buildPlaceSearch(destinations)
    fresh.search('libary with vaults', { destinations: ['melbourne'] })
    fresh.search('anything')
    for (const words of ['cosy libary', 'grafitti', 'musum of glas']) {
      const options = { destinations: ['boston'] }
      expect(fresh.search(words, options)).toEqual(
        buildPlaceSearch(destinations).search(words, options),
      )
    }
  })

  it('answers a wish for live music with no bar that has none, whatever was shown before', () => {
    const berlin = bySlug.get('berlin')
    const club = berlin?.places.find(({ id }) => id === 'a-trane')
    if (!(berlin && club)) throw new Error('Berlin has its jazz club')
    const about = 'A cocktail bar behind an unmarked window, with one black table and a doorbell.'
    const bar = { ...club, id: 'bar', name: 'Doorbell', about, interests: ['nightlife' as const] }
    const town = buildPlaceSearch([{ ...berlin, places: [{ ...bar, moments: undefined }, club] }])
    const found = (without: readonly string[]) =>
      town
        .search('something with live music', { without: new Set(without) })
        .map(({ place }) => place.name)
    expect(found([])).toEqual(['A-Trane'])
    expect(found(['a-trane'])).toEqual([])
  })

  it('keeps to its filters', () => {
    const found = (options: object) =>
      index.search('something to eat', { destinations: ['london'], limit: 50, ...options })
    expect(found({ diets: ['halal'] }).every(({ place }) => place.diets?.includes('halal'))).toBe(
      true,
    )
    expect(found({ diets: ['halal'] }).length).toBeGreaterThan(0)
    const cheap = found({ priceAtMost: 1 })
    expect(cheap.length).toBeGreaterThan(3)
    const stepFree = index.search('museum', {
      destinations: ['vienna'],
      stepFree: true,
      children: true,
      kinds: ['museum'],
    })
    expect(stepFree.length).toBeGreaterThan(2)
    expect(
      stepFree.every(
        ({ place }) => place.stepFree && place.kind === 'museum' && place.children !== false,
      ),
    ).toBe(true)
    const [first] = stepFree
    const again = index.search('museum', {
      destinations: ['vienna'],
      without: new Set([first?.place.id ?? '']),
    })
    expect(again.some(({ place }) => place.id === first?.place.id)).toBe(false)
  })

  it('prefers what is near a point, and leaves out what is far from it', () => {
    const belem = { lat: 38.6975, lon: -9.2032 }
    const [first] = names('custard tarts', { destinations: ['lisbon'], near: belem })
    expect(first).toBe('Pastéis de Belém')
    const near = index.search('cake', { destinations: ['lisbon'], near: belem })
    expect(near.map(({ place }) => place.name)).not.toContain('Pastelaria Versailles')
  })

  it('tells why, in the catalogue’s own words', () => {
    const [first] = index.search('steam engines', { destinations: ['kyoto'] })
    expect(first?.because[0]).toEqual({
      claim:
        'Steam engines round a turntable, the first bullet train and a short ride behind a locomotive.',
      source: { kind: 'catalogue' },
    })
    const [dry] = index.search('rainy afternoon with kids', { destinations: ['amsterdam'] })
    const claims = dry?.because.map(({ claim }) => claim)
    expect(claims).toContain('It is indoors.')
    expect(claims).toContain('Children enjoy it.')
    const [close] = index.search('cheap eats near the opera', { destinations: ['vienna'] })
    expect(close?.because.at(-1)).toMatchObject({ source: { kind: 'estimate', name: 'distance' } })
    expect(close?.because.at(-1)?.claim).toMatch(/^About \d+ m from Vienna State Opera/)
  })

  it('spells as Britons and Americans do', () => {
    for (const [one, other] of [
      ['theatre', 'theater'],
      ['harbour', 'harbor'],
      ['cosy', 'cozy'],
      ['jewellery', 'jewelry'],
    ] as const)
      expect(names(one, { destinations: ['london'] })).toEqual(
        names(other, { destinations: ['london'] }),
      )
  })

  it('takes "no", "not" and "without" at their word', () => {
    expect(names('a restaurant with a view', { destinations: ['santorini'] })).not.toContain(
      'Nikolas',
    )
    const tiles = index.search('tiles, but no churches and no museums', {
      destinations: ['lisbon'],
    })
    expect(tiles.length).toBeGreaterThan(0)
    expect(tiles.filter(({ place }) => ['worship', 'museum'].includes(place.kind))).toEqual([])
  })

  it('answers nothing with nothing', () => {
    expect(index.search('')).toEqual([])
    expect(index.search('?! … 🤷')).toEqual([])
    expect(index.search('zxqv blorptang', { destinations: ['paris'] })).toEqual([])
    expect(index.search('museum', { destinations: ['atlantis'] })).toEqual([])
  })

  it('never throws, never passes its limit, and its grounds are sound, whatever is said', () => {
    const said = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'not',
            'near',
            'the',
            'opera',
            'quiet',
            'beach',
            'without',
            ',',
            'rain',
            'but',
            'vegan',
            'cheap',
            'x'.repeat(300),
          ),
          { maxLength: 40 },
        )
        .map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(said, fc.integer({ min: 0, max: 12 }), (words, limit) => {
        const found = index.search(words, { destinations: ['vienna', 'nice'], limit })
        expect(found.length).toBeLessThanOrEqual(limit)
        expect(new Set(found.map(({ place }) => place.id)).size).toBe(found.length)
        for (const { because, score } of found) {
          expect(because.length).toBeGreaterThan(0)
          expect(because.length).toBeLessThanOrEqual(8)
          for (const ground of because) groundSchema.parse(ground)
          expect(Number.isFinite(score)).toBe(true)
        }
      }),
      { numRuns: runCount('searches by meaning', { everyday: 60, full: 3000 }) },
    )
  })
})
