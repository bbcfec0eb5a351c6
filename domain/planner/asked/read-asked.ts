/** Wishes that any of several places would meet, from the words of a request: tango, a bistecca, a beer garden every evening. */

import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { placeNamed } from '../place-names.ts'
import type { AskedWish } from '../schema.ts'
import type { AskedRead } from './asked-read.ts'
import { type Experience, experiences } from './experiences.ts'
import { experiencesIn, namesIn } from './heard-experiences.ts'
import { leastOfMuch, mealsFor, measureOf, mostOf } from './how-often.ts'
import { meeting, nearlyOf, outingFor, outingsOf } from './meeting-places.ts'
import { isCalled } from './offered.ts'
import { oneForTwo } from './one-for-two.ts'
import { daysForBoth, readOwnWords } from './own-words.ts'
import { relativesOf } from './relatives.ts'
import { sortsOfMusic } from './sorts-of-music.ts'
import { sunriseFarOff } from './sunrise.ts'
import { inTheirMonths, nameOf, plain } from './told-by.ts'
import { noneKnown } from './unknown-words.ts'
import { withWhalesAshore } from './whales-ashore.ts'
import {
  hourOf,
  isAtSunset,
  isOneOf,
  isSeveral,
  isSingle,
  isStrong,
  sunriseOf,
} from './words-around.ts'

/** The most places listed for a wish: more are too many to choose from. */
const mostPlaces = 12
/** The most places listed besides (`more`). */
const mostMore = 30
/** Fewest places promised where several were asked for, also on a single day. */
const severalAtLeast = 2
/** The most days with the same thing, unless the stay is for it. */
const mostTimes = 3
const notForTourists =
  /\b(?:not (?:a |for |too |the )?(?:tourist|touristy)|no tourist|without tourists|non-touristy|avoid(?:ing)? tourist|off the beaten|like (?:a )?locals?)/i

/** Fewest places of the real thing from which others are left out. */
const enoughOfIt = 3

/** Without the kinds that meet a wish only where few others do: a tavern with a fiddler, for music. */
function ofTheRealThing(fitting: Place[], { ratherThan = [] }: Experience): Place[] {
  const real = fitting.filter(({ kind }) => !ratherThan.includes(kind))
  return real.length >= enoughOfIt ? real : fitting
}

