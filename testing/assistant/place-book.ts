/** Looks places and destinations of the catalogue up by name, whatever the accents and capitals. */
import type { Destination, Place } from '#domain/places/schema.ts'
import type { Trait } from './notation.ts'

export interface KnownPlace {
  slug: string
  place: Place
}

export interface PlaceBook {
  /** Several where destinations share a name. */
  places: (name: string) => readonly KnownPlace[]
  destination: (name: string) => Destination | undefined
}

export function placeBook(destinations: readonly Destination[]): PlaceBook {
  const places = new Map<string, KnownPlace[]>()
  const bySaidName = new Map<string, Destination>()
  for (const destination of destinations) {
    for (const place of destination.places) {
      const key = folded(place.name)
      places.set(key, [...(places.get(key) ?? []), { slug: destination.slug, place }])
    }
    const { name, slug, alsoKnownAs = [] } = destination
    for (const each of [name, slug, ...alsoKnownAs]) bySaidName.set(folded(each), destination)
  }
  return {
    places: (name) => places.get(folded(name)) ?? [],
    destination: (name) => bySaidName.get(folded(name)),
  }
}

const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  '’': "'",
  '‘': "'",
  ʻ: "'",
  '–': '-',
}

/** Without accents and capitals, with plain apostrophes and single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđðþæœß’‘ʻ–]/g, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Why a place is not like this, or undefined where it is. What the catalogue does not know breaks nothing. */
export function unlike(place: Place, trait: Trait): string | undefined {
  const { kinds, notKinds, interests, diet, setting, priceAtMost, priceAtLeast, dayTrip } = trait
  const isFood = place.kind === 'restaurant' || place.kind === 'cafe'
  if (kinds && !kinds.includes(place.kind)) return `${place.name} is a ${place.kind}`
  if (notKinds?.includes(place.kind)) return `${place.name} is a ${place.kind}`
  if (interests && !place.interests.some((each) => interests.includes(each))) {
    return `${place.name} is for ${place.interests.join(', ')}`
  }
  if (diet && isFood && !isTagged(place, diet)) return `${place.name} is not known to be ${diet}`
  if (setting && place.setting !== setting && place.setting !== 'both') {
    return `${place.name} is ${place.setting}`
  }
  if (priceAtMost !== undefined && (place.price ?? 0) > priceAtMost) {
    return `${place.name} has price level ${place.price}`
  }
  if (priceAtLeast !== undefined && place.price !== null && place.price < priceAtLeast) {
    return `${place.name} has price level ${place.price}`
  }
  if (dayTrip !== undefined && (place.dayTrip !== undefined) !== dayTrip) {
    return `${place.name} is ${dayTrip ? 'no' : 'a'} day trip`
  }
  return undefined
}

/** A vegan house is a vegetarian one; for diets without a tag in the catalogue nothing can be held against it. */
function isTagged(place: Place, diet: NonNullable<Trait['diet']>): boolean {
  const tags: readonly string[] = place.diets ?? []
  if (diet === 'vegetarian') return tags.includes('vegetarian') || tags.includes('vegan')
  const tagged = ['vegan', 'halal', 'kosher', 'gluten-free']
  return !tagged.includes(diet) || tags.includes(diet)
}
