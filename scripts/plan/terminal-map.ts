/** A map of letters: the days' stops where they lie, north up, the lodging as a house. */
import type { Coordinates } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'

const width = 64
const height = 20
/** A character is about twice as high as it is wide. */
const characterRatio = 2
const lodgingSign = '⌂'
const severalSign = '+'

interface Mark {
  sign: string
  at: Coordinates
}

/** Day one is written with 1, day ten with A; `+` is where days meet. */
export function terminalMap(trip: Trip): string[] {
  const marks: Mark[] = trip.days.flatMap(({ stops }, day) =>
    stops.flatMap(({ at }) => (at ? [{ sign: daySign(day), at }] : [])),
  )
  const beds = trip.lodgings.flatMap(({ at }) => (at ? [at] : []))
  const all = [...marks.map(({ at }) => at), ...beds]
  if (all.length === 0) return []
  const place = projection(all)
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => '·'))
  const put = (sign: string, at: Coordinates) => {
    const { row, column } = place(at)
    const line = grid[row]
    if (!line) return
    const there = line[column]
    line[column] = there === '·' || there === sign ? sign : severalSign
  }
  for (const { sign, at } of marks) put(sign, at)
  for (const bed of beds) {
    const { row, column } = place(bed)
    const line = grid[row]
    if (line) line[column] = lodgingSign
  }
  return grid.map((cells) => cells.join(''))
}

export function daySign(day: number): string {
  return (day + 1).toString(36).toUpperCase()
}

/** Fits all points in, equally scaled both ways. */
function projection(points: readonly Coordinates[]) {
  const latitudes = points.map(([latitude]) => latitude)
  const longitudes = points.map(([, longitude]) => longitude)
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const narrowing = Math.cos((middle(latitudes) * Math.PI) / 180)
  const degreesARow = Math.max(
    span(latitudes) / (height - 1),
    (span(longitudes) * narrowing * characterRatio) / (width - 1),
    1e-6,
  )
  return ([latitude, longitude]: Coordinates) => ({
    row: Math.round((height - 1) / 2 - (latitude - middle(latitudes)) / degreesARow),
    column: Math.round(
      (width - 1) / 2 +
        ((longitude - middle(longitudes)) * narrowing * characterRatio) / degreesARow,
    ),
  })
}
