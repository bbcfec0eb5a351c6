/** Ways as gentle curves between markers; what leads off the sheet ends at its edge. */
import { kilometres } from '#domain/places/distance.ts'
import type { Marker } from './place-markers.ts'
import { type Area, degreesOf, isInside, type SheetPoint } from './projection.ts'
import type { ShownPlace, Way } from './trip-ways.ts'

/** How a line is drawn: on foot dotted, by public transport dashed, at the wheel or by train whole. */
export type LineStyle = 'dotted' | 'dashed' | 'whole' | 'water' | 'air'

export interface DrawnWay {
  /** From 0. */
  day: number
  style: LineStyle
  from: SheetPoint
  to: SheetPoint
  /** The point that bends the curve. */
  bend: SheetPoint
  /** Set where the way goes on beyond the sheet, as it does to a day trip's inset. */
  broken: boolean
}

/** Where a way leaves the sheet, and to what. */
export interface EdgeEnd {
  at: SheetPoint
  place: ShownPlace
  kilometres: number
}

export const lineStyles: Readonly<Record<Way['mode'], LineStyle>> = {
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

interface Paper {
  area: Area
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
    const style = lineStyles[way.mode]
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
    const origin = near.spots[0]?.place.at
    ends.set(far.name, {
      at: out,
      place: far,
      kilometres: origin ? kilometres(degreesOf(origin), degreesOf(far.at)) : 0,
    })
  }
  return { ways: [...drawn.values()], ends: [...ends.values()] }
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
  // A flight rises, whichever way it goes; the others lean to their right.
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

/** Beyond the rim of the marker, on the way to where the curve turns. */
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
export function alongWay({ from, bend, to }: DrawnWay, count = 12): SheetPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const rest = 1 - share
    const along = (pick: (point: SheetPoint) => number) =>
      rest * rest * pick(from) + 2 * rest * share * pick(bend) + share * share * pick(to)
    return { x: along(({ x }) => x), y: along(({ y }) => y) }
  })
}
