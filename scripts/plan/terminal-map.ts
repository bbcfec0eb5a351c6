/** A map of letters: the days' stops where they lie, north up, the lodging as a house. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { weekdayInWords } from './weekday-in-words.ts'

const width = 64
const height = 20
/** A character is about twice as high as it is wide. */
const characterRatio = 2
const lodgingSign = '⌂'
const severalSign = '+'

interface Mark {
  sign: string
  at: Coordinates
  name: string
  isSight: boolean
}

/**
 * A map of each town one sleeps in, with its legend; none where there is nothing to show. Day one is
 * written with 1, day ten with A; `+` is where days meet. Days out are too far for it, and named below.
 */
export function terminalMap(trip: Trip): string[] {
  const marks: Mark[] = trip.days.flatMap(({ stops }, day) =>
    stops.flatMap(({ at, kind, name }) =>
      at && kind !== 'free' && kind !== 'journey'
        ? [{ sign: daySign(day), at, name, isSight: kind === 'visit' }]
        : [],
    ),
  )
  const towns = townsOf(trip, marks)
  const drawn = towns.flatMap(({ name, middle, bed }) => {
    const own = marks.filter(({ at }) => kilometres(at, middle) <= mapReach)
    if (own.length === 0) return []
    return [...(towns.length > 1 ? [name] : []), ...drawTown(own, bed), '']
  })
  if (drawn.length === 0) return []
  const beyond = marks.filter(
    ({ at, isSight }) => isSight && towns.every(({ middle }) => kilometres(at, middle) > mapReach),
  )
  const names = [...new Set(beyond.map(({ name }) => name))]
  const days = trip.days.map(({ date }, day) => `${daySign(day)} ${weekdayInWords(date)}`)
  const house = towns.some(({ bed }) => bed) ? `${lodgingSign} lodging, ` : ''
  return [
    ...drawn,
    `${house}${days.join(', ')}`,
    ...(names.length > 0 ? [`Beyond the map: ${names.join(', ')}.`] : []),
  ]
}

/** Farther from the bed one is out of town. */
const mapReach = 20

interface Town {
  name: string
  middle: Coordinates
  bed: Coordinates | null
}

/** Where one sleeps; without a bed, where the first stop is. */
function townsOf({ lodgings, stays }: Trip, marks: readonly Mark[]): Town[] {
  const beds = lodgings.flatMap(({ at, area, name }) => (at ? [{ at, name: area ?? name }] : []))
  const towns: Town[] = []
  for (const { at, name } of beds) {
    if (towns.some(({ middle }) => kilometres(middle, at) <= mapReach)) continue
    towns.push({ name: stays[towns.length]?.name ?? name, middle: at, bed: at })
  }
  const [first] = marks
  return towns.length > 0 || !first ? towns : [{ name: '', middle: first.at, bed: null }]
}

function drawTown(marks: readonly Mark[], bed: Coordinates | null): string[] {
  const place = projection([...marks.map(({ at }) => at), ...(bed ? [bed] : [])])
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => '·'))
  for (const { sign, at } of marks) {
    const { row, column } = place(at)
    const line = grid[row]
    if (!line) continue
    const there = line[column]
    line[column] = there === '·' || there === sign ? sign : severalSign
  }
  if (bed) {
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
