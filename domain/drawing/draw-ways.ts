/** Ways as gentle curves between markers; what leads off the sheet ends at its edge. */
import { kilometres } from '#domain/places/distance.ts'
import { boxOf, inFrame } from './draw-land.ts'
import type { Marker } from './place-markers.ts'
import {
  type Area,
  degreesOf,
  isInside,
  onSheet,
  type SheetPoint,
  type View,
  type WorldPoint,
} from './projection.ts'
import type { ShownPlace, Way } from './trip-ways.ts'

/**
 * Style of a line: on foot dotted, public transport dashed, drives and trains solid; a drive without a known road
 * in long dashes.
 */
export type LineStyle = 'dotted' | 'dashed' | 'whole' | 'guess' | 'water' | 'air'

export interface DrawnWay {
  /** From 0. */
  day: number
  style: LineStyle
  from: SheetPoint
  to: SheetPoint
  /** The point that bends the curve. */
  bend: SheetPoint
  /** In place of the curve: the road itself, as far as the sheet shows it. */
  road?: SheetPoint[]
  /** Set where the way continues off the sheet, such as to a day trip's inset. */
  broken: boolean
}

/** Where a way leaves the sheet, and to what. */
export interface EdgeEnd {
  at: SheetPoint
  place: ShownPlace
  kilometres: number
}

const lineStyles: Readonly<Record<Way['mode'], LineStyle>> = {
  walk: 'dotted',
  bicycle: 'dotted',
  transit: 'dashed',
  bus: 'dashed',
  drive: 'whole',
  taxi: 'whole',
  train: 'whole',
  other: 'whole',
  ferry: 'water',
  flight: 'air',
}

export const styleOf = ({ mode, isGuess }: Pick<Way, 'mode' | 'isGuess'>): LineStyle =>
  isGuess ? 'guess' : lineStyles[mode]

interface Paper {
  area: Area
  view: View
  /** Whether a place is shown beside the sheet. */
  isElsewhere: (place: ShownPlace) => boolean
  markerOf: (place: ShownPlace) => Marker | null
  pointOf: (place: ShownPlace) => SheetPoint
  unit: number
}

export function drawWays(
  ways: readonly Way[],
  paper: Paper,
): { ways: DrawnWay[]; ends: EdgeEnd[] } {
  const drawn = new Map<string, DrawnWay>()
  const ends = new Map<string, EdgeEnd>()
  for (const way of ways) {
    const [from, to] = [paper.markerOf(way.from), paper.markerOf(way.to)]
    const style = styleOf(way)
    if (way.line && !paper.isElsewhere(way.from) && !paper.isElsewhere(way.to)) {
      const roads = roadsOn(way.line, from, to, paper)
      for (const road of roads) {
        const [first, last] = [road[0], road.at(-1)]
        if (!(first && last)) continue
        const key = [way.day, first.x, first.y, last.x, last.y].map(Math.round).join(' ')
        drawn.set(key, {
          day: way.day,
          style,
          from: first,
          to: last,
          bend: first,
          road,
          broken: false,
        })
      }
      const out = to ? roads[0]?.[0] : roads.at(-1)?.at(-1)
      const [near, far] = to ? [to, way.from] : [from, way.to]
      if (out && near && !(from && to)) ends.set(far.name, edgeEnd(out, near, far))
      continue
    }
    if (from && to) {
      if (from === to) continue
      const key = [from.x, from.y, to.x, to.y, way.day].map(Math.round).join(' ')
      if (!drawn.has(key)) drawn.set(key, between(from, to, { day: way.day, style }, paper))
      continue
    }
    const [near, far] = from ? [from, way.to] : [to, way.from]
    const out = near && towards(near, paper.pointOf(far), paper.area)
    if (!out) continue
    const line = between(near, { ...out, radius: 0 }, { day: way.day, style }, paper)
    drawn.set(`${Math.round(out.x)} ${Math.round(out.y)} ${way.day}`, { ...line, broken: true })
    ends.set(far.name, edgeEnd(out, near, far))
  }
  return { ways: [...drawn.values()], ends: [...ends.values()] }
}

