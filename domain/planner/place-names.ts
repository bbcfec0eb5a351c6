/** Finds the place of a destination that people mean by a name. */
import { everydayWords } from '#domain/brief/everyday-words.ts'
import type { PlaceRef } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { createNameIndex, formsOf, type NameIndex } from '#domain/places/name-as-written.ts'
import type { Destination, Place } from '#domain/places/schema.ts'

/**
 * Words that make another thing of a name: the museum about Machu Picchu is not Machu Picchu. They may only be left
 * out of the names of great sights: people say "the Louvre".
 */
const turnsIntoAnother =
  /^(?:museums?|cafes?|bars?|pubs?|restaurants?|hotels?|shops?|stores?|stations?|markets?|malls?|tours?|cruises?|zoo)$/
const saidWithoutIt = 0.6
const shortestWord = 5
const known = 0.9
/** Renown (0 to 1) from which a sight is found by words that tell what it is. */
const told = 0.3
const quarter = 0.6
const sameTownKilometres = 30

type WithPlaces = Pick<Destination, 'places'>

export function placeNamed(words: string, destination: WithPlaces): Place | undefined {
  const wanted = tokens(words)
  if (wanted.join('').length < 3) return namedInShort(words, destination)
  const found = destination.places
    .map((place) => ({ place, name: tokens(place.name) }))
    .filter(({ name }) => contains(name, wanted) || contains(wanted, name))
    .filter(({ place, name }) => isTheThing(place, name, wanted))
  const exact = found.find(({ name }) => name.join(' ') === wanted.join(' '))
  if (exact) return exact.place
  const short = namedInShort(words, destination)
  if (short) return short
  const [best] = found.toSorted((a, b) => b.place.essential - a.place.essential)
  return (
    best?.place ?? namedInAnotherTongue(words, destination) ?? namedOtherwise(words, destination)
  )
}

const indexes = new WeakMap<WithPlaces['places'], NameIndex>()

/** The place whose name is written with other spaces, transcribed otherwise or one letter off: "Kutubiyya". */
function namedOtherwise(words: string, { places }: WithPlaces): Place | undefined {
  const index =
    indexes.get(places) ??
    createNameIndex(
      places.flatMap(({ name }) => formsOf(name)),
      (word) => !everydayWords.has(word),
    )
  indexes.set(places, index)
  const called = index.named(words)
  const place = places.find(({ name }) => name === called)
  return place && isTheThing(place, tokens(place.name), tokens(words)) ? place : undefined
}

/** The place with these initials ("MoMA", "the V&A", "LACMA"), or with this beginning of its first word ("the Met"). */
function namedInShort(words: string, { places }: WithPlaces): Place | undefined {
  const said = words.replace(/^the /i, '')
  const letters = said.replace(/[^\p{L}]/gu, '').toLowerCase()
  const isInitials = /^\p{Lu}[\p{L}&.]*\p{Lu}$/u.test(said) && letters.length >= fewestInitials
  const isCut = /^\p{Lu}\p{Ll}{2}$/u.test(said)
  if (!(isInitials || isCut)) return undefined
  const first = (all: readonly string[]) => all.map(([letter]) => letter).join('')
  return places
    .filter(({ name, essential, kind }) => {
      if (kind === 'restaurant' || kind === 'cafe') return false
      const all = tokens(name)
      if (isCut) return essential >= known && all.length > 1 && all[0]?.startsWith(letters) === true
      const telling = first(all.filter((word) => !joining.has(word)))
      if (said.includes('&')) return telling.startsWith(letters)
      return first(all) === letters || telling === letters
    })
    .toSorted((a, b) => b.essential - a.essential)[0]
}

const fewestInitials = 2

/** English words for kinds of places in other languages. */
const inEnglish: readonly (readonly [english: string, others: string])[] = [
  ['gallery', 'galleria galerie galeria'],
  ['museum', 'museo musee museu muzeum'],
  ['palace', 'palazzo palacio palais palau schloss'],
  ['garden', 'giardino giardini jardim jardin jardins jardines garten gardens'],
  ['church', 'chiesa iglesia eglise igreja kirche'],
  ['castle', 'castel castello castillo chateau castelo burg'],
  ['square', 'piazza plaza place platz praca namesti'],
  ['bridge', 'ponte puente pont brucke most'],
  ['market', 'mercato mercado marche markt mercat'],
  ['tower', 'torre tour turm'],
  ['cathedral', 'duomo catedral cathedrale dom se'],
  ['house', 'casa maison haus'],
  ['park', 'parc parque parco'],
  ['theater', 'theatre teatro teatre'],
  ['fountain', 'fontana fuente fontaine'],
  ['library', 'biblioteca bibliotheque bibliothek'],
]
const english = new Map(
  inEnglish.flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)
