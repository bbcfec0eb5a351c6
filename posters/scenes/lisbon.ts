/** A yellow tram climbing an Alfama street, the Tagus and its red bridge behind. */
import { cirrus } from '../kit/clouds.ts'
import { haze, ridge } from '../kit/land.ts'
import { birds, light, sky, streaks } from '../kit/sky.ts'
import {
  box,
  type Drawing,
  disc,
  down,
  group,
  mix,
  type Point,
  polygon,
  r,
  range,
  shape,
  stroke,
} from '../kit/svg.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 955

/** Two red towers, a deck and its cables, 1100 wide. */
const redBridge = (): Drawing => [
  stroke('M-620 0L-300 -208Q0 60 300 -208L620 0', '#b8483c', 5),
  stroke(
    range(33)
      .map((index) => {
        const x = -290 + index * 18
        return `M${x} ${r(-208 + 208 * (1 - (x / 300) ** 2) * 0.92)}V-6`
      })
      .join(''),
    '#b8483c',
    1.6,
    { opacity: 0.7 },
  ),
  box(-700, -8, 1400, 8, '#a03c3c'),
  ...[-300, 300].map((x) => [
    shape(`M${x - 16} 40L${x - 10} -214L${x - 3} -214L${x - 5} 40Z`, '#c9543f'),
    shape(`M${x + 5} 40L${x + 3} -214L${x + 10} -214L${x + 16} 40Z`, '#963440'),
    stroke(
      `M${x - 12} -40L${x + 11} -90M${x + 12} -40L${x - 11} -90M${x - 10} -100L${x + 9} -150M${x + 10} -100L${x - 9} -150`,
      '#a03c3c',
      3,
    ),
  ]),
]

/** Foot at (0, 0): the front of the tram, 410 high. */
const tram = (): Drawing => [
  box(-150, -8, 300, 14, '#2b2440', { opacity: 0.5 }),
  shape('M-132 -40V-352Q-132 -384 -96 -388Q0 -398 96 -388Q132 -384 132 -352V-40Z', '#ffc63f'),
  shape('M46 -392Q80 -390 96 -388Q132 -384 132 -352V-40H46Z', '#e09a2c'),
  shape('M-132 -206V-352Q-132 -384 -96 -388Q0 -398 96 -388Q132 -384 132 -352V-206Z', '#fff3da'),
  shape('M46 -206V-392Q80 -390 96 -388Q132 -384 132 -352V-206Z', '#e0c4a4'),
  shape('M-118 -378Q0 -412 118 -378L108 -396Q0 -428 -108 -396Z', '#8a5a4a'),
  box(-132, -214, 264, 10, '#a8433a'),
  ...[-112, -34, 54].map((x, index) => [
    box(x, -340, index === 1 ? 76 : 58, 122, '#3a4f78', { round: 6 }),
    shape(`M${x + 6} -334L${x + 34} -334L${x + 10} -250L${x + 6} -250Z`, '#8fb3c9', {
      opacity: 0.7,
    }),
  ]),
  box(-62, -376, 124, 26, '#2b2f52', { round: 4 }),
  box(-54, -370, 108, 14, '#ffe9a8', { round: 3 }),
  disc(0, -132, 34, '#c98a2c'),
  disc(0, -132, 27, '#fffbe0'),
  disc(0, -132, 50, '#fff6c4', { opacity: 0.22 }),
  ...[-98, 98].map((x) => [disc(x, -80, 13, '#a8433a'), disc(x, -80, 7, '#ffb08a')]),
  box(-132, -54, 264, 22, '#a8433a'),
  box(-118, -32, 236, 22, '#3a3048'),
  ...[-92, 60].map((x) => box(x, -16, 32, 22, '#231f36')),
  // The pantograph, up against the wire.
  box(-30, -424, 60, 8, '#3a3048', { round: 3 }),
  stroke('M-24 -424L-44 -464L-14 -510M24 -424L44 -464L14 -510M-44 -464H44', '#3a3048', 4),
  stroke('M-52 -510Q0 -518 52 -510', '#3a3048', 6),
]

interface Row {
  side: -1 | 1
  wall: string
  near: number
  far: number
  tiled?: boolean
}

