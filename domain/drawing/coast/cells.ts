/** Divides the world into cells, one file of coasts each. */
import type { Box } from './coast.ts'

export const world: Box = { west: -180, south: -90, east: 180, north: 90 }
const size = 20
/** Degrees by which cells overlap, so that no seam shows between them. */
const overlap = 0.05

/** Steps per degree to which coordinates are rounded: about 200 m, and about 2 km. */
export const fineSteps = 500
export const coarseSteps = 50

export const cellBoxes = (): Box[] => cellsIn(world)

export function cellName({ west, south }: Box): string {
  return `${Math.round((west + overlap + 180) / size)}-${Math.round((south + overlap + 90) / size)}`
}

/** The cells that meet a box, which may reach over the date line. */
export function cellsIn({ west, south, east, north }: Box): Box[] {
  const cells = new Map<string, Box>()
  for (let x = Math.floor(west / size); x * size < east; x += 1) {
    for (let y = Math.floor(south / size); y * size < north; y += 1) {
      const cell = boxAt(((((x * size + 180) % 360) + 360) % 360) - 180, y * size)
      cells.set(cellName(cell), cell)
    }
  }
  return [...cells.values()]
}

// Of latitudes, -90 lies in the middle of a row: rows begin at -100.
const boxAt = (west: number, south: number): Box => ({
  west: west - overlap,
  south: south - overlap,
  east: west + size + overlap,
  north: south + size + overlap,
})
