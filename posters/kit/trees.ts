/** Trees, alone and in woods, each standing on (x, base). */
import type { Random } from './random.ts'
import {
  box,
  type Drawing,
  disc,
  group,
  mix,
  oval,
  type Point,
  polygon,
  r,
  range,
  shape,
  size,
  stroke,
  through,
} from './svg.ts'

export interface Plant {
  x: number
  base: number
  height: number
  colour: string
  /** The side that the light meets. */
  lit?: string
  from?: 'left' | 'right'
}

/** A fir of hanging tiers; the light side is drawn over the dark one. */
export function fir({ x, base, height, colour, lit, from = 'left' }: Plant): Drawing {
  const tiers = 7
  const side = (sign: -1 | 1): Point[] =>
    range(tiers).flatMap((tier) => {
      const y = base - height * (1 - (tier + 0.9) / (tiers + 0.9))
      const reach = height * (0.035 + 0.19 * ((tier + 1) / tiers) ** 0.95)
      return [
        [x + sign * reach, y],
        [x + sign * reach * 0.45, y - height * 0.012],
      ] as Point[]
    })
  const trunk = height * 0.018
  const whole = [
    [x, base - height] as Point,
    ...side(1),
    [x + trunk, base - height * 0.1] as Point,
    [x + trunk, base + 4] as Point,
    [x - trunk, base + 4] as Point,
    [x - trunk, base - height * 0.1] as Point,
    ...side(-1).toReversed(),
  ]
  if (!lit) return polygon(whole, colour)
  const sign = from === 'left' ? -1 : 1
  const half = side(sign).map(([px, py], index) =>
    index % 2 ? ([x + (px - x) * 0.2, py] as Point) : ([px, py] as Point),
  )
  return [
    polygon(whole, colour),
    polygon([[x, base - height], ...half, [x + sign * trunk, base - height * 0.1]], lit),
  ]
}

/** A wood as one dark mass with pointed tops. */
export function firWood(
  random: Random,
  {
    base,
    height,
    colour,
    from = -40,
    to = size + 40,
    step = 26,
  }: {
    base: (x: number) => number
    height: readonly [number, number]
    colour: string
    from?: number
    to?: number
    step?: number
  },
): Drawing {
  const parts: Drawing[] = []
  for (let x = from; x < to; x += step * random.between(0.6, 1.3)) {
    parts.push(fir({ x, base: base(x), height: random.between(height[0], height[1]), colour }))
  }
  return parts
}

/** Round-headed trees as one mass: a hedge, an orchard, a far wood. */
export function bushes(
  random: Random,
  {
    from = -60,
    to = size + 60,
    base,
    radius,
    colour,
    lit,
    light = 'left',
  }: {
    from?: number
    to?: number
    base: number
    radius: readonly [number, number]
    colour: string
    lit?: string
    light?: 'left' | 'right'
  },
): Drawing {
  const heads: [number, number, number][] = []
  for (let x = from; x < to; ) {
    const head = random.between(radius[0], radius[1])
    heads.push([x, base - head * random.between(0.2, 0.7), head])
    x += head * random.between(0.7, 1.1)
  }
  const side = light === 'left' ? -1 : 1
  const foot = Math.max(...heads.map(([, y, head]) => y + head))
  return [
    box(from, base, to - from, foot + 20 - base, colour),
    heads.map(([x, y, head]) => disc(x, y, head, colour)),
    // After all the heads, so that no neighbour cuts a light into a sickle.
    lit
      ? heads.map(([x, y, head]) => [
          oval(x + side * head * 0.3, y - head * 0.5, head * 0.5, head * 0.34, lit, {
            opacity: 0.5,
          }),
          oval(x + side * head * 0.02, y - head * 0.08, head * 0.3, head * 0.16, lit, {
            opacity: 0.28,
          }),
          oval(x + side * head * 0.62, y + head * 0.02, head * 0.2, head * 0.13, lit, {
            opacity: 0.3,
          }),
        ])
      : '',
  ]
}

