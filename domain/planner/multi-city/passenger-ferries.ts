/** Sea crossings between cities: where no train goes, and which ships carry passengers. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { landOf } from '#domain/routing/lands.ts'

type Port = readonly [name: string, at: Coordinates]

/** Minutes aboard an ordinary day sailing: a guide, to be checked with the operator. */
const ferries: readonly (readonly [Port, Port, minutes: number])[] = [
  [['Helsinki', [60.16, 24.96]], ['Tallinn', [59.445, 24.76]], 130],
  [['Piraeus', [37.943, 23.637]], ['Santorini', [36.387, 25.428]], 480],
  [['Dar es Salaam', [-6.82, 39.29]], ['Zanzibar', [-6.159, 39.187]], 120],
  [['Hong Kong', [22.289, 114.152]], ['Macau', [22.197, 113.559]], 60],
  [['Buenos Aires', [-34.597, -58.366]], ['Montevideo', [-34.903, -56.213]], 135],
  [['Buenos Aires', [-34.597, -58.366]], ['Colonia', [-34.473, -57.851]], 75],
  [['Pozzallo', [36.717, 14.85]], ['Valletta', [35.892, 14.508]], 105],
]
/** Largest distance of a city to its port in kilometres. */
const atThePort = 25

/** Minutes aboard between two cities; null where no ship is known. */
export function sailingBetween(one: Coordinates, other: Coordinates): number | null {
  const isAt = (city: Coordinates, [, port]: Port) => kilometres(city, port) <= atThePort
  const found = ferries.find(
    ([from, to]) => (isAt(one, from) && isAt(other, to)) || (isAt(other, from) && isAt(one, to)),
  )
  return found?.[2] ?? null
}

/** Islands reached by trains, through a tunnel or on a ship. */
const joinedByRail: Readonly<Record<string, string>> = {
  britain: 'eurasia',
  sicily: 'eurasia',
  hokkaido: 'honshu',
}

/** Whether rails can lead from one city to the other, without open water. */
export function areJoinedByRail(one: Coordinates, other: Coordinates): boolean {
  return railsOf(one) === railsOf(other)
}

/** Bounding box of Finland, whose rails end at its borders. */
const finland = { south: 59.7, north: 70.1, west: 20.5, east: 31.6 }

function railsOf(at: Coordinates): string {
  const [latitude, longitude] = at
  const { south, north, west, east } = finland
  if (latitude > south && latitude < north && longitude > west && longitude < east)
    return isSwedish(at) ? 'eurasia' : 'finland'
  const land = landOf({ at })
  return joinedByRail[land] ?? land
}

/** Whether a point is in northern Sweden or Norway, which lie in the same box. */
function isSwedish([latitude, longitude]: Coordinates): boolean {
  return latitude > 65 && longitude < 24.1
}
