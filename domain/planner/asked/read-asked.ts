/** Wishes that any of several places would meet, from the words of a request: tango, a bistecca, a beer garden every evening. */

import { everydayWords } from '#domain/brief/everyday-words.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { isMealPlace } from '../meal-places.ts'
import { placeNamed } from '../place-names.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { Asked } from '../schema.ts'
import { whereItIsSold } from './bought-things.ts'
import { type Experience, experiences } from './experiences.ts'
import { experiencesIn, namesIn } from './heard-experiences.ts'
import { mealsFor, measureOf, mostOf } from './how-often.ts'
import {
  meeting,
  nearlyOf,
  outingCalled,
  outingFor,
  outingsOf,
  speaking,
} from './meeting-places.ts'
import { isCalled } from './offered.ts'
import { offeredPhrases } from './offered-phrases.ts'
import { oneForTwo } from './one-for-two.ts'
import { relativesOf } from './relatives.ts'
import { inTheirMonths, nameOf, plain } from './told-by.ts'
import { noneKnown } from './unknown-words.ts'
import { hourOf, isAtSunset, isOneOf, isSeveral, isSingle } from './words-around.ts'

export interface AskedRead {
  asked: Asked[]
  unmet: UnmetWish[]
  /** Words that were not understood until here. */
  heard: string[]
  /** Days out of town that a wish needs, and what for. */
  outings: { id: string; name: string; what: string }[]
}

/** More of them are no choice any more. */
const mostPlaces = 12
/** What else is of a wish. */
const mostMore = 30
/** Several of a thing are at least so many, also on a single day. */
const severalAtLeast = 2
/** Days of a stay that have one and the same thing. */
const mostTimes = 3
/** With so many days a wish has what is in town and a day out besides. */
const daysForBoth = 4
/** Words that stand for something else are no liking: "it". */
const noName =
  /^(?:it|that|this|them|so|you|there)\b|^(?:half|full|whole)[- ]?days?$|^(?:feed|eats?|change|mornings?|afternoons?|tickets?|working|atmosphere|ambience|vibes?)$/i
const guided = / (?:tours?|trips?|rides?|visits?|workshops?|walks?)$/i
/** What is arranged for a journey, and not found in a town. */
const service =
  /\b(?:(?:private|personal|local|tour|english[- ]speaking) (?:guides?|drivers?)|guides?|drivers?|airfares?|air ?tickets?|transfers?|english[- ]speaking|interpreters?|insurance|visas?|luggage|wi-?fi|sim cards?|lift passes|baby ?sitters?|recommendations?|pressure)$/i
/** How something is to be, and no thing: "proper". */
const ofQuality =
  /^(?:proper|decent|fresh|normal|real|typical|authentic|quiet|safe|warm|working|learning|ethical|responsible|sustainable|private|climb(?:s|ing)?|tickets?|(?:north|south|east|west)ern)$/i
