/** Wishes in a traveler's own words: likings that no experience has a name for, words that nobody understood, and what places offer. */
import { everydayWords } from '#domain/brief/everyday-words.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Place } from '#domain/places/schema.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { AskedWish } from '../schema.ts'
import type { AskedRead } from './asked-read.ts'
import { whereItIsSold } from './bought-things.ts'
import { asksForCoolAfternoons } from './cool-afternoons.ts'
import type { Experience } from './experiences.ts'
import { isOfAFeast } from './feast-wishes.ts'
import { housesOfAName } from './houses-of-a-name.ts'
import { mealsFor, measureOf } from './how-often.ts'
import { inOtherWords } from './in-other-words.ts'
import { outingCalled, speaking } from './meeting-places.ts'
import { offeredPhrases } from './offered-phrases.ts'
import { nameOf } from './told-by.ts'
import { noneKnown } from './unknown-words.ts'
import { isStrong } from './words-around.ts'

/** The most places listed for a wish: more are too many to choose from. */
const mostPlaces = 12
/** The most times for what a stay is mostly for, where no experience has a name for it. */
const mostOfMuch = 3
/** Fewest minutes of a visit to count as a stop: a grave in a church is seen in passing. */
const worthAStop = 40
/** Stay length (days) from which a wish has a place in town and a day trip besides. */
export const daysForBoth = 4
/** Words that refer to something else: "it". */
const noName =
  /^(?:it|that|this|them|so|you|there)\b|^(?:wild|crazy|mad|epic|boozy|big|long|late|lazy|leisurely|slow|quick|early|nice) (?:nights?|evenings?|lunch(?:es)?|dinners?|meals?|suppers?)$|^(?:half|full|whole)[- ]?days?$|^(?:feed|eats?|change|mornings?|afternoons?|tickets?|working|atmosphere|ambience|vibes?|(?:my |a )?cameras?|first[- ]?tim(?:ers?|e visitors?))$/i
const guided = / (?:tours?|trips?|rides?|visits?|workshops?|walks?)$/i
/** Services that are arranged for a journey and are not sights of a town. */
const service =
  /\b(?:(?:private|personal|local|tour|english[- ]speaking) (?:guides?|drivers?)|guides?|drivers?|airfares?|air ?tickets?|transfers?|english[- ]speaking|interpreters?|insurance|visas?|luggage|wi-?fi|sim cards?|lift passes|baby ?sitters?|recommendations?|pressure)$/i
/** Words for a quality, which name no thing: "proper". */
const ofQuality =
  /^(?:muslims?|halal|kosher|observant|religious|proper|decent|fresh|normal|real|typical|authentic|quiet|safe|warm|working|learning|ethical|responsible|sustainable|private|climb(?:s|ing)?|tickets?|(?:north|south|east|west)ern)$/i

export interface OwnWords {
  text: string
  /** Places of the town and around it, as they are in the months of the stay. */
  places: readonly Place[]
  town: string
  tastes: TripBrief['tastes']
  spans?: TripBrief['spans'] | undefined
  notUnderstood: readonly string[]
  /** Wishes that have a name, which were read before. */
  known: readonly Experience[]
  /** Names of places that stand in the text. */
  names: readonly string[]
  days: number
  isPartOfTrip: boolean
}

/** Adds them to what was read. */
export function readOwnWords(read: AskedRead, said: OwnWords): void {
  readTastes(read, said)
  readUnknownWords(read, said)
  readOffers(read, said)
}

const isKnownTo = (known: readonly Experience[], words: string) =>
  known.some(({ heard }) => heard.test(words))

/** What was heard of each wish that has a name. */
const heardOf = ({ known, text }: OwnWords) =>
  known.flatMap(({ heard }) => heard.exec(text)?.[0].toLowerCase() ?? [])

function readTastes(read: AskedRead, own: OwnWords): void {
  const { text, places, town, tastes, known, days, isPartOfTrip } = own
  const said = heardOf(own)
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
        // Parts of a feast are read with the feast.
        (isOfAFeast(words) && speaking(words, places).isClose) ||
        asksForCoolAfternoons(words) ||
        service.test(words) ||
        isKnownTo(known, words) ||
        isWithin(words) ||
        isSaidTwice(words)
      ),
  )
  for (const taste of others) {
    const { places: found, word, isClose } = inOtherWords(taste, places)
    const fitting = whereItIsSold(found, text, word)
    const isFirst = ({ offers: [first = ''] = [] }: Place) => word.test(first)
    const called = isPartOfTrip && days < daysForBoth ? undefined : outingCalled(taste, places)
    // A day trip to the real thing wins over a mention in town: elephants of stucco are no
    // elephants.
    const trip = isClose || (called && isFirst(called) && !found.some(isFirst)) ? called : undefined
    if (trip) {
      read.outings.push({ id: trip.id, name: trip.name, what: taste })
      continue
    }
    if (fitting.length > 0)
      read.asked.push(tasteAsked(taste, fitting, { text, word, days, isClose }))
    if (isClose) {
      const says = noneKnown(taste, town, fitting[0] && { nearest: fitting[0] })
      read.unmet.push({
        wish: taste,
        reason: 'unknown-here',
        says,
        wayOut: 'Ask at your lodging, or name a place that has it.',
      })
    }
  }
}