/** From the near edge of the sheet (0) to where the street drops to the river (1). */
const edgeX = (side: -1 | 1, depth: number) => 800 + side * (860 - 570 * depth)
const roofY = (depth: number) => 130 + 560 * depth
const footY = (depth: number) => 1640 - 560 * depth

/** A house on the street, seen along it: its windows close up with distance. */
function front({ side, wall, near, far, tiled = false }: Row): Drawing {
  const inShade = side > 0
  const base = inShade ? mix(wall, '#4a3a66', 0.42) : wall
  const at = (depth: number, height: number): readonly [number, number] => [
    edgeX(side, depth),
    footY(depth) + (roofY(depth) - footY(depth)) * height,
  ]
  const quad = (a: number, b: number, low: number, high: number, paint: string, opacity = 1) =>
    polygon([at(a, low), at(b, low), at(b, high), at(a, high)], paint, { opacity })
  const span = far - near
  const columns = [0.14, 0.58]
  return [
    quad(near, far, -0.1, 1, base),
    tiled
      ? range(26).map((row) =>
          quad(near, far, 0.02 + row * 0.037, 0.03 + row * 0.037, '#fff3da', 0.4),
        )
      : '',
    quad(near, far, -0.1, 0.1, mix(base, '#4a3a66', 0.35)),
    // Street doors.
    columns.map((column, index) => {
      const [a, b] = [near + span * (column + 0.04), near + span * (column + 0.24)]
      return [
        quad(a - span * 0.03, b + span * 0.03, -0.1, 0.105, '#fff0d4', inShade ? 0.5 : 0.85),
        quad(a, b, -0.1, 0.09, index ? '#35406a' : '#7a4048'),
        quad(a, b, 0.055, 0.09, '#ffd98a', inShade ? 0.9 : 0.45),
      ]
    }),
    columns.map((column) => {
      const [a, b] = [near + span * column, near + span * (column + 0.3)]
      return [0.18, 0.42, 0.66].map((low) => [
        quad(
          a - span * 0.04,
          b + span * 0.04,
          low - 0.01,
          low + 0.175,
          '#fff0d4',
          inShade ? 0.6 : 0.95,
        ),
        quad(a, b, low, low + 0.16, '#35406a'),
        quad(a, a + span * 0.13, low, low + 0.16, inShade ? '#3f6f66' : '#5aa08a', 0.95),
        quad(a - span * 0.05, b + span * 0.05, low - 0.012, low + 0.035, '#2b2a48', 0.75),
      ])
    }),
    quad(near, far, 0.93, 0.96, '#fff0d4', 0.8),
    quad(near - 0.004, far + 0.004, 0.985, 1.03, inShade ? '#8a3f48' : '#c4584a'),
    quad(far - 0.008, far, -0.1, 1, '#4a3a66', 0.4),
  ]
}

const street: Row[] = [
  { side: -1, wall: '#f2b8a0', near: 0.76, far: 0.98 },
  { side: -1, wall: '#8fb9c9', near: 0.54, far: 0.77, tiled: true },
  { side: -1, wall: '#ffe0a4', near: 0.3, far: 0.55 },
  { side: -1, wall: '#f29c7c', near: 0, far: 0.31 },
  { side: 1, wall: '#ffe9c4', near: 0.78, far: 0.98 },
  { side: 1, wall: '#f2b8a0', near: 0.55, far: 0.79 },
  { side: 1, wall: '#9cc9b4', near: 0.31, far: 0.56, tiled: true },
  { side: 1, wall: '#ffd48a', near: 0, far: 0.32 },
]

const pennants = ['#f2735b', '#ffd46b', '#3fa3a8', '#4f5f94']

/** Pennants on a line across the street, tied to the walls on both sides at one depth. */
function garland(depth: number, height: number, sag: number): Drawing {
  const [left, right] = [edgeX(-1, depth), edgeX(1, depth)]
  const y = footY(depth) + (roofY(depth) - footY(depth)) * height
  const size = 1.25 - depth * 0.7
  const count = Math.round((right - left) / (62 * size))
  const at = (t: number): Point => [left + (right - left) * t, y + sag * 4 * t * (1 - t)]
  return [
    range(count).map((index) => {
      const t = (index + 0.5) / count
      const slope = (sag * 4 * (1 - 2 * t)) / (right - left)
      const colour = pennants[index % pennants.length] ?? '#f2735b'
      return group(
        [shape('M-21 0H21L0 46Z', colour), shape('M4 0H21L0 46Z', mix(colour, '#4a3a66', 0.28))],
        { move: at(t), scale: size, turn: (Math.atan(slope) * 180) / Math.PI },
      )
    }),
    stroke(`M${r(left)} ${r(y)}Q800 ${r(y + sag * 2)} ${r(right)} ${r(y)}`, '#2b2a48', 4 * size),
    [left, right].map((x) => disc(x, y, 7 * size, '#2b2a48')),
  ]
}

