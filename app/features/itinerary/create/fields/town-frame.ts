/** A town on a small sheet: from degrees to points of the sheet and back. */
import type { Coordinates } from '#domain/places/schema.ts'

export const sheet = { width: 320, height: 220 }
/**
 * The sketch shows the places within `reachKm` of its middle, and at least `leastKm` up and down: less would
 * be one street.
 */
const reachKm = 9
const leastKm = 1.2
const kmPerDegree = 111.32
const margin = 1.35

export interface TownFrame {
  toSheet: (at: Coordinates) => readonly [x: number, y: number]
  /** Rounded to about ten metres. */
  toEarth: (x: number, y: number) => Coordinates
  /** Whether a point of the earth lies on the sheet. */
  shows: (at: Coordinates) => boolean
  /** How far a step of the arrow keys leads, in points. */
  step: number
}

/** The frame that holds these places, except those too far from the middle. */
export function townFrame(middle: Coordinates, places: readonly Coordinates[]): TownFrame {
  const [latitude, longitude] = middle
  const eastKm = kmPerDegree * Math.cos((latitude * Math.PI) / 180)
  const away = places
    .map(([lat, long]) => [(long - longitude) * eastKm, (lat - latitude) * kmPerDegree] as const)
    .filter(([x, y]) => Math.hypot(x, y) <= reachKm)
  const halfHeight = Math.max(
    leastKm,
    ...away.map(([x, y]) => Math.max(Math.abs(y), (Math.abs(x) * sheet.height) / sheet.width)),
  )
  const scale = sheet.height / 2 / (halfHeight * margin)
  const toSheet = ([lat, long]: Coordinates) =>
    [
      sheet.width / 2 + (long - longitude) * eastKm * scale,
      sheet.height / 2 - (lat - latitude) * kmPerDegree * scale,
    ] as const
  return {
    toSheet,
    toEarth: (x, y) => [
      rounded(latitude + (sheet.height / 2 - y) / scale / kmPerDegree),
      rounded(longitude + (x - sheet.width / 2) / scale / eastKm),
    ],
    shows: (at) => {
      const [x, y] = toSheet(at)
      return x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height
    },
    step: 4,
  }
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

export interface SketchLabel {
  name: string
  x: number
  y: number
}

const letterWidth = 4.4
const lineHeight = 9
const mostLabels = 14

/** Names that stand clear of each other and of the edge, the first ones first. */
export function sketchLabels(
  points: readonly { name: string; at: Coordinates }[],
  { toSheet }: TownFrame,
): SketchLabel[] {
  const labels: SketchLabel[] = []
  for (const { name, at } of points) {
    const [x, y] = toSheet(at)
    const half = (name.length * letterWidth) / 2
    const fits =
      x - half > 2 && x + half < sheet.width - 2 && y > lineHeight && y < sheet.height - lineHeight
    const isClear = labels.every(
      (other) =>
        Math.abs(other.y - y) > lineHeight ||
        Math.abs(other.x - x) > half + (other.name.length * letterWidth) / 2 + 2,
    )
    if (fits && isClear && labels.length < mostLabels) labels.push({ name, x, y })
  }
  return labels
}