/** A coconut palm: a leaning, ringed trunk that swells at the root, and fronds that hang in arcs. */
export function palm(
  random: Random,
  { x, base, height, colour, lit, lean = 0.15 }: Plant & { lean?: number },
): Drawing {
  const top: Point = [x + height * lean, base - height]
  const bend: Point = [x + height * lean * 0.02, base - height * 0.55]
  const foot = height * 0.021
  const along = (t: number, side: number): Point => {
    const half = foot * (0.5 + 0.3 * (1 - t) + 1.1 * Math.max(0, 1 - t * 9) ** 2)
    return [
      (1 - t) ** 2 * x + 2 * t * (1 - t) * bend[0] + t * t * top[0] + side * half,
      (1 - t) ** 2 * base + 2 * t * (1 - t) * bend[1] + t * t * top[1],
    ]
  }
  const marks = range(25).map((mark) => mark / 24)
  const trunk = [...marks.map((t) => along(t, -1)), ...marks.toReversed().map((t) => along(t, 1))]
  const rings = range(13).map((ring) => {
    const [left, right] = [along(0.08 + ring * 0.068, -1), along(0.08 + ring * 0.068, 1)]
    return `M${through([left])}Q${r((left[0] + right[0]) / 2)} ${r(left[1] + foot * 0.5)} ${through([right])}`
  })
  const angles = [-178, -155, -132, -112, -68, -48, -25, -3, 22, 158]
  const fronds = angles.map((angle, index) =>
    frond(top, height * random.between(0.36, 0.46), angle + random.between(-7, 7), {
      colour: lit && index % 2 ? lit : colour,
    }),
  )
  return [
    polygon(trunk, colour),
    lit ? stroke(rings.join(''), lit, foot * 0.22, { opacity: 0.8 }) : '',
    fronds,
    [-1, 0, 1].map((nut) =>
      disc(
        top[0] + nut * foot * 0.8,
        top[1] + foot * 0.9,
        foot * 0.55,
        mix(colour, '#000000', 0.2),
      ),
    ),
  ]
}

/** One frond: an arching spine, and leaflets that hang from it, longest in the middle. */
function frond([x, y]: Point, length: number, angle: number, { colour }: { colour: string }) {
  const radians = (angle * Math.PI) / 180
  const direction = Math.cos(radians) < 0 ? -1 : 1
  const at = (t: number): Point => {
    const drop = length * 0.75 * t * t
    return [x + Math.cos(radians) * length * t, y + Math.sin(radians) * length * t + drop]
  }
  const steps = 14
  const marks = range(steps + 1).map((step) => {
    const t = step / steps
    const [px, py] = at(t)
    const [tx, ty] = [Math.cos(radians), Math.sin(radians) + 1.5 * t]
    const long = Math.hypot(tx, ty)
    // Towards the tip, and square to that on the side that hangs.
    return { t, px, py, ux: tx / long, uy: ty / long }
  })
  const upper = marks.map(({ t, px, py, ux, uy }): Point => {
    const crest = length * 0.04 * Math.sin(t * Math.PI) * direction
    return [px + uy * crest, py - ux * crest]
  })
  const lower = marks.flatMap(({ t, px, py, ux, uy }): Point[] => {
    const fullness = Math.sin(t * Math.PI) ** 0.7 * (1.15 - 0.6 * t)
    const hang = length * (0.08 + 0.14 * Math.abs(Math.cos(radians))) * fullness
    const [nx, ny] = [-uy * direction * hang, ux * direction * hang]
    return [
      [px + nx * 0.22, py + ny * 0.22],
      [px + nx + ux * hang * 0.45, py + ny + uy * hang * 0.45],
    ]
  })
  return polygon([...upper, ...lower.toReversed()], colour)
}

