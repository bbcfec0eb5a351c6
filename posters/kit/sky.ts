/** What is above the horizon: the sky, its one light and the stars. */
import type { Random } from './random.ts'
import {
  box,
  type Drawing,
  disc,
  down,
  outward,
  polygon,
  r,
  range,
  type Stop,
  shape,
  size,
} from './svg.ts'

/** From the top of the sheet to the horizon; below it the last colour goes on. */
export function sky(horizon: number, ...stops: Stop[]): string {
  return box(0, 0, size, size, down(0, horizon, ...stops))
}

interface Light {
  x: number
  y: number
  radius: number
  colour: string
  /** What the air around it takes on. */
  glow: string
  /** How far the glow reaches, in radii. */
  reach?: number
  /** How strongly the air takes the glow on, from 0 to 1. */
  strength?: number
}

/** A disc in flat rings, as a printer would lay them, over a soft glow. */
export function light({ x, y, radius, colour, glow, reach = 6, strength = 0.75 }: Light): Drawing {
  return [
    disc(
      x,
      y,
      radius * reach,
      outward(
        x,
        y,
        radius * reach,
        [glow, 0, strength],
        [glow, 0.35, strength * 0.4],
        [glow, 1, 0],
      ),
    ),
    ...[2.5, 1.75].map((ring) => disc(x, y, radius * ring, colour, { opacity: 0.13 })),
    disc(x, y, radius * 1.3, colour, { opacity: 0.2 }),
    disc(x, y, radius, colour),
  ]
}

/** Beams that fan out from the light: the one flourish a poster of the thirties never missed. */
export function beams(
  { x, y, colour }: { x: number; y: number; colour: string },
  { count = 18, length = 1900, opacity = 0.08, spread = 0.5, from = 0 } = {},
): Drawing {
  const step = (Math.PI * 2) / count
  return range(count).map((index) => {
    const a = from + index * step
    const b = a + step * spread
    const far = (angle: number) =>
      [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const
    return polygon(
      [[x, y], far(a), far(b)],
      outward(x, y, length, [colour, 0, 1], [colour, 0.55, 0.35], [colour, 1, 0]),
      { opacity },
    )
  })
}

export function stars(random: Random, count: number, bottom: number, colour = '#ffffff'): Drawing {
  return range(count).map(() => {
    const depth = random() ** 1.5
    return disc(random() * size, depth * bottom, random.between(0.9, 2.6), colour, {
      opacity: r((1 - depth * 0.8) * random.between(0.25, 0.9) * 10) / 10,
    })
  })
}

/** Thin drifts of cloud that lie along the horizon. */
export function streaks(
  random: Random,
  { y, height, colour, count = 9, opacity = 0.5, from = 0, to = size }: Streaks,
): Drawing {
  return range(count).map(() => {
    const long = random.between(180, 620)
    const x = random.between(from, to)
    const at = y + random.between(-0.5, 0.5) * height
    const thick = random.between(5, 15)
    return shape(
      `M${r(x - long / 2)} ${r(at)}C${r(x - long / 4)} ${r(at - thick)} ${r(x + long / 4)} ${r(at - thick)} ${r(x + long / 2)} ${r(at)}C${r(x + long / 4)} ${r(at + thick * 0.4)} ${r(x - long / 4)} ${r(at + thick * 0.4)} ${r(x - long / 2)} ${r(at)}Z`,
      colour,
      { opacity: Math.round(opacity * random.between(0.4, 1) * 100) / 100 },
    )
  })
}

interface Streaks {
  y: number
  height: number
  colour: string
  count?: number
  opacity?: number
  from?: number
  to?: number
}

/** Birds far off. */
export function birds(random: Random, x: number, y: number, colour: string, count = 5): Drawing {
  return range(count).map((index) => {
    const w = random.between(9, 17)
    const at = [x + index * 38 + random.between(-14, 14), y + random.between(-30, 30)] as const
    return shape(
      `M${r(at[0] - w)} ${r(at[1] - w * 0.25)}Q${r(at[0] - w * 0.4)} ${r(at[1] - w * 0.6)} ${r(at[0])} ${r(at[1])}Q${r(at[0] + w * 0.4)} ${r(at[1] - w * 0.6)} ${r(at[0] + w)} ${r(at[1] - w * 0.25)}Q${r(at[0] + w * 0.4)} ${r(at[1] - w * 0.3)} ${r(at[0])} ${r(at[1] + w * 0.25)}Q${r(at[0] - w * 0.4)} ${r(at[1] - w * 0.3)} ${r(at[0] - w)} ${r(at[1] - w * 0.25)}Z`,
      colour,
    )
  })
}