const joining = new Set(
  'of de di del della dei des du da do la le il el les los las d and'.split(' '),
)

/**
 * The place whose name has all words in another language: "Borghese Gallery" is the Galleria Borghese, "Frida Kahlo
 * house" her Casa Azul.
 */
function namedInAnotherTongue(words: string, { places }: WithPlaces): Place | undefined {
  const wanted = meaning(words)
  const telling = wanted.filter((word) => !inEnglish.some(([kind]) => kind === word))
  if (wanted.length < 2 || telling.join('').length < shortestWord) return undefined
  return places
    .filter((place) => {
      const name = meaning(place.name)
      return wanted.every((word) => name.includes(word)) && isTheThing(place, name, wanted)
    })
    .toSorted((a, b) => b.essential - a.essential)[0]
}

function meaning(text: string): string[] {
  return tokens(text)
    .filter((word) => !joining.has(word))
    .map((word) => english.get(word) ?? word)
}

function isTheThing(place: Place, name: readonly string[], wanted: readonly string[]): boolean {
  const more = name.filter((word) => !wanted.includes(word))
  return place.essential >= saidWithoutIt || !more.some((word) => turnsIntoAnother.test(word))
}

/** The place whose name begins with words that nobody understood: "pyramids" in Cairo. */
export function placeHinted(
  words: string,
  destination: WithPlaces,
  /** The whole request: "ABBA museum" may have been read as a wish for museums. */
  text = '',
): Place | undefined {
  const wanted = tokens(words)
  const said = new Set([...wanted, ...tokens(text)])
  const [first] = wanted
  const isName = /^\p{Lu}{3,}$/u.test(words)
  if (!first || (wanted.length === 1 && first.length < shortestWord && !isName)) return undefined
  return destination.places
    .filter((place) => {
      const name = tokens(place.name)
      if (name[0] === first && contains(name, wanted)) {
        return isTheThing(place, name, wanted) || name.every((word) => said.has(word))
      }
      // Two consecutive words that only the name of a known sight has: "salt mine".
      if (wanted.length > 1 && place.essential >= told && contains(name, wanted)) {
        return isTheThing(place, name, wanted)
      }
      // Among other words only famous places are meant: "the pyramids of course and".
      const begins = name[0] ?? ''
      return place.essential >= known && begins.length > shortestWord && wanted.includes(begins)
    })
    .toSorted((a, b) => b.essential - a.essential)[0]
}

/** The best sight in a quarter that places name as their area: "Museum Island". */
export function bestInArea(wish: string, { places }: Pick<Destination, 'places'>): Place | null {
  const name = wish.toLowerCase().replace(/^the /, '')
  const [best] = places
    .filter(({ area, kind, dayTrip }) => {
      const parts = area.toLowerCase().split(', ')
      return parts.includes(name) && kind !== 'restaurant' && kind !== 'cafe' && !dayTrip
    })
    .toSorted((a, b) => b.essential - a.essential)
  return best ?? null
}

/** A quarter by its description ("the old Jewish quarter"), and its best sight. */
export function quarterNamed(
  words: string,
  { stayAreas, places }: Pick<Destination, 'stayAreas' | 'places'>,
): { area: string; place: Place } | undefined {
  const wanted = tokens(words)
  if (wanted.join('').length < shortestWord) return undefined
  const area = stayAreas.find(({ about }) => contains(tokens(about), wanted))
  const [place] = places
    .filter(({ at, kind }) => area && kind !== 'restaurant' && kilometres(at, area.at) < quarter)
    .toSorted((a, b) => b.essential - a.essential)
  return area && place && { area: area.name, place }
}

/** Whether a destination is a sight or a day trip of this one: Versailles from Paris. */
export function isOutingFrom(
  destination: Pick<Destination, 'slug' | 'places'>,
  ref: PlaceRef,
): boolean {
  if (ref.slug !== undefined && ref.slug !== destination.slug) return false
  const place = placeNamed(ref.name, destination)
  if (!place) return false
  const isSame = tokens(place.name).join(' ') === tokens(ref.name).join(' ')
  if (ref.kind === 'country') return false
  if (!ref.at || kilometres(ref.at, place.at) < sameTownKilometres) return true
  // A small town elsewhere with the name of a sight here: who names both means the sight.
  return isSame || tokens(place.name)[0] === tokens(ref.name)[0]
}

function contains(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false
  return whole.some((_, at) => part.every((word, index) => whole[at + index] === word))
}

/** Words without accents, articles and plural endings. */
function tokens(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'the' && word !== 'a')
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word))
}
