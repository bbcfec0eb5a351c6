/** Reads TSPLIB files: coordinates or explicit weights, into a full matrix of distances. */

export interface TspInstance {
  size: number
  distance: Float64Array
}

export function readTsp(text: string): TspInstance {
  const [head = '', ...sections] = text.split(/^(?=[A-Z_]+_SECTION)/m)
  const field = (name: string) => new RegExp(`^${name}\\s*:\\s*(\\S+)`, 'm').exec(head)?.[1] ?? ''
  const numbers = (name: string) =>
    numbersIn(sections.find((section) => section.startsWith(name)) ?? '')
  const size = Number(field('DIMENSION'))
  const type = field('EDGE_WEIGHT_TYPE')
  if (type === 'EXPLICIT') {
    const weights = numbers('EDGE_WEIGHT_SECTION')
    return { size, distance: explicitDistance(size, field('EDGE_WEIGHT_FORMAT'), weights) }
  }
  const between = metrics[type]
  if (!between) throw new Error(`An edge weight type that is not read: ${type}`)
  const coordinates = numbers('NODE_COORD_SECTION')
  const x = (node: number) => coordinates[node * 3 + 1] ?? 0
  const y = (node: number) => coordinates[node * 3 + 2] ?? 0
  const distance = new Float64Array(size * size)
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) {
      if (from !== to) distance[from * size + to] = between(x(from), y(from), x(to), y(to))
    }
  }
  return { size, distance }
}

function numbersIn(section: string): number[] {
  return section
    .split('\n')
    .slice(1)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /^[-+.\d]/.test(word))
    .map(Number)
}

type Metric = (x1: number, y1: number, x2: number, y2: number) => number

const metrics: Record<string, Metric> = {
  EUC_2D: (x1, y1, x2, y2) => Math.round(Math.hypot(x1 - x2, y1 - y2)),
  CEIL_2D: (x1, y1, x2, y2) => Math.ceil(Math.hypot(x1 - x2, y1 - y2)),
  MAN_2D: (x1, y1, x2, y2) => Math.round(Math.abs(x1 - x2) + Math.abs(y1 - y2)),
  MAX_2D: (x1, y1, x2, y2) =>
    Math.max(Math.round(Math.abs(x1 - x2)), Math.round(Math.abs(y1 - y2))),
  ATT: (x1, y1, x2, y2) => Math.ceil(Math.sqrt(((x1 - x2) ** 2 + (y1 - y2) ** 2) / 10) - 1e-12),
  GEO: geographic,
}

/** The library's own sphere: degrees and minutes as digits, its rounded pi and its radius. */
function geographic(x1: number, y1: number, x2: number, y2: number): number {
  const pi = Math.floor(Math.PI * 1e6) / 1e6
  const radians = (value: number) => {
    const degrees = Math.trunc(value)
    return (pi * (degrees + (5 * (value - degrees)) / 3)) / 180
  }
  const q1 = Math.cos(radians(y1) - radians(y2))
  const q2 = Math.cos(radians(x1) - radians(x2))
  const q3 = Math.cos(radians(x1) + radians(x2))
  return Math.trunc(6378.388 * Math.acos(0.5 * ((1 + q1) * q2 - (1 - q1) * q3)) + 1)
}

/** The columns that each row of a format writes down. */
const columnsOf: Record<string, (row: number, size: number) => [number, number]> = {
  FULL_MATRIX: (_, size) => [0, size],
  UPPER_ROW: (row, size) => [row + 1, size],
  UPPER_DIAG_ROW: (row, size) => [row, size],
  LOWER_ROW: (row) => [0, row],
  LOWER_DIAG_ROW: (row) => [0, row + 1],
}

function explicitDistance(size: number, format: string, weights: readonly number[]): Float64Array {
  const columns = columnsOf[format]
  if (!columns) throw new Error(`An edge weight format that is not read: ${format}`)
  const distance = new Float64Array(size * size)
  let next = 0
  for (let row = 0; row < size; row += 1) {
    const [from, to] = columns(row, size)
    for (let column = from; column < to; column += 1) {
      const weight = weights[next] ?? 0
      next += 1
      distance[row * size + column] = weight
      if (format !== 'FULL_MATRIX') distance[column * size + row] = weight
    }
  }
  return distance
}
