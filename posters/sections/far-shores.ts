/** What lies across the water, for ferries and hills that look at it. */
import { arcade, dome } from '../kit/domes.ts'
import { box, type Drawing, mix, polygon, range, shape, stroke } from '../kit/svg.ts'
import type { Air } from './air.ts'

const blocks = (
  air: Air,
  base: number,
  height: (index: number) => number,
  from = 0,
  to = 1600,
): Drawing =>
  range(Math.floor((to - from) / 50)).map((index) => [
    box(from + index * 50, base - height(index), 46, height(index), index % 3 ? air.far : air.mid),
    range(Math.floor(height(index) / 34)).map((row) =>
      box(from + index * 50 + 12, base - height(index) + 14 + row * 34, 8, 12, air.window, {
        opacity: 0.6,
      }),
    ),
  ])

/** Twin domes with a colonnade between, a park hill behind. */
export const greenwich = (air: Air): Drawing => [
  shape('M500 890Q820 730 1200 890Z', air.mid),
  box(820, 760, 40, 54, air.far),
  dome({ x: 840, base: 762, radius: 24, lit: air.stone, shade: air.shade, lantern: 'spike' }),
  box(380, 800, 360, 90, air.lit),
  box(940, 800, 360, 90, air.lit),
  arcade(390, 890, 340, 60, 10, air.mid),
  arcade(950, 890, 340, 60, 10, air.mid),
  [700, 980].map((x) => [
    box(x - 34, 720, 68, 90, air.stone),
    dome({
      x,
      base: 722,
      radius: 38,
      rise: 1.2,
      lit: air.stone,
      shade: air.shade,
      lantern: 'lantern',
    }),
  ]),
  [
    [200, 420],
    [1440, 380],
  ].map(([x = 0, tall = 0]) => [
    stroke(`M${x} 890V${890 - tall}`, air.near, 8),
    stroke(
      `M${x - 60} ${890 - tall * 0.6}H${x + 60}M${x - 44} ${890 - tall * 0.8}H${x + 44}`,
      air.near,
      5,
    ),
  ]),
]

/** Wooded shores and snowy peaks. */
export const sound = (air: Air): Drawing => [
  polygon(
    [
      [840, 890],
      [1120, 560],
      [1180, 590],
      [1240, 560],
      [1520, 890],
    ],
    air.mid,
  ),
  polygon(
    [
      [1010, 690],
      [1120, 560],
      [1180, 590],
      [1240, 560],
      [1340, 680],
      [1250, 650],
      [1180, 700],
      [1110, 650],
    ],
    '#fffdf8',
  ),
  blocks(air, 890, (index) => 80 + ((index * 37) % 130), 60, 620),
  range(60).map((index) =>
    polygon(
      [
        [index * 28 - 20, 892],
        [index * 28 - 4, 830 - ((index * 13) % 30)],
        [index * 28 + 12, 892],
      ],
      air.near,
    ),
  ),
]

/** A long red suspension bridge, and a city on its hills. */
export const tagus = (air: Air): Drawing => [
  range(14).map((index) => {
    const y = 830 - Math.sin(index / 3) * 40
    return [
      box(40 + index * 52, y - 20, 46, 90, index % 2 ? air.stone : air.lit),
      polygon(
        [
          [36 + index * 52, y - 18],
          [63 + index * 52, y - 44],
          [90 + index * 52, y - 18],
        ],
        air.roof,
      ),
    ]
  }),
  box(700, 800, 940, 12, air.accent),
  [940, 1400].map((x) => [
    box(x - 12, 560, 12, 330, air.accent),
    box(x + 12, 560, 12, 330, air.accent),
    box(x - 12, 620, 34, 9, air.accent),
    box(x - 12, 700, 34, 9, air.accent),
  ]),
  stroke('M700 790Q860 700 940 566Q1170 860 1400 566Q1480 700 1640 770', air.accent, 6),
  range(14).map((hanger) =>
    stroke(
      `M${980 + hanger * 30} 800V${566 + 216 * (1 - ((hanger - 6.5) / 7.4) ** 2)}`,
      air.accent,
      2,
      { opacity: 0.7 },
    ),
  ),
]

/** A low island with a lighthouse. */
export const robben = (air: Air): Drawing => [
  polygon(
    [
      [120, 890],
      [360, 640],
      [820, 636],
      [1020, 890],
    ],
    mix(air.far, air.sky[2], 0.2),
  ),
  shape('M760 892Q1000 846 1600 860V892Z', air.mid),
  box(1260, 690, 40, 180, '#fffdf8'),
  box(1284, 690, 16, 180, air.far),
  box(1254, 672, 52, 22, air.accent),
  box(1266, 640, 28, 34, air.window),
  polygon(
    [
      [1258, 642],
      [1280, 616],
      [1302, 642],
    ],
    air.accent,
  ),
  range(7).map((hut) => box(960 + hut * 44, 836, 36, 26, air.stone)),
]

/** A city far off: an old dome between new towers. */
export const oldDomeNewTowers = (air: Air): Drawing => [
  blocks(air, 1000, (index) => 40 + ((index * 29) % 70)),
  [
    [980, 330],
    [1050, 250],
    [1130, 290],
  ].map(([x = 0, tall = 0], index) => [
    index === 0
      ? polygon(
          [
            [x - 34, 1000],
            [x, 1000 - tall],
            [x + 34, 1000],
          ],
          air.mid,
        )
      : box(x - 26, 1000 - tall, 52, tall, index === 1 ? air.mid : air.far),
  ]),
  shape('M1024 1000V800Q1050 690 1076 800V1000Z', air.mid),
  box(560, 880, 120, 130, air.lit),
  dome({
    x: 620,
    base: 884,
    radius: 66,
    rise: 1.1,
    lit: air.stone,
    shade: air.shade,
    lantern: 'lantern',
  }),
]
