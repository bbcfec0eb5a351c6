/**
 * Clouds of four kinds. Those with a body are cut out of paper in three flat tones and lit on the
 * side of the scene's light, which for a low one is their flat foot.
 */
import type { Random } from './random.ts'
import {
  across,
  box,
  type Drawing,
  down,
  group,
  mix,
  type Paint,
  type Point,
  r,
  range,
  shape,
  size,
} from './svg.ts'

interface Cloud {
  /** The middle of its foot. */
  x: number
  y: number
  width: number
  /** Where the scene's light stands. */
  light: { x: number; y: number }
  lit: string
  shade: string
}

/** One heap that towers over its shoulders: a summer afternoon's. */
export function cumulus(random: Random, { x, y, width, light, lit, shade }: Cloud): Drawing {
  const tall = width * 0.6
  const side = random.chance(0.5) ? 1 : -1
  const at = (along: number) => x + side * width * (along + random.between(-0.02, 0.02))
  const up = (share: number) => tall * (share + random.between(-0.02, 0.02))
  const tower = [
    ball(at(-0.03), y - up(0.7), width * 0.16),
    ball(at(0.13), y - up(0.46), width * 0.15),
    ball(at(-0.17), y - up(0.4), width * 0.14),
    ball(x, y - up(0.32), width * 0.17),
  ].join('')
  const shoulders = [
    dome(at(-0.27), y, width * 0.15, up(0.24)),
    dome(at(0.04), y, width * 0.21, up(0.36)),
    dome(at(0.29), y, width * 0.14, up(0.2)),
    swell(x, y, width / 2, width * 0.05),
  ].join('')
  const cut = { light, depth: width * 0.03 }
  const airy = (colour: string) => down(y - tall * 0.5, y, colour, mix(colour, lit, 0.4))
  const between = mix(lit, shade, 0.4)
  return [
    lightened(tower, {
      ...cut,
      at: [x, y - tall * 0.6],
      lit,
      between,
      shade: airy(mix(shade, lit, 0.22)),
    }),
    lightened(shoulders, {
      ...cut,
      at: [x, y - tall * 0.2],
      lit,
      between,
      shade: airy(shade),
    }),
  ]
}

/** Two or three broad swells on one straight foot, and a bar adrift below them. */
export function stratus(random: Random, { x, y, width, light, lit, shade }: Cloud): Drawing {
  const tall = width * 0.13
  const side = random.chance(0.5) ? 1 : -1
  const at = (along: number) => x + side * width * (along + random.between(-0.03, 0.03))
  const outline = [
    swell(x, y, width / 2, tall * 0.32),
    swell(at(-0.1), y, width * 0.27, tall),
    swell(at(0.15), y, width * 0.24, tall * random.between(0.58, 0.72)),
    swell(at(-0.27), y, width * 0.17, tall * random.between(0.42, 0.52)),
    swell(at(0.26), y + tall * 0.48, width * 0.3, tall * 0.24),
  ]
  return lightened(outline.join(''), {
    light,
    depth: tall * 0.11,
    at: [x, y],
    lit,
    between: mix(lit, shade, 0.22),
    shade: down(y - tall, y, mix(shade, lit, 0.2), mix(shade, lit, 0.72)),
  })
}

interface Bank extends Omit<Cloud, 'x' | 'width'> {
  from: number
  to: number
  height: number
  opacity?: number
}

