/** Art Deco hotels on Miami Beach, palms before them and the sea at one's feet. */
import { block } from '../kit/buildings.ts'
import { cumulus } from '../kit/clouds.ts'
import { grass } from '../kit/flowers.ts'
import { haze, land, ridgeLine } from '../kit/land.ts'
import { beams, birds, light, sky } from '../kit/sky.ts'
import { box, type Drawing, down, group, oval, range, shape, stroke } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, ripples } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

interface Hotel {
  width: number
  height: number
  wall: string
  shade: string
  trim: string
  glass: string
}

/** Foot at (0, 0), centred: bands of windows that turn the corner, eyebrows over them, a fin. */
function hotel({ width: w, height: h, wall, shade, trim, glass }: Hotel): Drawing {
  const floors = Math.round(h / 62)
  const faces = { lit: wall, shade, from: 'right' } as const
  const wing = w * 0.36
  return [
    block(-w / 2, 0, w, h * 0.86, faces, 0.3),
    range(floors - 1).map((floor) => {
      const y = -78 - (floor * (h * 0.86 - 60)) / (floors - 1)
      return [
        [-1, 1].map((side) => [
          box(side < 0 ? -w / 2 + 8 : w / 2 - wing - 2, y, wing - 6, 24, glass),
          box(side < 0 ? -w / 2 - 5 : w / 2 - wing - 8, y - 8, wing + 13, 6, trim),
          range(3).map((bar) =>
            box(
              (side < 0 ? -w / 2 + 8 : w / 2 - wing - 2) + ((bar + 1) * (wing - 6)) / 4,
              y,
              3,
              24,
              wall,
            ),
          ),
        ]),
      ]
    }),
    // The stepped middle with its fin.
    block(-w * 0.13, 0, w * 0.26, h, { lit: trim, shade, from: 'right' }, 0.35),
    block(-w * 0.08, -h + 1, w * 0.16, h * 0.08, { lit: wall, shade, from: 'right' }, 0.35),
    block(-w * 0.04, -h * 1.08 + 1, w * 0.08, h * 0.1, { lit: trim, shade, from: 'right' }, 0.4),
    box(-w * 0.006, -h * 1.3, w * 0.012, h * 0.14, shade),
    range(3).map((line) =>
      box(-w * 0.08 + line * w * 0.065, -h * 0.94, w * 0.03, h * 0.72, line === 1 ? glass : wall, {
        opacity: 0.9,
      }),
    ),
    box(-w / 2 - 10, -h * 0.87, w + 20, 10, trim),
    // The awning and the door.
    box(-w * 0.2, -52, w * 0.4, 9, trim),
    box(-w * 0.09, -44, w * 0.18, 44, glass),
  ]
}

const hut = (): Drawing => [
  stroke('M-44 0L-34 -66M44 0L34 -66M-44 -6L40 -60M44 -6L-40 -60', '#f7f1de', 6),
  box(-62, -76, 124, 12, '#f2735b'),
  box(-40, -140, 80, 66, '#fbe37a'),
  box(-40, -140, 30, 66, '#e0a93f'),
  box(2, -124, 26, 26, '#3e9aa3'),
  shape('M-60 -138L60 -138L36 -176L-36 -176Z', '#f2735b'),
  shape('M-60 -138L-8 -138L-12 -176L-36 -176Z', '#c14f4d'),
  box(-2, -206, 4, 32, '#f7f1de'),
  shape('M2 -206L36 -196L2 -184Z', '#3e9aa3'),
]

const sun = { x: 880, y: 720 }

