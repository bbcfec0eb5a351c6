/**
 * Destinations for somebody who has not named one, each with the reasons that speak for it: the
 * weather of the month, the way from home, what it costs, and what there is of what is liked.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import {
  asksForKinds,
  costReason,
  interestReason,
  placesLiked,
  wayReason,
  weatherReason,
} from './reasons.ts'

export interface Proposal {
  destination: Destination
  /** Sentences, the one that decided first. */
  reasons: string[]
}

interface Weighed extends Proposal {
  score: number
}

/** The best `limit` of what fits; empty where nothing does. */
export function proposeDestinations(
  brief: TripBrief,
  destinations: readonly Destination[],
  limit = 3,
): Proposal[] {
  const month = monthOf(brief)
  return (
    destinations
      .filter((destination) => isAllowed(destination, brief) && isWithinReach(destination, brief))
      // Near, but without what was asked for, is no answer.
      .filter((destination) => !brief.search?.within || hasWhatIsLiked(destination, brief))
      .map((destination) => weigh(destination, brief, month))
      .filter(({ score }) => score > impossible)
      .toSorted(
        (a, b) =>
          b.score - a.score ||
          comfort(b.destination, brief, month) - comfort(a.destination, brief, month) ||
          a.destination.name.localeCompare(b.destination.name),
      )
      .slice(0, limit)
      .map(({ destination, reasons }) => ({ destination, reasons }))
  )
}

const impossible = -100

/** Points for famous sights, so that a country's great cities come first. */
function fame({ places }: Destination): number {
  const best = places
    .filter(({ dayTrip }) => !dayTrip)
    .map(({ essential }) => essential)
    .toSorted((a, b) => b - a)
    .slice(0, 8)
  return best.reduce((sum, essential) => sum + essential ** 2, 0) / 4
}

/** Breaks ties: the more pleasant month decides, and not the alphabet. */
function comfort(
  { climate }: Destination,
  { search }: TripBrief,
  month: number | undefined,
): number {
  const best = search?.weather === 'warm' ? 27 : 23
  const months = month === undefined ? climate.high.map((_, index) => index) : [month]
  const points = months.map(
    (each) => -Math.abs((climate.high[each] ?? 20) - best) - 0.6 * (climate.rainDays[each] ?? 8),
  )
  return points.reduce((sum, each) => sum + each, 0) / points.length
}

/** What lies nearest to the origin, where nothing lies within the reach that was wished. */
export function nearestDestinations(
  brief: TripBrief,
  destinations: readonly Destination[],
  limit = 2,
): Proposal[] {
  const from = brief.origin?.at
  if (!from) return []
  const allowed = destinations.filter((destination) => isAllowed(destination, brief))
  const fitting = allowed.filter((destination) => hasWhatIsLiked(destination, brief))
  return (fitting.length > 0 ? fitting : allowed)
    .toSorted((a, b) => kilometres(a.at, from) - kilometres(b.at, from))
    .slice(0, limit)
    .map((destination) => weigh(destination, brief, monthOf(brief)))
    .map(({ destination, reasons }) => ({ destination, reasons }))
}

export interface Outing {
  destination: Destination
  place: Place
}

/** Days out of the town itself that have what was asked for: near it lies what its own day trips lead to. */
export function outingsNear(
  brief: TripBrief,
  destinations: readonly Destination[],
  limit = 2,
): Outing[] {
  const { origin, search } = brief
  const destination = destinations.find(({ slug }) => slug === origin?.slug)
  if (!(destination && search?.within)) return []
  const liked = asksForKinds(brief)
    ? placesLiked(destination, brief)
    : destination.places.toSorted((a, b) => b.essential - a.essential)
  return liked
    .filter(({ dayTrip }) => dayTrip !== undefined)
    .slice(0, limit)
    .map((place) => ({ destination, place }))
}

/** Whether the kinds of places that were asked for, a beach above all, are there. */
export function hasWhatIsLiked(destination: Destination, brief: TripBrief): boolean {
  return !asksForKinds(brief) || placesLiked(destination, brief).length > 0
}

/** January is 0; undefined where nobody said when. */
function monthOf({ dates }: TripBrief): number | undefined {
  const day = dates?.start ?? dates?.earliest ?? dates?.end
  if (!day) return undefined
  const first = Number(day.slice(5, 7)) - 1
  const last = dates?.latest && !dates.start ? Number(dates.latest.slice(5, 7)) - 1 : first
  // The middle of a season.
  return last > first ? Math.round((first + last) / 2) : first
}

/** Not refused, not where one lives, and in the part of the world that was named. */
function isAllowed(
  destination: Destination,
  { mustAvoid, origin, open, choice, destinations }: TripBrief,
): boolean {
  const names = [destination.name, countryName(destination.country), destination.region ?? '']
  if (mustAvoid.some((name) => names.some((own) => own && foldName(own) === foldName(name))))
    return false
  if (origin?.slug === destination.slug) return false
  if (choice) return destinations.some(({ slug }) => slug === destination.slug)
  return !open || destinations.some((area) => isInside(destination, area))
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
const countryName = (code: string) => countryNames.of(code) ?? code

const continents: readonly (readonly [name: RegExp, zones: RegExp])[] = [
  [/europe|mediterranean|balkans|scandinavia|alps|baltic/, /^(?:Europe\/|Atlantic\/Reykjavik)/],
  [/asia|orient|middle east/, /^Asia\//],
  [/africa/, /^Africa\//],
  [/south america|latin america/, /^America\/(?:Argentina|Lima|Santiago|Sao_Paulo|Bogota|Buenos)/],
  [/caribbean|central america/, /^America\/(?:Havana|Cancun)/],
  [/america/, /^(?:America\/|Pacific\/Honolulu)/],
  [/oceania|australasia|pacific/, /^(?:Australia|Pacific)\//],
]
/** Radius in kilometres that stands for a region or a state. */
const regionKilometres = 350

function isInside({ country, timeZone, at }: Destination, area: PlaceRef): boolean {
  if (area.kind === 'country') return area.country === country
  if (area.country)
    return area.country === country && (!area.at || kilometres(at, area.at) < regionKilometres)
  const zones = continents.find(([name]) => name.test(foldName(area.name)))?.[1]
  return zones ? zones.test(timeZone) : true
}

/** Kilometres per minute of travel by mode, and minutes lost at departure and arrival. */
const speeds = {
  drive: { perMinute: 1.25, lost: 0 },
  train: { perMinute: 2, lost: 15 },
  flight: { perMinute: 12.5, lost: 30 },
}

function isWithinReach({ at }: Destination, { origin, search }: TripBrief): boolean {
  const within = search?.within
  if (!(within && origin?.at)) return true
  const { perMinute, lost } = speeds[within.by ?? 'drive']
  return kilometres(at, origin.at) <= Math.max(0, within.minutes - lost) * perMinute
}

function weigh(destination: Destination, brief: TripBrief, month: number | undefined): Weighed {
  const parts = [
    weatherReason(destination, brief, month),
    wayReason(destination, brief),
    interestReason(destination, brief),
    costReason(destination, brief),
    { score: fame(destination) },
  ]
  const said = parts.filter(({ says }) => says !== undefined).toSorted((a, b) => b.score - a.score)
  return {
    destination,
    score: parts.reduce((sum, { score }) => sum + score, 0),
    reasons: said.flatMap(({ says }) => says ?? []),
  }
}
