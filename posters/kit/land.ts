/** Land between the horizon and the viewer: ridges, mountains and the air between them. */
import type { Random } from './random.ts'
import {
  box,
  type Drawing,
  down,
  group,
  type Paint,
  type Point,
  polygon,
  size,
  through,
} from './svg.ts'

interface Ridge {
  /** Height of the line on the sheet, and how far it rises and falls about it. */
  y: number
  rise: number
  /** Waves across the sheet; few for downs, many for crags. */
  waves: number
  /** 0 is rolling, 1 is broken. */
  rough?: number
}

const edge = 30

export function ridgeLine(random: Random, { y, rise, waves, rough = 0.35 }: Ridge): Point[] {
  const octaves = [0, 1, 2, 3].map((octave) => ({
    frequency: waves * 1.9 ** octave * random.between(0.85, 1.15),
    phase: random() * Math.PI * 2,
    weight: rise * rough ** octave,
  }))
  const points: Point[] = []
  for (let x = -edge; x <= size + edge; x += 10) {
    const height = octaves.reduce(
      (sum, { frequency, phase, weight }) =>
        sum + Math.sin((x / size) * frequency * Math.PI * 2 + phase) * weight,
      0,
    )
    points.push([x, y + height])
  }
  return points
}

export function ridge(random: Random, form: Ridge, paint: Paint): string {
  return land(ridgeLine(random, form), paint)
}

/** Everything under a line that runs from the left edge to the right. */
export function land(line: readonly Point[], paint: Paint): string {
  return polygon([[-edge, size + edge], ...line, [size + edge, size + edge]], paint)
}

/** Air that has caught the light: thickest at `y`, gone `height` above and below. */
export function mist(y: number, height: number, colour: string, opacity = 0.6): string {
  return box(
    0,
    y - height,
    size,
    height * 2,
    down(y - height, y + height, [colour, 0, 0], [colour, 0.5, opacity], [colour, 1, 0]),
  )
}

/** The same, settling: from nothing at `top` to full at `bottom`, and nothing below. */
export function haze(top: number, bottom: number, colour: string, opacity = 0.6): string {
  return box(0, top, size, bottom - top, down(top, bottom, [colour, 0, 0], [colour, 1, opacity]))
}

interface Mountain {
  x: number
  base: number
  width: number
  height: number
  lit: Paint
  shade: Paint
  /** Where the light comes from. */
  from: 'left' | 'right'
  /** Straight slopes are 1; more is hollow, as a volcano's are. */
  hollow?: number
  /** How far slopes wander, from 0 to 1. */
  rough?: number
  /** Width of the top, as a share of the whole. */
  crown?: number
  snow?: { lit: Paint; shade: Paint; line: number; tongues?: number }
}