export const florida: Scene = (random) => [
  sky(1060, '#1f6f8f', ['#4fb0b0', 0.32], ['#fbd2a4', 0.64], ['#ff9f86', 0.86], '#ff8a86'),
  beams({ ...sun, colour: '#fff2c6' }, { count: 28, opacity: 0.26, length: 1250 }),
  light({ ...sun, radius: 168, colour: '#fff0b8', glow: '#ffb98c', reach: 4.6 }),
  cumulus(random, { x: 1270, y: 790, width: 620, light: sun, lit: '#fff6e0', shade: '#f0b4a0' }),
  bushes(random, { base: 1090, radius: [26, 52], colour: '#b0707c', from: -40, to: 1640 }),
  haze(940, 1100, '#ffd9a8', 0.5),
  group(
    hotel({
      width: 300,
      height: 330,
      wall: '#ffe3c2',
      shade: '#d98f8a',
      trim: '#f2735b',
      glass: '#3f7f92',
    }),
    { move: [140, 1130] },
  ),
  group(
    hotel({
      width: 300,
      height: 360,
      wall: '#fff3dd',
      shade: '#c99fae',
      trim: '#3fa9a5',
      glass: '#3a6f8d',
    }),
    { move: [1440, 1130] },
  ),
  group(
    hotel({
      width: 330,
      height: 400,
      wall: '#9fe0cf',
      shade: '#4f9f9f',
      trim: '#fff3dd',
      glass: '#2f6f86',
    }),
    { move: [1130, 1130] },
  ),
  group(
    hotel({
      width: 320,
      height: 390,
      wall: '#ffd9e0',
      shade: '#cf7f94',
      trim: '#fff3dd',
      glass: '#3a6f8d',
    }),
    { move: [462, 1130] },
  ),
  group(
    hotel({
      width: 360,
      height: 470,
      wall: '#ffc9b4',
      shade: '#d4776f',
      trim: '#fff6e2',
      glass: '#2f6f86',
    }),
    { move: [800, 1130] },
  ),
  bushes(random, {
    base: 1142,
    radius: [14, 30],
    colour: '#2d6a63',
    lit: '#5da079',
    light: 'right',
  }),
  land(
    ridgeLine(random, { y: 1150, rise: 6, waves: 2 }),
    down(1140, 1330, '#ffe0a8', ['#f3bd86', 0.6], '#d9986f'),
  ),
  ...[
    [250, 1170, 400, 0.1],
    [690, 1180, 330, -0.12],
    [960, 1178, 360, 0.14],
    [1300, 1172, 420, -0.08],
  ].map(([x = 0, base = 0, height = 0, lean = 0]) => [
    oval(x + 24, base, 62, 7, '#a8685c', { opacity: 0.4 }),
    palm(random, { x, base, height, lean, colour: '#1f5560', lit: '#3f8a72' }),
    grass(random, { x, base: base + 5, height: 34, colour: '#2d6a63' }),
  ]),
  group(hut(), { move: [560, 1262], scale: 1.05 }),
  ...[
    ['#f2735b', 900],
    ['#3fa9a5', 1010],
    ['#fbe37a', 1120],
  ].map(([colour, x]) =>
    group(
      [
        stroke('M0 0L-8 -64', '#8a5a4a', 4),
        shape('M-62 -50Q-52 -104 -14 -104Q30 -104 44 -64Q-8 -84 -62 -50Z', String(colour)),
        shape('M-30 -62Q-34 -96 -14 -104Q-8 -90 -4 -70Q-18 -70 -30 -62Z', '#fff6e2'),
      ],
      { move: [Number(x), 1250] },
    ),
  ),
  land(ridgeLine(random, { y: 1330, rise: 10, waves: 1.6 }), '#fff6e6'),
  land(
    ridgeLine(random, { y: 1346, rise: 10, waves: 1.6 }),
    down(1340, 1600, '#8fdcd0', ['#3fb0b8', 0.35], '#1a6f90'),
  ),
  ripples(random, { from: 1362, to: 1590, colour: '#e6fff4', opacity: 0.6, count: 70 }),
  glitter(random, {
    x: 880,
    from: 1350,
    to: 1590,
    width: [260, 420],
    colour: '#fff0c4',
    count: 40,
    opacity: 0.7,
  }),
  ripples(random, { from: 1400, to: 1600, colour: '#145a7c', opacity: 0.35, count: 40 }),
  birds(random, 620, 520, '#a85a6a', 4),
  palm(random, { x: 60, base: 1640, height: 1010, lean: 0.14, colour: '#123f52', lit: '#1f6466' }),
  palm(random, { x: 1600, base: 1640, height: 900, lean: -0.1, colour: '#123f52', lit: '#1f6466' }),
]
