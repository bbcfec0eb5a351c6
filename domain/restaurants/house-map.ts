/** Where houses are, as a sketch from their coordinates: numbered, apart from each other, with waters and a scale. */
import {
  type Area,
  inset,
  onSheet,
  type SheetPoint,
  sideBySide,
  viewOf,
  worldPoint,
} from '#domain/drawing/projection.ts'
import { type DrawnScale, drawScale } from '#domain/drawing/scale.ts'
import { type DrawnWaters, drawWaters } from '#domain/drawing/waters/draw-waters.ts'
import type { Coordinates } from '#domain/places/schema.ts'

export interface HouseMap extends DrawnWaters {
  /** In the order of the list: where the house is, and where its number stands. */
  marks: readonly { id: string; number: number; at: SheetPoint; shown: SheetPoint }[]
  anchor: SheetPoint | null
  scale: DrawnScale
}

/** Least metres across the shorter side of the sketch. */
const leastMeters = 700
const margin = 34
/** Pixels between the middles of two numbers: phones show the sheet at about half its size. */
const apart = 44
const apartInPixels = 30
const rounds = 80

export function mapOfHouses(
  houses: readonly { id: string; at: Coordinates }[],
  anchor: Coordinates | null,
  area: Area,
): HouseMap | null {
  if (houses.length === 0) return null
  const all = [...houses.map(({ at }) => at), ...(anchor ? [anchor] : [])]
  const points = sideBySide(all.map((at) => worldPoint(at)))
  const room = inset(area, margin)
  const view = viewOf(withoutFarOnes(points), room, leastMeters)
  const sheet = points.map((point) => onSheet(point, view, area))
  const own = sheet.slice(0, houses.length)
  const shown = spread(own, room, distanceFor(own.length, room))
  return {
    marks: houses.flatMap(({ id }, index) => {
      const [at, place] = [own[index], shown[index]]
      return at && place ? [{ id, number: index + 1, at, shown: place }] : []
    }),
    anchor: anchor ? (sheet.at(-1) ?? null) : null,
    scale: drawScale(view, { x: area.x + 12, y: area.y + area.height - 36 }, area.width * 0.3, 1),
    ...drawWaters(view, area),
  }
}

/**
 * Without outliers: a house far out of town would compress the others, so that the outermost tenth may be drawn at
 * the rim.
 */
function withoutFarOnes<Point extends SheetPoint>(points: readonly Point[]): readonly Point[] {
  if (points.length < 8) return points
  const middle = (axis: 'x' | 'y') =>
    points.map((point) => point[axis]).toSorted((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0
  const centre = { x: middle('x'), y: middle('y') }
  const away = ({ x, y }: SheetPoint) => Math.hypot(x - centre.x, y - centre.y)
  return points
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, Math.ceil(points.length * 0.9))
}

/** The distance between numbers: smaller where there are many, so that all fit in two thirds of the sheet. */
const distanceFor = (count: number, { width, height }: Area): number =>
  Math.min(apart, Math.sqrt((width * height) / (1.5 * count)))

/** The same on a map that goes on beyond its edges, in its pixels. */
export const pushedApart = (points: readonly SheetPoint[]): SheetPoint[] =>
  spread(points, { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }, apartInPixels)

/** Pushes numbers apart that would cover each other, and keeps them on the sheet. */
function spread(points: readonly SheetPoint[], room: Area, distance: number): SheetPoint[] {
  const placed = points.map(({ x, y }) => kept({ x, y }, room))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of placed.entries()) {
      for (const [later, other] of placed.entries()) {
        if (later <= index) continue
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const far = Math.hypot(dx, dy)
        if (far >= distance) continue
        // Two at one door part by their place in the list.
        const angle = far < 0.01 ? index + 2 * later : Math.atan2(dy, dx)
        const push = (distance - far) / 2
        const [byX, byY] = [Math.cos(angle) * push, Math.sin(angle) * push]
        placed[index] = kept({ x: one.x - byX, y: one.y - byY }, room)
        placed[later] = kept({ x: other.x + byX, y: other.y + byY }, room)
        Object.assign(one, placed[index])
      }
    }
  }
  return placed
}

const kept = ({ x, y }: SheetPoint, room: Area): SheetPoint => ({
  x: Math.min(room.x + room.width, Math.max(room.x, x)),
  y: Math.min(room.y + room.height, Math.max(room.y, y)),
})
