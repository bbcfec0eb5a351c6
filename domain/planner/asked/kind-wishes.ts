/**
 * Kinds of places that were asked for, as wishes with a measure: markets on every other day of a stay, each time
 * another one, "a couple of museums" and no more, and of "mosques" no church.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place, PlaceKind } from '#domain/places/schema.ts'
import { kindInWords } from '../appeal.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import { experiences } from './experiences.ts'
import { measureOf } from './how-often.ts'
import { toldBy } from './told-by.ts'
import { isSingle } from './words-around.ts'

/** Words of a request for the kinds of which a stay has several; other kinds are met by one. */
const words: Partial<Record<PlaceKind, RegExp>> = {
  museum: /\bmuseums?\b/i,
  gallery: /\b(?:art )?galler(?:y|ies)\b/i,
  park: /\bparks\b/i,
  garden: /\bgardens?\b/i,
  market: /\b(?:markets?|bazaars?|souks?)\b/i,
  worship:
    /\b(?:church(?:es)?|cathedrals?|basilicas?|mosques?|temples?|shrines?|monaster(?:y|ies)|synagogues?)\b/i,
  palace: /\bpalaces?\b/i,
  ruins: /\bruins\b/i,
}

/** Words by which a house of worship tells its faith, by the word it was asked for with. */
const faiths: readonly (readonly [heard: RegExp, says: RegExp])[] = [
  [/mosque/i, /\b(?:mosques?|camii|minarets?)\b/i],
  [/synagogue/i, /\bsynagogues?\b/i],
  [
    /church|cathedral|basilica/i,
    /\b(?:church|cathedral|basilica|chapel|abbey|minster|duomo|dom|saint|st|santa|san|sant|notre-dame)\b/i,
  ],
  [/monaster/i, /\b(?:monaster(?:y|ies)|abbey|convent|cloister|charterhouse|certosa|lavra)\b/i],
]

/** A kind with a capital behind another word is part of a name. */
const ofAName =
  /(?<=[^.!?] )\p{Lu}[\p{L}'’]+ (?:Museum|Garden|Gardens|Palace|Park|Market|Bazaar|Church|Cathedral|Temple|Mosque|Gallery)\b/u
/** Points on renown (0 to 1) that a place loses for each kilometre from the lodging. */
const wayWeight = 0.015
/** What a place loses that is seen only at an hour that was booked: of "gardens" no one is promised that may be sold out. */
const bookedAhead = 0.2
const mostMore = 30
/** Days for each place of a kind of which a single one was asked for, since a town may be known for them. */
const daysForASecond = 4

interface KindWishes {
  asked: AskedWish[]
  mostOfKinds: PlanRequest['mostOfKinds']
}

export function kindWishes(
  text: string,
  {
    wantedKinds,
    tastes = [],
    mustSee = [],
  }: Pick<TripBrief, 'wantedKinds'> & Partial<Pick<TripBrief, 'tastes' | 'mustSee'>>,
  places: readonly Place[],
  { days, lodging }: { days: number; lodging: Coordinates },
): KindWishes {
  // "Christmas markets" and "beer gardens" are wishes of their own, and no others.
  const others = experiences.reduce((left, { heard }) => left.replace(heard, ' '), text)
  // "ABBA museum" and "the Majorelle Garden" are one each, and no wish for museums and gardens.
  const rest = [ofAName.exec(others)?.[0] ?? '', ...tastes, ...mustSee]
    .filter((words) => words.includes(' '))
    .reduce(
      (left, words) => left.replace(new RegExp(words.replace(/[^\p{L}\p{N} ]/gu, '.'), 'giu'), ' '),
      others,
    )
  const read: KindWishes = { asked: [], mostOfKinds: [] }
  for (const kind of wantedKinds) {
    const heard = words[kind]
    if (!heard || (heard.test(text) && !heard.test(rest))) continue
    const said = heard.exec(rest)?.[0] ?? kindInWords(kind)
    const { least, most, every } = measureOf(rest, heard, days)
    const single = isSingle(rest, heard)
    if (most !== undefined) read.mostOfKinds.push({ kind, most })
    else if (single) read.mostOfKinds.push({ kind, most: Math.ceil(days / daysForASecond) })
    const worth = ({ essential, at, booking }: Place) =>
      essential - wayWeight * kilometres(lodging, at) - (booking === 'needed' ? bookedAhead : 0)
    const fitting = places
      .filter((place) => place.kind === kind && !place.dayTrip && isOfFaith(place, said))
      .toSorted((a, b) => worth(b) - worth(a))
      .map(({ id }) => id)
    if (fitting.length === 0) continue
    const more = fitting.slice(least, mostMore)
    read.asked.push({
      what: said.toLowerCase(),
      placeIds: fitting.slice(0, least),
      when: 'any',
      daily: true,
      often: true,
      least: every ? days : Math.min(least, fitting.length),
      ofKind: kind,
      ...(single && { single }),
      ...(more.length > 0 && { more }),
    })
  }
  return read
}

function isOfFaith(place: Place, said: string): boolean {
  if (place.kind !== 'worship') return true
  const words = toldBy(place)
  // Few temples call themselves so (Kiyomizu-dera): a house of no other faith counts as one.
  if (/temple|shrine/i.test(said)) return !faiths.some(([, says]) => says.test(words))
  return faiths.find(([heard]) => heard.test(said))?.[1].test(words) ?? true
}
