/**
 * From coordinates to a sheet of paper: Mercator's projection, in which directions are true and a
 * town has the shape that it has. The world is one unit wide; the view says what part of it lies
 * where on the sheet.
 */
import type { Coordinates } from '#domain/places/schema.ts'

/** A point of the world: x grows to the east (and beyond 1 over the date line), y to the south. */
export interface WorldPoint {
  x: number
  y: number
}

export interface SheetPoint {
  x: number
  y: number
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The world's point in the middle of an area, and how long the world is there. */
export interface View {
  centre: WorldPoint
  scale: number
}

const poleward = 85
const equatorMeters = 40_075_017

export function worldPoint([latitude, longitude]: Coordinates): WorldPoint {
  const north = (Math.max(-poleward, Math.min(poleward, latitude)) * Math.PI) / 180
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI),
  }
}

export function degreesOf({ x, y }: WorldPoint): Coordinates {
  const north = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2
  return [(north * 180) / Math.PI, x * 360 - 180]
}

/**
 * The same points side by side: the world is cut where the widest stretch without any of them is,
 * so that a trip over the date line is not drawn around the whole world.
 */
export function sideBySide(points: readonly WorldPoint[]): WorldPoint[] {
  const easts = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b)
  let [cut, widest] = [easts[0] ?? 0, (easts[0] ?? 0) + 1 - (easts.at(-1) ?? 0)]
  for (const [index, east] of easts.entries()) {
    const gap = east - (easts[index - 1] ?? east)
    if (gap > widest) [cut, widest] = [east, gap]
  }
  return points.map(({ x, y }) => ({ x: x < cut ? x + 1 : x, y }))
}

/** Everything within the area, and never nearer than `leastMeters` across its shorter side. */
export function viewOf(points: readonly WorldPoint[], area: Area, leastMeters: number): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const centre = { x: (west + east) / 2, y: (north + south) / 2 }
  const least = leastMeters / metersOfWorld(centre)
  const scale = Math.min(
    area.width / Math.max(east - west, 1e-9),
    area.height / Math.max(south - north, 1e-9),
    Math.min(area.width, area.height) / least,
  )
  return { centre, scale }
}

/** How long the world's unit is at a latitude. */
const metersOfWorld = (point: WorldPoint): number =>
  equatorMeters * Math.cos((degreesOf(point)[0] * Math.PI) / 180)

export const metersOfPixel = ({ centre, scale }: View): number => metersOfWorld(centre) / scale

/** A point nearer to the view's middle across the date line is shown there. */
export function onSheet({ x, y }: WorldPoint, { centre, scale }: View, area: Area): SheetPoint {
  const east = x - centre.x - Math.round(x - centre.x)
  // At half the world's width both sides are equal: the cut of the trip decides.
  const way = Math.abs(x - centre.x) <= 0.5 ? x - centre.x : east
  return {
    x: area.x + area.width / 2 + way * scale,
    y: area.y + area.height / 2 + (y - centre.y) * scale,
  }
}

/** The point of the earth that a point of the sheet shows. */
export function onEarth(point: SheetPoint, { centre, scale }: View, area: Area): Coordinates {
  const x = centre.x + (point.x - area.x - area.width / 2) / scale
  const y = centre.y + (point.y - area.y - area.height / 2) / scale
  const [latitude, longitude] = degreesOf({ x: x - Math.floor(x), y })
  return [latitude, longitude]
}

export const isInside = ({ x, y }: SheetPoint, area: Area, margin = 0): boolean =>
  x >= area.x + margin &&
  x <= area.x + area.width - margin &&
  y >= area.y + margin &&
  y <= area.y + area.height - margin

export const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
})
