/** Points of a sheet as the `d` of a path, to a tenth of a pixel: the same digits on every machine. */
import type { DrawnWay, LineStyle } from './draw-ways.ts'
import type { SheetPoint } from './projection.ts'

export const digits = (value: number): number => Math.round(value * 10) / 10

const at = ({ x, y }: SheetPoint): string => `${digits(x)} ${digits(y)}`

export const linePath = (points: readonly SheetPoint[]): string =>
  points.length === 0 ? '' : `M${points.map(at).join('L')}`

export const ringPath = (points: readonly SheetPoint[]): string => `${linePath(points)}Z`

export const wayPath = ({ from, bend, to, road }: DrawnWay): string =>
  road ? linePath(road) : `M${at(from)}Q${at(bend)} ${at(to)}`

/** Lines of a compass rose, from the middle of the sheet's left third. */
export function compassLines(width: number, height: number): string {
  const centre = { x: width * 0.32, y: height * 0.42 }
  const long = width + height
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    const end = { x: centre.x + long * Math.cos(angle), y: centre.y + long * Math.sin(angle) }
    return linePath([centre, cutAt(centre, end, width, height)])
  }).join('')
}

function cutAt(from: SheetPoint, to: SheetPoint, width: number, height: number): SheetPoint {
  const [byX, byY] = [to.x - from.x, to.y - from.y]
  const share = Math.min(
    byX > 0.001 ? (width - from.x) / byX : byX < -0.001 ? -from.x / byX : 1,
    byY > 0.001 ? (height - from.y) / byY : byY < -0.001 ? -from.y / byY : 1,
  )
  return { x: from.x + byX * share, y: from.y + byY * share }
}

/** Part of a ring around a point: the share from `start` to `end`, clockwise from the top. */
export function arcPath({ x, y }: SheetPoint, radius: number, start: number, end: number): string {
  const on = (share: number): SheetPoint => ({
    x: x + radius * Math.sin(share * 2 * Math.PI),
    y: y - radius * Math.cos(share * 2 * Math.PI),
  })
  const half = (start + end) / 2
  const radii = `${digits(radius)} ${digits(radius)} 0 0 1`
  return `M${at(on(start))}A${radii} ${at(on(half))}A${radii} ${at(on(end))}`
}

/** Lengths of dashes and gaps, in units of the drawing. */
export const dashes: Readonly<Record<LineStyle, readonly number[]>> = {
  dotted: [0.1, 6],
  dashed: [7, 6],
  whole: [],
  guess: [10, 6],
  water: [2, 6, 10, 6],
  air: [14, 5],
}