const notForTourists =
  /\b(?:not (?:a |for |too |the )?(?:tourist|touristy)|no tourist|without tourists|non-touristy|avoid(?:ing)? tourist|off the beaten|like (?:a )?locals?)/i

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
  }: {
    notUnderstood: readonly string[]
    months: readonly number[]
    days?: number
    /** Of several cities the next may have it in town. */
    isPartOfTrip?: boolean
  },
): AskedRead {
  const read: AskedRead = { asked: [], unmet: [], heard: [], outings: [] }
  const { name } = destination
  const places = inTheirMonths(destination.places, months)
  const local = notForTourists.test(text)
  const named = new Set(mustSee.flatMap((wish) => placeNamed(wish, destination)?.id ?? []))
  const known = experiencesIn(text, namesIn(text, mustSee, places))
  for (const experience of known) {
    // "Sunset at San Miniato" is a wish for San Miniato.
    if (experience.when === 'sunset' && mustSee.some((wish) => isAtSunset(text, wish))) continue
    const { heard, wayOut } = experience
    // "Tapas bars" are where one spends evenings; "tapas" are one meal.
    const isOfBars = experience.dish === true && areHouses(text, heard)
    const when = isOfBars ? 'evening' : experience.when
    const what = calledBy(experience, text)
    const outOfSeason =
      experience.months && !experience.months.some((month) => months.includes(month))
    const said = saidOf(text, heard)
    const found = outOfSeason ? noPlaces : meeting(experience, places, { local, said })
    const own = calledByName(found.places, text, heard)
    let fitting = own.length > 0 ? own : found.places
    let called = what
    const isTownEnough = !found.isClose && (experience.outing !== 'also' || days < daysForBoth)
    const isGone = isTownEnough || outOfSeason || (isPartOfTrip && !experience.outing)
    const outing = isGone ? undefined : outingFor(experience, places, said)
    // Where it is had out of town, nothing in town that only speaks of it stands for it.
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
    // What was named is the wish come true: "a Broadway show" is one evening, and no second one.
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
    // What is seen by day bounds nothing else: the best of it comes first, and more of it may follow.
    const often =
      (experience.often === true && isSeveral(text, heard)) || (isLoved && when === 'any')
    const { least, every } = measureOf(text, heard, days)
    const promised = Math.max(severalAtLeast, experience.tiring ? least : days)
    const placeIds = idsOf(fitting).slice(0, often ? promised : mostPlaces)
    const times =
      isLoved && !every && !often ? Math.min(placeIds.length, Math.ceil(days / 2), mostTimes) : 1
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
      ...(daily && { least: every ? days : Math.min(least, placeIds.length, mostTimes) }),
      ...(experience.once && !isPlural(text, heard) && { once: true as const }),
      ...(!daily && isSingle(text, heard) && { single: true as const }),
      ...(experience.dish && { dish: isOfBars ? days : mealsFor(text, heard, days) }),
      ...(more.length > 0 && { more }),
    })
  }
  const isKnown = (words: string) => known.some(({ heard }) => heard.test(words))
  // "Boat" of a boat trip: its neighbor was read as something else.
  const said = known.flatMap(({ heard }) => heard.exec(text)?.[0].toLowerCase() ?? [])
  const isPartOfOne = (words: string) =>
    said.some((each) => each.split(/[\s-]+/).includes(words.toLowerCase()))
  // "Tango" of a tango lesson, "special dinner" of one with a view.
  const isWithin = (words: string) => said.some((each) => each.includes(words.toLowerCase()))
  // "Frida Kahlo house" beside "Frida Kahlo": the same liking, by words that no place has.
  const isSaidTwice = (words: string) =>
    tastes.some((each) => each !== words && words.startsWith(each)) &&
    speaking(words, places).places.length === 0
  const others = tastes.filter(
    (words) =>
      !(
        noName.test(words) ||
        service.test(words) ||
        isKnown(words) ||
        isWithin(words) ||
        isSaidTwice(words)
      ),
  )
  for (const taste of others) {
    const { places: found, word, isClose } = speaking(taste, places)
    const fitting = whereItIsSold(found, text, word)
    const isFirst = ({ offers: [first = ''] = [] }: Place) => word.test(first)
    const called = isPartOfTrip && days < daysForBoth ? undefined : outingCalled(taste, places)
    // Elephants of stucco are no elephants, where a day out of town has them.
    const trip = isClose || (called && isFirst(called) && !found.some(isFirst)) ? called : undefined
    if (trip) {
      read.outings.push({ id: trip.id, name: trip.name, what: taste })
      continue
    }
    if (fitting.length > 0)
      read.asked.push(tasteAsked(taste, fitting, { text, word, days, isClose }))
    if (isClose) {
      const says = noneKnown(taste, name, fitting[0] && { nearest: fitting[0] })
      read.unmet.push({
        wish: taste,
        reason: 'unknown-here',
        says,
        wayOut: 'Ask at your lodging, or name a place that has it.',
      })
    }
  }
  const parts = notUnderstood.flatMap((run) =>
    run.split(/\s+(?:and|or|plus)\s+/i).map((part) => ({ words: run, part })),
  )
  for (const { words, part } of parts) {
    const whole = part.replace(
      /^(?:(?:a|an|the|some|good|great|proper|real|eat|try|drink|watch|see|catch|attend|hear|visit|feed|ride|join|do|have|enjoy|take) )+/i,
      '',
    )
    // A spice tour is for spices, where they grow and not where they are eaten.
    const thing = whole.replace(guided, '')
    if (isKnown(thing) || isPartOfOne(thing)) read.heard.push(words)
    if (ofQuality.test(thing) || service.test(thing)) continue
    if (
      !/^(?:[\p{L}'’-]{5,}(?: [\p{L}'’-]{4,})?|[\p{L}'’-]{3,} [\p{L}'’-]{5,})$/u.test(thing) ||
      isKnown(thing)
    )
      continue
    // A word of every day names nothing by itself: "quarter".
    if (thing.split(' ').every((word) => everydayWords.has(word.toLowerCase()))) continue
    // A word that places only speak of was no wish for them: "working".
    const { places: found, word, isClose } = speaking(thing, places)
    const offering = found.filter(({ offers = [] }) => offers.some((each) => word.test(each)))
    const sure = found.length > mostPlaces ? offering : found
    const fitting = thing === whole ? sure : sure.filter((place) => !isMealPlace(place))
    const trip = isClose && !isPartOfTrip ? outingCalled(thing, places) : undefined
    if (trip) read.outings.push({ id: trip.id, name: trip.name, what: thing })
    if (trip) read.heard.push(words)
    if (isClose || fitting.length === 0) continue
    read.heard.push(words)
    read.asked.push(tasteAsked(thing, fitting, { text, word, days }))
  }
  const phrases = offeredPhrases(text, places, {
    ...(spans && { spans }),
    notUnderstood,
    known: [...known.map(({ heard }) => heard), ...[...tastes, ...read.heard].map(nameOf)],
    names: namesIn(text, mustSee, places),
  })
  for (const { words, heard, places: fitting } of phrases) {
    const [first] = fitting
    if (!first) continue
    read.heard.push(words)
    if (first.dayTrip) {
      if (!isPartOfTrip) read.outings.push({ id: first.id, name: first.name, what: words })
    } else read.asked.push(tasteAsked(words, fitting, { text, word: heard, days }))
  }
  read.asked = oneForTwo(read.asked)
  for (const id of named) read.asked.push(...relativesOf(id, places, known))
  for (const wish of mustSee) {
    const named = placeNamed(wish, destination)
    // Who names the ride wants the hour where it goes.
    const place = places.find(({ id }) => id === named?.wayTo) ?? named
    const when = hourOf(text, wish)
    if (place && when)
      read.asked.push({ what: place.name, placeIds: [place.id], when, daily: false, often: false })
  }
  return read
}