function edgeEnd(at: SheetPoint, near: Marker, place: ShownPlace): EdgeEnd {
  const origin = near.spots[0]?.place.at
  const away = origin ? kilometres(degreesOf(origin), degreesOf(place.at)) : 0
  return { at, place, kilometres: away }
}

/** The pieces of a road that the sheet shows; its ends are at the markers, which may stand a little aside. */
function roadsOn(
  line: readonly WorldPoint[],
  from: Marker | null,
  to: Marker | null,
  { area, view, unit }: Paper,
): SheetPoint[][] {
  const points = line.map((at) => onSheet(at, view, area))
  const inner = points.slice(1, -1)
  const [first, last] = [points[0], points.at(-1)]
  if (!(first && last)) return []
  const begin = from ? leaving(from, inner[0] ?? to ?? last, unit) : first
  const end = to ? leaving(to, inner.at(-1) ?? from ?? first, unit) : last
  const isUnder = (point: SheetPoint, marker: Marker | null) =>
    marker !== null && Math.hypot(point.x - marker.x, point.y - marker.y) < marker.radius
  const open = inner.filter((point) => !isUnder(point, from) && !isUnder(point, to))
  return inFrame(
    [begin, ...open, end].map(({ x, y }) => [x, y]),
    boxOf(area),
  )
}

interface End extends SheetPoint {
  radius: number
}

function between(
  from: End,
  to: End,
  { day, style }: Pick<DrawnWay, 'day' | 'style'>,
  { area, unit }: Pick<Paper, 'area' | 'unit'>,
): DrawnWay {
  const [byX, byY] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(byX, byY) || 1
  // Flights curve upwards; other ways curve to their right.
  const swing =
    style === 'air'
      ? Math.min(length * 0.22, 90 * unit) * (byX < 0 ? 1 : -1)
      : Math.min(length * 0.1, 22 * unit)
  const bend = within(
    {
      x: (from.x + to.x) / 2 - (byY / length) * swing,
      y: (from.y + to.y) / 2 + (byX / length) * swing,
    },
    area,
  )
  return {
    day,
    style,
    bend,
    from: leaving(from, bend, unit),
    to: leaving(to, bend, unit),
    broken: false,
  }
}

/** The point at the rim of a marker, towards the curve's bend. */
function leaving({ x, y, radius }: End, towardsPoint: SheetPoint, unit: number): SheetPoint {
  const [byX, byY] = [towardsPoint.x - x, towardsPoint.y - y]
  const length = Math.hypot(byX, byY) || 1
  const away = Math.min(radius === 0 ? 0 : radius + 1.5 * unit, length)
  return { x: x + (byX / length) * away, y: y + (byY / length) * away }
}

const within = ({ x, y }: SheetPoint, area: Area): SheetPoint => ({
  x: Math.max(area.x, Math.min(area.x + area.width, x)),
  y: Math.max(area.y, Math.min(area.y + area.height, y)),
})

/** Where the straight line to a point outside crosses the sheet's edge. */
function towards(from: SheetPoint, to: SheetPoint, area: Area): SheetPoint | null {
  if (isInside(to, area)) return null
  const [byX, byY] = [to.x - from.x, to.y - from.y]
  const shares = [
    byX > 0 ? (area.x + area.width - from.x) / byX : byX < 0 ? (area.x - from.x) / byX : 1,
    byY > 0 ? (area.y + area.height - from.y) / byY : byY < 0 ? (area.y - from.y) / byY : 1,
  ]
  const share = Math.max(0, Math.min(1, ...shares))
  return within({ x: from.x + byX * share, y: from.y + byY * share }, area)
}

/** Points along the curve, for whoever would rather not lie on it. */
export function alongWay({ from, bend, to, road }: DrawnWay, count = 12): SheetPoint[] {
  if (road) return road
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const rest = 1 - share
    const along = (pick: (point: SheetPoint) => number) =>
      rest * rest * pick(from) + 2 * rest * share * pick(bend) + share * share * pick(to)
    return { x: along(({ x }) => x), y: along(({ y }) => y) }
  })
}