export const lisbon: Scene = (random) => [
  sky(shore, '#2f6fa3', ['#7fb3c4', 0.34], ['#fde0b0', 0.66], ['#ffc38a', 0.88], '#ffdcae'),
  light({ x: 900, y: 660, radius: 104, colour: '#fff6d4', glow: '#ffd69a', reach: 6 }),
  cirrus(random, { x: 740, y: 420, width: 620, colour: '#fffaf0', turn: 8 }),
  streaks(random, { y: 720, height: 120, colour: '#fff4d8', opacity: 0.6, from: 500, to: 1100 }),
  ridge(random, { y: 905, rise: 14, waves: 2 }, '#c99a94'),
  // Cristo Rei on the far bank.
  group(
    [
      box(-11, -60, 7, 62, '#d9a898'),
      box(4, -60, 7, 62, '#b88590'),
      box(-15, -64, 30, 6, '#d9a898'),
      shape('M-4 -64V-84H-17V-89H17V-84H4V-64Z', '#f0c4a8'),
    ],
    { move: [640, 905] },
  ),
  haze(820, shore, '#ffdfae', 0.5),
  water(shore, '#ffe0b4', ['#9fc4c4', 0.18], ['#4f94a8', 0.5], '#2f6f92'),
  group(redBridge(), { move: [790, 938], scale: 0.66 }),
  glitter(random, {
    x: 900,
    from: shore + 4,
    to: 1120,
    width: [110, 200],
    colour: '#fff6d4',
    count: 34,
  }),
  ripples(random, {
    from: shore + 6,
    to: 1120,
    colour: '#e6f3ea',
    opacity: 0.5,
    count: 30,
    left: 500,
    right: 1100,
  }),
  // Roofs below the brow of the hill.
  range(12).map((index) => {
    const x = 480 + index * 54
    const y = 1040 + Math.abs(index - 5.5) * -6
    return [
      box(x, y, 46, 80, index % 2 ? '#fff0d4' : '#f6cfa4'),
      shape(
        `M${x - 4} ${y}L${x + 50} ${y}L${x + 40} ${y - 26}L${x + 6} ${y - 26}Z`,
        index % 3 ? '#c4584a' : '#a8484a',
      ),
      box(x + 10, y + 14, 9, 14, '#5a5278'),
      box(x + 28, y + 14, 9, 14, '#5a5278'),
    ]
  }),
  shape(
    'M-20 1640L520 1090Q800 1056 1080 1090L1620 1640Z',
    down(1080, 1600, '#b99a94', ['#7d6a80', 0.45], '#3f3a60'),
  ),
  range(16).map((row) => {
    const near = (row / 16) ** 1.7
    const y = 1096 + near * 500
    return stroke(
      `M${r(560 - near * 560)} ${r(y)}Q800 ${r(y - 22)} ${r(1040 + near * 560)} ${r(y)}`,
      '#4a4068',
      1.5 + near * 4,
      { opacity: 0.3 },
    )
  }),
  stroke('M772 1084Q720 1260 560 1640M828 1084Q880 1260 1040 1640', '#2b2a48', 9, {
    opacity: 0.55,
  }),
  stroke('M772 1084Q720 1260 560 1640M828 1084Q880 1260 1040 1640', '#e6d4c4', 4),
  shape(
    'M-20 1640L540 1096L560 1090L230 1640ZM1620 1640L1060 1096L1040 1090L1370 1640Z',
    '#d9bfa8',
    { opacity: 0.55 },
  ),
  street.map(front),
  garland(0.77, 0.9, 92),
  stroke('M478 796Q800 814 1122 796', '#2b2a48', 2.4),
  group(tram(), { move: [800, 1238], scale: 0.86 }),
  garland(0.54, 0.9, 120),
  birds(random, 560, 500, '#5a6f8a', 4),
]
