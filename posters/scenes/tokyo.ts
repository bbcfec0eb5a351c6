/** Tokyo Tower lit above the evening city, under a great moon. */
import { skyline } from '../kit/buildings.ts'
import { stratus } from '../kit/clouds.ts'
import { bough } from '../kit/flowers.ts'
import { haze, mist } from '../kit/land.ts'
import { light, sky, stars } from '../kit/sky.ts'
import { box, type Drawing, group, range, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** In metres, foot at (0, 0): red and white bands, two decks. */
function tokyoTower(): Drawing {
  const half = (y: number) => 44 * (1 - y / 290) ** 1.9 + 2.6
  const bands = [0, 34, 68, 100, 128, 153, 176, 196, 214, 230, 246]
  const colours = ['#f0563f', '#fff1dc']
  const shades = ['#a52f45', '#c99ba8']
  const gap = (y: number) => (y < 100 ? half(y) * 0.42 : 0)
  const panel = (low: number, high: number, side: -1 | 1, colour: string) =>
    shape(
      `M${side * half(low)} ${-low}L${side * half(high)} ${-high}H${side * gap(high)}L${side * gap(low)} ${-low}Z`,
      colour,
    )
  return [
    bands.slice(0, -1).map((low, index) => {
      const high = bands[index + 1] ?? low
      return [
        panel(low, high, -1, colours[index % 2] ?? ''),
        panel(low, high, 1, shades[index % 2] ?? ''),
      ]
    }),
    stroke(
      range(18)
        .map((step) => {
          const [a, b] = [step * 13.6, (step + 1) * 13.6]
          const [x, y] = [half(a), half(b)]
          return `M${-x} ${-a}L${-gap(b)} ${-b}M${-gap(a)} ${-a}L${-y} ${-b}M${x} ${-a}L${gap(b)} ${-b}M${gap(a)} ${-a}L${y} ${-b}`
        })
        .join(''),
      '#5a1f4a',
      0.75,
      { opacity: 0.5 },
    ),
    stroke('M-38 0C-30 -56 -16 -72 0 -72C16 -72 30 -56 38 0', '#a52f45', 5),
    box(-28, -82, 56, 8, '#a52f45'),
    box(-28, -82, 28, 8, '#f0563f'),
    box(-25, -108, 50, 5, '#5a1f4a'),
    box(-22, -119, 44, 12, '#fff1dc'),
    box(4, -119, 18, 12, '#c99ba8'),
    box(-22, -116, 44, 5, '#ffc35e'),
    box(-24, -121, 48, 3, '#f0563f'),
    box(-9, -217, 18, 8, '#fff1dc'),
    box(1, -217, 8, 8, '#c99ba8'),
    box(-9, -215, 18, 3, '#ffc35e'),
    box(-2.2, -284, 4.4, 40, '#f0563f'),
    box(-1.5, -306, 3, 24, '#fff1dc'),
    box(-0.9, -330, 1.8, 26, '#f0563f'),
  ]
}

const sun = { x: 1010, y: 640 }

export const tokyo: Scene = (random) => [
  sky(1060, '#141a52', ['#33307c', 0.34], ['#7d3f8d', 0.62], ['#e0667f', 0.86], '#ffb078'),
  stars(random, 90, 560),
  light({ ...sun, radius: 185, colour: '#ffe2b8', glow: '#ff8f7d', reach: 4.4, strength: 0.6 }),
  stratus(random, { x: 1150, y: 690, width: 700, light: sun, lit: '#f58f86', shade: '#7d3f86' }),
  stratus(random, { x: 380, y: 520, width: 460, light: sun, lit: '#d86a8c', shade: '#5a3a86' }),
  skyline(random, {
    left: -20,
    right: 1640,
    base: 1130,
    height: (x) => 150 + 110 * Math.sin(x / 210) ** 2,
    lit: '#a0528c',
    shade: '#7a4288',
    from: 'right',
  }),
  haze(960, 1130, '#ff9d83', 0.55),
  skyline(random, {
    left: -20,
    right: 1640,
    base: 1290,
    height: (x) => 200 + 150 * Math.abs(Math.sin(x / 330 + 0.9)),
    lit: '#5d3c86',
    shade: '#44327a',
    from: 'right',
    window: '#ffcf86',
    chance: 0.3,
  }),
  mist(1150, 90, '#ff8f80', 0.4),
  group(tokyoTower(), { move: [720, 1236], scale: 2.58 }),
  skyline(random, {
    left: -20,
    right: 1640,
    base: 1500,
    height: (x) => 270 + 110 * Math.min(1, (Math.abs(x - 730) / 520) ** 1.3),
    lit: '#34307a',
    shade: '#252765',
    from: 'right',
    window: '#ffd58d',
    chance: 0.42,
    width: [52, 104],
  }),
  neon(),
  mist(1300, 120, '#c8507f', 0.28),
  skyline(random, {
    left: -20,
    right: 1640,
    base: 1640,
    height: (x) => 230 + 170 * Math.min(1, (Math.abs(x - 760) / 640) ** 1.4),
    lit: '#1b1f55',
    shade: '#12163f',
    from: 'right',
    window: '#ffcb78',
    chance: 0.34,
    width: [90, 170],
  }),
  bough(random, {
    from: [1660, 120],
    to: [1180, 330],
    wood: '#171a45',
    blossoms: ['#b3527f', '#f08fa6', '#ffd3d6'],
    sprays: 34,
  }),
]

/** Upright signs between the blocks; no letters on them, only light. */
const neon = (): Drawing =>
  [
    [392, 1210, '#ff5d7e'],
    [1118, 1190, '#4fd6d9'],
    [1310, 1240, '#ffb347'],
    [196, 1250, '#4fd6d9'],
    [560, 1290, '#ffb347'],
  ].map(([x, y, colour]) => [
    box(Number(x) - 26, Number(y) - 14, 74, 156, String(colour), { opacity: 0.16, round: 20 }),
    box(Number(x), Number(y), 22, 126, '#12163f'),
    range(5).map((row) =>
      box(Number(x) + 5, Number(y) + 8 + row * 23, 12, 15, String(colour), { round: 2 }),
    ),
  ])
