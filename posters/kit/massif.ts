/** A mountain, or a whole range of them, drawn from its own crest: lit faces, shaded ones, snow. */
import type { Random } from './random.ts'
import { box, type Drawing, group, mix, type Point, polygon, size, through } from './svg.ts'

interface Faces {
  lit: string
  shade: string
}

interface Massif {
  /** From left to right: the summits, and the saddles between them. */
  crest: readonly Point[]
  base: number
  /** Where the light comes from. */
  from: 'left' | 'right'
  rock: Faces
  /** It lies down to about this height, and further in the gullies. */
  snow?: Faces & { line: number }
  /** How far the crest strays from the points given, from 0 to 1. */
  rough?: number
  /** Lesser spurs between the great ones: one for about so many units of crest. */
  spacing?: number
}

export function massif(
  random: Random,
  { crest, base, from, rock, snow, rough = 0.5, spacing = 90 }: Massif,
): Drawing {
  const away = from === 'left' ? 1 : -1
  const line = broken(random, crest, rough)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  const outline = `M${through([[first[0], base], ...line, [last[0], base]])}Z`
  const great = summits(line).map((top) => {
    const side = shadedSide(line, top, away)
    return { side, face: face(random, side, base, away) }
  })
  const inShade = (x: number) =>
    great.some(({ side }) => {
      const [top, saddle] = [side[0]?.[0] ?? 0, side.at(-1)?.[0] ?? 0]
      return x > Math.min(top, saddle) && x < Math.max(top, saddle)
    })
  const spurs = lesser(random, line, spacing).map((top) => ({
    shaded: inShade(top[0]),
    points: spur(random, top, base, away),
  }))
  const drawn = ({ lit, shade }: Faces): Drawing => [
    // Little more than the sheet: of layers that reach far beyond it, the renderer loses an edge.
    box(-60, 0, size + 120, size, lit),
    great.map((each) => polygon(each.face, shade)),
    // Between the great edges, lesser ones: darker in the light, lighter in the shade.
    spurs.map(({ shaded, points }) => polygon(points, mix(lit, shade, shaded ? 0.78 : 0.45))),
  ]
  return group(
    snow ? [drawn(rock), group(drawn(snow), { clip: cap(random, snow.line, line) })] : drawn(rock),
    { clip: outline },
  )
}

/** Each stretch is halved and its middle put a little out of line, three times over. */
function broken(random: Random, crest: readonly Point[], rough: number): Point[] {
  let line = [...crest]
  for (let pass = 0; pass < 3; pass += 1) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1]
      if (!next) return [point]
      const far = Math.hypot(next[0] - point[0], next[1] - point[1])
      const stray = random.between(-0.13, 0.13) * far * rough
      return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + stray] as const]
    })
  }
  return line
}

/** Where the crest is higher than anywhere near. */
function summits(line: readonly Point[]): number[] {
  const near = 5
  return line.flatMap(([, y], index) => {
    const around = line.slice(Math.max(0, index - near), index + near + 1)
    return y <= Math.min(...around.map((point) => point[1])) ? [index] : []
  })
}

/** Down the crest from a summit to the saddle where the next one begins to rise. */
function shadedSide(line: readonly Point[], top: number, away: number): Point[] {
  const side: Point[] = []
  let lowest = 0
  for (let at = top; ; at += away) {
    const point = line[at]
    if (!point || point[1] < lowest - 12) break
    lowest = Math.max(lowest, point[1])
    side.push(point)
  }
  return side.slice(0, side.findLastIndex(([, y]) => y === lowest) + 1)
}

/** From the crest down to the base, between a gully and the broken edge that meets the light. */
function face(random: Random, side: readonly Point[], base: number, away: number): Point[] {
  const [x, y] = side[0] ?? [0, base]
  const [saddleX, saddleY] = side.at(-1) ?? [x, base]
  const fall = base - y
  const edge = zigzag(random, [x, y], [x + away * fall * 0.2, base], 9, fall * 0.05)
  const gully = zigzag(
    random,
    [saddleX, saddleY],
    [Math.max(saddleX * away, (x + away * fall * 0.3) * away) * away, base],
    4,
    fall * 0.03,
  )
  return [...side, ...gully, ...edge.toReversed()]
}

/** Places along the crest where a lesser spur begins, some of them a good way down the face. */
function lesser(random: Random, line: readonly Point[], spacing: number): Point[] {
  const feet: Point[] = []
  let next = (line[0]?.[0] ?? 0) + spacing * 0.5
  for (const [x, y] of line) {
    if (x < next) continue
    feet.push([x, y + random.between(-4, 60)])
    next = x + spacing * random.between(0.6, 1.4)
  }
  return feet
}

function spur(random: Random, [x, y]: Point, base: number, away: number): Point[] {
  const fall = (base - y) * random.between(0.35, 0.8)
  const foot = [x + away * fall * 0.12, y + fall] as const
  const wide = fall * random.between(0.14, 0.26)
  return [
    [x, y],
    [x + away * wide * 0.6, y + fall * 0.42],
    [x + away * wide * 0.45, y + fall * 0.5],
    [foot[0] + away * wide * 0.9, foot[1]],
    ...zigzag(random, [x, y], foot, 5, fall * 0.05).toReversed(),
  ]
}

function zigzag(random: Random, from: Point, to: Point, steps: number, width: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = index / steps
    const stray = index === 0 ? 0 : (index % 2 ? 1 : -1) * width * random.between(0.4, 1)
    return [
      from[0] + (to[0] - from[0]) * along + stray * (0.4 + along * 0.6),
      from[1] + (to[1] - from[1]) * along,
    ] as const
  })
}

/** All that is above a line of tongues. */
function cap(random: Random, y: number, line: readonly Point[]): string {
  const [left, right] = [(line[0]?.[0] ?? 0) - 20, (line.at(-1)?.[0] ?? size) + 20]
  const tongues: Point[] = []
  for (let x = left; x < right; ) {
    const wide = random.between(16, 70)
    tongues.push([x, y - wide * random.between(0.2, 0.9)])
    tongues.push([x + wide * random.between(0.35, 0.6), y + wide * random.between(0.2, 1.7)])
    x += wide
  }
  return `M${through([[left, -size], ...tongues, [right, y], [right, -size]])}Z`
}
