/** Cuts rings and lines at a box, edge by edge (Sutherland and Hodgman). */
import type { Box, Point } from './coast.ts'

interface Edge {
  isInside: (point: Point) => boolean
  crossing: (from: Point, to: Point) => Point
}

const atEast = (limit: number, [x, y]: Point, [toX, toY]: Point): Point => [
  limit,
  y + ((toY - y) * (limit - x)) / (toX - x),
]
const atNorth = (limit: number, [x, y]: Point, [toX, toY]: Point): Point => [
  x + ((toX - x) * (limit - y)) / (toY - y),
  limit,
]

const edgesOf = ({ west, south, east, north }: Box): Edge[] => [
  { isInside: ([x]) => x >= west, crossing: (from, to) => atEast(west, from, to) },
  { isInside: ([x]) => x <= east, crossing: (from, to) => atEast(east, from, to) },
  { isInside: ([, y]) => y >= south, crossing: (from, to) => atNorth(south, from, to) },
  { isInside: ([, y]) => y <= north, crossing: (from, to) => atNorth(north, from, to) },
]

/** A ring without its closing point; what comes out may run along the box where it was cut. */
export function cutRing(ring: readonly Point[], box: Box): Point[] {
  let points: Point[] = [...ring]
  for (const { isInside, crossing } of edgesOf(box)) {
    const before = points
    points = []
    for (const [index, point] of before.entries()) {
      const last = before.at(index - 1) ?? point
      if (isInside(point) !== isInside(last)) points.push(crossing(last, point))
      if (isInside(point)) points.push(point)
    }
  }
  return points.length > 2 ? points : []
}

/** The pieces of a line that lie in the box. */
export function cutLine(line: readonly Point[], box: Box): Point[][] {
  let pieces: Point[][] = [[...line]]
  for (const { isInside, crossing } of edgesOf(box)) {
    pieces = pieces.flatMap((piece) => {
      const kept: Point[][] = []
      let open: Point[] = []
      for (const [index, point] of piece.entries()) {
        const last = index > 0 ? piece[index - 1] : undefined
        if (last && isInside(last) !== isInside(point)) open.push(crossing(last, point))
        if (isInside(point)) open.push(point)
        else if (open.length > 0) {
          kept.push(open)
          open = []
        }
      }
      if (open.length > 0) kept.push(open)
      return kept
    })
  }
  return pieces.filter(({ length }) => length > 1)
}