/** A flat crown on a bare trunk, as along the roads of Rome. */
export function umbrellaPine({ x, base, height, colour, lit, from = 'left' }: Plant): Drawing {
  const w = height * 0.4
  const top = base - height
  const sign = from === 'left' ? -1 : 1
  const t = height * 0.02
  const lobes = [-0.78, -0.5, -0.18, 0.16, 0.48, 0.76].map((along) => {
    const rise = Math.sqrt(1 - along * along)
    return [x + along * w, top + height * (0.25 - 0.13 * rise), w * (0.2 + 0.14 * rise)] as const
  })
  return [
    shape(
      `M${r(x - t * 1.2)} ${r(base)}Q${r(x - t * 1.5)} ${r(base - height * 0.4)} ${r(x - t * 0.4)} ${r(top + height * 0.2)}L${r(x + t)} ${r(top + height * 0.2)}Q${r(x + t * 0.6)} ${r(base - height * 0.4)} ${r(x + t * 1.4)} ${r(base)}Z`,
      colour,
    ),
    stroke(
      `M${r(x)} ${r(top + height * 0.5)}L${r(x - w * 0.6)} ${r(top + height * 0.27)}M${r(x)} ${r(top + height * 0.46)}L${r(x + w * 0.55)} ${r(top + height * 0.25)}M${r(x)} ${r(top + height * 0.42)}L${r(x + w * 0.2)} ${r(top + height * 0.22)}`,
      colour,
      t * 0.9,
    ),
    lobes.map(([lx, ly, head]) => oval(lx, ly, head * 1.25, head * 0.66, colour)),
    lit
      ? lobes.map(([lx, ly, head]) =>
          oval(lx + sign * head * 0.25, ly - head * 0.16, head * 0.8, head * 0.34, lit, {
            opacity: 0.6,
          }),
        )
      : '',
    oval(x, top + height * 0.24, w * 0.9, height * 0.04, colour),
  ]
}

/** A slim flame of a tree. */
export function cypress({ x, base, height, colour, lit, from = 'left' }: Plant): Drawing {
  const w = height * 0.1
  const body = (share: number, dx: number) =>
    `M${r(x + dx)} ${r(base - height)}C${r(x + dx + w * share)} ${r(base - height * 0.6)} ${r(x + dx + w * share * 1.3)} ${r(base - height * 0.2)} ${r(x + dx + w * 0.4 * share)} ${r(base)}H${r(x + dx - w * 0.4 * share)}C${r(x + dx - w * share * 1.3)} ${r(base - height * 0.2)} ${r(x + dx - w * share)} ${r(base - height * 0.6)} ${r(x + dx)} ${r(base - height)}Z`
  const sign = from === 'left' ? -1 : 1
  return [
    shape(body(1, 0), colour),
    lit ? shape(body(0.45, sign * w * 0.3), lit, { opacity: 0.6 }) : '',
  ]
}

/** A deciduous tree with a full crown. */
export function tree(
  random: Random,
  { x, base, height, colour, lit, from = 'left' }: Plant,
): Drawing {
  const sign = from === 'left' ? -1 : 1
  const heads = range(9).map(() => {
    const angle = random() * Math.PI * 2
    const off = height * 0.2 * Math.sqrt(random())
    return [
      x + Math.cos(angle) * off * 1.15,
      base - height * 0.66 + Math.sin(angle) * off,
      height * random.between(0.13, 0.19),
    ] as const
  })
  return group([
    polygon(
      [
        [x - height * 0.025, base],
        [x + height * 0.025, base],
        [x + height * 0.012, base - height * 0.6],
        [x - height * 0.012, base - height * 0.6],
      ],
      colour,
    ),
    heads.map(([hx, hy, head]) => disc(hx, hy, head, colour)),
    lit
      ? heads.map(([hx, hy, head]) =>
          oval(hx + sign * head * 0.3, hy - head * 0.3, head * 0.6, head * 0.5, lit, {
            opacity: 0.5,
          }),
        )
      : '',
  ])
}
