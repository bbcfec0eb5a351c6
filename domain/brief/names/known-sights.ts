/** The names by which a request may call the sights of a destination. */
import { famousSights } from '#domain/places/famous-sights.ts'
import type { KnownDestination } from '#domain/places/find-destination.ts'
import { writtenNames } from '#domain/places/find-sight.ts'
import { createNameIndex, formsOf } from '#domain/places/name-as-written.ts'
import { everydayWords } from '../everyday-words.ts'
import { themePark } from './name-run-parts.ts'

export interface SightName {
  /** As a request may write it, and the same in small letters without accents. */
  written: string
  lower: string
  /** What the catalogue calls it. */
  name: string
}

const known = new WeakMap<KnownDestination, readonly SightName[]>()

export function knownSights(destination: KnownDestination): readonly SightName[] {
  const before = known.get(destination)
  if (before) return before
  const made = sightNames(destination).map(({ written, name }) => ({
    written,
    lower: unaccented(written.toLowerCase()),
    name,
  }))
  known.set(destination, made)
  return made
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Each name, and its short form where no other place of the destination has it; long ones first. */
function sightNames({ name: city, country, slug, places = [] }: KnownDestination) {
  const land = countryNames.of(country)
  const all = places.flatMap(({ name }) => writtenNames(name).map((written) => ({ written, name })))
  // "Disneyland" is the one of the city, as "Skytree" is.
  const unprefixed = places.flatMap(({ name }) => {
    const rest = name.startsWith(`${city} `)
      ? name.slice(city.length + 1)
      : name.endsWith(` ${city}`)
        ? name.slice(0, -city.length - 1)
        : ''
    const isOwn = /^\p{Lu}\p{L}{6,}$/u.test(rest) && isOwnWord(rest)
    return isOwn && !leftOut.test(rest) ? [{ written: rest, name }] : []
  })
  const single = all.filter(
    ({ written, name }) =>
      written === name ||
      (written !== city &&
        written !== land &&
        places.filter((place) => place.name.startsWith(written)).length <= 1),
  )
  const famous = famousSights.filter((sight) => 'slug' in sight.city && sight.city.slug === slug)
  return [
    ...single,
    ...unprefixed,
    ...famous.map(({ name }) => ({ written: name, name: ownName(name, places) })),
  ].sort((a, b) => b.written.length - a.written.length)
}

/** "Louvre" is the catalogue's Louvre Museum. */
function ownName(name: string, places: readonly { name: string }[]): string {
  const known = places.find((place) => place.name.startsWith(name))?.name
  const forms = known ? [] : places.flatMap((place) => formsOf(place.name))
  return known ?? createNameIndex(forms, isOwnWord).named(name) ?? name
}

/** What is left out when one speaks of a sight: "Gardens", "Old Town". What else stands behind a name makes it another thing. */
export const leftOut =
  /^(?:(?:National|Royal|Botanical|Public|City|Old|Night|Flea|Grand|Great) )?(?:Gardens?|Town|Palace|Castle|Museum|Galler(?:y|ies)|Park|Market|Beach|Tower|Bridge|Cathedral|Abbey|Temple|Shrine|Islands?|Square|Street|Hill|Falls|Lake|Fort(?:ress)?|Monastery|Village|Zoo|Church|Basilica|Mosque|Quarter|District|Baths?|Library|Stadium|Lighthouse|Pier|House|Hall|Canyon|Caves?|Memorial|Cemetery|Mine|Storehouse|Studios?|Distillery|Brewery)(?: (?:Museum|Gardens?|Park|Palace|Complex))?$/

/** A word that is a name, in small letters too: "disneyland" is one, although everybody uses it. */
export function isOwnWord(word: string): boolean {
  const lower = word.toLowerCase()
  return themePark.test(lower) || !everydayWords.has(lower)
}

/** Letter by letter, so that offsets stay. */
export function unaccented(text: string): string {
  return text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
}