/** A peak in two planes, lit and shaded, that meet in a broken edge; snow on it, if any. */
export function mountain(random: Random, form: Mountain): Drawing {
  const { x, base, width, height, from, hollow = 1, rough = 0.3, crown = 0 } = form
  const slope = (side: -1 | 1): Point[] => {
    const steps = 22
    const lumps = [random() * 6, random() * 6, random() * 6] as const
    return Array.from({ length: steps + 1 }, (_, index) => {
      const fall = index / steps
      const reach = crown / 2 + (0.5 - crown / 2) * fall ** hollow
      const shoulder =
        Math.sin(fall * 9 + lumps[0]) * 0.03 +
        Math.sin(fall * 21 + lumps[1]) * 0.016 +
        Math.sin(fall * 47 + lumps[2]) * 0.008
      const held = Math.min(1, fall * 5) * rough
      return [
        x + side * width * (reach + shoulder * held * 1.6),
        base - height * (1 - fall),
      ] as const
    })
  }
  const left = slope(-1)
  const right = slope(1)
  const lean = from === 'left' ? 1 : -1
  const spine: Point[] = Array.from({ length: 11 }, (_, index) => {
    const fall = index / 10
    const zigzag = index % 2 ? 1 : -0.4
    return [
      x +
        lean * width * (0.02 + 0.09 * fall) +
        zigzag * width * 0.028 * (0.4 + fall) * (rough + 0.4),
      base - height * (1 - fall),
    ] as const
  })
  const peak = base - height
  const spineTop: Point[] = [[x + lean * width * crown * 0.25, peak], ...spine.slice(1)]
  const rim: Point[] = [-0.34, -0.2, -0.06, 0.12, 0.24, 0.38].map((along, index) => [
    x + along * width * crown,
    peak - (index % 2 ? 0.03 : 0.2) * width * crown * random.between(0.6, 1),
  ])
  const [litSide, shadeSide] = from === 'left' ? [left, right] : [right, left]
  const plane = (side: Point[], paint: Paint) =>
    polygon(
      [
        [side[0]?.[0] ?? x, peak - height * 0.1],
        ...side,
        ...spineTop.toReversed(),
        [spineTop[0]?.[0] ?? x, peak - height * 0.1],
      ],
      paint,
    )
  const whole = `M${through([...left.toReversed(), ...(crown ? rim : []), ...right])}Z`
  const parts: Drawing[] = [
    plane(shadeSide, form.shade),
    plane(litSide, form.lit),
    ...spurs(random, form, lean),
  ]
  if (!form.snow) return clipped(parts, whole)
  const { line, tongues = 6 } = form.snow
  const foot: Point[] = Array.from({ length: tongues * 2 + 1 }, (_, index) => {
    const along = index / (tongues * 2)
    const down = index % 2 ? random.between(0.3, 1) : random.between(-0.3, 0.05)
    return [
      x + (along - 0.5) * width * (crown + 1.5 * line ** hollow),
      base - height * (1 - line) + down * height * line * 0.55,
    ] as const
  })
  const cap = `M${through([[x - width, peak - height], [x - width, base - height * (1 - line)], ...foot, [x + width, base - height * (1 - line)], [x + width, peak - height]])}Z`
  const snow = clipped([plane(shadeSide, form.snow.shade), plane(litSide, form.snow.lit)], cap)
  const ribs = Array.from({ length: rough < 0.15 ? 0 : tongues + 3 }, (_, index): Drawing => {
    const along = (index + random.between(0.2, 0.8)) / (tongues + 3) - 0.5
    const foot = base - height * (1 - line * random.between(0.95, 1.25))
    const long = height * line * random.between(0.25, 0.6) * (1 - Math.abs(along) * 0.9)
    const at = x + along * width * (crown + 1.05 * line ** hollow)
    const w = width * random.between(0.008, 0.02)
    return polygon(
      [
        [at + (x - at) * 0.35, foot - long],
        [at + w, foot],
        [at - w * 0.6, foot],
      ],
      Math.sign(along) === lean ? form.shade : (form.snow?.shade ?? form.shade),
      { opacity: 0.75 },
    )
  })
  return clipped([...parts, snow, ribs], whole)
}

/** Lesser spurs on both planes, so that neither is a plain triangle. */
function spurs(random: Random, form: Mountain, lean: number): Drawing[] {
  const { x, base, width, height, rough = 0.3 } = form
  if (rough < 0.15) return []
  return [-0.27, -0.13, 0.17, 0.3].map((offset) => {
    const top = base - height * (1 - Math.abs(offset) * 1.9) * random.between(0.72, 0.9)
    const dx = x + offset * width
    const shaded = Math.sign(offset) === lean
    const w = width * random.between(0.07, 0.12)
    return polygon(
      [
        [dx, top],
        [dx + lean * w * 0.55, top + height * 0.2],
        [dx + lean * w * 0.35, top + height * 0.27],
        [dx + lean * w * 1.3, base],
        [dx + lean * w * 0.1, base],
        [dx - lean * w * 0.12, top + height * 0.24],
        [dx + lean * w * 0.1, top + height * 0.13],
      ],
      shaded ? form.lit : form.shade,
      { opacity: shaded ? 0.3 : 0.55 },
    )
  })
}

function clipped(parts: Drawing, clip: string): Drawing {
  return group(parts, { clip })
}
