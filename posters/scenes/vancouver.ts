/** The city and the North Shore mountains over Coal Harbour, a seaplane coming in. */
import { sloop } from '../kit/boats.ts'
import { block, skyline, windows } from '../kit/buildings.ts'
import { bank } from '../kit/clouds.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import { massif } from '../kit/massif.ts'
import type { Random } from '../kit/random.ts'
import { light, sky, stars } from '../kit/sky.ts'
import { box, type Drawing, group, range, shape, stroke } from '../kit/svg.ts'
import { bushes, fir, firWood } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1110
const glass = { lit: '#a9dcd4', shade: '#2f6f8a', from: 'left' } as const

/** The five sails of Canada Place, on its pier; foot at (0, 0). */
const sails = (): Drawing => [
  box(-220, -26, 440, 28, '#e9dcd0'),
  box(-220, -26, 440, 7, '#fffaf0'),
  range(14).map((index) => box(-206 + index * 31, -16, 16, 12, '#4f7a94')),
  range(5).map((index) => {
    const x = -176 + index * 86
    return [
      shape(`M${x - 44} -28Q${x - 14} -62 ${x} -122Q${x + 14} -62 ${x + 44} -28Z`, '#fffaf0'),
      shape(`M${x} -122Q${x + 14} -62 ${x + 44} -28H${x + 10}Q${x + 8} -80 ${x} -122Z`, '#c4c9d4'),
      box(x - 1.6, -136, 3.2, 20, '#8a9aac'),
    ]
  }),
]

function towers(random: Random): Drawing {
  const at = [
    [430, 66, 230],
    [520, 58, 290],
    [610, 74, 340],
    [706, 60, 280],
    [780, 80, 420],
    [880, 64, 330],
    [960, 76, 380],
    [1056, 62, 270],
    [1136, 70, 310],
    [1226, 60, 220],
    [340, 60, 170],
    [1310, 66, 170],
  ] as const
  return at.map(([x, w, h]) => [
    block(x, shore, w, h, glass, 0.4),
    windows(random, {
      x: x + 3,
      y: shore - h + 6,
      width: w - 6,
      height: h - 8,
      columns: Math.round(w / 11),
      rows: Math.round(h / 14),
      colour: '#ffe3a8',
      chance: 0.26,
      gap: [0.35, 0.5],
    }),
    range(Math.round(h / 28)).map((floor) =>
      box(x, shore - h + floor * 28, w, 2.4, '#e6f6f0', { opacity: 0.5 }),
    ),
    box(x + w * 0.2, shore - h - 12, w * 0.4, 13, glass.shade),
  ])
}

/** Flying to the left, its middle at (0, 0). */
const seaplane = (): Drawing => [
  shape('M-110 -4Q-96 -24 -60 -26L60 -18L104 -48H118L108 -8L60 8H-70Q-104 8 -110 -4Z', '#fff3dc'),
  shape('M-110 -4H108L60 8H-70Q-104 8 -110 -4Z', '#d9604a'),
  box(-64, -21, 34, 12, '#3f6f8a', { round: 3 }),
  range(3).map((index) => box(-20 + index * 22, -18, 13, 9, '#3f6f8a', { round: 2 })),
  shape('M-40 -28H70L64 -37H-34Z', '#f0b45a'),
  stroke('M-20 8L-30 34M30 8L24 34', '#4a4a70', 4),
  shape('M-84 34H64L50 46H-70Q-84 44 -84 34Z', '#e9dcd0'),
  stroke('M-113 -32V24', '#4a4a70', 4, { opacity: 0.7 }),
]

const sun = { x: 320, y: 600 }

