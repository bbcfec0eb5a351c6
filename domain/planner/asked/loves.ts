/**
 * Plans the first likings of a request on every day, for as long as the town has places for them, and a dish on
 * every other day. One coffee in five days is no answer to "coffee".
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { isForADiet } from '../meals/diet-houses.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import { experiences } from './experiences.ts'
import { isOfThing, type LovedThing, lovedThings } from './loved-things.ts'
import { nameOf } from './told-by.ts'
import { isOneOf, isReason, isRefused, isStrong } from './words-around.ts'

/** How many likings get a place on every day: of five things named the first are meant most. */
const mostLoves = 2
/** Days for each time of a dish or of an evening with tickets, unless the stay is for it. */
const daysForAnother = 2
const daysToRecover = 4
const isStage = ({ kind }: Place) => kind === 'stage'
/** The most houses listed for a liking, so that one of them lies on the way. */
const choice = 14
/** Points on renown (0 to 1) lost for each kilometre from the lodging; beyond `farthest` a place is in another town. */
const wayWeight = 0.03
const farthest = 10
/** Least distance in kilometres between two places that are each a day's own: closer ones are seen on one walk. */
const apart = 0.6
/** Words for what is done once, and so is not planned daily: a class, a match, a boat. */
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
  /** Position of the liking in the text: what is named first is meant most. */
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

/** The likings of a request, in the order they were named. */
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

/** Whether the words name it as something done once: "whisky tasting". */
function isOfOnce(text: string, heard: RegExp): boolean {
  const said = heard.exec(text)
  const [next = ''] = said
    ? (text.slice(said.index + said[0].length).match(/^\s+[\w-]+/) ?? [])
    : []
  // "A ramen trip" is all of the days.
  return doneOnce.test(next) && !isReason(text, heard)
}

/** Position of a liking in the text; null for what is no liking, or wanted once. */
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

/** Spreads a liking over the days. `isWhy`: the whole trip is for it, so that every day has it. */
function onEveryDay(
  wish: AskedWish,
  thing: LovedThing | null,
  request: PlanRequest,
  isWhy: boolean,
): AskedWish {
  const { most: _most, least, more = [], placeIds, dish, ...rest } = wish
  const { days, places, lodging } = request
  // A number of days that was said ("every night") wins.
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
  // The first were chosen for what they are; then the nearest and best known others.
  const all = [...new Set([...named, ...others.toSorted((a, b) => worth(b) - worth(a))])]
  const isServed = thing?.isServed === true || dish !== undefined || wish.when !== 'any'
  const isDish = dish !== undefined && all.some(isMealPlace)
  // A dish needs a place of meals: a beer garden that has fondue in winter is no table for it in
  // summer.
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

/** Evenings out with music: every other one, and fewer for those who tire. */
function eveningsOut({ days, party }: PlanRequest): number {
  const tires = party.elderly || party.children || party.who.includes('seniors')
  return Math.ceil(days.length / (tires ? daysToRecover : daysForAnother))
}

const isMusic = (what: string) =>
  experiences.some((each) => each.what === what && each.partOf === 'music')

/** The houses for a liking: those known for it before those that serve it as well (a roaster before a bakery). */
function bestOf(all: readonly Place[], thing: LovedThing | null, days: number): Place[] {
  const isKnownFor = ({ offers = [], cuisines = [], name }: Place) =>
    thing?.says.test([name, ...offers.slice(0, 2), ...cuisines.slice(0, 1)].join('; ')) ?? true
  const known = all.filter((place) => isKnownFor(place) && !isForADiet(place))
  return known.length > days ? known.slice(0, choice) : all.slice(0, choice)
}

/** The best houses, far enough apart for a day each; where there are too few, the next best. */
function spread(all: readonly Place[], count: number): Place[] {
  const own: Place[] = []
  for (const place of all) {
    if (own.length >= count) break
    if (own.every((other) => kilometres(other.at, place.at) >= apart)) own.push(place)
  }
  return [...own, ...all.filter((place) => !own.includes(place))].slice(0, count)
}
