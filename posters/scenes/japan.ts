/** Mount Fuji in the morning, a red pagoda before it and cherry blossom all around. */
import { stratus } from '../kit/clouds.ts'
import { blossomSpray, bough } from '../kit/flowers.ts'
import { haze, land, mist, mountain, ridge, ridgeLine } from '../kit/land.ts'
import { light, sky, streaks } from '../kit/sky.ts'
import { box, type Drawing, group, r, range, shape } from '../kit/svg.ts'
import { firWood } from '../kit/trees.ts'
import { ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const red = '#d8483a'
const redShade = '#8f2f3d'
const tile = '#33375e'
const tileLit = '#5d628c'

/** Five roofs, foot at (0, 0), 400 high with its spire. */
function pagoda(): Drawing {
  const storeys = range(5).map((index) => {
    const w = 66 - index * 7.5
    const y = -18 - index * 56
    const eave = w + 46 - index * 2
    return [
      box(-w, y - 42, w * 2, 44, red),
      box(w * 0.2, y - 42, w * 0.8, 44, redShade),
      box(-w * 0.72, y - 32, w * 0.36, 34, '#fbe9cf'),
      box(-w * 0.18, y - 32, w * 0.36, 34, '#5b2438'),
      box(w * 0.36, y - 32, w * 0.36, 34, '#d9b0a5'),
      box(-w - 9, y - 4, w * 2 + 18, 6, redShade),
      shape(
        `M${r(-eave)} ${r(y - 38)}Q${r(-w * 0.9)} ${r(y - 44)} ${r(-w * 0.55)} ${r(y - 66)}H${r(w * 0.55)}Q${r(w * 0.9)} ${r(y - 44)} ${r(eave)} ${r(y - 38)}L${r(eave - 8)} ${r(y - 31)}Q0 ${r(y - 40)} ${r(-eave + 8)} ${r(y - 31)}Z`,
        tile,
      ),
      shape(
        `M${r(-eave)} ${r(y - 38)}Q${r(-w * 0.9)} ${r(y - 44)} ${r(-w * 0.55)} ${r(y - 66)}H${r(w * 0.05)}Q${r(-w * 0.3)} ${r(y - 46)} ${r(-w * 0.4)} ${r(y - 38)}Z`,
        tileLit,
      ),
      shape(
        `M${r(-eave + 8)} ${r(y - 31)}Q0 ${r(y - 40)} ${r(eave - 8)} ${r(y - 31)}L${r(eave - 20)} ${r(y - 27)}Q0 ${r(y - 34)} ${r(-eave + 20)} ${r(y - 27)}Z`,
        redShade,
      ),
    ]
  })
  return [
    box(-84, -20, 168, 24, '#8a7a86'),
    box(-84, -20, 110, 24, '#c7b3ac'),
    storeys,
    box(-2.5, -404, 5, 100, tile),
    range(7).map((ring) => box(-9 + ring * 0.7, -330 - ring * 9, 18 - ring * 1.4, 4, tile)),
  ]
}

const sun = { x: 470, y: 560 }

export const japan: Scene = (random) => [
  sky(1000, '#2f5f8f', ['#6fa0b8', 0.3], ['#f2c4b0', 0.62], ['#fbd9b8', 0.84], '#fff0d2'),
  light({ ...sun, radius: 128, colour: '#ee5a48', glow: '#ffc7a4', reach: 5 }),
  stratus(random, { x: 1270, y: 580, width: 600, light: sun, lit: '#fff3e2', shade: '#d99fa8' }),
  mountain(random, {
    x: 880,
    base: 1080,
    width: 1740,
    height: 600,
    from: 'left',
    hollow: 1.32,
    crown: 0.1,
    rough: 0.1,
    lit: '#6f8fb5',
    shade: '#4a6698',
    snow: { lit: '#fffaf0', shade: '#c3cfe2', line: 0.4, tongues: 10 },
  }),
  streaks(random, {
    y: 720,
    height: 80,
    colour: '#fff6e6',
    opacity: 0.85,
    count: 8,
    from: 300,
    to: 1500,
  }),
  haze(820, 1080, '#ffe3cb', 0.85),
  ridge(random, { y: 1010, rise: 22, waves: 2.4 }, '#8fa9b8'),
  mist(1060, 60, '#fff0dc', 0.8),
  ridge(random, { y: 1062, rise: 14, waves: 4 }, '#5f8496'),
  water(1100, '#f7d9c4', ['#9fc0c6', 0.22], ['#5b8ea3', 0.6], '#2c5a78'),
  ripples(random, { from: 1112, to: 1420, colour: '#fff3e0', opacity: 0.6, count: 50 }),
  land(
    ridgeLine(random, { y: 1330, rise: 16, waves: 1.6 }).map(
      ([x, y]) => [x, y - 170 * Math.exp(-(((x - 470) / 330) ** 2)) + 40] as const,
    ),
    '#2f5a5c',
  ),
  firWood(random, {
    base: (x) => 1350 - 150 * Math.exp(-(((x - 470) / 330) ** 2)),
    height: [70, 130],
    colour: '#274c55',
    from: -20,
    to: 1000,
  }),
  group(pagoda(), { move: [470, 1235], scale: 1.42 }),
  range(70).map((index) =>
    blossomSpray(
      random,
      [
        index * 23 - 10,
        1350 - 110 * Math.exp(-(((index * 23 - 470) / 300) ** 2)) + random.between(-10, 70),
      ],
      random.between(40, 66),
      ['#c76a86', '#f0a0b0', '#ffd9da'],
    ),
  ),
  land(ridgeLine(random, { y: 1480, rise: 18, waves: 2 }), '#1f4450'),
  range(46).map((index) =>
    blossomSpray(random, [index * 36, 1505 + random.between(-30, 60)], random.between(50, 84), [
      '#a84f74',
      '#e58aa2',
      '#ffc9d0',
    ]),
  ),
  bough(random, {
    from: [1680, 60],
    to: [1080, 300],
    wood: '#4a2f45',
    blossoms: ['#d4708c', '#f6a9b8', '#ffe3e2'],
    sprays: 44,
    spray: 52,
  }),
  bough(random, {
    from: [1680, 420],
    to: [1290, 560],
    wood: '#4a2f45',
    blossoms: ['#d4708c', '#f6a9b8', '#ffe3e2'],
    sprays: 26,
  }),
]
