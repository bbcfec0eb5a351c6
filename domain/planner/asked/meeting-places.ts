/** Finds the places that meet a wish in words that name no place, the best first. */
import type { Place } from '#domain/places/schema.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { Experience } from './experiences.ts'
import { isCalled, offersIt, placesCalled } from './offered.ts'
import { nameOf, plain, toldBy, wordOf } from './told-by.ts'

/** How many houses make a choice. */
const enough = 3
const touristShow = /\b(?:tourists?|dinner[- ]show|souvenirs?|staged)\b/i

/** The best first. */
export interface Meeting {
  places: Place[]
  /** None of the places is the thing itself: they only mention it. */
  isClose: boolean
}

/** The same wish with its looser words only. */
export function nearlyOf(
  {
    kinds: _kinds,
    says: _says,
    not: _not,
    of: _of,
    dear: _dear,
    fits: _fits,
    offers: _offers,
    heard: _heard,
    ...rest
  }: Experience,
  nearly: NonNullable<Experience['nearly']>,
): Experience {
  return { heard: nearly.says ?? nothing, ...rest, ...nearly }
}

const nothing = /(?!)/

/** Places that offer it; else those called by it; else those whose text mentions it, which only come close. */
export function meeting(
  experience: Experience,
  places: readonly Place[],
  { local = false, said = '' }: { local?: boolean; said?: string } = {},
): Meeting {
  const { says, heard, dear = 0, fits, asSaid } = experience
  const able = places.filter(
    (place) =>
      !place.dayTrip &&
      (dear === 0 || (place.price ?? 0) >= dear) &&
      !(local && touristShow.test(place.about)),
  )
  // The kind proves it without a word, and so does a condition that was checked.
  const isKnownBy = (place: Place) =>
    place.offers === undefined || (fits !== undefined && says === undefined)
  const told = able.filter((place) => isToldOf(place, experience))
  const sure = able.filter(
    (place) => isOffered(place, experience) || (isKnownBy(place) && told.includes(place)),
  )
  if (sure.length > 0) {
    const word = said === '' ? nothing : nameOf(plain(said))
    const exact = sure.filter((place) => isCalled(place, word))
    const isNamed = exact.length >= (/ view$/.test(said) ? 1 : enough)
    const best = byWorth((asSaid || fits) && isNamed ? exact : sure, experience, exact)
    return { places: sure.every(isKnownBy) ? forIt(best, experience) : best, isClose: false }
  }
  const called = told.filter(
    ({ name, kind }) => !says || heard.test(`${name}; ${kind}`) || says.test(name),
  )
  const others = byWorth(called.length > 0 ? called : told, experience, [])
  return { places: forIt(others, experience), isClose: called.length === 0 }
}

const isBath = (kind: Place['kind'], { kinds }: Experience) =>
  kinds?.[0] === 'spa' && kind === 'spa'

/** How many of a place's first offers count as what it is for. */
const central = 2

/**
 * Whether a place's offers meet the wish: by day at any place that is for it; evenings and meals only at places of
 * evenings and meals, and goods in shops.
 */
function isOffered(place: Place, experience: Experience): boolean {
  const { kinds, when, partOf, not } = experience
  // The name and the first offer tell what it is: a cable car from which one may walk is a cable
  // car.
  const is = `${place.name}; ${place.offers?.[0]}`
  if (!offersIt(place, experience) || not?.test(is)) return false
  if (!kinds || kinds.includes(place.kind)) return true
  const isFor = offersIt({ offers: place.offers?.slice(0, central) }, experience)
  return (
    isFor &&
    when === 'any' &&
    !partOf &&
    !kinds.some((kind) => tableKinds.has(kind) || kind === 'shopping')
  )
}

/** Whether a place meets the wish by its words, its kind and its hour. */
function isToldOf(place: Place, experience: Experience): boolean {
  const { says, not, of, kinds, when, fits } = experience
  return (
    (!kinds || kinds.includes(place.kind)) &&
    (!says ||
      isBath(place.kind, experience) ||
      says.test(`${toldBy(place)} ${place.cuisines?.join(' ') ?? ''}`)) &&
    !not?.test(toldBy(place)) &&
    (!of || place.interests.includes(of)) &&
    (fits?.(place) ?? true) &&
    (when !== 'sunset' || place.kind === 'restaurant' || place.bestTime === 'sunset') &&
    (!(says && isOfHouses(kinds) && tableKinds.has(place.kind)) || isPlayedThere(place, says))
  )
}

/** Sorts places: first those called by the very words, then those that are for it first of all, then by renown. */
function byWorth(found: readonly Place[], experience: Experience, exact: readonly Place[]) {
  const { says, kinds, dear = 0 } = experience
  const rank = (place: Place) =>
    place.essential +
    (dear > 0 ? 0.5 * (place.price ?? 0) : 0) +
    (says?.test(place.name) ? 0.3 : 0) +
    (exact.includes(place) ? 0.3 : 0) +
    (offersIt({ offers: place.offers?.slice(0, 1) }, experience) ? 0.35 : 0) +
    (kinds?.[0] === place.kind ? 0.2 : 0)
  return found.toSorted((a, b) => rank(b) - rank(a))
}

/**
 * Prefers, of places known by their words alone, houses to streets, and those that are for it to those that serve
 * it.
 */
