/** A path through vermilion gates, maple leaves over it and the eastern hills behind. */
import { bough, mapleLeaf } from '../kit/flowers.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import { beams, light, sky } from '../kit/sky.ts'
import { box, type Drawing, group, mix, range, shape } from '../kit/svg.ts'
import { bushes, firWood } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const leaves = ['#8f2d33', '#cf4a34', '#f08a3c', '#ffc262'] as const

/** A gate with its feet at (0, 0), 480 high; `far` from 0 (near) to 1 takes the light's colour. */
function torii(far: number): Drawing {
  const tint = (colour: string) => mix(colour, '#ffcf96', far * 0.72)
  const red = tint('#e0452f')
  const shade = tint('#8f2436')
  const black = tint('#2b2138')
  return [
    ...[-1, 1].map((side) => [
      shape(
        `M${side * 196 - 20} 0L${side * 196 + 20} 0L${side * 180 + 17} -400L${side * 180 - 17} -400Z`,
        red,
      ),
      shape(
        `M${side * 196 + 2} 0L${side * 196 + 20} 0L${side * 180 + 17} -400L${side * 180 + 2} -400Z`,
        shade,
      ),
      box(side * 196 - 25, -46, 50, 48, black),
      box(side * 183 - 24, -396, 48, 14, black),
    ]),
    box(-244, -322, 488, 30, red),
    box(-244, -300, 488, 9, shade),
    box(-15, -384, 30, 66, red),
    shape('M-292 -408Q0 -392 292 -408V-430Q0 -412 -292 -430Z', red),
    shape('M-292 -404Q0 -388 292 -404V-413Q0 -396 -292 -413Z', shade),
    shape('M-318 -452Q0 -424 318 -452L306 -426Q0 -406 -306 -426Z', black),
    shape('M-318 -452Q0 -424 318 -452L316 -446Q0 -418 -316 -446Z', tint('#6a5a78')),
  ]
}

const lantern = (): Drawing => [
  box(-34, -16, 68, 18, '#4a4a58'),
  box(-15, -104, 30, 90, '#7d7a80'),
  box(2, -104, 13, 90, '#4a4a58'),
  box(-36, -120, 72, 18, '#8a878a'),
  box(-27, -166, 54, 48, '#6a6870'),
  box(-14, -158, 28, 34, '#ffd98a'),
  shape('M-62 -160Q-30 -172 0 -206Q30 -172 62 -160L54 -150H-54Z', '#5a5866'),
  shape('M-62 -160Q-30 -172 0 -206V-150H-54Z', '#9a969a'),
  box(-6, -222, 12, 20, '#5a5866'),
]

const sun = { x: 800, y: 830 }

export const kyoto: Scene = (random) => [
  sky(980, '#2f5a6a', ['#7fa39a', 0.3], ['#f6d9a4', 0.6], ['#fdc27e', 0.84], '#ffe9bd'),
  beams({ ...sun, colour: '#fff5d2' }, { count: 24, opacity: 0.2, length: 1200 }),
  light({ ...sun, radius: 130, colour: '#fff3cc', glow: '#ffce8c', reach: 5.5 }),
  ridge(random, { y: 820, rise: 60, waves: 1.4 }, '#a9b58c'),
  haze(760, 960, '#ffe0a8', 0.6),
  ridge(random, { y: 900, rise: 50, waves: 2 }, '#7d9a72'),
  firWood(random, { base: () => 985, height: [80, 150], colour: '#5a8064', step: 30 }),
  mist(960, 80, '#ffe0a8', 0.75),
  bushes(random, {
    base: 1030,
    radius: [40, 74],
    colour: '#c9653c',
    lit: '#f2a65a',
    from: -60,
    to: 560,
  }),
  bushes(random, {
    base: 1030,
    radius: [40, 74],
    colour: '#c9653c',
    lit: '#f2a65a',
    from: 1060,
    to: 1660,
  }),
  firWood(random, { base: () => 1120, height: [200, 330], colour: '#2c5a54', from: -20, to: 430 }),
  firWood(random, {
    base: () => 1120,
    height: [200, 330],
    colour: '#2c5a54',
    from: 1190,
    to: 1640,
  }),
  bushes(random, {
    base: 1120,
    radius: [44, 80],
    colour: '#a8432f',
    lit: '#e07a3f',
    from: -60,
    to: 420,
  }),
  bushes(random, {
    base: 1120,
    radius: [44, 80],
    colour: '#a8432f',
    lit: '#e07a3f',
    from: 1190,
    to: 1660,
  }),
  // Ground, and the stone path with its steps.
  box(-20, 1040, 1640, 600, '#4f6a4c'),
  shape('M-20 1120Q500 1030 800 1030Q1100 1030 1620 1120V1640H-20Z', '#3f5a48'),
  shape('M768 1034L832 1034L1230 1640L370 1640Z', '#d9b48a'),
  range(15).map((step) => {
    const near = (step / 15) ** 1.8
    const y = 1040 + near * 570
    const w = 36 + near * 402
    return [
      box(800 - w, y, w * 2, 3 + near * 14, '#8a6a5c'),
      box(800 - w, y - 2 - near * 6, w * 2, 2 + near * 7, '#f6dcae'),
    ]
  }),
  range(9)
    .toReversed()
    .map((index) => {
      const scale = 1.5 * 0.76 ** index
      return group(torii(index / 8), { move: [800, 1036 + 300 * 0.72 ** index], scale })
    }),
  group(lantern(), { move: [300, 1420], scale: 1.35 }),
  group(lantern(), { move: [1300, 1420], scale: 1.35 }),
  bushes(random, {
    base: 1540,
    radius: [60, 110],
    colour: '#1f3f44',
    lit: '#3f6a52',
    from: -80,
    to: 420,
  }),
  bushes(random, {
    base: 1540,
    radius: [60, 110],
    colour: '#1f3f44',
    lit: '#3f6a52',
    from: 1200,
    to: 1700,
  }),
  range(60).map(() => {
    const y = random.between(1180, 1590)
    return mapleLeaf(
      [random.between(420, 1180), y],
      5 + (y - 1100) / 44,
      random.between(0, 90),
      random.pick(leaves),
    )
  }),
  bough(random, {
    from: [-80, 80],
    to: [560, 330],
    wood: '#3a2433',
    blossoms: leaves,
    kind: 'leaf',
    sprays: 52,
    spray: 56,
  }),
  bough(random, {
    from: [1680, 160],
    to: [1120, 330],
    wood: '#3a2433',
    blossoms: leaves,
    kind: 'leaf',
    sprays: 44,
    spray: 54,
  }),
]
