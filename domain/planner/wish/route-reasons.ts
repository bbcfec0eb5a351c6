/**
 * What decides the order of towns besides their ways: the town that one flies in and out of, low ground before high ground for who fears
 * the altitude, and a festival that was wished for.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { addDays, daysBetween } from '#domain/calendar/calendar-days.ts'
import { festivalsBetween } from '#domain/holidays/festival-days.ts'
import type { Destination } from '#domain/places/schema.ts'
import { dayInWords } from '../days-in-words.ts'
import { heightOf } from '../first-days.ts'
import type { TripRequest, Wish } from '../multi-city/trip-request.ts'

/** A town both ends of the trip fly from, as one of its stays: "flying in and out of Lima". */
export function hubOf({ destinations, origin }: TripBrief, text: string): PlaceRef | undefined {
  if (origin || destinations.length < 2) return undefined
  return destinations.find(({ name, at }) => {
    const town = name.replace(/[^\p{L}\p{N} ]/gu, '.')
    const said = new RegExp(
      `\\b(?:in|into|to) ?(?:and|&|/|\\+) ?(?:back |home )?out (?:of|from) ${town}\\b|\\b(?:return|round[- ]?trip) (?:flights?|tickets?) (?:to|from|via) ${town}\\b|\\b(?:arriv\\w*|land\\w*) (?:and|&|/) (?:leav|depart)\\w* (?:in|at|from) ${town}\\b`,
      'iu',
    )
    return at !== undefined && said.test(text)
  })
}

const airportOf = ({ name }: PlaceRef) => `${name} airport`

/** The brief with the way there and back from the hub's airport. */
export function withHub(brief: TripBrief, hub: PlaceRef | undefined): TripBrief {
  if (!hub) return brief
  const { slug: _slug, ...place } = hub
  return { ...brief, origin: { ...place, name: airportOf(hub) } }
}

/** Its airport and the hub are one place for the route. */
export function withoutWayInHub(request: TripRequest, hub: PlaceRef | undefined): TripRequest {
  if (!hub) return request
  const ends = [airportOf(hub), hub.name]
  const isWithin = ({ from, to }: { from: string; to: string }) =>
    ends.includes(from) && ends.includes(to)
  const legs = request.legs.filter((leg) => !isWithin(leg))
  const none = { minutes: 0, estimated: true }
  const [airport = '', town = ''] = ends
  return {
    ...request,
    legs: [...legs, { from: airport, to: town, ...none }, { from: town, to: airport, ...none }],
  }
}

/** A reason as a wish about the route, which gives way where it cannot be kept. */
interface RouteReason {
  wish: Wish
  says: string
}

/** Metres from which altitude is felt, and up to which a town prepares for it. */
const felt = 2500
const low = 1500
/** Days on low ground before the high one; where days are few, one. */
const lowDays = 1

/** "Worried about the altitude": the low towns come first. */
function lowFirst(
  { mobility }: TripBrief,
  request: TripRequest,
  hub: PlaceRef | undefined,
): RouteReason[] {
  if (!mobility.includes('altitude')) return []
  const high = request.cities.find((city) => heightOf(city) >= felt)
  const lows = request.cities.filter((city) => heightOf(city) < low)
  const first = lows.find(({ name }) => name === hub?.name) ?? lows[0]
  if (!(high && first)) return []
  return [
    {
      wish: {
        kind: 'window',
        city: first.name,
        ...{ first: 1, last: lowDays },
        what: 'low ground first',
      },
      says: `${first.name} comes first, for the altitude: ${high.name} lies at ${heightOf(high)} m, and its first day is a gentle one. Sleeping lower than ${high.name} for the first nights up there, as in the Sacred Valley near Cusco, helps too; ask a doctor before you go.`,
    },
  ]
}

const festive =
  /\b(?:festivals?|fiestas?|festivit(?:y|ies)|feast|celebrations?|parades?|carnival)\b/i
const unwanted =
  /\b(?:no|not|avoid(?:ing)?|without|skip|miss|away from|clear of|hate|dislike)\b[^.!?]{0,24}\b(?:festivals?|fiestas?|crowds?)\b/i

/** A festival that is spoken of, in one of the towns on the days of the trip. */
function festivalThen(
  text: string,
  request: TripRequest,
  bySlug: ReadonlyMap<string, Destination>,
): RouteReason[] {
  const { start, days } = request
  if (!start || unwanted.test(text)) return []
  const end = addDays(start, days - 1)
  return request.cities
    .flatMap((city) => {
      const { festivals = [] } = bySlug.get(city.slug ?? '') ?? {}
      return festivals
        .filter(({ name, great }) => text.includes(name) || (great && festive.test(text)))
        .flatMap(({ name, on }) =>
          festivalsBetween(on, start, end)
            .filter(({ exact, first, last }) => exact && first >= start && first === last)
            .map(({ first }) => ({ city: city.name, name, date: first })),
        )
    })
    .slice(0, 1)
    .map(({ city, name, date }) => {
      const day = daysBetween(start, date) + 1
      return {
        wish: { kind: 'window', city, first: day, last: day, what: name },
        says: `You are in ${city} on ${dayInWords(date)}, for ${name}.`,
      }
    })
}

export function routeReasons(
  brief: TripBrief,
  request: TripRequest,
  {
    text,
    hub,
    bySlug,
  }: { text: string; hub: PlaceRef | undefined; bySlug: ReadonlyMap<string, Destination> },
): RouteReason[] {
  return [...lowFirst(brief, request, hub), ...festivalThen(text, request, bySlug)]
}
