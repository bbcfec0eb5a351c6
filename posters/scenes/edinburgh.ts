/** The castle on its rock above the old town, heather in front. */
import { battlements, block, house } from '../kit/buildings.ts'
import { stratus } from '../kit/clouds.ts'
import { arch } from '../kit/domes.ts'
import { grass } from '../kit/flowers.ts'
import { haze, land, mist, mountain, ridge, ridgeLine } from '../kit/land.ts'
import { massif } from '../kit/massif.ts'
import type { Random } from '../kit/random.ts'
import { birds, light, sky, streaks } from '../kit/sky.ts'
import { across, box, type Drawing, disc, down, group, range, shape } from '../kit/svg.ts'
import { bushes, tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const stone = { lit: '#c9a08c', shade: '#5a4a70', from: 'right' } as const
const slate = '#453f64'

/** On the rock, foot at (0, 0). */
const castle = (): Drawing => [
  // The palace with its clock tower.
  block(120, 0, 200, 150, stone, 0.4),
  battlements(120, -150, 200, stone.lit),
  block(236, 0, 70, 236, stone, 0.4),
  battlements(236, -236, 70, stone.lit),
  shape('M244 -246L298 -246L271 -300Z', slate),
  box(269, -340, 4, 44, slate),
  shape('M273 -338L318 -326L273 -312Z', '#3f6fb4'),
  shape('M273 -338L318 -326L273 -312L290 -326Z', '#fff6e8', { opacity: 0.5 }),
  disc(271, -204, 15, '#fff0cc'),
  // The great hall and St Margaret's.
  block(-60, 0, 200, 120, stone, 0.3),
  shape('M-68 -118L148 -118L130 -172L-50 -172Z', slate),
  range(5).map((index) => shape(arch(-40 + index * 36, -40, 16, 48), '#3a2f54')),
  block(-200, 0, 150, 84, stone, 0.34),
  shape('M-206 -82L-44 -82L-70 -126L-182 -126Z', slate),
  range(4).map((index) => box(-184 + index * 34, -58, 14, 24, '#ffd98a')),
  range(3).map((index) => box(-130 + index * 20, -142, 10, 22, stone.shade)),
  // The half-moon battery.
  shape('M260 30V-70Q350 -96 440 -66V40Z', stone.shade),
  shape('M340 34V-84Q400 -84 440 -66V40Z', stone.lit),
  battlements(262, -74, 176, stone.lit),
  range(4).map((index) => box(290 + index * 38, -40, 16, 10, '#2f2848')),
  // Walls that follow the edge.
  shape(
    'M-352 96L-338 20L-300 -2L-296 -34L-196 -44L-60 -30L120 -36L270 -24V44L120 30L-60 40L-200 34L-290 60Z',
    across(-340, 270, '#5f4c74', ['#8f7080', 0.5], '#c09486'),
  ),
  battlements(-296, -38, 560, '#c9a08c'),
]

/** Basalt in broken buttresses, steep in the west; a green ramp down to the town on the right. */
const rock = (random: Random): Drawing => [
  massif(random, {
    crest: [
      [230, 1270],
      [290, 1170],
      [316, 1080],
      [372, 980],
      [392, 900],
      [440, 830],
      [500, 800],
      [640, 786],
      [820, 784],
      [1000, 788],
      [1130, 800],
      [1250, 850],
      [1390, 960],
      [1660, 1150],
    ],
    base: 1280,
    from: 'right',
    rough: 0.4,
    spacing: 34,
    rock: { lit: '#b08a86', shade: '#453d62' },
  }),
  shape(
    'M1120 792Q1250 836 1340 912Q1480 1040 1660 1130V1300H1010Q1120 1240 1130 1120Q1170 950 1120 792Z',
    down(800, 1200, '#b8ac70', '#6a8064'),
  ),
  shape('M1120 792Q1220 1000 1170 1300H1010Q1120 1240 1130 1120Q1170 950 1120 792Z', '#55684f', {
    opacity: 0.55,
  }),
  shape('M200 1320Q330 1180 470 1220Q620 1150 760 1220Q900 1160 1080 1240V1340H200Z', '#6f7f62'),
]

const sun = { x: 1270, y: 600 }

export const edinburgh: Scene = (random) => [
  sky(1040, '#39457f', ['#8480ae', 0.32], ['#edb09c', 0.62], ['#fdc890', 0.84], '#ffe9c0'),
  light({ ...sun, radius: 108, colour: '#fff3cf', glow: '#ffce98', reach: 6.4 }),
  stratus(random, { x: 400, y: 470, width: 620, light: sun, lit: '#ffd9bc', shade: '#8a82ac' }),
  streaks(random, { y: 700, height: 160, colour: '#fff0d0', opacity: 0.5 }),
  ridge(random, { y: 930, rise: 20, waves: 1.6 }, '#b48a9c'),
  // Arthur's Seat.
  mountain(random, {
    x: 180,
    base: 1060,
    width: 760,
    height: 260,
    from: 'right',
    rough: 0.5,
    lit: '#a88a84',
    shade: '#6f648a',
  }),
  haze(840, 1060, '#ffd9ac', 0.55),
  rock(random),
  group(castle(), { move: [770, 786], scale: 1.06 }),
  mist(1120, 80, '#ffd6ac', 0.5),
  // The Old Town: tall lands with crow-stepped gables and chimneys.
  range(18).map((index) => {
    const x = index * 94 - 40 + random.between(-8, 8)
    const h = random.between(110, 200) * (index < 4 || index > 12 ? 1.1 : 0.66)
    const w = random.between(76, 98)
    return [
      house({
        x,
        base: 1250,
        width: w,
        height: h,
        lit: random.pick(['#d4ac90', '#bf937f', '#e0bd9a']),
        shade: '#6a5478',
        roof: slate,
        pitch: 0.5,
        gable: index % 2 === 0,
        window: index % 3 ? '#ffd98a' : '#4a4068',
        from: 'right',
      }),
      box(x + w * 0.7, 1250 - h - w * 0.5, 13, w * 0.4, '#8a6a78'),
      box(x + w * 0.68, 1250 - h - w * 0.52, 18, 6, '#d4ac90'),
    ]
  }),
  // St Giles' crown spire.
  group(
    [
      block(-40, 0, 80, 230, stone, 0.5),
      shape(arch(-24, -140, 18, 60) + arch(6, -140, 18, 60), '#3a2f54'),
      ...[-40, 40].map((x) => shape(`M${x - 6} -228L${x + 6} -228L${x} -276Z`, stone.lit)),
      shape(
        'M-40 -230Q-30 -284 0 -300Q30 -284 40 -230L30 -230Q22 -272 0 -284Q-22 -272 -30 -230Z',
        stone.lit,
      ),
      shape(
        'M-18 -230Q-14 -280 0 -296Q14 -280 18 -230L11 -230Q9 -270 0 -282Q-9 -270 -11 -230Z',
        stone.shade,
      ),
      shape('M-9 -294L9 -294L0 -362Z', stone.lit),
    ],
    { move: [330, 1250], scale: 1.05 },
  ),
  // The gardens.
  land(
    ridgeLine(random, { y: 1262, rise: 12, waves: 1.4 }),
    down(1250, 1480, '#9aa06a', ['#5f7a60', 0.5], '#3a5060'),
  ),
  ...[
    [130, 1380, 230],
    [480, 1370, 190],
    [1080, 1380, 200],
    [1390, 1390, 250],
  ].map(([x = 0, base = 0, height = 0]) =>
    tree(random, { x, base, height, colour: '#4a6058', lit: '#b0a464', from: 'right' }),
  ),
  bushes(random, {
    base: 1420,
    radius: [30, 62],
    colour: '#3f5658',
    lit: '#7f8f64',
    light: 'right',
  }),
  land(
    ridgeLine(random, { y: 1480, rise: 16, waves: 1.3 }),
    down(1460, 1600, '#6a4a7c', '#2a2450'),
  ),
  // Heather.
  range(260).map(() => {
    const y = random.between(1476, 1600)
    return disc(
      random.between(-10, 1610),
      y,
      random.between(5, 13),
      random.pick(['#8f5aa0', '#b878b8', '#d99ac4', '#6a4488']),
      { opacity: 0.85 },
    )
  }),
  range(20).map((index) =>
    grass(random, {
      x: index * 84,
      base: 1610,
      height: random.between(60, 110),
      colour: '#241f48',
    }),
  ),
  birds(random, 480, 620, '#5a5480', 5),
]
