/** Land and borders for one part of the world, as degrees; packed for a file, unpacked for a drawing. */
import {
  alternating,
  ByteReader,
  fromBase64,
  toBase64,
  variableBytes,
} from '#domain/places/packed-bytes.ts'

/** East and north, in degrees: as geometry has it, and not as coordinates of places. */
export type Point = readonly [east: number, north: number]

export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Rings are cut at the box; what lies on its edge is no coast. */
export interface Coast {
  box: Box
  rings: readonly (readonly Point[])[]
  borders: readonly (readonly Point[])[]
}

/** `steps`: how many a degree has. */
export function packCoast({ box, rings, borders }: Coast, steps: number): string {
  const { west, south } = box
  const bytes = [rings, borders].flatMap((lines) => [
    ...variableBytes(lines.length),
    ...lines.flatMap((line) => {
      let [x, y] = [0, 0]
      const moves = line.flatMap(([east, north]) => {
        const next = [
          Math.round((east - west) * steps),
          Math.round((north - south) * steps),
        ] as const
        const move = [next[0] - x, next[1] - y]
        ;[x, y] = next
        return move.flatMap((by) => variableBytes(alternating(by)))
      })
      return [...variableBytes(line.length), ...moves]
    }),
  ])
  return toBase64(bytes)
}

export function unpackCoast(packed: string, box: Box, steps: number): Coast {
  const reader = new ByteReader(fromBase64(packed))
  const line = (): Point[] => {
    let [x, y] = [0, 0]
    return Array.from({ length: reader.variable() }, () => {
      x += reader.alternating()
      y += reader.alternating()
      return [box.west + x / steps, box.south + y / steps]
    })
  }
  const lines = () => Array.from({ length: reader.variable() }, line)
  const rings = lines()
  return { box, rings, borders: lines() }
}
