/**
 * Wishes about the route: where one lands, where one flies home from, and the modes between towns. The written
 * order is kept unless another saves much.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { TripCity, TripRequest, Wish } from '../multi-city/trip-request.ts'
import { isSleptIn } from './town-outings.ts'

const lastOf = (name: string) =>
  new RegExp(
    `\\b(?:fl(?:y|ies|ying)|flights?|trains?|return(?:ing)?|head(?:ing)?|go(?:ing)?|leav(?:e|ing)) (?:is |are )?(?:back |home |out |away ){0,2}(?:home |back )?(?:from|out of) ${name}|\\b(?:end(?:s|ing)?|finish(?:es|ing)?|depart(?:s|ing)?|out) (?:up )?(?:in|at|from|of) ${name}`,
    'iu',
  )
const firstOf = (name: string) =>
  new RegExp(
    `\\b(?:arriv(?:e|ing)|land(?:s|ing)?|start(?:s|ing)?|begin(?:s|ning)?) (?:off )?(?:in|at|from) ${name}|\\bfl(?:y|ying)(?: \\w+){0,2} (?:in)?to ${name}`,
    'iu',
  )

/** Whether a journey is between towns and not home: "The train from Milan to Venice". */
function isOnward(said: string, behind: string): boolean {
  return !/\b(?:home|back|return)/i.test(said) && /^ (?:on |over |up |down )?to \p{L}/u.test(behind)
}

/** First and last town of the trip, as days there. */
export function endsSaid({ destinations }: TripBrief, text: string, days: number): Wish[] {
  const said = (pattern: (name: string) => RegExp): PlaceRef[] =>
    destinations.filter(({ name }) => {
      const found = pattern(name.replace(/[^\p{L}\p{N} ]/gu, '.')).exec(text)
      return found !== null && !isOnward(found[0], text.slice(found.index + found[0].length))
    })
  const [first, ...otherFirsts] = said(firstOf)
  const [last, ...otherLasts] = said(lastOf)
  const window = (city: string, day: number, what: string): Wish => ({
    kind: 'window',
    ...{ city, first: day, last: day, what },
  })
  return [
    ...(first && first !== last && otherFirsts.length === 0
      ? [window(first.name, 1, 'your arrival')]
      : []),
    ...(last && first !== last && otherLasts.length === 0
      ? [window(last.name, days, 'your journey home')]
      : []),
  ]
}

/** "Osaka for the last night": a night of its own, at that end of the trip. */
export function endNights({ destinations, stays }: TripBrief, text: string, days: number): Wish[] {
  return destinations.flatMap(({ name }): Wish[] => {
    if (stays.some(({ place }) => place === name)) return []
    const town = name.replace(/[^\p{L}\p{N} ]/gu, '.')
    const which = '(?:the|our|my) (?<which>last|final|first) night'
    const found = new RegExp(
      `\\b${town},? (?:for |on )?${which}\\b|\\b${which.replace('which', 'other')} (?:in|at) ${town}\\b`,
      'iu',
    ).exec(text)?.groups
    const said = found?.which ?? found?.other
    if (!said) return []
    const day = said.toLowerCase() === 'first' ? 1 : days
    return [
      { kind: 'stay', city: name, days: 2 },
      { kind: 'window', city: name, first: day, last: day, what: `the ${said} night` },
    ]
  })
}

/** Adds the towns of arrival and departure in a country, on the first and the last day. */
export function withEndsOfLand(
  request: TripRequest,
  { destinations, startsIn, endsIn }: TripBrief,
  gazetteer: Pick<Gazetteer, 'named'>,
): TripRequest {
  const [land, ...others] = destinations
  if (!land || others.length > 0 || land.kind !== 'country' || startsIn === endsIn) return request
  const townOf = (name: string | undefined): TripCity | undefined => {
    if (!name) return undefined
    const listed = request.cities.find((city) => foldName(city.name) === foldName(name))
    const [town] = gazetteer
      .named(name)
      .filter(({ kind, country }) => kind === 'city' && country === land.country)
    // Its own area makes it mandatory among chosen cities.
    return listed
      ? { ...listed, area: listed.name }
      : town && { name, at: town.at, area: name, appeal: onlyAnEnd }
  }
  const [first, last] = [townOf(startsIn), townOf(endsIn)]
  const ends = [first, last].flatMap((each) => each ?? [])
  const names = ends.map(({ name }) => name)
  if (ends.length === 0) return request
  const window = (city: TripCity | undefined, day: number, what: string): Wish[] =>
    city ? [{ kind: 'window', city: city.name, first: day, last: day, what }] : []
  const cities = [...request.cities.filter(({ name }) => !names.includes(name)), ...ends]
  return {
    ...request,
    cities,
    areas: names,
    // A mere end does not count as one of the cities.
    cityCount: request.cityCount + cities.length - request.cities.length,
    wishes: [
      ...request.wishes,
      ...window(first, 1, 'your arrival'),
      ...window(last, request.days, 'your journey home'),
    ],
  }
}

