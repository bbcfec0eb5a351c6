/** What the catalogue knows near a route, and near a point of it: stops of great drives, and places of its cities. */
import type { GreatDrive } from '#domain/drives/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { Coordinates, Destination } from '#domain/places/schema.ts'
import type { Worthwhile } from './detour.ts'
import { pointsOf, type RoadRoute } from './road-trip-schema.ts'

/** Kilometres of detour by a city within which its places are considered. */
const mostAside = 80
/** Kilometres from a stop within which a place is a sight of its town. */
const sameTown = 8
const mostCities = 12
const mostOfCity = 4
const leastEssential = 0.5

/** The cities whose places are worth loading for a route, nearest to it first. */
export function citiesAlong<City extends { at: Coordinates }>(
  route: RoadRoute,
  cities: readonly City[],
): City[] {
  const aside = asideOf(route)
  return cities
    .map((city) => ({ city, away: aside(city.at) }))
    .filter(({ away }) => away <= mostAside)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, mostCities)
    .map(({ city }) => city)
}

/** Stops of great drives, and of each city what one would miss most; nothing of where one stops already. */
export function worthwhileAlong(
  route: RoadRoute,
  drives: readonly Pick<GreatDrive, 'stops'>[],
  cities: readonly Pick<Destination, 'name' | 'places'>[],
): Worthwhile[] {
  const points = pointsOf(route)
  const isNew = ({ at }: { at: Coordinates }) =>
    points.every((point) => kilometres(point.at, at) > sameTown)
  const aside = asideOf(route)
  const isNear = ({ at }: { at: Coordinates }) => aside(at) <= mostAside
  const onDrives = drives
    .flatMap(({ stops }) => stops)
    .map(({ name, at, why, minutes }) => ({ name, at, essential: 0.8, about: why, minutes }))
  const inCities = cities.flatMap(({ name: city, places }) =>
    places
      .filter((place) => !place.meals && place.essential >= leastEssential)
      .filter((place) => isNew(place) && isNear(place))
      .toSorted((one, other) => other.essential - one.essential)
      .slice(0, mostOfCity)
      .map((place) => worthwhilePlace(place, city)),
  )
  return onePerPlace([...onDrives.filter((stop) => isNew(stop) && isNear(stop)), ...inCities])
}

function worthwhilePlace(
  { name, at, essential, about, minutes }: Destination['places'][number],
  city: string,
): Worthwhile {
  const where = name.includes(city) ? '' : ` Near ${city}.`
  return { name, at, essential, about: `${about.slice(0, 250)}${where}`, minutes }
}

/** Two names for one spot are one stop. */
function onePerPlace(places: readonly Worthwhile[]): Worthwhile[] {
  return places.filter(
    ({ at, name }, index) =>
      !places.slice(0, index).some((other) => other.name === name || kilometres(other.at, at) < 1),
  )
}

/** How much longer the straight way by a point is, on the leg where that is least. */
function asideOf(route: RoadRoute): (at: Coordinates) => number {
  const points = pointsOf(route)
  const legs = points.slice(1).map(({ at: to }, index) => {
    const from = points[index]?.at ?? to
    return { from, to, length: kilometres(from, to) }
  })
  return (at) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...legs.map(({ from, to, length }) => kilometres(from, at) + kilometres(at, to) - length),
    )
}

/** Most kilometres between a press on a map and what it means. */
const farthest = 60
/** Kilometres within which a press means a described place. */
const atPlace = 6
const leastPeople = 1000

/** The town or place that a press on the map means; the larger of two towns that are as near. */
export function placeNear(
  at: Coordinates,
  gazetteer: Gazetteer,
  described: readonly Worthwhile[],
): Worthwhile | null {
  const near = described
    .map((place) => ({ place, away: kilometres(place.at, at) }))
    .filter(({ away }) => away <= atPlace)
    .toSorted((one, other) => one.away - other.away)[0]
  if (near) return near.place
  const [latitude] = at
  const isNear = (other: Coordinates) =>
    Math.abs(other[0] - latitude) < 1 && kilometres(other, at) <= farthest
  const score = (town: { at: Coordinates; population?: number | undefined }) =>
    kilometres(town.at, at) - 3 * Math.log10(Math.max(1, town.population ?? 1))
  const town = gazetteer
    .citiesWhere(isNear, leastPeople)
    .toSorted((one, other) => score(one) - score(other))[0]
  if (!town) return null
  return { name: town.name, at: town.at, essential: 0.5, about: pickedOnMap, minutes: 60 }
}

const pickedOnMap = 'You picked it on the map.'