/** What is had on an evening: several of it are several evenings. */
const ofNights = new Set<Asked['when']>(['evening', 'night', 'past-midnight'])

function areHouses(text: string, heard: RegExp): boolean {
  return new RegExp(
    `(?:${heard.source}) (?:bars|places|houses|taverns|joints|crawl)\\b`,
    'iu',
  ).test(text)
}

/** "Fine dinners", "fine dining": more than one of it, and no one evening. */
function isPlural(text: string, heard: RegExp): boolean {
  return /(?:s|dining)$/i.test(heard.exec(text)?.[0] ?? '')
}

/** "Arsenal stadium tour": of all stadiums the one of the name in front. */
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

/** As the traveler wrote it, where the wish has many names. */
function calledBy({ what, heard, asSaid }: Experience, text: string): string {
  return (asSaid && heard.exec(text)?.[0]) || what
}

/** The words of a wish; of "a dinner with a view of the Eiffel Tower" those of the view. */
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

function tasteAsked(
  what: string,
  fitting: readonly Place[],
  {
    text,
    word,
    days,
    isClose = false,
  }: { text: string; word: RegExp; days: number; isClose?: boolean },
): Asked {
  const isEvening = new RegExp(`${word.source}[^.;,]{0,20}\\b(?:evening|night|dinner)`, 'iu').test(
    text,
  )
  // A name is written as the traveler wrote it: "Frida Kahlo".
  const at = text.toLowerCase().indexOf(what.toLowerCase())
  const { least, every } = measureOf(text, word, days)
  // Several of a thing are liked: "canals"; a name is one: "Frida Kahlo".
  const often = !(every || isClose) && /[a-z]s$/.test(what) && least > 1 && !isEvening
  const ids = idsOf(fitting)
  const placeIds = often ? ids.slice(0, least) : ids
  const more = ids.slice(placeIds.length)
  return {
    what: at < 0 ? what : text.slice(at, at + what.length),
    placeIds,
    when: isEvening ? 'evening' : 'any',
    daily: every || often,
    often,
    ...((every || often) && { least: Math.min(least, every ? days : placeIds.length) }),
    ...(fitting[0]?.kind === 'restaurant' && { dish: mealsFor(text, word, days) }),
    ...(isClose && { nearestTo: what }),
    ...(!every && { most: often ? least : days < daysForBoth || isClose ? 1 : 2 }),
    ...(more.length > 0 && { more }),
  }
}

const noPlaces: ReturnType<typeof meeting> = { places: [], isClose: true }

/** Words of a wish that is read here are no names of places: "houses" of coffee houses. */
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
