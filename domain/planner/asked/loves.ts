/**
 * What a stay is for: the first likings that somebody names have a place on every day, for as long as the town has
 * them, and a dish that was named is had on every other day. One coffee in five days is no answer to "coffee".
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { isForADiet } from '../diet-houses.ts'
import { isMealPlace } from '../meal-places.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import { experiences } from './experiences.ts'
import { isOfThing, type LovedThing, lovedThings } from './loved-things.ts'
import { nameOf } from './told-by.ts'
import { isOneOf, isReason, isRefused, isStrong } from './words-around.ts'

/** Who names five things means the first of them most: so many are for every day. */
const mostLoves = 2
/** A dish comes back after a day of something else, and so does an evening with tickets, but where one came for it. */
const daysForAnother = 2
const daysToRecover = 4
const isStage = ({ kind }: Place) => kind === 'stage'
/** Of so many houses the one on the way is taken. */
const choice = 14
/** What a kilometer from the lodging takes from one of many, and from where on it is another town. */
const wayWeight = 0.03
const farthest = 10
/** Two that lie closer are seen on one walk, and each day has its own corner of the town. */
const apart = 0.6
/** What is done once is no love: a class, a match, a boat. */
const doneOnce =
  /\b(?:class(?:es)?|lessons?|courses?|workshops?|tours?|trips?|cruises?|match(?:es)?|games?|shows?|tastings?|ceremon(?:y|ies))\b/i
const hoursOfTheirOwn = new Set<AskedWish['when']>([
  'sunrise',
  'morning',
  'afternoon',
  'sunset',
  'past-midnight',
  'day',
])
const ofLove =
  /\b(?:lov(?:e|es|ers?|ing)|like|adore|enjoy|fans?|into|crazy|mad|obsessed|nerds?|keen|our thing|my thing|here for|first|lots of|read a lot)\b/i

interface Love {
  /** Where in the words it stands: what is named first is meant most. */
  at: number
  wish: AskedWish | null
  thing: LovedThing | null
}

/** The same request with its loves on every day. */
export function withLoves(request: PlanRequest, text: string): PlanRequest {
  if (request.days.length < 2 || text === '') return request
  const loves = lovesIn(request, text).slice(0, mostLoves)
  const asked = request.asked.map((wish) => {
    const love = loves.find((each) => each.wish === wish)
    return love ? onEveryDay(wish, love.thing, request, isWhy(wish.what, love.thing, text)) : wish
  })
  const others = loves.flatMap(({ wish, thing }) => {
    const what = thing && !wish ? thing.heard.exec(text)?.[0].toLowerCase() : undefined
    if (!(thing && what)) return []
    const bare: AskedWish = {
      what,
      placeIds: [],
      when: thing.when ?? 'any',
      daily: true,
      often: false,
    }
    const made = onEveryDay(bare, thing, request, isWhy(what, thing, text))
    return made.placeIds.length > 0 ? [made] : []
  })
  return { ...request, asked: [...asked, ...others] }
}

function isWhy(what: string, thing: LovedThing | null, text: string): boolean {
  const known = experiences.find((each) => each.what === what)
  return isStrong(text, thing?.heard ?? known?.heard ?? nameOf(what))
}

/** The likings of a request, as they were named one after the other. */
function lovesIn({ asked, interests }: PlanRequest, text: string): Love[] {
  const things = lovedThings.flatMap((thing): (Love & { thing: LovedThing })[] => {
    const { heard, of } = thing
    const at = heard.exec(text)?.index
    if (at === undefined || isRefused(text, heard) || isOneOf(text, heard)) return []
    if (isOfOnce(text, heard)) return []
    const wish = asked.find((each) => !each.implied && heard.test(each.what)) ?? null
    const isLiked = wish || interests.includes(of) || ofLove.test(text)
    const isOther = wish && lovedAt(wish, text) === null && wish.placeIds.length > 1
    return isLiked && !isOther ? [{ at, wish, thing }] : []
  })
  const wishes = asked.flatMap((wish): Love[] => {
    const at = things.some((each) => each.wish === wish) ? null : lovedAt(wish, text)
    return at === null ? [] : [{ at, wish, thing: null }]
  })
  return [...things, ...wishes].toSorted((a, b) => a.at - b.at)
}

/** "Whisky tasting": the thing itself is said as one to do. */
function isOfOnce(text: string, heard: RegExp): boolean {
  const said = heard.exec(text)
  const [next = ''] = said
    ? (text.slice(said.index + said[0].length).match(/^\s+[\w-]+/) ?? [])
    : []
  // "A ramen trip" is all of the days.
  return doneOnce.test(next) && !isReason(text, heard)
}

