/** One sheet of a drawing: the ground, the ways, the markers and their names in one view. */
import type { Coast } from './coast/coast.ts'
import { type DrawnLand, drawLand } from './draw-land.ts'
import { alongWay, type DrawnWay, drawWays, type EdgeEnd } from './draw-ways.ts'
import { type DrawnLabel, placeLabels, type WantedLabel } from './place-labels.ts'
import { type Marker, placeMarkers } from './place-markers.ts'
import { type Area, inset, isInside, onSheet, type SheetPoint, type View } from './projection.ts'
import type { ShownPlace, ShownTrip } from './trip-ways.ts'
import { type DrawnWaters, drawWaters } from './waters/draw-waters.ts'

export interface Sheet extends DrawnLand, DrawnWaters {
  area: Area
  view: View
  ways: DrawnWay[]
  markers: Marker[]
  labels: DrawnLabel[]
}

interface SheetOptions {
  area: Area
  view: View
  unit: number
  coasts: readonly Coast[]
  /** Boxes where nothing may be drawn. */
  taken: readonly Area[]
  /** Places that are shown beside the sheet: ways to them lead there. */
  elsewhere: ReadonlyMap<ShownPlace, SheetPoint>
  /** A name for a marker of several stops, and a line below it. */
  nameOf: (marker: Marker) => { text: string; under: string | null } | null
}

export function drawSheet(shown: ShownTrip, options: SheetOptions): Sheet {
  const { area, view, unit, coasts, taken, elsewhere, nameOf } = options
  const room = inset(area, 4 * unit)
  const pointOf = (place: ShownPlace) => elsewhere.get(place) ?? onSheet(place.at, view, area)
  const spots = [...shown.stops, ...shown.points]
    .map((place) => ({ place, at: pointOf(place) }))
    .filter(({ at }) => isInside(at, room))
  const markers = placeMarkers(spots, room, unit)
  const { ways, ends } = drawWays(shown.ways, {
    area: room,
    view,
    unit,
    pointOf,
    isElsewhere: (place) => elsewhere.has(place),
    markerOf: finder(markers, pointOf, room),
  })
  const markerBoxes = markers.map(({ x, y, radius }) => square({ x, y }, radius + unit))
  const labels = placeLabels(
    [
      ...markers.flatMap((marker) => markerLabel(marker, nameOf)),
      ...ends.filter(({ place }) => !elsewhere.has(place)).map((end) => edgeLabel(end, unit)),
      ...areaLabels(markers, unit),
    ],
    {
      area: room,
      taken: [...taken, ...markerBoxes],
      rather: ways.flatMap((way) => alongWay(way)),
      unit,
      share: 0.2,
    },
  )
  return {
    area,
    view,
    ways,
    markers,
    labels,
    ...drawLand(coasts, view, area),
    ...drawWaters(view, area),
  }
}

/** Finds the marker of a place; a point without one belongs to the nearest marker. */
function finder(
  markers: readonly Marker[],
  pointOf: (place: ShownPlace) => SheetPoint,
  area: Area,
): (place: ShownPlace) => Marker | null {
  const known = new Map(
    markers.flatMap((marker) => marker.spots.map(({ place }) => [place, marker] as const)),
  )
  return (place) => {
    const own = known.get(place)
    if (own) return own
    const at = pointOf(place)
    if (!isInside(at, area)) return null
    return nearest(markers, at)
  }
}

function nearest(markers: readonly Marker[], { x, y }: SheetPoint): Marker | null {
  const away = (marker: Marker) => Math.hypot(marker.at.x - x, marker.at.y - y)
  return markers.reduce<Marker | null>(
    (best, marker) => (best && away(best) <= away(marker) ? best : marker),
    null,
  )
}

const square = ({ x, y }: SheetPoint, radius: number): Area => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

function markerLabel(marker: Marker, nameOf: SheetOptions['nameOf']): WantedLabel[] {
  const { kind, x, y, radius, spots } = marker
  const [first] = spots
  if (!first) return []
  const named = kind === 'hub' ? nameOf(marker) : { text: first.place.name, under: null }
  if (!named) return []
  const weight =
    kind === 'hub' ? 10_000 + spots.length : kind === 'point' ? 5_000 : first.place.weight
  return [{ kind: kind === 'stop' ? 'stop' : 'hub', ...named, at: { x, y }, away: radius, weight }]
}

function edgeLabel({ at, place, kilometres }: EdgeEnd, unit: number): WantedLabel {
  const far = kilometres >= 1 ? `${Math.round(kilometres)} km` : null
  return { kind: 'edge', text: place.name, under: far, at, away: 5 * unit, weight: 4_000 }
}

/** Labels for quarters with several stops, above their markers. */
function areaLabels(markers: readonly Marker[], unit: number): WantedLabel[] {
  const byArea = Map.groupBy(
    markers.filter(({ kind, spots }) => kind === 'stop' && partOfTown(spots[0]?.place.area) !== ''),
    ({ spots }) => partOfTown(spots[0]?.place.area),
  )
  return [...byArea].flatMap(([text, group]) => {
    if (group.length < 2) return []
    const middle = (pick: (marker: Marker) => number) =>
      group.reduce((sum, marker) => sum + pick(marker), 0) / group.length
    const at = { x: middle(({ x }) => x), y: middle(({ y }) => y) }
    const spread = Math.max(...group.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))
    if (spread > 110 * unit) return []
    const [xs, ys] = [group.map(({ x }) => x), group.map(({ y }) => y)]
    const away = Math.max(14 * unit, (Math.max(...ys) - Math.min(...ys)) / 2 + 12 * unit)
    const centre = {
      x: (Math.max(...xs) + Math.min(...xs)) / 2,
      y: (Math.max(...ys) + Math.min(...ys)) / 2,
    }
    return [
      { kind: 'area' as const, text, under: null, at: centre, away, weight: 3_000 + group.length },
    ]
  })
}

/** `Chiado` of `Rua do Loreto 2, Chiado`; a street with a number names no part of town. */
export function partOfTown(area: string | null | undefined): string {
  const part = area?.split(',').at(-1)?.trim() ?? ''
  return /\d/.test(part) ? '' : part
}
