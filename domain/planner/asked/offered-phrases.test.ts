import { describe, expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { readAsked } from './read-asked.ts'

const { destinations, bySlug } = await loadCatalogue()
const context = { today: '2026-11-18', gazetteer: await loadGazetteer(), destinations }

/** What is asked for, with the names of its places. */
function asked(slug: string, words: string) {
  const town = bySlug.get(slug)
  if (!town) throw new Error(`The catalogue has no ${slug}.`)
  const text = `4 days in ${town.name} in June. ${words}`
  const brief = parseBrief(text, context)
  const read = readAsked(text, brief, town, {
    notUnderstood: brief.notUnderstood,
    months: [6],
    days: 4,
  })
  const nameOf = (id: string) => town.places.find((place) => place.id === id)?.name ?? id
  return {
    wishes: Object.fromEntries(
      read.asked.map(({ what, placeIds }) => [what, placeIds.map(nameOf)]),
    ),
    outings: read.outings.map(({ name }) => name),
  }
}

describe('a wish in the words of the catalogue', () => {
  it('is met by what offers it, though its words were read as an interest alone', () => {
    expect(asked('madrid', 'We love food markets.').wishes['food markets']).toContain(
      'Mercado de San Miguel',
    )
    expect(asked('singapore', 'The kids would like an aquarium.').wishes.aquarium?.[0]).toMatch(
      /aquarium|oceanarium|river wonders/i,
    )
    expect(Object.values(asked('edinburgh', 'A castle, please').wishes).flat()).toContain(
      'Edinburgh Castle',
    )
  })

  it('is met by the kitchens of a country', () => {
    const { wishes } = asked('ljubljana', "We'd like Slovenian food.")
    expect(wishes['Slovenian food']?.length).toBeGreaterThan(1)
  })

  it('is met out of town where nothing in town offers it', () => {
    expect(asked('auckland', "We'd like to see glowworms.").outings).toEqual([
      'Waitomo Glowworm Caves',
    ])
  })

  it('is met by live music of any kind', () => {
    expect(asked('lisbon', 'We love live music.').wishes['live music']).toContain('Tasca do Chico')
    expect(asked('vienna', 'We love music.').wishes.music).toContain('Vienna State Opera')
  })

  it('is none where it is refused, part of a name, or said of nearly everything', () => {
    expect(asked('singapore', 'No zoo, please. No aquarium.').wishes).toEqual({})
    expect(asked('berlin', 'We stay near Zoologischer Garten.').wishes).not.toHaveProperty('zoo')
    expect(asked('london', 'We like parks and shopping.').wishes).not.toHaveProperty('shopping')
  })
})