/** Where in the words a liking stands; null for what is no liking, or wanted once. */
function lovedAt(wish: AskedWish, text: string): number | null {
  const { what, when, implied, once, single, occasion, nearestTo, placeIds, more = [] } = wish
  if (implied || once || single || occasion || nearestTo || hoursOfTheirOwn.has(when)) return null
  if (placeIds.length + more.length < 2 || doneOnce.test(what)) return null
  const known = experiences.find((each) => each.what === what || each.heard.test(what))
  if (known) {
    const { heard, onSeveralDays, often, dish, tiring } = known
    if (!(onSeveralDays || often || dish) || tiring || isOneOf(text, heard)) return null
    if (isOfOnce(text, heard)) return null
    return heard.exec(text)?.index ?? null
  }
  const at = text.toLowerCase().indexOf(what.toLowerCase())
  // A name is one: "Frida Kahlo".
  if (at < 0 || (!wish.ofKind && /^\p{Lu}/u.test(what) && at > 0)) return null
  const heard = new RegExp(`\\b${what.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu')
  return isOneOf(text, heard) ? null : at
}

/** `isWhy`: the whole trip is for it. */
function onEveryDay(
  wish: AskedWish,
  thing: LovedThing | null,
  request: PlanRequest,
  isWhy: boolean,
): AskedWish {
  const { most: _most, least, more = [], placeIds, dish, ...rest } = wish
  const { days, places, lodging } = request
  // "Every night" was said, and is more than a liking.
  const isSaidDaily = wish.times === undefined && least !== undefined && least >= days.length
  const found = new Map(places.map((place) => [place.id, place]))
  const worth = ({ essential, at, offers, cuisines }: Place) =>
    essential -
    wayWeight * kilometres(lodging, at) +
    (thing?.says.test(`${offers?.[0]} ${cuisines?.[0]}`) ? 0.2 : 0)
  const named = placeIds.flatMap((id) => found.get(id) ?? [])
  const others = [
    ...more.flatMap((id) => found.get(id) ?? []),
    ...(thing ? places.filter((place) => isOfThing(place, thing)) : []),
  ].filter(({ dayTrip, at }) => !dayTrip && kilometres(lodging, at) <= farthest)
  // The first were chosen for what they are; of the others the nearest and best known come next.
  const all = [...new Set([...named, ...others.toSorted((a, b) => worth(b) - worth(a))])]
  const isServed = thing?.isServed === true || dish !== undefined || wish.when !== 'any'
  const isDish = dish !== undefined && all.some(isMealPlace)
  // A beer garden that has fondue in winter is no table for it in summer: a dish is had where meals are.
  const fitting = isDish ? all.filter(isMealPlace) : all
  const bound = isServed ? bestOf(fitting, thing, days.length) : spread(all, days.length)
  const left = [...all.filter((place) => !bound.includes(place)).map(({ id }) => id), ...more]
  const everyOther = Math.ceil(days.length / daysForAnother)
  const isListened = isMusic(wish.what) || bound.filter(isStage).length * 2 > bound.length
  const isNowAndThen = wish.when === 'evening' && isListened && !(isWhy || isSaidDaily)
  const most = isNowAndThen ? eveningsOut(request) : days.length
  const times = dish === undefined ? most : Math.max(dish, everyOther)
  return {
    ...rest,
    placeIds: bound.map(({ id }) => id),
    daily: true,
    often: false,
    times: Math.max(1, isSaidDaily ? times : Math.min(times, bound.length)),
    ...(isSaidDaily && { least }),
    ...(left.length > 0 && { more: [...new Set(left)] }),
    ...(dish !== undefined && { dish: times }),
  }
}

/** A second evening of music comes after one of something else, and for those who tire after more of them. */
function eveningsOut({ days, party }: PlanRequest): number {
  const tires = party.elderly || party.children || party.who.includes('seniors')
  return Math.ceil(days.length / (tires ? daysToRecover : daysForAnother))
}

const isMusic = (what: string) =>
  experiences.some((each) => each.what === what && each.partOf === 'music')

/** Houses that are known for it, before those that serve it as well: a roaster before a bakery. */
function bestOf(all: readonly Place[], thing: LovedThing | null, days: number): Place[] {
  const isKnownFor = ({ offers = [], cuisines = [], name }: Place) =>
    thing?.says.test([name, ...offers.slice(0, 2), ...cuisines.slice(0, 1)].join('; ')) ?? true
  const known = all.filter((place) => isKnownFor(place) && !isForADiet(place))
  return known.length > days ? known.slice(0, choice) : all.slice(0, choice)
}

/** The best of them, each in a corner of its own where there are as many; else the next best beside one. */
function spread(all: readonly Place[], count: number): Place[] {
  const own: Place[] = []
  for (const place of all) {
    if (own.length >= count) break
    if (own.every((other) => kilometres(other.at, place.at) >= apart)) own.push(place)
  }
  return [...own, ...all.filter((place) => !own.includes(place))].slice(0, count)
}