function forIt(all: readonly Place[], { kinds, dish, says, tables }: Experience): Place[] {
  const known = isOfHouses(kinds) ? housesFirst(all) : [...all]
  const found = dish && says ? byTheirWords(known, says) : known
  if (!tables) return found
  // Tables that merely serve it are second, and come in where there are few others.
  const isFor = (place: Place) => place.kind !== 'restaurant' || tables.test(toldBy(place))
  const first = found.filter(isFor)
  return first.length >= enough ? first : [...first, ...found.filter((place) => !isFor(place))]
}

/** Houses whose own text names a dish; those only listed under it come in where there are none. */
function byTheirWords(found: readonly Place[], says: RegExp): Place[] {
  const named = found.filter((place) => says.test(toldBy(place)))
  return named.length > 0 ? named : [...found]
}

const tableKinds = new Set<Place['kind']>(['restaurant', 'cafe'])
const ofPlaying =
  /\b(?:live|bands?|music|musicians?|singers?|sings?|sung|play(?:s|ed|ing)?|danc\w+|shows?|stage|sessions?|nightly|club)\b/i

/** Whether it is played there: a square of samba around a table is no samba at the table. */
function isPlayedThere(place: Place, says: RegExp): boolean {
  if (place.interests.includes('music') || says.test(place.name)) return true
  return toldBy(place)
    .split(/[,;:.]/)
    .some((clause) => says.test(clause) && ofPlaying.test(clause.replace(says, ' ')))
}

/** Renown (0 to 1) from which a street of bars counts as a place of its music: Frenchmen Street. */
const knownStreet = 0.6

/** Houses first for what is heard or danced; streets of bars only where no house is known. */
function housesFirst(found: readonly Place[]): Place[] {
  const houses = found.filter(
    ({ kind, setting, essential }) =>
      kind !== 'nightlife' || setting !== 'outdoor' || essential >= knownStreet,
  )
  return houses.length > 0 ? houses : [...found]
}

const isOfHouses = (kinds: Experience['kinds']) => kinds?.includes('stage') === true

/** Minutes of the way each way that full renown (1 instead of 0) outweighs. */
const wayForTheBest = 100

/** The day trip for a wish: near, or so well known that a longer way pays. */
export function outingFor(
  experience: Experience,
  places: readonly Place[],
  said = '',
  /** Longest ride each way in minutes with a small child, where anything is so near. */
  nearTo?: number,
): Place | undefined {
  if (nearTo !== undefined) {
    const close = places.filter(
      ({ dayTrip }) => !dayTrip || (dayTrip.minutesEachWay <= nearTo && dayTrip.by !== 'tour'),
    )
    const near = outingFor(experience, close, said)
    if (near) return near
  }
  const { outing, by, kinds } = experience
  // A volcano of plaster is one for those who ask for a theme park.
  const trips = places.filter(
    ({ dayTrip, kind, name, offers = [] }) =>
      dayTrip &&
      (kind !== 'theme-park' || kinds?.includes(kind) !== false) &&
      !experience.not?.test(`${name}; ${offers[0]}`),
  )
  const word = said === '' ? nothing : nameOf(plain(said))
  const offered = trips.filter((place) => offersIt(place, experience))
  const exact = offered.filter((place) => isCalled(place, word))
  const told = outing
    ? trips.filter((place) => place.dayTrip?.by === by || isToldOf(place, experience))
    : []
  // Trips that are for it come before towns that have it among other things.
  const isFor = (place: Place) => offersIt({ offers: place.offers?.slice(0, central) }, experience)
  return [exact.filter(isFor), exact, offered.filter(isFor), offered, told]
    .find((each) => each.length > 0)
    ?.toSorted((a, b) => wayFor(a) - wayFor(b))[0]
}

const wayFor = ({ dayTrip, essential }: Place) =>
  (dayTrip?.minutesEachWay ?? 0) - wayForTheBest * essential

/** Day trips that meet the wish. */
export function outingsOf(experience: Experience, places: readonly Place[]): Place[] {
  const isOf = (place: Place) =>
    place.offers ? offersIt(place, experience) : isToldOf(place, experience)
  return places.filter((place) => place.dayTrip && experience.says && isOf(place))
}

/**
 * The places for a liking in a traveller's own words: sights that are about it before tables that serve it; for
 * food, tables first.
 */
export function speaking(taste: string, places: readonly Place[]): Meeting & { word: RegExp } {
  const inTown = places.filter(({ dayTrip }) => !dayTrip)
  const { found, word, isClose } = placesCalled(taste, inTown)
  const said = wordOf(taste)
  // A kitchen whose text says that it uses no animals does not meet a wish for animals.
  const telling = isClose
    ? inTown.filter((place) => !isMealPlace(place) && said.test(toldBy(place)))
    : found
  const unread = telling.filter(({ offers }) => offers === undefined)
  const all = isClose && unread.length > 0 ? unread : telling
  const tables = all.filter(isMealPlace)
  const rank = (place: Place) =>
    place.essential +
    (word.test(place.name) ? 0.3 : 0) +
    (word.test(place.offers?.[0] ?? '') ? 0.2 : 0) +
    (tables.length > 1 && isMealPlace(place) ? 0.2 : 0)
  return {
    places: all.toSorted((a, b) => rank(b) - rank(a)),
    isClose: isClose && unread.length === 0,
    word,
  }
}

/** The day trip that is called, or known for, what was said. */
export function outingCalled(taste: string, places: readonly Place[]): Place | undefined {
  const trips = places.filter(({ dayTrip }) => dayTrip)
  return placesCalled(taste, trips).found.toSorted((a, b) => wayFor(a) - wayFor(b))[0]
}