export function readAsked(
  text: string,
  {
    tastes,
    mustSee,
    spans,
  }: Pick<TripBrief, 'tastes' | 'mustSee'> & Partial<Pick<TripBrief, 'spans'>>,
  destination: Pick<Destination, 'name' | 'places'>,
  {
    notUnderstood,
    months,
    days = 3,
    isPartOfTrip = false,
    nearTo,
  }: {
    notUnderstood: readonly string[]
    months: readonly number[]
    days?: number
    /** The stay is one of several cities: the next may have it in town. */
    isPartOfTrip?: boolean
    /** Longest ride in minutes with a small child, where a shorter one will do. */
    nearTo?: number | undefined
  },
): AskedRead {
  const read: AskedRead = { asked: [], unmet: [], heard: [], outings: [] }
  const { name } = destination
  const places = inTheirMonths(destination.places, months)
  const local = notForTourists.test(text)
  const named = new Set(mustSee.flatMap((wish) => placeNamed(wish, destination)?.id ?? []))
  const known = experiencesIn(
    text,
    namesIn(text, mustSee, places),
    spans,
    sortsOfMusic(text, places, experiences),
  )
  for (const experience of known) {
    // "Sunset at San Miniato" is a wish for San Miniato.
    if (experience.when === 'sunset' && mustSee.some((wish) => isAtSunset(text, wish))) continue
    const { heard, wayOut } = experience
    // "Tapas bars" are for evenings; "tapas" are a meal.
    const isOfBars = experience.dish === true && areHouses(text, heard)
    const when = isOfBars ? 'evening' : experience.when
    const what = calledBy(experience, text)
    const isTheirSeason = experience.months?.some((month) => months.includes(month)) ?? true
    const said = saidOf(text, heard)
    const met = meeting(experience, places, { local, said })
    // An indoor snow hall has no season.
    const halls = isTheirSeason ? [] : met.places.filter(isInAHall)
    const outOfSeason = !isTheirSeason && halls.length === 0
    const found = outOfSeason ? noPlaces : halls.length > 0 ? { ...met, places: halls } : met
    const own = calledByName(found.places, text, heard)
    let fitting = own.length > 0 ? own : found.places
    // Places that only mention a drink come close only where drinks are served.
    if (found.isClose && experience.tables) fitting = fitting.filter(({ kind }) => poured.has(kind))
    // "Opera" is met by the opera first, and by a waltz evening where there is none.
    if (when === 'evening') fitting = ofTheVeryWord(fitting, said)
    fitting = ofTheRealThing(fitting, experience)
    let called = what
    const isTownEnough = !found.isClose && (experience.outing !== 'also' || days < daysForBoth)
    const isGone = isTownEnough || outOfSeason || (isPartOfTrip && !experience.outing)
    const outing = isGone ? undefined : outingFor(experience, places, said, nearTo)
    // Where a day trip has the real thing, a mention in town does not stand for it.
    if (outing) {
      read.outings.push({ id: outing.id, name: outing.name, what })
      if (found.isClose) continue
    }
    if (found.isClose && !outOfSeason && (experience.nearly || fitting.length > 0)) {
      if (fitting.length === 0 && experience.nearly) {
        fitting = meeting(nearlyOf(experience, experience.nearly), places, { local }).places
        called = experience.nearly.what
      }
      const says = noneKnown(what, name, fitting[0] && { nearest: fitting[0] })
      read.unmet.push({ wish: what, reason: 'unknown-here', says, wayOut })
      if (fitting.length === 0) continue
    }
    // A place named meets the wish: "a Broadway show" is one evening, and no second one.
    const isOfDays = experience.onSeveralDays === true && when === 'any'
    if (!(experience.often || isOfDays) && fitting.some(({ id }) => named.has(id))) continue
    if (fitting.length === 0) {
      const says = outOfSeason
        ? `You asked for ${what}: there is none in this season.`
        : noneKnown(what, name, { local })
      read.unmet.push({ wish: what, reason: 'unknown-here', says, wayOut })
      continue
    }
    const isOfNights = isOfBars || (ofNights.has(when) && isPlural(text, heard))
    const isLoved =
      (experience.onSeveralDays === true || isOfNights) && own.length === 0 && !isOneOf(text, heard)
    // Seen by day it has no upper bound: the best comes first, and more may follow.
    const often =
      (experience.often === true && isSeveral(text, heard)) || (isLoved && when === 'any')
    const { least, every } = measureOf(text, heard, days)
    const isMuch = isStrong(text, heard) && !experience.tiring
    const promised = Math.max(severalAtLeast, experience.tiring ? least : days)
    const placeIds = idsOf(fitting).slice(0, often ? promised : mostPlaces)
    const times =
      isLoved && !every && !often
        ? Math.min(placeIds.length, isMuch ? days : Math.min(Math.ceil(days / 2), mostTimes))
        : 1
    const daily = often || every || times > 1
    const more = [
      ...fitting.flatMap(({ id }) => (placeIds.includes(id) ? [] : id)).slice(0, mostMore),
      ...(isLoved ? outingsOf(experience, places).map(({ id }) => id) : []),
    ]
    read.asked.push({
      what: called,
      placeIds,
      when,
      daily,
      often,
      ...(found.isClose && { nearestTo: what }),
      ...(times > 1 && { times }),
      ...mostOf(text, heard, {
        days,
        times,
        daily,
        isLoved: isLoved && when === 'any',
        isDrunk: experience.tables !== undefined,
      }),
      ...(daily && {
        least: every
          ? days
          : Math.min(least, placeIds.length, isMuch ? Math.max(leastOfMuch, days) : mostTimes),
      }),
      ...(experience.once && !isPlural(text, heard) && { once: true as const }),
      ...(!daily && isSingle(text, heard) && { single: true as const }),
      ...(experience.dish && { dish: isOfBars ? days : mealsFor(text, heard, days) }),
      ...(more.length > 0 && { more }),
    })
  }
  readOwnWords(read, {
    ...{ text, places, town: name, tastes, spans, notUnderstood, known, days, isPartOfTrip },
    names: namesIn(text, mustSee, places),
  })
  read.asked = withWhalesAshore(oneForTwo(read.asked), places)
  for (const id of named) read.asked.push(...relativesOf(id, places, known))
  const dawn = sunriseOf(text, mustSee)
  for (const wish of mustSee) {
    const named = placeNamed(wish, destination)
    // A ride that is named stands for the place it leads to.
    const place = places.find(({ id }) => id === named?.wayTo) ?? named
    const hour = hourOf(text, wish)
    const far = hour === 'sunrise' && place?.dayTrip ? sunriseFarOff(place) : null
    if (far) read.unmet.push(far)
    const isNotThen = hour === 'sunrise' && (place?.dayTrip || wish !== dawn)
    const when = far ? null : isNotThen ? 'morning' : hour
    if (place && when)
      read.asked.push({ what: place.name, placeIds: [place.id], when, daily: false, often: false })
  }
  return read
}

