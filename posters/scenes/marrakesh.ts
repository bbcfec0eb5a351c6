/** The Koutoubia minaret over rose walls, the snows of the Atlas behind. */
import { block } from '../kit/buildings.ts'
import { cirrus } from '../kit/clouds.ts'
import { arcade, arch } from '../kit/domes.ts'
import { agave } from '../kit/flowers.ts'
import { haze, mist } from '../kit/land.ts'
import { massif } from '../kit/massif.ts'
import { birds, light, sky } from '../kit/sky.ts'
import { box, type Drawing, disc, down, group, range, shape } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const wall = { lit: '#f0a070', shade: '#a8504f', from: 'left' } as const
const deep = '#6a2f48'
const tile = '#2f9a94'

const merlons = (x: number, y: number, width: number, count: number, colour: string): Drawing => {
  const w = width / count
  return range(count).map((index) => {
    const left = x + index * w + w * 0.14
    return shape(
      `M${left} ${y}L${left} ${y - w * 0.5}L${left + w * 0.2} ${y - w * 0.5}L${left + w * 0.36} ${y - w * 0.85}L${left + w * 0.52} ${y - w * 0.5}L${left + w * 0.72} ${y - w * 0.5}L${left + w * 0.72} ${y}Z`,
      colour,
    )
  })
}

/** Foot at (0, 0), 690 high. */
const koutoubia = (): Drawing => [
  block(-82, 0, 164, 500, wall, 0.42),
  // Windows in blind arches, a different pair on each storey.
  ...[-110, -222, -334].map((y, row) => [
    shape(arch(-64, y, 56, 84) + arch(22, y, 46, 84), deep, { opacity: 0.35 }),
    shape(arch(-56, y - 4, 18, 56) + arch(-34, y - 4, 18, 56), deep),
    shape(arch(30, y - 4, 13, 56) + arch(47, y - 4, 13, 56), '#4a2340'),
    box(-82, y + 14, 164, 5, row % 2 ? '#ffc48a' : '#c9705a', { opacity: 0.8 }),
  ]),
  arcade(-76, -392, 90, 52, 4, deep, { opacity: 0.75 }),
  arcade(20, -392, 56, 52, 3, '#4a2340', { opacity: 0.75 }),
  box(-82, -478, 164, 24, tile),
  box(13, -478, 69, 24, '#1f6470'),
  range(10).map((index) =>
    shape(
      `M${-74 + index * 16} -466L${-66 + index * 16} -474L${-58 + index * 16} -466L${-66 + index * 16} -458Z`,
      '#fff0d0',
      { opacity: index > 5 ? 0.5 : 0.9 },
    ),
  ),
  box(-88, -500, 176, 10, '#ffc48a'),
  merlons(-86, -498, 172, 7, wall.lit),
  // Lantern and its gilded globes.
  block(-40, -500, 80, 104, wall, 0.42),
  shape(arch(-26, -510, 20, 62) + arch(-2, -510, 18, 62), deep),
  box(-44, -608, 88, 8, '#ffc48a'),
  merlons(-42, -606, 84, 5, wall.lit),
  shape('M-30 -604Q-30 -654 0 -660Q30 -654 30 -604Z', wall.lit),
  shape('M6 -604V-660Q30 -654 30 -604Z', wall.shade),
  box(-2, -730, 4, 74, deep),
  disc(0, -672, 11, '#ffd46b'),
  disc(0, -692, 8.5, '#ffd46b'),
  disc(0, -708, 6, '#ffd46b'),
  disc(3, -672, 7, '#c98a3c'),
]

const rampart = (y: number, lit: string, shade: string): Drawing => [
  box(-20, y, 1640, 150, down(y, y + 150, lit, shade)),
  merlons(-20, y + 1, 1640, 40, lit),
  range(9).map((index) => [
    block(20 + index * 200, y + 150, 74, 190, { lit, shade, from: 'left' }, 0.4),
    merlons(20 + index * 200, y - 39, 74, 3, lit),
  ]),
  range(80).map((index) =>
    disc(10 + index * 20 + (index % 3) * 4, y + 30 + (index % 4) * 24, 2.6, shade, {
      opacity: 0.6,
    }),
  ),
]

/** A horseshoe gate in the near wall, foot at (0, 0). */
const gate = (): Drawing => [
  box(-170, -330, 340, 332, '#d97a58'),
  box(60, -330, 110, 332, '#a8504f'),
  merlons(-170, -329, 340, 9, '#d97a58'),
  box(-140, -300, 280, 300, '#f0a878', { opacity: 0.7 }),
  shape('M-84 0V-140C-112 -190 -96 -262 0 -276C96 -262 112 -190 84 -140V0Z', '#f9cf9a'),
  shape('M-66 0V-140C-90 -186 -76 -240 0 -252C76 -240 90 -186 66 -140V0Z', tile),
  shape('M-54 0V-138C-74 -180 -62 -226 0 -236C62 -226 74 -180 54 -138V0Z', '#3a1f3a'),
  shape('M-54 0V-138C-74 -180 -62 -226 0 -236Q-30 -180 -20 0Z', '#ffb46b', { opacity: 0.25 }),
  range(12).map((index) => box(-136 + index * 23, -318, 12, 12, index % 2 ? tile : '#fff0d0')),
]

