/**
 * A line on the ground as a short text: Google's encoded polylines, as OSRM and Valhalla write them. What a
 * trip keeps of a way is bounded, however long the way is.
 */
import type { Coordinates } from './schema.ts'

/** Longest encoded line in characters, so that a trip of a hundred ways stays below a hundred kilobytes. */
export const mostLineLetters = 900
/** Decimal digits of coordinates: five are about a metre. */
const keptDigits = 5

const [firstLetter, lastLetter] = [63, 126]

/** Null for a text that is no line on this earth. */
export function decodeLine(text: string, digits = keptDigits): Coordinates[] | null {
  const scale = 10 ** digits
  const points: Coordinates[] = []
  const sums = [0, 0] as [number, number]
  let [axis, value, shift] = [0, 0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < firstLetter || code > lastLetter || shift > 30) return null
    const part = code - firstLetter
    // Not by bits: six digits of longitude and a sign need more than a shift has.
    value += (part % 32) * 2 ** shift
    shift += 5
    if (part >= 32) continue
    sums[axis as 0 | 1] += value % 2 === 1 ? -(value + 1) / 2 : value / 2
    if (axis === 1) {
      const [latitude, longitude] = [sums[0] / scale, sums[1] / scale]
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
      points.push([latitude, longitude])
    }
    axis = 1 - axis
    value = 0
    shift = 0
  }
  return axis === 0 && shift === 0 && points.length > 0 ? points : null
}

export function encodeLine(points: readonly Coordinates[]): string {
  const scale = 10 ** keptDigits
  let text = ''
  let before = [0, 0]
  for (const point of points) {
    const now = point.map((degrees) => Math.round(degrees * scale))
    for (const axis of [0, 1]) text += lettersOf((now[axis] ?? 0) - (before[axis] ?? 0))
    before = now
  }
  return text
}

function lettersOf(step: number): string {
  let left = step < 0 ? -2 * step - 1 : 2 * step
  let text = ''
  for (; left >= 32; left = Math.floor(left / 32)) {
    text += String.fromCharCode((left % 32) + 32 + firstLetter)
  }
  return text + String.fromCharCode(left + firstLetter)
}

/** The most points that are thinned; longer lines are first reduced evenly. */
const mostRead = 3_000
/** Smallest bend that is kept, in degrees: about twenty metres. */
const finest = 0.0002

/** The line in at most so many letters: its first and last points, and the bends that show most. */
export function keptLine(points: readonly Coordinates[], most = mostLineLetters): string | null {
  if (points.length < 2) return null
  const every = Math.ceil(points.length / mostRead)
  const read = points.filter((_, at) => at % every === 0 || at === points.length - 1)
  const bends = bendsOf(read)
  const bySize = [...bends.keys()].filter((at) => (bends[at] ?? 0) > finest)
  bySize.sort((one, other) => (bends[other] ?? 0) - (bends[one] ?? 0))
  // Four letters say a point at least; of those that may fit, as many as do.
  let [fits, tooMany] = [0, Math.min(bySize.length, most / 4) + 1]
  let best: string | null = null
  while (fits < tooMany) {
    const count = Math.floor((fits + tooMany) / 2)
    const text = encodeLine(
      bySize
        .slice(0, count)
        .toSorted((a, b) => a - b)
        .flatMap((at) => (read[at] ? [read[at]] : [])),
    )
    if (text.length > most) tooMany = count
    else [fits, best] = [count + 1, text]
  }
  return best
}

/**
 * How far each point deviates from the line without it, by Douglas and Peucker's splitting; infinite for both ends.
 * Without recursion, since a road may have thousands of points.
 */
function bendsOf(points: readonly Coordinates[]): Float64Array {
  const bends = new Float64Array(points.length)
  const end = points.length - 1
  bends[0] = bends[end] = Number.POSITIVE_INFINITY
  const open: [from: number, to: number, most: number][] = [[0, end, Number.POSITIVE_INFINITY]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to, most] = span
    let [farthest, away] = [-1, finest]
    for (let at = from + 1; at < to; at += 1) {
      const off = distanceTo(points[at], points[from], points[to])
      if (off > away) [farthest, away] = [at, off]
    }
    if (farthest < 0) continue
    // A bend within a smaller bend shows less than that.
    const size = Math.min(most, away)
    bends[farthest] = size
    open.push([from, farthest, size], [farthest, to, size])
  }
  return bends
}

/** From a point to a stretch of road, in degrees of latitude. */
function distanceTo(
  at: Coordinates | undefined,
  from: Coordinates | undefined,
  to: Coordinates | undefined,
): number {
  if (!(at && from && to)) return 0
  const narrow = Math.cos((from[0] * Math.PI) / 180)
  const [x, y] = [(at[1] - from[1]) * narrow, at[0] - from[0]]
  const [toX, toY] = [(to[1] - from[1]) * narrow, to[0] - from[0]]
  const length = toX * toX + toY * toY
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * toX + y * toY) / length))
  return Math.hypot(x - share * toX, y - share * toY)
}
