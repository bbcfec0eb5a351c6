/** Water: its colour, the path of the light on it, ripples, and what stands in it upside down. */
import type { Random } from './random.ts'
import {
  box,
  type Drawing,
  down,
  group,
  mirrored,
  type Paint,
  r,
  range,
  type Stop,
  shape,
  size,
} from './svg.ts'

export function water(shore: number, ...stops: Stop[]): string {
  return box(0, shore, size, size - shore, down(shore, size, ...stops))
}

/** A stroke of light or shade on water: thick in the middle, sharp at both ends. */
export function sliver(x: number, y: number, width: number, thick: number): string {
  const w = r(width / 2)
  return `M${r(x - width / 2)} ${r(y)}Q${r(x)} ${r(y - thick)} ${r(x - width / 2 + w * 2)} ${r(y)}Q${r(x)} ${r(y + thick)} ${r(x - width / 2)} ${r(y)}Z`
}

interface Path {
  x: number
  from: number
  to: number
  /** Width of the path at the far and at the near end. */
  width: readonly [number, number]
  colour: Paint
  count?: number
  opacity?: number
}

/** The light's road over the water: dense and fine far off, loose and broad near by. */
export function glitter(
  random: Random,
  { x, from, to, width: [far, near], colour, count = 70, opacity = 0.8 }: Path,
): Drawing {
  return range(count).map((index) => {
    const nearness = (index / count) ** 1.25
    const y = from + (to - from) * nearness + random.between(-2, 2)
    const spread = far + (near - far) * nearness
    const centre = x + (random() + random() - 1) * spread * 0.5
    const length = spread * random.between(0.25, 0.75) * (1 - nearness * 0.35)
    return shape(sliver(centre, y, length, 2.2 + nearness * 7.5), colour, {
      opacity: Math.round(opacity * random.between(0.4, 1) * (1 - nearness * 0.45) * 100) / 100,
    })
  })
}

interface Ripples {
  from: number
  to: number
  colour: Paint
  count?: number
  opacity?: number
  /** Only between these. */
  left?: number
  right?: number
}

export function ripples(
  random: Random,
  { from, to, colour, count = 60, opacity = 0.3, left = -60, right = size + 60 }: Ripples,
): Drawing {
  return range(count).map(() => {
    const nearness = random() ** 0.8
    const y = from + (to - from) * nearness
    return shape(
      sliver(
        random.between(left, right),
        y,
        random.between(50, 130) * (0.5 + nearness * 1.4),
        1.6 + nearness * 5,
      ),
      colour,
      { opacity: Math.round(opacity * random.between(0.35, 1) * 100) / 100 },
    )
  })
}

/** What stands on the shore, in the water, broken by strokes of the water's own colour. */
export function reflection(
  random: Random,
  parts: Drawing,
  shore: number,
  {
    depth,
    colour,
    opacity = 0.4,
    squash = 0.8,
    strokes = 60,
  }: { depth: number; colour: Paint; opacity?: number; squash?: number; strokes?: number },
): Drawing {
  return [
    group(mirrored(parts, shore, { opacity, squash }), {
      clip: `M-20 ${r(shore)}H${size + 20}V${size}H-20Z`,
    }),
    ripples(random, {
      from: shore + 6,
      to: shore + depth,
      colour,
      count: strokes,
      opacity: 0.8,
    }),
  ]
}
