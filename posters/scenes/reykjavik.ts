/** Hallgrímskirkja and the coloured roofs of the town under the northern lights. */
import { house } from '../kit/buildings.ts'
import { land, mist, mountain, ridge, ridgeLine } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { light, sky, stars } from '../kit/sky.ts'
import { box, type Drawing, down, group, polygon, r, range, shape } from '../kit/svg.ts'
import { fir } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

/** Curtains of light: rays that hang from a wandering line and fade upwards. */
function aurora(
  random: Random,
  y: number,
  height: number,
  colour: string,
  opacity: number,
): Drawing {
  const phase = random() * 6
  const line = (x: number) => y + 70 * Math.sin(x / 260 + phase) + 34 * Math.sin(x / 97 + phase * 2)
  return range(82).map((index) => {
    const x = index * 20 - 10
    const low = line(x)
    const tall = height * random.between(0.55, 1) * (0.65 + 0.35 * Math.sin(x / 210 + phase * 3))
    return polygon(
      [
        [x - 6, low + 30],
        [x + 15, low + 30],
        [x + 21 + 34, low - tall],
        [x + 34, low - tall],
      ],
      down(
        low - tall,
        low + 30,
        [colour, 0, 0],
        [colour, 0.72, opacity * random.between(0.6, 1)],
        ['#c9ffdc', 0.86, opacity * 0.9],
        [colour, 1, 0],
      ),
    )
  })
}

/** Foot at (0, 0), 720 high: pillars that rise in steps to the tower, as basalt does. */
function church(): Drawing {
  const pillars = range(13).map((index) => {
    const step = index + 1
    const w = 17
    const x = 56 + index * w
    const h = 350 * 0.86 ** step + 34
    return { x, w, h }
  })
  const front = '#f0e2d6'
  const dim = '#b4a8bc'
  return [
    // The nave behind.
    pillars.map(({ x, w, h }) => [
      [-1, 1].map((side) => {
        const left = side < 0 ? -x - w : x
        return [
          box(left, -h, w, h, side < 0 ? front : dim),
          box(left + w * 0.62, -h, w * 0.38, h, side < 0 ? '#a99cb4' : '#7f7496'),
          shape(
            `M${left} ${-h + 0.5}L${left + w} ${-h + 0.5}L${side < 0 ? left + w : left} ${-h - 14}Z`,
            side < 0 ? front : dim,
          ),
        ]
      }),
    ]),
    // The tower.
    box(-58, -500, 116, 500, front),
    box(8, -500, 50, 500, dim),
    range(5).map((rib) => box(-52 + rib * 24, -500, 6, 500, '#8f84a4', { opacity: 0.45 })),
    shape('M-58 -498L58 -498L46 -540L-46 -540Z', '#d6c8cc'),
    box(-44, -580, 88, 44, front),
    box(6, -580, 38, 44, dim),
    shape(
      range(4)
        .map((index) => `M${-38 + index * 20} -540v-24q7 -9 14 0v24Z`)
        .join(''),
      '#4a4470',
    ),
    shape('M-46 -578L46 -578L0 -716Z', front),
    shape('M4 -578L46 -578L0 -716Z', dim),
    box(-2.5, -752, 5, 40, front),
    box(-11, -740, 22, 5, front),
    shape('M-14 -372v-70q14 -20 28 0v70Z', '#ffd98a'),
    shape('M-30 0V-118Q-30 -150 0 -168Q30 -150 30 -118V0Z', '#4a4470'),
    shape('M-20 0V-112Q-20 -138 0 -152Q20 -138 20 -112V0Z', '#ffd98a'),
    shape('M-10 -212v-76q10 -15 20 0v76Z', '#ffd98a', { opacity: 0.85 }),
  ]
}

export const reykjavik: Scene = (random) => [
  sky(1080, '#0b1a44', ['#143a66', 0.4], ['#2f6f86', 0.72], ['#8fb4a8', 0.92], '#f3d3a4'),
  stars(random, 150, 820),
  aurora(random, 640, 520, '#3fe0a0', 0.34),
  aurora(random, 470, 420, '#57d9c4', 0.26),
  aurora(random, 800, 380, '#8a7fe0', 0.2),
  light({
    x: 1180,
    y: 930,
    radius: 50,
    colour: '#fff0c4',
    glow: '#ffd09a',
    reach: 9,
    strength: 0.6,
  }),
  ...[
    [230, 760, 240],
    [1380, 900, 260],
    [760, 820, 190],
  ].map(([x = 0, width = 0, height = 0]) =>
    mountain(random, {
      x,
      base: 1080,
      width,
      height,
      from: 'right',
      rough: 0.35,
      lit: '#7f9ab4',
      shade: '#3f5a86',
      crown: 0.12,
      snow: { lit: '#f6f0ea', shade: '#a9bcd4', line: 0.6, tongues: 7 },
    }),
  ),
  mist(1060, 80, '#c9d9cc', 0.55),
  ridge(random, { y: 1090, rise: 10, waves: 3 }, '#5a7a96'),
  range(26).map((index) =>
    house({
      x: index * 64 - 30,
      base: 1170,
      width: random.between(50, 66),
      height: random.between(30, 62),
      lit: random.pick(['#b9c4cc', '#d4c0b4', '#9fb4c4']),
      shade: '#5a6f92',
      roof: random.pick(['#8a4a58', '#3f6a86', '#5a5478']),
      pitch: 0.42,
      gable: true,
      window: '#ffd98a',
      from: 'right',
    }),
  ),
  mist(1150, 50, '#8fb0bc', 0.4),
  group(church(), { move: [800, 1210], scale: 1.08 }),
  land(ridgeLine(random, { y: 1216, rise: 6, waves: 1.6 }), '#c9d6e0'),
  range(15).map((index) =>
    house({
      x: index * 116 - 40 + random.between(-8, 8),
      base: 1370 + random.between(-14, 10),
      width: random.between(88, 108),
      height: random.between(64, 100),
      lit: random.pick(['#e8705a', '#f2b45a', '#4f9fb4', '#f0e2d6', '#5fae8c']),
      shade: '#3f4a78',
      roof: random.pick(['#f4f0ee', '#e3e6ee', '#c94f4a']),
      pitch: 0.5,
      gable: true,
      window: '#ffe3a0',
      from: 'right',
    }),
  ),
  land(
    ridgeLine(random, { y: 1376, rise: 10, waves: 1.8 }),
    down(1370, 1600, '#dfe8f0', ['#8fa9cc', 0.5], '#4a6498'),
  ),
  shape('M742 1382C760 1440 900 1490 960 1640H600C620 1540 640 1440 672 1382Z', '#f6f4f0', {
    opacity: 0.8,
  }),
  ...[
    [120, 1560, 250],
    [250, 1590, 190],
    [40, 1600, 200],
    [1380, 1570, 260],
    [1500, 1590, 330],
    [1270, 1600, 170],
  ].map(([x = 0, base = 0, height = 0]) => [
    fir({ x, base, height, colour: '#17305a', lit: '#9fb9d4', from: 'right' }),
  ]),
  land(ridgeLine(random, { y: 1580, rise: 8, waves: 2 }), '#b9cbe0'),
  range(60).map(() => {
    const x = random() * 1600
    const y = 900 + random() * 700
    return shape(`M${r(x)} ${r(y)}m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0`, '#ffffff', {
      opacity: 0.5,
    })
  }),
]
