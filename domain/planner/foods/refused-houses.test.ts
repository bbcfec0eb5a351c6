/** What somebody must not eat, against the words of the houses themselves. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { Place } from '#domain/places/schema.ts'
import { place } from '../testing/sample-request.ts'
import { foodsRefused, refusedHouses } from './refused-houses.ts'

const { bySlug } = await loadCatalogue()
const nobody = { diets: [], refused: [], askedIds: new Set<string>() }
const house = (about: string, more: Partial<Place> = {}) =>
  place('house', { kind: 'restaurant', meals: ['lunch', 'dinner'], about, ...more })
const why = (one: Place, eaters: Partial<Parameters<typeof refusedHouses>[1]>) =>
  refusedHouses([one], { ...nobody, ...eaters }).house

describe('a house that tells of what somebody must not eat', () => {
  it.each<[string, Partial<Parameters<typeof refusedHouses>[1]>, string, Partial<Place>]>([
    ['walnuts', { diets: ['nut-free'] }, 'Circassian chicken and pigeon under brass lamps.', {}],
    ['a satay', { diets: ['nut-free'] }, 'Satay over coals on plastic stools.', {}],
    ['a pesto', { diets: ['nut-free'] }, 'Trofie with pesto since 1950.', {}],
    ['a crêperie', { diets: ['gluten-free'] }, 'Crêpes with ham and cheese.', {}],
    ['a brewpub', { diets: ['gluten-free'] }, 'Its own brews and plates to share.', {}],
    ['a kitchen of it', { diets: ['gluten-free'] }, 'Plain rooms.', { cuisines: ['creperie'] }],
    ['beef heart', { refused: ['red meat'] }, 'Known for grilled beef heart on skewers.', {}],
    ['ham', { refused: ['pork'] }, 'Ham sandwiches under mirrors since 1905.', {}],
    ['prawns', { diets: ['shellfish-free'] }, 'Prawns by weight.', { diets: ['vegetarian'] }],
    ['eggs', { refused: ['eggs'] }, 'Omelettes as tall as a hat.', {}],
    ['sesame', { refused: ['sesame'] }, 'Hummus and tahini at marble tables.', {}],
    ['a bar', { refused: ['alcohol'] }, 'A classic meyhane: cold meze, then fish and rakı.', {}],
    ['onions', { refused: ['onion'] }, 'Onion soup under a lid of cheese.', {}],
    [
      'what it offers',
      { diets: ['nut-free'] },
      'A plain room.',
      { offers: ['walnut cake'] } as never,
    ],
  ])('is out: %s', (_what, eaters, about, more) => {
    expect(why(house(about, more), eaters)).toMatch(
      /^It is known for .+, and you (?:eat|drink) no /,
    )
  })

  it.each<[string, Partial<Parameters<typeof refusedHouses>[1]>, string, Partial<Place>]>([
    [
      'a tag for it',
      { diets: ['gluten-free'] },
      'Galettes of buckwheat.',
      { diets: ['gluten-free'] },
    ],
    ['words that leave it out', { refused: ['onion'] }, 'Thali without onion or garlic.', {}],
    [
      'the burger of a vegan house',
      { refused: ['beef'] },
      'Vegan burgers.',
      { cuisines: ['vegan'] },
    ],
    ['nobody who minds', {}, 'Peanuts, prawns and pork.', {}],
    ['a word that only sounds like it', { diets: ['nut-free'] }, 'Doughnuts by the canal.', {}],
  ])('stays with %s', (_what, eaters, about, more) => {
    expect(why(house(about, more), eaters)).toBeUndefined()
  })

  it('is a walk from stall to stall, too, unless it was asked for and says nothing of it', () => {
    const walk = place('house', {
      kind: 'activity',
      minutes: 180,
      about: 'A street-food tour on foot with a guide, at stalls you would not find alone.',
    })
    expect(why(walk, { diets: ['nut-free'] })).toMatch(/not known to suit what you eat/)
    expect(why(walk, { diets: ['vegan'] })).toMatch(/not known to suit what you eat/)
    expect(why(walk, { diets: ['nut-free'], askedIds: new Set(['house']) })).toBeUndefined()
    expect(why(walk, {})).toBeUndefined()
  })

  it('is none where everybody eats so', () => {
    const marrakesh = bySlug.get('marrakesh')?.places ?? []
    const tour = marrakesh.find(({ name }) => name === 'Marrakech Food Tour')
    expect(
      refusedHouses(marrakesh, { ...nobody, diets: ['halal'] })[tour?.id ?? ''],
    ).toBeUndefined()
    expect(refusedHouses(marrakesh, { ...nobody, diets: ['vegan'] })[tour?.id ?? '']).toBeDefined()
  })
})

it('Jains leave out what grows under the ground and what lives, said or not', () => {
  const refused = foodsRefused([], [], 'four of us, all strict Jains')
  const jaipur = bySlug.get('jaipur')?.places ?? []
  const out = refusedHouses(jaipur, { ...nobody, diets: ['vegetarian'], refused })
  const named = (name: string) => jaipur.find((each) => each.name === name)?.id ?? name
  expect(out[named('Handi')]).toMatch(/you eat no red meat/)
  expect(out[named('Laxmi Misthan Bhandar')]).toBeUndefined()
  expect(foodsRefused(['Brandenburg Gate', 'garlic'], ['potato'], '')).toEqual(['garlic', 'potato'])
})