/** Broad heaps side by side along the horizon, their feet lost in the haze. */
export function bank(
  random: Random,
  { from, to, y, height, light, lit, shade, opacity = 1 }: Bank,
): Drawing {
  const middle = (from + to) / 2
  const row = (share: number) => {
    const heaps: string[] = []
    for (let x = from; x < to; ) {
      const half = height * random.between(0.75, 1.3)
      const out = Math.abs((x - middle) / (to - middle))
      const envelope = 1 - 0.7 * out ** 2
      heaps.push(swell(x, y, half, height * share * envelope * random.between(0.6, 1)))
      x += half * random.between(0.75, 1.1)
    }
    return heaps.join('')
  }
  const cut = { light, at: [middle, y - height / 2] as const, depth: height * 0.07 }
  const dissolving = (colour: string): Paint =>
    down(y - height, y, [colour, 0], [colour, 0.55], [colour, 1, 0])
  return group(
    [
      lightened(row(1), {
        ...cut,
        lit: dissolving(lit),
        shade: dissolving(mix(shade, lit, 0.45)),
        between: dissolving(mix(lit, shade, 0.25)),
      }),
      lightened(row(0.55), {
        ...cut,
        lit: dissolving(lit),
        shade: dissolving(shade),
        between: dissolving(mix(lit, shade, 0.5)),
      }),
    ],
    { opacity },
  )
}

interface Cirrus {
  x: number
  y: number
  width: number
  colour: string
  count?: number
  opacity?: number
  /** Degrees, clockwise. */
  turn?: number
}

/** Ice, very high: strands combed one way, that come from nothing and thin out to nothing. */
export function cirrus(
  random: Random,
  { x, y, width, colour, count = 4, opacity = 0.6, turn = -9 }: Cirrus,
): Drawing {
  const strands = range(count).map((index) => {
    const half = width * random.between(0.24, 0.46)
    const middle = random.between(-0.2, 0.2) * width
    const low = (index - (count - 1) / 2) * width * 0.06
    const thick = width * random.between(0.03, 0.055)
    const bow = (lean: number) =>
      `${r(middle - half * 0.3)} ${r(low + half * 0.07 + lean)} ${r(middle + half)} ${r(low - half * 0.06)}`
    return shape(
      `M${r(middle - half)} ${r(low)}Q${bow(-thick)}Q${r(middle - half * 0.1)} ${r(low + half * 0.07 + thick)} ${r(middle - half)} ${r(low)}Z`,
      across(middle - half, middle + half, [colour, 0, 0], [colour, 0.3, 0.9], [colour, 1, 0]),
      { opacity: Math.round(opacity * random.between(0.5, 1) * 100) / 100 },
    )
  })
  return group(strands, { move: [x, y], turn })
}

function ball(x: number, y: number, radius: number): string {
  const arc = `A${r(radius)} ${r(radius)} 0 0 1`
  return `M${r(x - radius)} ${r(y)}${arc} ${r(x + radius)} ${r(y)}${arc} ${r(x - radius)} ${r(y)}Z`
}

function dome(x: number, y: number, half: number, height: number): string {
  return `M${r(x - half)} ${r(y)}A${r(half)} ${r(height)} 0 0 1 ${r(x + half)} ${r(y)}Z`
}

/** A low dome that runs out to a point at both ends of its flat foot. */
function swell(x: number, y: number, half: number, height: number): string {
  const top = r(y - height * 1.34)
  return `M${r(x - half)} ${r(y)}C${r(x - half * 0.55)} ${top} ${r(x + half * 0.55)} ${top} ${r(x + half)} ${r(y)}Z`
}

interface Cut {
  at: Point
  light: Cloud['light']
  /** Width of the lit edge. */
  depth: number
  lit: Paint
  between: Paint
  shade: Paint
}

/**
 * The same outline three times, each moved a little further from the light than the last. Outlines
 * are clips and not filled, because lobes that overlap would cut holes into each other.
 */
function lightened(outline: string, { at, light, depth, lit, between, shade }: Cut): Drawing {
  const [dx, dy] = [light.x - at[0], light.y - at[1]]
  const far = Math.hypot(dx, dy) || 1
  const sheet = (paint: Paint) => box(0, 0, size, size, paint)
  const moved = (paint: Paint, steps: number) => {
    const by = (depth * steps) / far
    // Only the outline moves: what it is cut from stays, so that a fading foot fades in one place.
    const paper = group(sheet(paint), { move: [dx * by, dy * by] })
    return group(paper, { clip: outline, move: [-dx * by, -dy * by] })
  }
  return group([sheet(lit), moved(between, 1), moved(shade, 2.3)], { clip: outline })
}
