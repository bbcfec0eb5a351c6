/** What a place offers decides which wishes it meets; its other words have to do where nobody has read it. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { Place } from '#domain/places/schema.ts'
import { experiences } from './experiences.ts'
import { meeting, outingFor, speaking } from './meeting-places.ts'
import { opensWith, phrasesOf } from './offered.ts'
import { nameOf } from './told-by.ts'

const { bySlug } = await loadCatalogue()
const placesOf = (slug: string): readonly Place[] => bySlug.get(slug)?.places ?? []
const wishFor = (words: string) => {
  const found = experiences.find(({ heard }) => heard.test(words))
  if (!found) throw new Error(`Nobody reads "${words}".`)
  return found
}
const met = (slug: string, words: string) => {
  const { places, isClose } = meeting(wishFor(words), placesOf(slug), { said: words })
  return { names: places.map(({ name }) => name), isClose }
}
const withoutOffers = (places: readonly Place[]) =>
  places.map(({ offers: _offers, ...place }) => place)

describe('a wish', () => {
  it.each([
    ['tokyo', 'video games', 'Ghibli Museum'],
    ['prague', 'thermal baths', 'Original Beer Spa Bernard'],
    ['budapest', 'Art Nouveau', 'Budapest Zoo'],
    ['sydney', 'swimming', 'Sydney Harbour Cruise from Circular Quay'],
    ['barcelona', 'Gaudi', 'Palau de la Música Catalana'],
    ['buenos-aires', 'bookshops', 'Café Tortoni'],
  ])('in %s: %s are not had at %s', (slug, words, name) => {
    expect(met(slug, words).names).not.toContain(name)
  })

  it.each([
    ['barcelona', 'Gaudi', 'Casa Batlló'],
    ['buenos-aires', 'bookshops', 'El Ateneo Grand Splendid'],
    ['budapest', 'thermal baths', 'Széchenyi Thermal Bath'],
    ['lima', 'tasting restaurants', 'Central'],
    ['cairo', 'mummies', 'National Museum of Egyptian Civilization'],
  ])('in %s: %s are had at %s', (slug, words, name) => {
    const { names, isClose } = met(slug, words)
    expect(names).toContain(name)
    expect(isClose).toBe(false)
  })

  it('comes close at what only speaks of it, where nothing offers it', () => {
    const speaks = placesOf('prague').map((place) => ({ ...place, offers: [] }))
    const ruins = meeting(wishFor('a hammam'), [
      ...speaks.slice(0, 1).map((place) => ({
        ...place,
        name: 'Old House',
        kind: 'landmark' as const,
        about: 'A merchant built it with a hammam under the roof.',
      })),
    ])
    expect(ruins).toMatchObject({ isClose: true, places: [{ name: 'Old House' }] })
  })

  it('is met by its words at places that nobody has read', () => {
    const { places, isClose } = meeting(wishFor('tango'), withoutOffers(placesOf('buenos-aires')))
    expect(places.length).toBeGreaterThan(2)
    expect(isClose).toBe(false)
  })

  it('is a day out of town where only that offers it', () => {
    const trip = outingFor(wishFor('a ranch'), placesOf('buenos-aires'), 'ranch')
    expect(trip?.name).toBe('Gaucho Day at an Estancia')
    expect(met('buenos-aires', 'a ranch').isClose).toBe(true)
  })
})

describe('a liking in own words', () => {
  it('is what is called so or known for it, and not what one only looks at from there', () => {
    const names = speaking('Pyramids', placesOf('cairo')).places.map(({ name }) => name)
    expect(names[0]).toBe('Pyramids of Giza')
    expect(names).not.toContain("Barry's")
    const christ = speaking('christ', placesOf('rio-de-janeiro'))
    expect(christ.places[0]?.name).toBe('Christ the Redeemer')
  })

  it('is shortened to the thing, and to nothing else', () => {
    expect(phrasesOf('really good comedy clubs')).toContain('comedy clubs')
    expect(phrasesOf('sherry tasting')).toContain('sherry')
    expect(phrasesOf('horse show')).not.toContain('horse')
  })

  it('opens what is said of a place, or stands beside it', () => {
    const tango = nameOf('tango')
    expect(opensWith({ about: 'A tango show with dinner in a house of 1900.' }, tango)).toBe(true)
    expect(opensWith({ about: 'Steak in a house where tango was danced.' }, tango)).toBe(false)
  })
})
