/** What grows near the viewer: boughs in blossom or leaf, grass, agaves. */
import type { Random } from './random.ts'
import { type Drawing, disc, group, type Point, polygon, r, range, shape, stroke } from './svg.ts'
import type { Plant } from './trees.ts'

interface Bough {
  /** From where the bough comes, and where it ends. */
  from: Point
  to: Point
  wood: string
  blossoms: readonly [string, ...string[]]
  /** How large a spray is, and how many there are. */
  spray?: number
  sprays?: number
  sag?: number
  /** Round petals, or pointed leaves. */
  kind?: 'petal' | 'leaf'
}

/** A bough that reaches into the picture, in blossom or in leaf. */
export function bough(
  random: Random,
  { from, to, wood, blossoms, spray = 46, sprays = 26, sag = 60, kind = 'petal' }: Bough,
): Drawing {
  const control: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - sag]
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * control[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * control[1] + t * t * to[1],
  ]
  const twigs = range(9).map((index) => {
    const [x, y] = at(0.15 + index * 0.09)
    const side = index % 2 ? 1 : -1
    const reach = random.between(60, 130) * (1 - index * 0.05)
    const end: Point = [
      x + (to[0] > from[0] ? 1 : -1) * reach * 0.7,
      y + side * reach * 0.6 + reach * 0.1,
    ]
    return { x, y, end }
  })
  const tips = [
    ...twigs.map((twig) => twig.end),
    ...range(8).map((index) => at(0.2 + index * 0.11)),
  ]
  return [
    stroke(`M${pair(from)}Q${pair(control)} ${pair(to)}`, wood, 17),
    twigs.map(({ x, y, end }) => stroke(`M${r(x)} ${r(y)}L${pair(end)}`, wood, 7)),
    range(sprays).map((index) => {
      const [tx, ty] = tips[index % tips.length] ?? to
      return blossomSpray(
        random,
        [tx + random.between(-50, 50), ty + random.between(-34, 34)],
        spray * random.between(0.6, 1.1),
        blossoms,
        kind,
      )
    }),
  ]
}

/** A loose cluster of round petals, pale over deep. */
export function blossomSpray(
  random: Random,
  [x, y]: Point,
  radius: number,
  colours: readonly [string, ...string[]],
  kind: 'petal' | 'leaf' = 'petal',
): Drawing {
  return range(9).map((index) => {
    const angle = random() * Math.PI * 2
    const off = radius * Math.sqrt(random()) * 0.8
    const [px, py] = [x + Math.cos(angle) * off, y + Math.sin(angle) * off * 0.8]
    const colour =
      colours[Math.min(colours.length - 1, Math.floor((index / 9) * colours.length))] ?? colours[0]
    const across = radius * random.between(0.2, 0.36)
    return kind === 'petal'
      ? disc(px, py, across, colour)
      : mapleLeaf([px, py], across * 1.8, random.between(0, 360), colour)
  })
}

/** Seven pointed lobes, shorter towards the stalk. */
export function mapleLeaf(move: Point, radius: number, turn: number, colour: string): Drawing {
  const at = (degrees: number, reach: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${r(Math.cos(angle) * radius * reach)} ${r(Math.sin(angle) * radius * reach)}`
  }
  const lobes = [
    [-132, 0.56],
    [-88, 0.84],
    [-43, 0.97],
    [0, 1.06],
    [43, 0.97],
    [88, 0.84],
    [132, 0.56],
  ] as const
  const edge = lobes.map(([angle, reach]) => {
    const notch = at(angle + 22, 0.34)
    return `Q${at(angle - 15, reach * 0.66)} ${at(angle, reach)}Q${at(angle + 15, reach * 0.66)} ${notch}`
  })
  return group(
    [
      shape(`M${at(-154, 0.3)}${edge.join('')}Z`, colour),
      stroke(`M0 0L${at(174, 0.78)}`, colour, Math.max(1, radius * 0.09)),
    ],
    { move, turn },
  )
}

/** Blades that lean apart, for the near edge of a field or a shore. */
export function grass(
  random: Random,
  { x, base, height, colour, blades = 9 }: Plant & { blades?: number },
): Drawing {
  return range(blades).map((blade) => {
    const lean = (blade / (blades - 1) - 0.5) * height * random.between(0.7, 1.1)
    const tall = height * random.between(0.6, 1)
    const w = height * 0.03
    return shape(
      `M${r(x + lean * 0.2 - w)} ${r(base)}Q${r(x + lean * 0.3)} ${r(base - tall * 0.6)} ${r(x + lean)} ${r(base - tall)}Q${r(x + lean * 0.45)} ${r(base - tall * 0.5)} ${r(x + lean * 0.2 + w)} ${r(base)}Z`,
      colour,
    )
  })
}

/** An agave: a rosette of stiff blades, lit on one side. */
export function agave({ x, base, height, colour, lit }: Plant): Drawing {
  return range(11).map((index) => {
    const angle = -Math.PI * (0.06 + (index / 10) * 0.88)
    const tip: Point = [x + Math.cos(angle) * height * 1.05, base + Math.sin(angle) * height]
    const wide = height * 0.085
    const nx = -Math.sin(angle) * wide
    const ny = Math.cos(angle) * wide
    const mid: Point = [x + Math.cos(angle) * height * 0.45, base + Math.sin(angle) * height * 0.42]
    return [
      polygon([[x, base], [mid[0] + nx, mid[1] + ny], tip, [mid[0] - nx, mid[1] - ny]], colour),
      lit ? polygon([[x, base], tip, [mid[0] - nx, mid[1] - ny]], lit, { opacity: 0.6 }) : '',
    ]
  })
}

const pair = ([x, y]: Point) => `${r(x)} ${r(y)}`
