/** Charles Bridge over the Vltava, the castle and St Vitus on the hill behind. */
import { block, house } from '../kit/buildings.ts'
import { cumulus } from '../kit/clouds.ts'
import { arch, lancet } from '../kit/domes.ts'
import { haze, land, mist, ridgeLine } from '../kit/land.ts'
import { birds, light, sky, streaks } from '../kit/sky.ts'
import { box, type Drawing, group, mix, range, shape } from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1180
const stone = { lit: '#c99a7c', shade: '#5d4468', from: 'right' } as const

const spire = (
  x: number,
  base: number,
  width: number,
  height: number,
  roof = '#3f4a6c',
): Drawing => [
  shape(`M${x - width / 2} ${base}L${x + width / 2} ${base}L${x} ${base - height}Z`, roof),
  shape(`M${x} ${base}L${x + width / 2} ${base}L${x} ${base - height}Z`, mix(roof, '#ffc48a', 0.4)),
]

/** The cathedral and the long palace, foot at (0, 0). */
const castle = (): Drawing => [
  // St Vitus: two western spires and the great south tower.
  ...[-62, -8].map((x) => [
    block(x - 20, -60, 40, 190, stone, 0.5),
    shape(lancet(x - 12, -130, 10, 60) + lancet(x + 3, -130, 10, 60), '#3a2f58'),
    spire(x, -248, 44, 130),
  ]),
  block(-40, -60, 240, 120, stone, 0.1),
  shape('M-44 -178L200 -178L178 -226L-20 -226Z', '#4f5a78'),
  shape(
    range(7)
      .map((index) => lancet(20 + index * 26, -74, 14, 88))
      .join(''),
    '#3a2f58',
  ),
  range(8).map((index) => spire(14 + index * 26, -176, 10, 40, '#5d4468')),
  block(84, -60, 62, 250, stone, 0.5),
  shape(lancet(94, -210, 16, 70) + lancet(120, -210, 16, 70), '#3a2f58'),
  shape('M80 -308Q84 -352 115 -368Q146 -352 150 -308Z', '#4f7a74'),
  box(103, -396, 24, 32, '#c99a7c'),
  shape('M99 -394Q102 -424 115 -432Q128 -424 131 -394Z', '#4f7a74'),
  spire(115, -430, 10, 54, '#4f7a74'),
  // The palace along the ridge.
  block(-420, 0, 900, 74, { lit: '#f3cfa4', shade: '#c99a8c', from: 'right' }, 0.02),
  shape('M-428 -74L488 -74L470 -104L-408 -104Z', '#b0584e'),
  range(40).map((index) => box(-408 + index * 22, -56, 10, 15, '#8a6a86')),
  range(40).map((index) => box(-408 + index * 22, -28, 10, 15, '#8a6a86')),
  block(-470, 0, 90, 110, { lit: '#f3cfa4', shade: '#b98a88', from: 'right' }),
  shape('M-478 -110L-372 -110L-392 -148L-458 -148Z', '#a04c4a'),
  block(400, 0, 84, 120, { lit: '#f3cfa4', shade: '#b98a88', from: 'right' }),
  shape('M392 -120L492 -120L470 -160L414 -160Z', '#a04c4a'),
]

/** A gate tower of the bridge, foot at (0, 0), 380 high. */
const gateTower = (): Drawing => [
  block(-62, 0, 124, 230, stone, 0.44),
  shape(lancet(-34, 0, 68, 112), '#2f2648'),
  shape(lancet(-42, -136, 20, 54) + lancet(-8, -136, 20, 54), '#2f2648'),
  box(-68, -238, 136, 12, '#e0b48c'),
  shape('M-66 -236L66 -236L26 -352L-26 -352Z', '#3f3f5c'),
  shape('M6 -236L66 -236L26 -352L4 -352Z', '#7d6f7c'),
  ...[-58, 58].map((x) => [box(x - 9, -272, 18, 36, stone.lit), spire(x, -270, 24, 62)]),
  spire(-22, -350, 12, 44),
  spire(22, -350, 12, 44),
]

const statue = (x: number, y: number): Drawing =>
  group(
    [
      box(-9, -22, 18, 22, '#4a3858'),
      shape('M-8 -22Q-10 -48 -3 -56Q-5 -66 0 -68Q5 -66 3 -56Q12 -46 8 -22Z', '#3a2c4c'),
      shape('M2 -56Q16 -60 18 -70L12 -50Z', '#3a2c4c'),
    ],
    { move: [x, y], scale: 1.1 },
  )

const bridge = (): Drawing => [
  shape(
    `M-20 ${shore + 46}V${shore - 72}H1620V${shore + 46}Z${range(7)
      .map((index) => arch(-150 + index * 270, shore + 46, 200, 92))
      .join('')}`,
    '#7d5468',
  ),
  range(8).map((index) => {
    const x = -185 + index * 270
    return [
      shape(
        `M${x - 34} ${shore + 52}L${x + 34} ${shore + 52}L${x + 26} ${shore - 24}L${x} ${shore - 40}L${x - 26} ${shore - 24}Z`,
        '#5d4468',
      ),
      shape(
        `M${x} ${shore + 52}L${x + 34} ${shore + 52}L${x + 26} ${shore - 24}L${x} ${shore - 40}Z`,
        '#c98f78',
      ),
    ]
  }),
  box(-20, shore - 78, 1640, 10, '#f0c49a'),
  box(-20, shore - 68, 1640, 6, '#4a3858', { opacity: 0.5 }),
  range(13).map((index) => statue(80 + index * 124, shore - 78)),
]

