/** Names as people write them: compared without accents, case and punctuation. */
import type { PlaceRef } from '#domain/brief/schema.ts'

export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** `Rio|Rio de Janeiro@BR`: one of the names, and no other country. A slug proves nothing: suburbs share it. */
export function sameName(place: PlaceRef, wanted: string): boolean {
  return wanted.split('|').some((one) => {
    const [name = '', country] = one.split('@')
    const inCountry = country === undefined || (place.country ?? country) === country
    return plain(place.name) === plain(name) && inCountry
  })
}

/** Every required place is there, and none that is neither required nor optional (`Sintra?`). */
export function namedAll(places: readonly PlaceRef[], wanted: readonly string[]): boolean {
  const items = wanted.map((text) => ({
    name: text.replaceAll('?', ''),
    optional: text.endsWith('?'),
  }))
  return (
    items.every(
      ({ name, optional }) => optional || places.some((place) => sameName(place, name)),
    ) && places.every((place) => items.some(({ name }) => sameName(place, name)))
  )
}

/** Each wanted name (or one of its alternatives) stands inside one of the texts, at word starts. */
export function namesIn(wanted: readonly string[], texts: readonly string[]): boolean {
  const said = texts.map((text) => ` ${plain(text)}`)
  return wanted.every((names) =>
    names.split('|').some((name) => said.some((text) => text.includes(` ${plain(name)}`))),
  )
}

export const listIn = (wanted: readonly string[], read: readonly string[]) =>
  wanted.every((one) => read.includes(one))

export const sameList = (
  read: readonly (string | number)[],
  wanted: readonly (string | number)[],
) => read.map(String).toSorted().join() === wanted.map(String).toSorted().join()