export const marrakesh: Scene = (random) => [
  sky(1000, '#254a86', ['#6a74a8', 0.32], ['#f2a594', 0.64], ['#ffba80', 0.86], '#ffe0ac'),
  light({ x: 1120, y: 560, radius: 118, colour: '#fff1c4', glow: '#ffc08a', reach: 6 }),
  cirrus(random, { x: 420, y: 430, width: 720, colour: '#ffd3b8', turn: 10 }),
  // The Atlas, in two ranges.
  massif(random, {
    crest: [
      [-40, 800],
      [80, 740],
      [190, 780],
      [330, 690],
      [430, 750],
      [560, 720],
      [700, 790],
      [860, 740],
      [960, 780],
      [1120, 700],
      [1220, 760],
      [1360, 690],
      [1460, 750],
      [1640, 710],
    ],
    base: 1030,
    from: 'right',
    rock: { lit: '#d99aa0', shade: '#a082a8' },
    snow: { lit: '#fff3e4', shade: '#d0b4cc', line: 860 },
  }),
  haze(700, 980, '#ffc49c', 0.5),
  massif(random, {
    crest: [
      [-40, 880],
      [150, 830],
      [260, 860],
      [420, 790],
      [520, 850],
      [660, 860],
      [820, 900],
      [1010, 850],
      [1180, 800],
      [1270, 840],
      [1400, 780],
      [1480, 830],
      [1640, 800],
    ],
    base: 1030,
    from: 'right',
    rough: 0.7,
    spacing: 60,
    rock: { lit: '#d08a8c', shade: '#7d6294' },
    snow: { lit: '#fff8ec', shade: '#b49cc4', line: 880 },
  }),
  haze(800, 1020, '#ffcf9c', 0.75),
  // The plain with its palm grove.
  box(-20, 1000, 1640, 620, '#e09a70'),
  range(40).map((index) =>
    palm(random, {
      x: index * 42 - 20,
      base: 1056 + random.between(-10, 14),
      height: random.between(70, 120),
      lean: random.between(-0.1, 0.1),
      colour: index % 2 ? '#6a6a6c' : '#7f7468',
    }),
  ),
  mist(1040, 50, '#ffcf9c', 0.6),
  rampart(1060, '#e0906c', '#b8605a'),
  group(koutoubia(), { move: [800, 1160], scale: 1.06 }),
  bushes(random, { base: 1212, radius: [18, 40], colour: '#4f5f54', lit: '#9a9a64' }),
  // Houses of the old town.
  range(20).map((index) => {
    const x = index * 86 - 30 + random.between(-12, 12)
    const h = random.between(60, 150)
    const w = random.between(80, 112)
    return [
      block(
        x,
        1400,
        w,
        h,
        { lit: random.pick(['#f2ad7c', '#e5946c', '#f7c08f']), shade: '#a4525a', from: 'right' },
        0.3,
      ),
      shape(
        arch(x + w * 0.4, 1400 - h * 0.35, 14, 30) + arch(x + w * 0.66, 1400 - h * 0.35, 14, 30),
        deep,
        { opacity: 0.8 },
      ),
      random.chance(0.4)
        ? merlons(x, 1400 - h + 1, w, 5, '#f2ad7c')
        : box(x - 3, 1400 - h - 6, w + 6, 8, '#c9705a'),
      random.chance(0.25) ? box(x + w * 0.2, 1400 - h * 0.8, w * 0.36, 8, tile) : '',
    ]
  }),
  box(-20, 1398, 1640, 230, down(1398, 1600, '#c9705a', '#6a2f48')),
  group(gate(), { move: [800, 1560], scale: 0.86 }),
  palm(random, { x: 210, base: 1560, height: 620, lean: 0.1, colour: '#2f4a4f', lit: '#5f8064' }),
  palm(random, { x: 330, base: 1580, height: 420, lean: -0.1, colour: '#2f4a4f', lit: '#5f8064' }),
  palm(random, {
    x: 1390,
    base: 1570,
    height: 660,
    lean: -0.08,
    colour: '#2f4a4f',
    lit: '#5f8064',
  }),
  bushes(random, {
    base: 1590,
    radius: [40, 80],
    colour: '#22363f',
    lit: '#4a6a58',
    from: -60,
    to: 520,
  }),
  bushes(random, {
    base: 1590,
    radius: [40, 80],
    colour: '#22363f',
    lit: '#4a6a58',
    from: 1100,
    to: 1660,
  }),
  ...[
    [120, 1620],
    [440, 1630],
    [1180, 1630],
    [1500, 1610],
  ].map(([x = 0, base = 0]) => agave({ x, base, height: 130, colour: '#16303a', lit: '#4a7a70' })),
  birds(random, 420, 640, '#6a5a86', 5),
]
