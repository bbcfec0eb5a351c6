/** Wishes answered by what they mean, in the towns of the catalogue. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { Destination } from '#domain/places/schema.ts'
import { place, read as request } from '../testing/sample-request.ts'
import { longestVisit } from '../worth/travellers.ts'
import { isWished } from './asked-starts.ts'
import { kindWishes } from './kind-wishes.ts'
import { outingsNamed } from './named-places.ts'
import { readAsked } from './read-asked.ts'

const { bySlug } = await loadCatalogue()

function town(slug: string): Destination {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`There is no ${slug}`)
  return found
}

function read(slug: string, text: string, brief: { tastes?: string[]; mustSee?: string[] } = {}) {
  const destination = town(slug)
  const { asked, unmet } = readAsked(text, { tastes: [], mustSee: [], ...brief }, destination, {
    notUnderstood: [],
    months: [5],
    days: 4,
  })
  const nameOf = (id: string) => destination.places.find((each) => each.id === id)?.name
  return {
    wishes: asked.map(({ what }) => what),
    first: Object.fromEntries(asked.map(({ what, placeIds }) => [what, nameOf(placeIds[0] ?? '')])),
    asked,
    unmet: unmet.map(({ says }) => says),
  }
}

describe('a wish that is another thing than its word', () => {
  it('ducks that a child loves are on a pond, and roast duck is a dish', () => {
    const { first } = read('london', 'our toddler loves ducks')
    expect(first['ducks and swans']).toBe('St James’s Park')
    expect(read('london', 'we want roast ducks').wishes).not.toContain('ducks and swans')
  })

  it('mulled wine is no tasting', () => {
    expect(read('vienna', 'christmas markets and mulled wines').wishes).not.toContain('wine')
    expect(read('vienna', 'wines and music').wishes).toContain('wine')
  })

  it('sundowners are drinks where the sun goes down', () => {
    const { asked, unmet } = read('cape-town', 'sundowners every day please')
    expect(asked[0]).toMatchObject({ what: 'sundowners', when: 'sunset', daily: true })
    expect(asked[0]?.placeIds.length).toBeGreaterThan(3)
    expect(unmet).toEqual([])
  })

  it('one of a thing a day is daily', () => {
    expect(read('bangkok', 'one massage a day').asked[0]?.daily).toBe(true)
  })

  it('whales are seen from the cliffs as well', () => {
    const whales = read('sydney', 'whale watching').asked[0]
    expect(whales?.placeIds[0]).toBe('whale-watching-from-circular-quay')
    expect(whales?.more).toContain('north-head')
  })

  it('praise and the hour make no other thing of it', () => {
    expect(read('bangkok', 'better pad thai', { tastes: ['better pad thai'] }).unmet).toEqual([])
  })
})

describe('a wish that places tell by other words', () => {
  it.each([
    ['marrakesh', 'rugs', 'Rahba Kedima'],
    ['edinburgh', 'afternoon tea', 'Palm Court at The Balmoral'],
    ['buenos-aires', 'afternoon tea', 'Las Violetas'],
    ['rome', 'gladiators', 'Colosseum'],
    ['vancouver', 'easy walks', 'Stanley Park Seawall'],
    ['seoul', 'karaoke', 'Hongdae'],
    ['seoul', 'hanbok', 'Hanbok Rental at Gyeongbokgung'],
  ])('is met in %s: %s', (slug, wish, name) => {
    const { first, unmet } = read(slug, `we would love ${wish}`, { tastes: [wish] })
    expect(unmet).toEqual([])
    expect(first[wish]).toBe(name)
  })

  it('is met by what was named already: the arena is where the gladiators fought', () => {
    const said = { tastes: ['gladiators'], mustSee: ['Colosseum'] }
    const { unmet } = read('rome', 'mad about gladiators, so the Colosseum is a must', said)
    expect(unmet).toEqual([])
  })
})

describe('a name of a place', () => {
  it('is no dish', () => {
    const said = { mustSee: ['Wat Pho'] }
    const { wishes, unmet } = read('bangkok', 'I must see Wat Pho', said)
    expect(wishes).not.toContain('phở')
    expect(unmet).toEqual([])
    expect(read('hanoi', 'we want pho for breakfast').wishes).toContain('phở')
  })

  it('is no bath of the town, where it is the town by another of its names', () => {
    const ref = { name: 'Marrakech', kind: 'city' as const }
    const brief = { destinations: [ref] } as unknown as Parameters<typeof outingsNamed>[0]
    expect(outingsNamed(brief, town('marrakesh'))).toEqual([])
  })
})

describe('a wish that is narrower than a liking', () => {
  it.each([
    ['chicago', 'the river cruise is fixed', 'river cruise', 'Chicago Architecture River Cruise'],
    ['buenos-aires', 'we want a tango lesson', 'a tango lesson', 'La Viruta Tango Club'],
    ['prague', 'a classical concert', 'a classical concert', 'Rudolfinum'],
    [
      'paris',
      'one really special dinner with a view',
      'a special dinner with a view',
      'Le Jules Verne',
    ],
    ['seoul', 'we want Korean barbecue', 'Korean barbecue', 'Geumdwaeji Sikdang'],
  ])('is met by itself alone, in %s: %s', (slug, text, wish, name) => {
    const { wishes, first, unmet } = read(slug, text)
    expect(wishes).toEqual([wish])
    expect(first[wish]).toBe(name)
    expect(unmet).toEqual([])
  })

  it('says what comes nearest where nothing is it', () => {
    const { asked, unmet } = read('munich', 'and a football match')
    expect(unmet[0]).toContain('You asked for a football match: Piri knows none in Munich. Nearest')
    expect(asked[0]?.nearestTo).toBe('a football match')
  })

  it('keeps the liking that was said besides', () => {
    const { wishes } = read('buenos-aires', 'a tango lesson, and one evening a tango show')
    expect(wishes).toEqual(['a tango lesson', 'tango'])
  })

  it('takes its own words for no other liking', () => {
    const said = { tastes: ['tango', 'lesson'] }
    const { wishes, unmet } = read('buenos-aires', 'we want a tango lesson', said)
    expect(wishes).toEqual(['a tango lesson'])
    expect(unmet).toEqual([])
  })

  it('is no pier', () => {
    const { asked } = read('chicago', 'a boat trip')
    expect(asked.flatMap(({ placeIds }) => placeIds)).not.toContain('navy-pier')
  })
})

describe('one of a thing', () => {
  it.each([
    ['marrakesh', 'a hammam and shopping'],
    ['istanbul', 'we would like a hammam'],
    ['madrid', 'tapas and a flamenco night'],
  ])('is met by one place, in %s: %s', (slug, text) => {
    const wish = read(slug, text).asked.find(({ single }) => single)
    const [first = '', second = ''] = wish?.placeIds ?? []
    const asked = wish ? [wish] : []
    expect(second).not.toBe('')
    expect(isWished({ id: first }, { asked })).toBe(true)
    expect(isWished({ id: second }, { asked })).toBe(false)
  })

  it('is one palace of a short stay; who is a lover of them has more', () => {
    const { places } = town('seoul')
    const stay = { days: 3, lodging: town('seoul').at }
    const kinds = { wantedKinds: ['palace' as const] }
    const one = kindWishes('a palace in rented hanbok', kinds, places, stay)
    expect(one.mostOfKinds).toEqual([{ kind: 'palace', most: 1 }])
    expect(one.asked[0]?.single).toBe(true)
    const all = kindWishes('I am a palace lover', kinds, places, stay)
    expect(all.mostOfKinds).toEqual([])
  })
})

describe('what is to be bought', () => {
  it('is looked for where it is sold', () => {
    const { asked } = read('marrakesh', 'a lot of shopping for rugs and spices', {
      tastes: ['spices'],
    })
    const { places } = town('marrakesh')
    const ids = asked.find(({ what }) => what === 'spices')?.placeIds ?? []
    const kinds = ids.map((id) => places.find((each) => each.id === id)?.kind)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds).not.toContain('restaurant')
    expect(kinds).not.toContain('activity')
  })
})

describe('what teenagers came for', () => {
  const museum = place('museum', { kind: 'museum', minutes: 240 })
  const party = { who: ['teenagers' as const] }

  it('is seen at its full length; what else is a museum is kept short', () => {
    const asked = [{ what: 'ancient Egypt', placeIds: ['museum'] }]
    const unasked = request({ places: [museum], party })
    expect(longestVisit(museum, unasked)).toBeLessThan(museum.minutes)
    for (const more of [{ asked }, { mustSee: ['museum'] }]) {
      const wanted = request({ places: [museum], party, ...more })
      expect(longestVisit(museum, wanted)).toBeGreaterThanOrEqual(museum.minutes)
    }
  })

  it('is read from their letter', () => {
    const { first } = read('cairo', 'our daughter loves ancient Egypt')
    expect(first['ancient Egypt']).toBeDefined()
  })
})
