/** The points and the length of a road trip as wished. */
import { reachOfRegion } from '#domain/brief/places/place-containers.ts'
import type { PlaceRef } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { usStates } from '#domain/places/gazetteer-regions.ts'
import { islandReach } from '#domain/places/island-reach.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { RoadTown } from '#domain/routing/load-road-towns.ts'
import { knownCities } from '../multi-city/known-cities.ts'
import type { Wishing } from './wishing.ts'

export interface Point {
  name: string
  at: Coordinates
  country?: string
}

export interface RoadPlan {
  first: Point
  /** In driving order, once known. */
  cities: readonly Point[]
  days: number
  round: boolean
}

const usualDays = 7

export function located({ name, at, country }: PlaceRef): Point | undefined {
  return at && { name, at, ...(country ? { country } : {}) }
}

/** A region or country as its cities in the catalogue, highest appeal first, or as towns where it has few. */
export function pointsOf(
  { brief, destinations }: Wishing,
  roadTowns: readonly RoadTown[],
  days: number,
): Point[] {
  const points = brief.destinations.flatMap((ref): Point[] => {
    if (ref.kind === 'city' || ref.kind === 'unknown') {
      const point = located(ref)
      return point ? [point] : []
    }
    const wanted = brief.cityCount ?? townsFor(days)
    if (ref.kind === 'region' && hasOwnNights(ref, brief)) return townOfStay(ref, roadTowns)
    if (ref.kind === 'region') return townsOfRegion(ref, destinations, roadTowns, wanted)
    const inside = knownCities([ref], destinations)
      .toSorted((a, b) => (b.appeal ?? 1) - (a.appeal ?? 1))
      .slice(0, brief.cityCount ?? 5)
    const cities = inside.flatMap(({ name, at }) =>
      at ? [{ name, at, ...(ref.country ? { country: ref.country } : {}) }] : [],
    )
    if (ref.kind !== 'country' || cities.length >= Math.min(3, wanted)) return cities
    return [...cities, ...townsOf(ref, cities[0], roadTowns).slice(0, wanted - cities.length)]
  })
  return points.filter(
    ({ name }, index) => points.findIndex((other) => other.name === name) === index,
  )
}

/** From the middle of an island to its ends, where one has one bed for all of it. */
const smallIsland = 60

/** Whether one sleeps in it for nights that were said: "Skye for two nights". */
function hasOwnNights({ name }: PlaceRef, { stays }: Wishing['brief']): boolean {
  const reach = islandReach(foldName(name))
  const isBase = stays.some(
    ({ place, nights, days }) => place === name && (nights ?? days ?? 0) > 0,
  )
  return isBase && reach !== undefined && reach <= smallIsland
}

/** By the name that was said, at its main town. */
function townOfStay(ref: PlaceRef, roadTowns: readonly RoadTown[]): Point[] {
  const point = located(ref)
  if (!point) return []
  const reach = islandReach(foldName(ref.name)) ?? 0
  const inside = roadTowns.filter(
    ({ at, country }) => country === ref.country && kilometres(at, point.at) <= reach,
  )
  const away = ({ at, isGreat }: RoadTown) => kilometres(at, point.at) - (isGreat ? forGreat : 0)
  const [main] = inside.toSorted((one, other) => away(one) - away(other))
  return [{ ...point, at: main?.at ?? point.at }]
}

/** Kilometres from the middle of a state of the USA to its ends. */
const stateReach = 300

/** Kilometres by which a town worth a detour may be farther out than others. */
const forGreat = 40

/** The cities and towns of a large region; a coast or a valley is a point itself. */
function townsOfRegion(
  ref: PlaceRef,
  destinations: Wishing['destinations'],
  roadTowns: readonly RoadTown[],
  wanted: number,
): Point[] {
  const { at, country } = ref
  const name = foldName(ref.name)
  const ofState = [...usStates.values()].includes(ref.name) ? stateReach : 0
  const reach = islandReach(name) ?? (reachOfRegion(ref.name) || ofState)
  const isInside = (town: { at: Coordinates; country?: string }) =>
    at !== undefined &&
    kilometres(town.at, at) <= reach &&
    (!country || !town.country || town.country === country)
  const cities = destinations.filter((town) =>
    town.region === undefined ? isInside(town) : foldName(town.region) === name,
  )
  // Towns beyond the region's border may be as near to its middle as its own ends.
  const fromMiddle = (town: RoadTown) =>
    (at ? kilometres(town.at, at) : 0) - (town.isGreat ? forGreat : 0)
  const towns = roadTowns
    .filter((town) => isInside(town) && !cities.some((city) => city.name === town.name))
    .toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
  const inside = [...cities, ...towns].slice(0, wanted)
  const point = located(ref)
  if (inside.length === 0) return point ? [point] : []
  return inside.map((town) => ({
    ...{ name: town.name, at: town.at },
    ...(country ? { country } : {}),
  }))
}

/** Kilometres from the first city: farther towns are another trip, nearer ones are seen from it. */
const aroundCity = { most: 450, least: 40 }

/** A loop by nearby towns, where only a start was named. */
export function loopFrom(
  first: Point,
  { answer }: Wishing,
  roadTowns: readonly RoadTown[],
  days: number,
): Point[] {
  const towns = townsOf(first, first, roadTowns).slice(0, townsFor(days))
  if (towns.length > 0) {
    answer.assumed.push(`A loop by towns around ${first.name}, since you named none.`)
  }
  return towns
}

/** Towns for a number of days: one for two days. */
const townsFor = (days: number): number => Math.max(2, Math.min(5, Math.floor(days / 2)))

/** Towns around a start, those most worth a detour first. */
function townsOf(
  { country }: Pick<PlaceRef, 'country'>,
  around: Point | undefined,
  roadTowns: readonly RoadTown[],
): Point[] {
  const own = roadTowns.filter((town) => town.country === country)
  const center = around ?? own.find(({ isGreat }) => isGreat)
  return own
    .filter(({ at }) => {
      const away = center ? kilometres(center.at, at) : 0
      return away <= aroundCity.most && (!around || away >= aroundCity.least)
    })
    .toSorted((one, other) => Number(other.isGreat) - Number(one.isGreat))
    .map(({ name, at }) => ({ name, at, ...(country ? { country } : {}) }))
}

export function daysOf({ brief, answer }: Wishing): number {
  const { days, nights, dates } = brief
  const span = dates?.start && dates.end ? daysBetween(dates.start, dates.end) + 1 : undefined
  const said = days ?? (nights === undefined ? span : nights + 1)
  if (said === undefined) answer.assumed.push(`Planned for ${usualDays} days.`)
  return Math.min(60, Math.max(1, said ?? usualDays))
}

/** Whether a drive ends elsewhere: "From San Francisco to Los Angeles"; from home one returns. */
export function isOneWay({ brief, text }: Wishing): boolean {
  if (brief.tripType === 'one-way') return true
  const words = text.toLowerCase()
  const home = brief.origin?.name.toLowerCase() ?? ''
  if (/\b(?:and|there and|drive|way|then) back\b|\bround ?trip\b/.test(words)) return false
  if (
    new RegExp(
      `\\b(?:back|return(?:ing)?) (?:in|to|at|home to) ${home.replace(/[^a-z0-9 ]/g, '.')}`,
    ).test(words)
  )
    return false
  return words.includes(`${brief.origin?.name.toLowerCase()} to `)
}