function readUnknownWords(read: AskedRead, own: OwnWords): void {
  const { text, places, notUnderstood, known, days, isPartOfTrip } = own
  const said = heardOf(own)
  const isKnown = (words: string) => isKnownTo(known, words)
  // Part of a longer phrase whose other words were read as something else: "boat" of a boat trip.
  const isPartOfOne = (words: string) =>
    said.some((each) => each.split(/[\s-]+/).includes(words.toLowerCase()))
  const parts = notUnderstood.flatMap((run) =>
    run.split(/\s+(?:and|or|plus)\s+/i).map((part) => ({ words: run, part })),
  )
  for (const { words, part } of parts) {
    const whole = part.replace(
      /^(?:(?:a|an|the|some|good|great|proper|real|eat|try|drink|watch|see|catch|attend|hear|visit|feed|ride|join|do|have|enjoy|take) )+/i,
      '',
    )
    // A spice tour is about spices where they grow, and not where they are eaten.
    const thing = whole.replace(guided, '')
    if (isKnown(thing) || isPartOfOne(thing)) read.heard.push(words)
    if (ofQuality.test(thing) || service.test(thing)) continue
    if (
      !/^(?:[\p{L}'’-]{5,}(?: [\p{L}'’-]{4,})?|[\p{L}'’-]{3,} [\p{L}'’-]{5,})$/u.test(thing) ||
      isKnown(thing)
    )
      continue
    // Everyday words name nothing: "quarter".
    if (thing.split(' ').every((word) => everydayWords.has(word.toLowerCase()))) continue
    // A word that places only mention was probably no wish: "working".
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
}

function readOffers(read: AskedRead, own: OwnWords): void {
  const { text, places, spans, tastes, notUnderstood, known, names, days, isPartOfTrip } = own
  const phrases = offeredPhrases(text, places, {
    ...(spans && { spans }),
    notUnderstood,
    known: [...known.map(({ heard }) => heard), ...[...tastes, ...read.heard].map(nameOf)],
    names,
  })
  for (const { words, heard, places: fitting } of phrases) {
    const [first] = fitting
    if (!first) continue
    read.heard.push(words)
    if (first.dayTrip) {
      if (!isPartOfTrip) read.outings.push({ id: first.id, name: first.name, what: words })
    } else read.asked.push(tasteAsked(words, fitting, { text, word: heard, days }))
  }
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
): AskedWish {
  const isEvening = new RegExp(`${word.source}[^.;,]{0,20}\\b(?:evening|night|dinner)`, 'iu').test(
    text,
  )
  // A name is written as the traveler wrote it: "Frida Kahlo".
  const at = text.toLowerCase().indexOf(what.toLowerCase())
  const { least: wanted, every } = measureOf(text, word, days)
  const isMuch = isStrong(text, word)
  const least = isMuch ? Math.min(wanted, mostOfMuch) : wanted
  // Of a painter, houses that are the painter's own, each once, before a house with one picture.
  const ofTheName = at < 0 || isEvening || isClose ? [] : housesOfAName(what, fitting, { text, at })
  const houses = Math.min(ofTheName.length, days, mostOfMuch)
  if (houses > 0) {
    const rest = fitting
      .filter((place) => !ofTheName.includes(place) && place.minutes >= worthAStop)
      .map(({ id }) => id)
    return {
      what: text.slice(at, at + what.length),
      placeIds: ofTheName.slice(0, houses).map(({ id }) => id),
      when: 'any',
      daily: houses > 1,
      often: houses > 1,
      ...(houses > 1 && { least: houses }),
      most: houses,
      ...(rest.length > 0 && { more: rest.slice(0, mostPlaces) }),
    }
  }
  // Several of a thing are liked: "canals"; a name is one: "Frida Kahlo".
  const isSeveral = isMuch || /[a-z]s$/.test(what)
  const often = !(every || isClose) && isSeveral && least > 1 && !isEvening
  const ids = fitting.slice(0, mostPlaces).map(({ id }) => id)
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
