/**
 * Markers that do not lie over each other. Two that are close are moved apart a little; where there
 * are more than fit, they become one marker that counts them.
 */
import type { Area, SheetPoint } from './projection.ts'
import type { ShownPlace } from './trip-ways.ts'

/** A place of the trip with where it is on the sheet. */
export interface Spot {
  place: ShownPlace
  at: SheetPoint
}

export interface Marker {
  kind: 'stop' | 'hub' | 'point'
  x: number
  y: number
  radius: number
  /** In the order of the trip; of a stop there is one. */
  spots: readonly Spot[]
  /** Where it would be, were there room. */
  at: SheetPoint
}

const radii = { stop: 12, hub: 17, point: 5 } as const
const gap = 2
const rounds = 40

export function placeMarkers(spots: readonly Spot[], area: Area, unit: number): Marker[] {
  let markers = gathered(spots, unit)
  for (;;) {
    moveApart(markers, area, unit)
    const merged = withoutOverlaps(markers, unit)
    if (merged.length === markers.length) return markers
    markers = merged
  }
}

/** Markers that would mostly hide each other are joined first. */
function gathered(spots: readonly Spot[], unit: number): Marker[] {
  const crowd = spots.length > 120 ? 2.4 : spots.length > 40 ? 1.4 : 0.9
  const piles: Spot[][] = []
  for (const spot of spots) {
    const near = radii.stop * unit * (spot.place.id === null ? Math.max(1.4, crowd) : crowd)
    const pile = piles.find(([first]) => first && distance(first.at, spot.at) < near)
    if (pile) pile.push(spot)
    else piles.push([spot])
  }
  return piles.flatMap((pile) => {
    const stops = pile.filter(({ place }) => place.id !== null)
    // A point where a stop is needs no marker of its own; two or three stops find room side by side.
    if (stops.length > 0 && stops.length <= (crowd > 2 ? 1 : 3)) {
      return stops.map((stop, index) => nudged(markerOf([stop], unit), index, stops.length, unit))
    }
    return [markerOf(pile, unit)]
  })
}

/** Offsets markers at the same point, so that they can be pushed apart. */
function nudged(marker: Marker, index: number, count: number, unit: number): Marker {
  if (count === 1) return marker
  const by = (index - (count - 1) / 2) * radii.stop * unit
  return { ...marker, x: marker.x + by }
}

function markerOf(pile: readonly Spot[], unit: number): Marker {
  const stops = pile.filter(({ place }) => place.id !== null)
  const counted = stops.length > 0 ? stops : pile.slice(0, 1)
  const middle = (pick: (point: SheetPoint) => number) =>
    counted.reduce((sum, { at }) => sum + pick(at), 0) / counted.length
  const at = { x: middle(({ x }) => x), y: middle(({ y }) => y) }
  const kind = stops.length === 0 ? 'point' : stops.length === 1 ? 'stop' : 'hub'
  const spots = counted.toSorted(
    ({ place: one }, { place: other }) =>
      one.day - other.day || (one.number ?? 0) - (other.number ?? 0),
  )
  return { kind, ...at, at, radius: radii[kind] * unit, spots }
}

function moveApart(markers: readonly Marker[], area: Area, unit: number): void {
  for (let round = 0; round < rounds; round += 1) {
    let moved = false
    for (const [index, one] of markers.entries()) {
      for (const other of markers.slice(index + 1)) {
        moved = pushed(one, other, unit) || moved
      }
    }
    for (const marker of markers) keepNear(marker, area)
    if (!moved) return
  }
}

function pushed(one: Marker, other: Marker, unit: number): boolean {
  const wanted = one.radius + other.radius + gap * unit
  const [byX, byY] = [other.x - one.x, other.y - one.y]
  if (Math.abs(byX) >= wanted || Math.abs(byY) >= wanted) return false
  const apart = Math.hypot(byX, byY)
  if (apart >= wanted) return false
  const push = (wanted - apart) / 2 + 0.01
  const [x, y] = apart < 0.001 ? [1, 0] : [byX / apart, byY / apart]
  one.x -= x * push
  one.y -= y * push
  other.x += x * push
  other.y += y * push
  return true
}

/** Keeps a marker on the sheet and near its point. */
function keepNear(marker: Marker, area: Area): void {
  const farthest = marker.radius * 2
  const [byX, byY] = [marker.x - marker.at.x, marker.y - marker.at.y]
  const away = Math.hypot(byX, byY)
  if (away > farthest) {
    marker.x = marker.at.x + (byX / away) * farthest
    marker.y = marker.at.y + (byY / away) * farthest
  }
  const { x, y, width, height } = area
  const within = (value: number, from: number, length: number) =>
    Math.max(from + marker.radius, Math.min(from + length - marker.radius, value))
  marker.x = within(marker.x, x, width)
  marker.y = within(marker.y, y, height)
}

/** Each marker that still overlaps another is joined with it. */
function withoutOverlaps(markers: readonly Marker[], unit: number): Marker[] {
  const left = [...markers]
  const kept: Marker[] = []
  for (let one = left.shift(); one; one = left.shift()) {
    const { x, y, radius } = one
    const index = left.findIndex(
      (other) => distance({ x, y }, other) < radius + other.radius + (gap - 1) * unit,
    )
    const [other] = index < 0 ? [] : left.splice(index, 1)
    kept.push(other ? markerOf([...one.spots, ...other.spots], unit) : one)
  }
  return kept
}

const distance = (one: SheetPoint, other: SheetPoint): number =>
  Math.hypot(one.x - other.x, one.y - other.y)
