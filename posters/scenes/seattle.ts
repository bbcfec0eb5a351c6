/** The Space Needle and Mount Rainier above Elliott Bay, a ferry coming in. */
import { steamer } from '../kit/boats.ts'
import { skyline } from '../kit/buildings.ts'
import { stratus } from '../kit/clouds.ts'
import { mist, ridge } from '../kit/land.ts'
import { massif } from '../kit/massif.ts'
import { light, sky, stars, streaks } from '../kit/sky.ts'
import { box, type Drawing, group, oval, range, shape, stroke } from '../kit/svg.ts'
import { fir, firWood } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1070

/** In metres, foot at (0, 0). */
const spaceNeedle = (): Drawing => [
  shape(
    'M-21 0C-9 -40 -5 -70 -3.6 -112C-3.4 -130 -6 -142 -9 -152H-4.5C-1.8 -140 -0.6 -128 -0.6 -112C-1 -70 -6 -36 -15 0Z',
    '#f4d2ae',
  ),
  shape(
    'M21 0C9 -40 5 -70 3.6 -112C3.4 -130 6 -142 9 -152H4.5C1.8 -140 0.6 -128 0.6 -112C1 -70 6 -36 15 0Z',
    '#8a5f7e',
  ),
  box(-1.7, -152, 3.4, 152, '#6b4a78'),
  box(-11.5, -31, 23, 3, '#c99a94'),
  oval(0, -152, 12, 2.6, '#6b4a78'),
  shape('M-16 -155Q0 -148 16 -155L21 -158.4H-21Z', '#8a5f7e'),
  oval(0, -159, 22.5, 3.3, '#fbe3c2'),
  shape('M1 -155.7A22.5 3.3 0 0 0 22.5 -159A22.5 3.3 0 0 0 1 -162.3Z', '#c08d90'),
  box(-17, -165, 34, 5, '#ffd991'),
  range(11).map((index) => box(-16 + index * 3, -165, 0.7, 5, '#8a5f7e')),
  oval(0, -165.4, 18.5, 2.2, '#f4d2ae'),
  shape('M-13.5 -166Q-7 -171 -2.4 -173H2.4Q7 -171 13.5 -166Z', '#fbe3c2'),
  shape('M1 -166V-173H2.4Q7 -171 13.5 -166Z', '#a9788a'),
  box(-0.7, -186, 1.4, 14, '#6b4a78'),
]

const sun = { x: 300, y: 760 }

export const seattle: Scene = (random) => {
  const city = [
    skyline(random, {
      left: 560,
      right: 1640,
      base: shore,
      height: (x) => 70 + 190 * Math.exp(-(((x - 980) / 260) ** 2)),
      lit: '#8b6694',
      shade: '#5b4881',
      from: 'left',
      window: '#ffd693',
      chance: 0.22,
      width: [30, 56],
    }),
    skyline(random, {
      left: -20,
      right: 1640,
      base: shore,
      height: (x) => 36 + 96 * Math.exp(-(((x - 1060) / 380) ** 2)),
      lit: '#6d5089',
      shade: '#44397a',
      from: 'left',
      window: '#ffd693',
      chance: 0.32,
      width: [32, 66],
    }),
    group(spaceNeedle(), { move: [520, shore], scale: 3.05 }),
  ]
  return [
    sky(1010, '#1b2760', ['#4d4590', 0.34], ['#c26d8c', 0.64], ['#f7a271', 0.86], '#ffdcab'),
    stars(random, 60, 430),
    light({ ...sun, radius: 88, colour: '#ffefc8', glow: '#ffb57e', reach: 7 }),
    stratus(random, { x: 1320, y: 640, width: 480, light: sun, lit: '#ffb796', shade: '#8f5a8e' }),
    streaks(random, { y: 800, height: 120, colour: '#ffdcae', opacity: 0.5 }),
    massif(random, {
      crest: [
        [200, 1050],
        [420, 990],
        [580, 915],
        [700, 820],
        [790, 715],
        [850, 625],
        [890, 560],
        [930, 520],
        [985, 500],
        [1040, 508],
        [1075, 540],
        [1120, 620],
        [1190, 715],
        [1275, 805],
        [1310, 800],
        [1400, 880],
        [1520, 950],
        [1660, 1010],
      ],
      base: 1050,
      from: 'left',
      rough: 0.35,
      spacing: 66,
      rock: { lit: '#b4758f', shade: '#6f528c' },
      snow: { lit: '#fff0dd', shade: '#b98fb4', line: 800 },
    }),
    mist(960, 120, '#ffc99b', 0.6),
    ridge(random, { y: 985, rise: 18, waves: 3 }, '#9a668f'),
    mist(1030, 50, '#ffc99b', 0.5),
    ridge(random, { y: 1025, rise: 12, waves: 4 }, '#765488'),
    city,
    water(shore, '#f2a584', ['#a86a92', 0.2], ['#4a4586', 0.55], '#1a2458'),
    reflection(random, city, shore, { depth: 360, colour: '#9a6690', opacity: 0.3, squash: 0.6 }),
    glitter(random, { x: 300, from: shore + 8, to: 1540, width: [120, 380], colour: '#ffe3b6' }),
    ripples(random, { from: shore + 20, to: 1590, colour: '#222a63', opacity: 0.35 }),
    group(steamer({ hull: '#f7e6cf', sail: '#fff7ea', shade: '#4d4590' }, '#d9604f'), {
      move: [1010, 1215],
      scale: 0.92,
    }),
    stroke('M840 1226H1190', '#ffe9c9', 4, { opacity: 0.5 }),
    firWood(random, {
      base: (x) => 1640 - Math.abs(x - 800) * 0.12,
      height: [150, 260],
      colour: '#1c2152',
      from: -30,
      to: 330,
    }),
    firWood(random, {
      base: (x) => 1640 - Math.abs(x - 800) * 0.12,
      height: [150, 260],
      colour: '#1c2152',
      from: 1290,
      to: 1640,
    }),
    ...[
      [70, 1640, 560],
      [205, 1660, 430],
      [330, 1670, 300],
      [1545, 1640, 600],
      [1420, 1660, 430],
      [1300, 1670, 280],
    ].map(([x = 0, base = 0, height = 0]) =>
      fir({ x, base, height, colour: '#10163f', lit: '#2f2d63', from: 'left' }),
    ),
    ridge(random, { y: 1592, rise: 10, waves: 3 }, '#0b1030'),
  ]
}
