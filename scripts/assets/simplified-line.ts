import type { Point } from '#domain/drawing/coast/coast.ts'

/** Without the points that lie nearer to the line than the tolerance (Douglas and Peucker); the ends stay. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    let [farthest, at] = [tolerance, -1]
    for (let index = first + 1; index < last; index += 1) {
      const away = distance(line[index], line[first], line[last])
      if (away > farthest) [farthest, at] = [away, index]
    }
    if (at < 0) continue
    keep.add(at)
    open.push([first, at], [at, last])
  }
  return line.filter((_, index) => keep.has(index))
}

/** From a point to the piece between two others; a ring's ends are the same point. */
function distance(
  [x, y]: Point = [0, 0],
  [fromX, fromY]: Point = [0, 0],
  [toX, toY]: Point = [0, 0],
) {
  const [byX, byY] = [toX - fromX, toY - fromY]
  const length = byX ** 2 + byY ** 2
  const along = length === 0 ? 0 : ((x - fromX) * byX + (y - fromY) * byY) / length
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(x - fromX - share * byX, y - fromY - share * byY)
}
