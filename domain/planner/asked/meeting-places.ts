/** Which places meet a wish that is no place, the best first. */
import type { Place } from '#domain/places/schema.ts'
import { isMealPlace } from '../meal-places.ts'
import type { Experience } from './experiences.ts'
import { isCalled, offersIt, placesCalled } from './offered.ts'
import { nameOf, plain, toldBy, wordOf } from './told-by.ts'

/** So many houses that are for a thing are a choice. */
const enough = 3
const touristShow = /\b(?:tourists?|dinner[- ]show|souvenirs?|staged)\b/i

/** The best first. */
export interface Meeting {
  places: Place[]
  /** None of them is it: they only speak of it. */
  isClose: boolean
}

/** The same wish by the looser words alone. */
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

/** What offers it; where nothing does, what is called by it, else what speaks of it and comes close. */
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
  // A place of a kind is it without a word, and so is one that was looked at for more than its words.
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

/** The first of its offers are what a place is for. */
const central = 2

/** By day it may be at any place that is for it; an evening and a meal are had where those are had, and what is sold in shops. */
function isOffered(place: Place, experience: Experience): boolean {
  const { kinds, when, partOf, not } = experience
  // A cable car from which one may walk is first of all a cable car.
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

/** By its words, its kind, its hour. */
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

/** What is called by the very words, then what is for it first of all, then what is best known. */
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

/** Of those that are known by their words alone: houses before streets, and who is for it before who serves it. */
function forIt(all: readonly Place[], { kinds, dish, says, tables }: Experience): Place[] {
  const known = isOfHouses(kinds) ? housesFirst(all) : [...all]
  const found = dish && says ? byTheirWords(known, says) : known
  if (!tables) return found
  // Who serves it is second to who is for it, and comes in where those are few.
  const isFor = (place: Place) => place.kind !== 'restaurant' || tables.test(toldBy(place))
  const first = found.filter(isFor)
  return first.length >= enough ? first : [...first, ...found.filter((place) => !isFor(place))]
}

/** Houses that name a dish themselves; those that are only listed under it come in where there are none. */
function byTheirWords(found: readonly Place[], says: RegExp): Place[] {
  const named = found.filter((place) => says.test(toldBy(place)))
  return named.length > 0 ? named : [...found]
}

const tableKinds = new Set<Place['kind']>(['restaurant', 'cafe'])
const ofPlaying =
  /\b(?:live|bands?|music|musicians?|singers?|sings?|sung|play(?:s|ed|ing)?|danc\w+|shows?|stage|sessions?|nightly|club)\b/i

/** A table where it is played and not only spoken of: a square of samba around it is no samba. */
function isPlayedThere(place: Place, says: RegExp): boolean {
  if (place.interests.includes('music') || says.test(place.name)) return true
  return toldBy(place)
    .split(/[,;:.]/)
    .some((clause) => says.test(clause) && ofPlaying.test(clause.replace(says, ' ')))
}

/** From here on a street is known for it all over the world: Frenchmen Street. */
const knownStreet = 0.6

/** What is heard or danced is so in a house: a street of bars is none, and comes in where no house is known. */
function housesFirst(found: readonly Place[]): Place[] {
  const houses = found.filter(
    ({ kind, setting, essential }) =>
      kind !== 'nightlife' || setting !== 'outdoor' || essential >= knownStreet,
  )
  return houses.length > 0 ? houses : [...found]
}

const isOfHouses = (kinds: Experience['kinds']) => kinds?.includes('stage') === true

/** Minutes of the way each way that what is best known is worth more than what hardly is. */
const wayForTheBest = 100

/** The day out of town that is for it: near, or so well known that one goes farther for it. */
export function outingFor(
  experience: Experience,
  places: readonly Place[],
  said = '',
  /** With a small child, so far each way where there is anything so near. */
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
  // What a day is for, before a town that has it among other things: the studios of the films before Oxford.
  const isFor = (place: Place) => offersIt({ offers: place.offers?.slice(0, central) }, experience)
  return [exact.filter(isFor), exact, offered.filter(isFor), offered, told]
    .find((each) => each.length > 0)
    ?.toSorted((a, b) => wayFor(a) - wayFor(b))[0]
}

const wayFor = ({ dayTrip, essential }: Place) =>
  (dayTrip?.minutesEachWay ?? 0) - wayForTheBest * essential

/** Days out of town that are about it. */
export function outingsOf(experience: Experience, places: readonly Place[]): Place[] {
  const isOf = (place: Place) =>
    place.offers ? offersIt(place, experience) : isToldOf(place, experience)
  return places.filter((place) => place.dayTrip && experience.says && isOf(place))
}

/** For a liking in a traveler's own words: sights that are about it before tables that serve it; of food, tables first. */
export function speaking(taste: string, places: readonly Place[]): Meeting & { word: RegExp } {
  const inTown = places.filter(({ dayTrip }) => !dayTrip)
  const { found, word, isClose } = placesCalled(taste, inTown)
  const said = wordOf(taste)
  // A kitchen that says that no animal is in it comes near no wish for animals.
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

/** The day out of town that is called, or known for, what was said. */
export function outingCalled(taste: string, places: readonly Place[]): Place | undefined {
  const trips = places.filter(({ dayTrip }) => dayTrip)
  return placesCalled(taste, trips).found.toSorted((a, b) => wayFor(a) - wayFor(b))[0]
}
