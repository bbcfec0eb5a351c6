/** What lies between two points that nobody walks through, and where one gets across. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { type Box, heights, islands, type Water, waters } from './waters.ts'

export interface Obstacle {
  /** Meters on foot in straight lines over the best bridge; infinite where there is none. */
  onFoot: number
  /** Meters on foot in straight lines to a small ferry and from it; infinite where there is none. */
  byFerry: number
  /** Only a boat goes there. */
  isIsland: boolean
}

/** Degrees around a line within which banks and bridge ends count. */
const margin = 0.01

const islandBoxes = Object.values(islands)
const heightBoxes = Object.values(heights)
const boxed = waters.map((water) => ({ water, box: boxOf(water) }))

/** Null where the straight line is as good as any. */
export function obstacleBetween(from: Coordinates, to: Coordinates): Obstacle | null {
  const none = Number.POSITIVE_INFINITY
  const [here, there] = [surroundings(from), surroundings(to)]
  if (here.island !== there.island) return { onFoot: none, byFerry: none, isIsland: true }
  if (here.height !== there.height) return { onFoot: none, byFerry: none, isIsland: false }
  for (const water of here.waters) {
    if (!(there.waters.includes(water) && isAcross(water, from, to))) continue
    const over = (points: readonly Coordinates[]) =>
      Math.min(none, ...points.map((at) => 1000 * (kilometres(from, at) + kilometres(at, to))))
    const onFoot = Math.min(over(water.bridges), overSpans(water, from, to))
    return { onFoot, byFerry: over(water.ferries), isIsland: false }
  }
  return null
}

function overSpans({ spans = [] }: Water, from: Coordinates, to: Coordinates): number {
  const ways = spans.flatMap(([one, other]) => [
    kilometres(from, one) + kilometres(one, other) + kilometres(other, to),
    kilometres(from, other) + kilometres(other, one) + kilometres(one, to),
  ])
  return 1000 * Math.min(Number.POSITIVE_INFINITY, ...ways)
}

interface Surroundings {
  /** The number of the island or the height that a point lies on; -1 for none. */
  island: number
  height: number
  /** Rivers that it lies beside. */
  waters: readonly Water[]
}

/** A point is asked about with every other one of its plan. */
const known = new WeakMap<Coordinates, Surroundings>()

function surroundings(at: Coordinates): Surroundings {
  let found = known.get(at)
  if (!found) {
    found = {
      island: islandBoxes.findIndex((box) => isIn(at, box)),
      height: heightBoxes.findIndex((box) => isIn(at, box)),
      waters: boxed.flatMap(({ water, box }) => (isIn(at, box) && !isOn(water, at) ? [water] : [])),
    }
    known.set(at, found)
  }
  return found
}

function boxOf({ line }: Water): Box {
  const [latitudes, longitudes] = [line.map(([at]) => at), line.map(([, at]) => at)]
  return [
    Math.min(...latitudes) - margin,
    Math.min(...longitudes) - margin,
    Math.max(...latitudes) + margin,
    Math.max(...longitudes) + margin,
  ]
}

function isIn([latitude, longitude]: Coordinates, [south, west, north, east]: Box): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** Kilometres from the middle of a water within which one stands on a bridge, and may go to either bank. */
const onABridge = 0.04

function isOn({ line }: Water, at: Coordinates): boolean {
  return line.some((end, index) => {
    const start = line[index - 1]
    return start !== undefined && kilometres(at, nearestOn(start, end, at)) <= onABridge
  })
}

/** The nearest point of a stretch, on a plane around it. */
function nearestOn(start: Coordinates, end: Coordinates, at: Coordinates): Coordinates {
  const east = Math.cos((at[0] * Math.PI) / 180)
  const [north, along] = [end[0] - start[0], east * (end[1] - start[1])]
  const [up, aside] = [at[0] - start[0], east * (at[1] - start[1])]
  const part = (up * north + aside * along) / Math.max(1e-12, north ** 2 + along ** 2)
  const share = Math.min(1, Math.max(0, part))
  return [start[0] + share * north, start[1] + (share * along) / east]
}

/** Over a bend and back again is the same bank: an odd number of crossings is the other one. */
function isAcross({ line }: Water, from: Coordinates, to: Coordinates): boolean {
  let crossings = 0
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    if (start && cross(from, to, start, end)) crossings += 1
  }
  return crossings % 2 === 1
}

function cross(a: Coordinates, b: Coordinates, c: Coordinates, d: Coordinates): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

function side([ay, ax]: Coordinates, [by, bx]: Coordinates, [cy, cx]: Coordinates): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0
}