export const vancouver: Scene = (random) => {
  const city = [
    skyline(random, {
      left: 60,
      right: 1560,
      base: shore,
      height: (x) => 60 + 130 * Math.exp(-(((x - 820) / 380) ** 2)),
      lit: '#9ac4c4',
      shade: '#5a86a0',
      from: 'left',
      width: [26, 50],
    }),
    towers(random),
    // The lookout with its saucer.
    group(
      [
        box(-13, -330, 26, 330, '#c4d6d4'),
        box(2, -330, 11, 330, '#5a86a0'),
        shape('M-42 -340Q0 -322 42 -340L34 -364H-34Z', '#e9dcd0'),
        box(-38, -358, 76, 8, '#ffd98a'),
        box(-1.5, -420, 3, 58, '#5a86a0'),
      ],
      { move: [1108, shore] },
    ),
    bushes(random, { base: shore + 2, radius: [12, 26], colour: '#2f5f60', lit: '#7fa070' }),
    group(sails(), { move: [690, shore + 4], scale: 0.92 }),
  ]
  return [
    sky(1010, '#1a4a80', ['#4f8aac', 0.34], ['#f3c9b0', 0.66], ['#ffb48c', 0.88], '#ffd9ac'),
    stars(random, 30, 300),
    light({ ...sun, radius: 104, colour: '#fff4d0', glow: '#ffcb98', reach: 6.6 }),
    // The Lions look over the shoulder of the nearer range.
    massif(random, {
      crest: [
        [-40, 830],
        [110, 760],
        [220, 800],
        [360, 720],
        [470, 640],
        [505, 660],
        [545, 620],
        [640, 760],
        [800, 800],
        [1640, 860],
      ],
      base: 1070,
      from: 'left',
      rock: { lit: '#a0a8bc', shade: '#8094b8' },
      snow: { lit: '#fff0e4', shade: '#b8c4dc', line: 860 },
    }),
    haze(640, 1000, '#ffd6b8', 0.5),
    massif(random, {
      crest: [
        [-40, 960],
        [160, 900],
        [300, 860],
        [430, 800],
        [560, 840],
        [700, 740],
        [770, 770],
        [900, 640],
        [960, 690],
        [1080, 590],
        [1140, 650],
        [1230, 620],
        [1350, 740],
        [1460, 710],
        [1640, 820],
      ],
      base: 1070,
      from: 'left',
      rough: 0.7,
      spacing: 70,
      rock: { lit: '#7f94ac', shade: '#3f5a88' },
      snow: { lit: '#fffaf0', shade: '#94acd4', line: 830 },
    }),
    haze(820, 1060, '#ffd6b0', 0.5),
    bank(random, {
      from: -60,
      to: 1500,
      y: 1040,
      height: 90,
      light: sun,
      lit: '#fff0dc',
      shade: '#c4b8bc',
    }),
    ridge(random, { y: 1000, rise: 20, waves: 2.2 }, '#5f8498'),
    firWood(random, { base: () => 1070, height: [50, 100], colour: '#44707f', step: 22 }),
    mist(1060, 60, '#ffdcb8', 0.55),
    city,
    water(shore, '#ffcfa8', ['#9aa8b0', 0.16], ['#3a86a0', 0.5], '#123f6c'),
    reflection(random, city, shore, {
      depth: 420,
      colour: '#7fa4ac',
      opacity: 0.4,
      squash: 0.74,
      strokes: 100,
    }),
    glitter(random, { x: 300, from: shore + 10, to: 1570, width: [150, 380], colour: '#fff0c8' }),
    ripples(random, { from: shore + 20, to: 1590, colour: '#123f6c', opacity: 0.4 }),
    group(sloop({ hull: '#1f3458', sail: '#fffaf0', shade: '#c4ccd8' }), {
      move: [1130, 1300],
      scale: 1.2,
    }),
    group(sloop({ hull: '#1f3458', sail: '#f2b45a', shade: '#c4803f' }), {
      move: [560, 1250],
      scale: 0.85,
    }),
    group(seaplane(), { move: [850, 470], scale: 0.9, turn: -7 }),
    // Stanley Park, near by.
    firWood(random, {
      base: (x) => 1560 - Math.max(0, 420 - x) * 0.24,
      height: [120, 240],
      colour: '#1a4450',
      from: -20,
      to: 400,
    }),
    firWood(random, {
      base: (x) => 1560 - Math.max(0, x - 1200) * 0.24,
      height: [120, 240],
      colour: '#1a4450',
      from: 1220,
      to: 1640,
    }),
    ...[
      [70, 1620, 560],
      [200, 1640, 400],
      [1550, 1620, 600],
      [1410, 1640, 420],
    ].map(([x = 0, base = 0, height = 0]) =>
      fir({ x, base, height, colour: '#0f2f40', lit: '#3a6a68', from: 'left' }),
    ),
    shape('M-20 1640L-20 1560L420 1610L800 1625L1200 1610L1640 1560L1640 1640Z', '#0c2436'),
  ]
}
