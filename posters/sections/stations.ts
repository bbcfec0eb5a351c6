/** Stations, and rails that trains have left. */
import { skyline } from '../kit/buildings.ts'
import { grass } from '../kit/flowers.ts'
import { mist } from '../kit/land.ts'
import { box, disc, mix, polygon, range, shape, stroke } from '../kit/svg.ts'
import { bushes, tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { glowing, person } from './furniture.ts'
import { cars } from './trains.ts'

/** A platform: people in line at the marks, the train at rest. */
export function platform(air: Air, colour: string): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 900, sun: [1260, 470, 60] }),
    skyline(random, {
      left: -20,
      right: 1620,
      base: 900,
      height: () => 260,
      lit: air.far,
      shade: air.mid,
      window: air.window,
      chance: 0.2,
    }),
    cars(-60, 1110, 4, colour, air).slice(0),
    shape('M-20 240H1620V420L-20 520Z', air.near),
    shape('M-20 500L1620 404V430L-20 532Z', air.stone),
    [260, 1340].map((x) => [box(x, 440, 44, 760, air.shade), box(x, 440, 14, 760, air.stone)]),
    box(640, 560, 320, 120, air.dark, { round: 10 }),
    box(640, 610, 320, 20, colour),
    range(5).map((word) => box(676 + word * 52, 576, 36, 16, air.window, { round: 4 })),
    box(676, 644, 120, 16, '#ffffff', { opacity: 0.8 }),
    box(-20, 1104, 1640, 520, air.lit),
    box(-20, 1104, 1640, 22, air.stone),
    box(-20, 1160, 1640, 26, '#f2c14e'),
    range(5).map((at) => [
      person(
        430 + at * 86,
        1270 - at * 6,
        210 + (at % 3) * 14,
        [air.dark, air.accent, air.near, air.roof, air.mid][at] ?? air.dark,
      ),
      person(
        1010 + at * 86,
        1270 - at * 6,
        206 + (at % 2) * 18,
        [air.near, air.mid, air.dark, air.accent, air.roof][at] ?? air.dark,
      ),
    ]),
    stroke('M400 1290H820M980 1290H1400', '#ffffff', 8, { opacity: 0.8 }),
  ]
}

/** A card held to a gate, which opens. */
export function fareGate(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 1000, sun: [800, 520, 90] }),
    skyline(random, {
      left: -20,
      right: 1620,
      base: 1000,
      height: (x) => 200 + 110 * Math.cos(x / 190),
      lit: air.far,
      shade: air.mid,
      window: air.window,
      chance: 0.3,
    }),
    mist(960, 150, air.sky[2], 0.6),
    box(-20, 1000, 1640, 620, air.lit),
    polygon(
      [
        [620, 1000],
        [980, 1000],
        [1320, 1420],
        [280, 1420],
      ],
      air.stone,
    ),
    ([-1, 1] as const).map((side) => {
      const x = 800 + side * 420
      return [
        box(x - 160, 860, 320, 520, mix(air.stone, '#ffffff', 0.4), { round: 40 }),
        box(x + 80, 880, 80, 500, air.shade, { round: 30 }),
        box(x - 120, 830, 240, 70, air.near, { round: 26 }),
        box(x - 80, 846, 160, 34, mix('#7fd6cf', air.window, 0.3), { round: 14 }),
        glowing(x, 862, 190, '#9fe8dc'),
        box(x - 110, 980, 150, 40, '#5fc98a', { round: 18 }),
      ]
    }),
    polygon(
      [
        [540, 1010],
        [620, 1030],
        [620, 1160],
        [540, 1150],
      ],
      '#f2735b',
    ),
    polygon(
      [
        [1060, 1010],
        [980, 1030],
        [980, 1160],
        [1060, 1150],
      ],
      '#f2735b',
    ),
    polygon(
      [
        [430, 700],
        [640, 640],
        [690, 790],
        [480, 850],
      ],
      '#5fb98a',
    ),
    polygon(
      [
        [446, 746],
        [654, 686],
        [664, 714],
        [456, 774],
      ],
      '#ffffff',
      { opacity: 0.85 },
    ),
    shape(
      'M620 800Q760 700 860 620Q1000 520 1180 480V640Q1020 690 920 760Q800 860 690 850Q630 850 620 800Z',
      '#d9a07c',
    ),
    shape('M900 610Q1040 500 1640 430V640Q1180 660 960 770Z', air.accent),
    person(800, 1120, 130, air.dark),
  ]
}

/** A railway that became a garden, between the towers of the city. */
export function highGarden(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 1000, sun: [800, 600, 86] }),
    skyline(random, {
      left: -20,
      right: 560,
      base: 1040,
      height: (x) => 620 - x * 0.5,
      lit: air.shade,
      shade: air.mid,
      window: air.window,
      chance: 0.4,
      width: [90, 160],
    }),
    skyline(random, {
      left: 1040,
      right: 1640,
      base: 1040,
      height: (x) => 180 + (x - 900) * 0.6,
      lit: air.lit,
      shade: air.shade,
      window: air.mid,
      chance: 0.5,
      width: [90, 160],
    }),
    mist(1000, 160, air.sky[2], 0.6),
    polygon(
      [
        [730, 1000],
        [870, 1000],
        [1400, 1420],
        [200, 1420],
      ],
      air.stone,
    ),
    range(12).map((plank) => {
      const y = 1010 + plank * plank * 3
      return box(100, y, 1400, 2 + plank * 0.4, air.shade, { opacity: 0.45 })
    }),
    stroke('M690 1010L120 1420M650 1010L20 1420', air.dark, 9),
    ([-1, 1] as const).map((side) =>
      range(9).map((index) => {
        const t = index / 8
        const x = 800 + side * (140 + t * 560)
        const base = 1030 + t * 300
        return [
          grass(random, {
            x,
            base,
            height: 90 + t * 130,
            colour: index % 2 ? air.leaf : air.leafLit,
            blades: 13,
          }),
          range(3).map((bloom) =>
            disc(
              x - 30 + bloom * 34,
              base - 80 - t * 90 - (bloom % 2) * 24,
              7 + t * 9,
              [air.accent, '#9a7fc4', '#f6d36a'][bloom] ?? air.accent,
            ),
          ),
        ]
      }),
    ),
    bushes(random, {
      from: -80,
      to: 160,
      base: 1260,
      radius: [60, 90],
      colour: air.leaf,
      lit: air.leafLit,
    }),
    tree(random, { x: 1440, base: 1180, height: 460, colour: air.leaf, lit: air.leafLit }),
    person(770, 1110, 110, air.dark),
    person(846, 1160, 140, air.accent),
  ]
}