/** Appeal of a town that is only an end. */
const onlyAnEnd = 0.3

const betweenThem =
  /\b(?:fl(?:y|ying|ights?)) (?:in )?between\b|\b(?:internal|domestic|inland) flights?\b/i

/** Words against flights between towns: "No flying in between", "no domestic flights". */
const noneBetween =
  /\b(?:no|not|without|never)(?: (?:any|more|want|like|to))* (?:(?:domestic|internal|inland) (?:flights?|flying)|(?:fly(?:ing)?|flights?|planes?) (?:in[- ]?between|between|within|inside)\b)/i

/** Modes between towns for those who fly only there and back: by land. */
export function byLandBetween(brief: TripBrief, text: string): TripBrief {
  const { wanted, avoided } = brief.transport
  if (noneBetween.test(text)) {
    const ways = wanted.filter((mode) => mode !== 'flight')
    return {
      ...brief,
      transport: { ...brief.transport, wanted: ways, avoided: [...avoided, 'flight'] },
    }
  }
  const byLand = wanted.filter((mode) => mode !== 'flight')
  if (byLand.length === 0 || byLand.length === wanted.length || betweenThem.test(text)) return brief
  return { ...brief, transport: { ...brief.transport, wanted: byLand } }
}

/** Kilometres within which a city belongs to a named region. */
const withinARegion = 80

/** Keeps a named region as a stay of its own: "Three nights at Lake Como" between Milan and Verona. */
export function withRegionsToSleepIn(
  brief: TripBrief,
  known: readonly Pick<Destination, 'slug' | 'at' | 'region'>[],
): TripBrief {
  const named = new Set(brief.destinations.map(({ slug }) => slug))
  const others = known.filter(({ slug }) => !named.has(slug))
  const standsFor = ({ name, at }: PlaceRef) =>
    others.some(
      (city) =>
        city.region === name || (at !== undefined && kilometres(city.at, at) <= withinARegion),
    )
  const destinations = brief.destinations.map((ref) =>
    ref.kind === 'region' && !ref.slug && isSleptIn(ref, brief.stays) && !standsFor(ref)
      ? { ...ref, kind: 'city' as const }
      : ref,
  )
  return { ...brief, destinations }
}

/** Fewest towns with an order. */
const townsWithAnOrder = 3

/** The request with towns in written order; null where an order was said, or is to be found. */
export function inWrittenOrder(request: TripRequest, brief: TripBrief): TripRequest | null {
  const { cities, cityCount, areas, wishes } = request
  const isOpen = areas !== undefined || cityCount !== cities.length || brief.choice
  const isSaid = brief.order === 'given' || wishes.some(({ kind }) => kind === 'order')
  if (cities.length < townsWithAnOrder || isOpen || isSaid) return null
  const order: Wish = { kind: 'order', cities: cities.map(({ name }) => name) }
  return { ...request, wishes: [...wishes, order] }
}

/** Largest factor on the ways of the written order. */
const longerByAFifth = 1.2
const minutesMore = 45

/** Whether the written order is hardly longer than the other. */
export function isHardlyLonger(
  written: readonly string[],
  other: readonly string[],
  { legs }: TripRequest,
): boolean {
  const minutesOf = (route: readonly string[]) =>
    route.slice(1).reduce((sum, to, index) => sum + leastMinutes(legs, route[index], to), 0)
  return minutesOf(written) <= longerByAFifth * minutesOf(other) + minutesMore
}

function leastMinutes(legs: TripRequest['legs'], from: string | undefined, to: string): number {
  const ways = legs.filter((leg) => leg.from === from && leg.to === to)
  return Math.min(...ways.map(({ minutes = 0 }) => minutes))
}
