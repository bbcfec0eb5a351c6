/** Which city a sight is in, by the names of the catalogue's places and of the most famous sights. */
import { type FamousSight, famousSights, tellingWords } from './famous-sights.ts'
import type { KnownDestination } from './find-destination.ts'
import { foldName } from './gazetteer-names.ts'

export interface FoundSight {
  /** The catalogue's name of it where it has one, or the one people use. */
  name: string
  city: FamousSight['city']
  /** A restaurant or a café: its name in small letters may be any words. */
  eats?: true
  /** So well known that it alone tells the city. */
  famous?: true
  /** A part of the city where one stays: "a weekend in Notting Hill" is spent in London. */
  quarter?: true
  /** Out of town: the goal of a day trip, or of a journey of its own. */
  outing?: true
}

export interface SightFinder {
  /** All sights of this name, each in another city. */
  named: (name: string) => readonly FoundSight[]
  /** How many words the longest name has that begins with this word: none where no name does. */
  longestFrom: (word: string) => number
}

/** Fewest letters of a sight's name: shorter ones are ordinary words as well. */
const shortestSight = 5
/** Generic words that people omit: "Alcatraz" for Alcatraz Island, "Uffizi" for the Uffizi Gallery. */
const generic =
  / (?:Island|Museum|Gallery|Palace|Park|Garden|Gardens|Tower|Bridge|Market|Marketplace|Square|Castle|Basilica|Cathedral|Church|Temple|Shrine|Mosque|Abbey|Monastery|Beach|Zoo|Aquarium|Street|Quarter|District|National Monument|National Park|Fortress|Hill|Building|Observatory|Library|Baths|Pier|Stadium|Cemetery|Falls|Canyon|Volcano|Lagoon|Memorial)$/

/** "San Miniato" for San Miniato al Monte: where a church stands is left out when one speaks of it. */
const whereItStands =
  /(?<=^(?:San|Santa|Santo|Sant'\p{L}+)(?: \p{L}+)+) (?:al|alla|in|sopra|del|della|dei|degli|fuori) .*$/u

/** The names people use for a place: without generic words, and each of two sights in one entry. */
export function writtenNames(name: string): string[] {
  const parts = / and (?:the )?\p{Lu}/u.test(name) ? name.split(/ and (?:the )?(?=\p{Lu})/u) : []
  const short = name.replace(generic, '')
  const church = name.replace(whereItStands, '')
  return [
    name,
    ...new Set(
      [short, church, ...parts].filter((each) => each.length >= shortestSight && each !== name),
    ),
  ]
}

export function createSightFinder(destinations: readonly KnownDestination[]): SightFinder {
  const byName = new Map<string, FoundSight[]>()
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
  /** "Israel" is no short name of the Israel Museum. */
  const cities = new Set(
    destinations.flatMap(({ name, country, alsoKnownAs = [] }) =>
      [name, countryNames.of(country) ?? country, ...alsoKnownAs].map(foldName),
    ),
  )
  const slugs = new Set(destinations.map(({ slug }) => slug))
  const add = (written: string, sight: FoundSight) => {
    const key = foldName(written)
    if (cities.has(key)) return
    const known = byName.get(key) ?? []
    if (known.some(({ city }) => sameCity(city, sight.city))) return
    byName.set(key, [...known, sight])
  }
  for (const { name, city, quarter } of [...famousSights, ...tellingWords]) {
    if ('slug' in city && !slugs.has(city.slug)) continue
    byName.set(foldName(name), [{ name, city, famous: true, ...(quarter && { quarter }) }])
  }
  const famous = new Set(byName.keys())
  for (const { slug, places = [] } of destinations) {
    for (const { name, eats, outing, dayTrip } of places) {
      const away = outing || dayTrip
      for (const written of writtenNames(name)) {
        // A famous sight is the one that is meant, whatever shares its name elsewhere.
        if (written.length >= shortestSight && !famous.has(foldName(written)))
          add(written, {
            name,
            city: { slug },
            ...(eats && { eats }),
            ...(away && { outing: true }),
          })
      }
    }
  }
  const longest = new Map<string, number>()
  for (const key of byName.keys()) {
    const words = key.split(' ').length
    longest.set(firstOf(key), Math.max(words, longest.get(firstOf(key)) ?? 0))
  }
  return {
    named: (name) => byName.get(foldName(name)) ?? [],
    longestFrom: (word) => longest.get(firstOf(foldName(word))) ?? 0,
  }
}

const firstOf = (key: string) => key.split(' ')[0] ?? ''

function sameCity(one: FamousSight['city'], other: FamousSight['city']): boolean {
  if ('slug' in one) return 'slug' in other && one.slug === other.slug
  return 'name' in other && one.name === other.name
}