const poured = new Set<Place['kind']>(['restaurant', 'nightlife', 'cafe', 'museum'])

function isInAHall({ setting, kind }: Place): boolean {
  return setting === 'indoor' && kind !== 'museum'
}

/** Times of a wish that take an evening: several of it are several evenings. */
const ofNights = new Set<AskedWish['when']>(['evening', 'night', 'past-midnight'])

function areHouses(text: string, heard: RegExp): boolean {
  return new RegExp(
    `(?:${heard.source}) (?:bars|places|houses|taverns|joints|crawl)\\b`,
    'iu',
  ).test(text)
}

/** Whether several were asked for: "fine dinners", "fine dining". */
function isPlural(text: string, heard: RegExp): boolean {
  return /(?:s|dining)$/i.test(heard.exec(text)?.[0] ?? '')
}

/** The place whose name stands before the thing: "Arsenal stadium tour". */
function calledByName(places: readonly Place[], text: string, heard: RegExp): Place[] {
  const { index = 0 } = heard.exec(text) ?? {}
  const name = /((?:\p{Lu}[\p{L}'’-]+ )+)$/u.exec(text.slice(0, index))?.[1]?.trim()
  if (
    !name ||
    /^(?:great|good|nice|best|love|like|want|see|visit|maybe|also|plus|and|the|some|any|no|big|small|local)\b/i.test(
      name,
    )
  ) {
    return []
  }
  const word = nameOf(plain(name))
  const called = places.filter((place) => isCalled(place, word))
  return called.length < places.length ? called : []
}

/** Words for a class of things that also cover their sorts: jazz is music, and a tablao has a show. */
const ofAnySort = /\b(?:music|bands?|shows?|gigs?|sessions?|bars?|night ?life)$/i

/** Places that offer the very thing said, where some do. */
function ofTheVeryWord(places: readonly Place[], said: string): Place[] {
  const word = nameOf(plain(said))
  const exact =
    said === '' || ofAnySort.test(said) ? [] : places.filter((place) => isCalled(place, word))
  return exact.length > 0 ? exact : [...places]
}

/** As the traveler wrote it, where the wish has many names. */
function calledBy({ what, heard, asSaid }: Experience, text: string): string {
  return (asSaid && heard.exec(text)?.[0]) || what
}

/** The words of a wish; in "a dinner with a view of the Eiffel Tower" those of the view. */
function saidOf(text: string, heard: RegExp): string {
  const { 0: said = '', index = 0 } = heard.exec(text) ?? {}
  if (!/ views?$/i.test(said)) return said
  const seen = /^ (?:of|over|onto) (?:the )?((?:\p{Lu}[\p{L}'’]+ ?)+)/u.exec(
    text.slice(index + said.length),
  )
  return seen ? `${seen[1]?.trim()} view` : said
}

function idsOf(places: readonly Place[]): string[] {
  return places.slice(0, mostPlaces).map(({ id }) => id)
}

const noPlaces: ReturnType<typeof meeting> = { places: [], isClose: true }

/** Whether words belong to a wish read here, and so are no name: "houses" of coffee houses. */
export function isOfAnExperience(words: string, text: string): boolean {
  const parts = words.toLowerCase().split(/[\s-]+/)
  return experiences.some(({ heard }) => {
    const said = heard
      .exec(text)?.[0]
      .toLowerCase()
      .split(/[\s-]+/)
    return said !== undefined && parts.every((part) => said.includes(part))
  })
}
