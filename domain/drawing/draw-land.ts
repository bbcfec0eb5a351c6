/** Coasts, borders, rivers and parks of the part of the world that a sheet shows. */
import type { Box, Coast, Point } from './coast/coast.ts'
import { cutLine, cutRing } from './coast/cut.ts'
import { type Area, onSheet, type SheetPoint, type View, worldPoint } from './projection.ts'

/** Lines and rings of the sheet's own points. */
export interface DrawnLand {
  land: SheetPoint[][]
  coasts: SheetPoint[][]
  borders: SheetPoint[][]
}

/** Least distance in pixels between two points of a line; nearer ones are dropped. */
const least = 0.8

export function drawLand(coasts: readonly Coast[], view: View, area: Area): DrawnLand {
  const frame = boxOf(area)
  const drawn: DrawnLand = { land: [], coasts: [], borders: [] }
  for (const coast of coasts) {
    for (const turns of turnsOf(coast.box, view, area)) {
      addCoast(drawn, coast, projector(turns, view, area), frame)
    }
  }
  return drawn
}

function addCoast(
  drawn: DrawnLand,
  { box, rings, borders }: Coast,
  project: (point: Point) => Point,
  frame: Box,
): void {
  for (const ring of rings) {
    const projected = ring.map(project)
    if (!reaches(projected, frame)) continue
    const land = thinned(cutRing(projected, frame))
    if (land.length < 3) continue
    drawn.land.push(land)
    drawn.coasts.push(...shores(ring, box).flatMap((shore) => inFrame(shore.map(project), frame)))
  }
  for (const line of borders) {
    const projected = line.map(project)
    if (reaches(projected, frame)) drawn.borders.push(...inFrame(projected, frame))
  }
}

function reaches(line: readonly Point[], { west, south, east, north }: Box): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of line) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return right >= west && left <= east && bottom >= south && top <= north
}

export const inFrame = (line: readonly Point[], frame: Box): SheetPoint[][] =>
  cutLine(line, frame)
    .map(thinned)
    .filter(({ length }) => length > 1)

/** The offsets, in turns around the world, at which a piece is drawn: two across the date line. */
function turnsOf({ west, east }: Box, { centre, scale }: View, { width }: Area): number[] {
  const half = width / 2 / scale
  return [-1, 0, 1].filter(
    (turns) =>
      (east + 180) / 360 + turns > centre.x - half && (west + 180) / 360 + turns < centre.x + half,
  )
}

function projector(turns: number, view: View, area: Area): (point: Point) => Point {
  return ([longitude, latitude]) => {
    const { x, y } = worldPoint([latitude, longitude])
    return [
      area.x + area.width / 2 + (x + turns - view.centre.x) * view.scale,
      area.y + area.height / 2 + (y - view.centre.y) * view.scale,
    ]
  }
}

/** The coast without pieces along the edge of the box. */
function shores(ring: readonly Point[], { west, south, east, north }: Box): Point[][] {
  const close = (one: number, other: number) => Math.abs(one - other) < 0.01
  const isCut = ([x, y]: Point, [toX, toY]: Point) =>
    (close(x, toX) && (close(x, west) || close(x, east))) ||
    (close(y, toY) && (close(y, south) || close(y, north)))
  const pieces: Point[][] = []
  let open: Point[] = []
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? point
    if (open.length === 0) open = [point]
    if (isCut(point, next)) {
      pieces.push(open)
      open = []
    } else open.push(next)
  }
  return [...pieces, open].filter(({ length }) => length > 1)
}

function thinned(line: readonly Point[]): SheetPoint[] {
  const kept: SheetPoint[] = []
  for (const [index, [x, y]] of line.entries()) {
    const last = kept.at(-1)
    const isLast = index === line.length - 1
    if (!last || isLast || Math.hypot(x - last.x, y - last.y) >= least) kept.push({ x, y })
  }
  return kept
}

export const boxOf = ({ x, y, width, height }: Area): Box => ({
  west: x,
  south: y,
  east: x + width,
  north: y + height,
})

export const sheetPoint = (at: readonly [number, number], view: View, area: Area): Point => {
  const { x, y } = onSheet(worldPoint([...at]), view, area)
  return [x, y]
}