const sun = { x: 1180, y: 580 }

export const prague: Scene = (random) => {
  const town = [
    land(
      ridgeLine(random, { y: 1000, rise: 8, waves: 1.4 }).map(
        ([x, y]) => [x, y - 130 * Math.exp(-(((x - 800) / 520) ** 2)) + 60] as const,
      ),
      '#6f7a6a',
    ),
    bushes(random, {
      base: 990,
      radius: [20, 40],
      colour: '#5f7064',
      lit: '#b0a470',
      light: 'right',
    }),
    group(castle(), { move: [760, 930], scale: 1.14 }),
    bushes(random, {
      base: 975,
      radius: [20, 38],
      colour: '#54665f',
      lit: '#a8a06c',
      light: 'right',
      from: 160,
      to: 1420,
    }),
    range(3).flatMap((row) =>
      range(22).map((index) =>
        house({
          x: index * 80 - 50 + (row % 2) * 40 + random.between(-12, 12),
          base: 1040 + row * 44,
          width: random.between(66, 92),
          height: random.between(40, 66),
          lit: random.pick(['#f6d6a8', '#f0bc94', '#e9c9b0', '#d9dcc0']),
          shade: '#94708a',
          roof: random.pick(['#c05a48', '#a84a48', '#b8604c']),
          pitch: 0.34,
          gable: random.chance(0.3),
          window: '#7a5a80',
          from: 'right',
        }),
      ),
    ),
    // St Nicholas: the green dome of the Lesser Town.
    group(
      [
        block(-44, 0, 88, 96, { lit: '#f6d6a8', shade: '#a87f8a', from: 'right' }),
        shape('M-50 -94Q-50 -164 0 -176Q50 -164 50 -94Z', '#5f9a8a'),
        shape('M8 -94V-176Q50 -164 50 -94Z', '#9fc4a4'),
        box(-10, -206, 20, 34, '#f6d6a8'),
        shape('M-12 -204Q0 -234 12 -204Z', '#5f9a8a'),
        block(64, 0, 34, 150, { lit: '#f6d6a8', shade: '#a87f8a', from: 'right' }),
        shape('M60 -148Q81 -196 102 -148Z', '#5f9a8a'),
      ],
      { move: [420, 1090] },
    ),
  ]
  return [
    sky(1020, '#33447f', ['#7a7aae', 0.3], ['#f0ae94', 0.62], ['#ffc987', 0.84], '#ffe7b4'),
    light({ ...sun, radius: 116, colour: '#fff2c6', glow: '#ffc98c', reach: 6.4 }),
    cumulus(random, { x: 330, y: 800, width: 620, light: sun, lit: '#ffd6b4', shade: '#a08cac' }),
    streaks(random, { y: 680, height: 160, colour: '#fff0cc', opacity: 0.5 }),
    haze(800, 1020, '#ffd9a0', 0.5),
    town,
    mist(1120, 60, '#ffd6a4', 0.45),
    water(shore, '#f3bd94', ['#a4859a', 0.18], ['#4f5488', 0.55], '#1f2656'),
    reflection(random, bridge(), shore + 46, {
      depth: 220,
      colour: '#8a7494',
      opacity: 0.45,
      squash: 0.7,
      strokes: 70,
    }),
    bridge(),
    group(gateTower(), { move: [250, shore - 72], scale: 1.06 }),
    glitter(random, { x: 1180, from: shore + 56, to: 1580, width: [160, 400], colour: '#fff0c4' }),
    ripples(random, { from: shore + 60, to: 1590, colour: '#222a5c', opacity: 0.4 }),
    ...[
      [520, 1400, 1],
      [640, 1440, 1.2],
      [1010, 1500, 1.4],
    ].map(([x = 0, y = 0, scale = 1]) =>
      group(
        [
          shape('M-34 -2Q-40 -24 -8 -22Q24 -22 40 -30Q34 4 0 6Q-26 6 -34 -2Z', '#fff8ec'),
          shape(
            'M-30 -10Q-44 -22 -34 -44Q-30 -54 -40 -56L-48 -52Q-44 -64 -34 -62Q-22 -58 -24 -42Q-28 -26 -18 -14Z',
            '#fff8ec',
          ),
          shape('M-40 -57L-54 -51L-41 -50Z', '#f2853f'),
          shape('M-6 -18Q22 -18 36 -26Q26 -6 2 -6Z', '#cfc4d8'),
        ],
        { move: [x, y], scale },
      ),
    ),
    birds(random, 540, 600, '#5f5a86', 5),
  ]
}
