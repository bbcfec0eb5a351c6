/** Hills, and what stands on them or is seen from them. */
import { bough, grass } from '../kit/flowers.ts'
import { mist, ridge } from '../kit/land.ts'
import { box, type Drawing, down, group, mix, polygon, range, shape, stroke } from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { person } from './furniture.ts'

/** A bare hill above a far city, kites over it. */
export function kites(air: Air, city: (air: Air) => Drawing): Scene {
  return (random) => {
    const kite = (x: number, y: number, s: number, turn: number, colour: string): Drawing =>
      group(
        [
          polygon(
            [
              [0, -90],
              [60, 0],
              [0, 120],
              [-60, 0],
            ],
            colour,
          ),
          polygon(
            [
              [0, -90],
              [60, 0],
              [0, 120],
            ],
            mix(colour, '#000000', 0.18),
          ),
          stroke('M0 120Q-50 190 10 250Q60 300 0 360', colour, 5),
        ],
        { move: [x, y], scale: s, turn },
      )
    return [
      backdrop(random, air, {
        horizon: 980,
        sun: [1290, 560, 74],
        clouds: [
          [360, 480, 480],
          [1000, 560, 360],
        ],
      }),
      city(air),
      mist(960, 90, air.sky[2], 0.7),
      box(-20, 1000, 1640, 620, air.mid),
      bushes(random, { base: 1010, radius: [26, 54], colour: air.mid, lit: air.leafLit }),
      shape(
        'M-20 1240C300 1010 620 970 900 1010C1200 1050 1400 1130 1620 1150V1620H-20Z',
        air.leafLit,
      ),
      shape(
        'M-20 1330C300 1140 700 1110 1000 1170C1300 1220 1460 1250 1620 1240V1620H-20Z',
        air.leaf,
      ),
      stroke('M640 1000Q560 760 520 620', air.dark, 2.5, { opacity: 0.7 }),
      stroke('M980 1020Q1040 760 1020 560', air.dark, 2.5, { opacity: 0.7 }),
      kite(520, 560, 1, -16, air.accent),
      kite(1020, 470, 0.75, 20, '#f2a65a'),
      person(640, 1044, 118, air.dark),
      person(980, 1060, 118, air.near),
      person(1050, 1066, 76, air.accent),
      grass(random, { x: 160, base: 1340, height: 130, colour: air.near }),
      grass(random, { x: 1420, base: 1340, height: 150, colour: air.near }),
    ]
  }
}

/** A palace of towers on a wooded hill. */
export function hillPalace(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 1000, sun: [360, 520, 76], clouds: [[1240, 420, 360]] }),
    ridge(random, { y: 900, rise: 50, waves: 1.2 }, air.far),
    shape('M180 1340Q500 800 800 760Q1120 800 1440 1340Z', air.mid),
    box(560, 600, 210, 220, '#f2c14e'),
    box(770, 560, 250, 260, '#c9463a'),
    box(960, 560, 60, 260, '#a03330'),
    [
      [560, 520, '#f2c14e'],
      [770, 440, '#c9463a'],
      [1020, 520, '#c9463a'],
    ].map(([x, y, colour]) => [
      box(Number(x) - 44, Number(y), 88, 830 - Number(y), String(colour)),
      box(Number(x) + 14, Number(y), 30, 830 - Number(y), mix(String(colour), '#3a1f2a', 0.25)),
      range(4).map((tooth) =>
        box(Number(x) - 48 + tooth * 26, Number(y) - 20, 16, 24, String(colour)),
      ),
    ]),
    shape('M640 600Q640 520 690 500Q740 520 740 600Z', '#e8e0c8'),
    box(684, 470, 12, 34, '#e8e0c8'),
    range(5).map((pane) => box(800 + pane * 34, 660, 18, 60, '#4a2a38')),
    range(4).map((pane) => box(590 + pane * 40, 680, 18, 60, '#5a4a38')),
    range(6).map((row) =>
      bushes(random, {
        from: 520 - row * 76,
        to: 1080 + row * 76,
        base: 850 + row * 82,
        radius: [30 + row * 6, 52 + row * 8],
        colour: row % 2 ? air.near : air.leaf,
        lit: air.leafLit,
      }),
    ),
    bushes(random, { base: 1300, radius: [70, 120], colour: air.dark, lit: air.leaf }),
    mist(1120, 130, air.sky[2], 0.5),
  ]
}

/** A city seen from a terrace with a balustrade. */
export function terrace(air: Air, view: (air: Air) => Drawing): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 860, sun: [1130, 560, 84], clouds: [[420, 450, 460]] }),
    view(air),
    box(-20, 1190, 1640, 440, air.shade),
    range(30).map((post) =>
      shape(`M${-6 + post * 56} 1190q-14 -40 0 -70h24q14 30 0 70Z`, air.stone),
    ),
    box(-20, 1096, 1640, 30, air.stone),
    box(-20, 1120, 1640, 8, air.shade),
    box(-20, 1188, 1640, 24, air.stone),
    bushes(random, {
      from: -80,
      to: 220,
      base: 1110,
      radius: [40, 80],
      colour: air.leaf,
      lit: air.leafLit,
    }),
    bough(random, {
      from: [-40, 300],
      to: [460, 420],
      wood: air.dark,
      blossoms: ['#c65a9a', '#e58fc0', '#a8437f'],
      sprays: 26,
      spray: 54,
    }),
    person(1090, 1290, 210, air.dark),
    person(1170, 1290, 196, air.accent),
  ]
}

/** Rows of tiled roofs that go down to a river. */
export const roofsToRiver = (air: Air): Drawing => [
  box(-20, 800, 1640, 200, down(800, 1000, air.water[0], air.water[1])),
  range(4).map((row) =>
    range(11).map((index) => {
      const x = -60 + index * 160 + (row % 2) * 70
      const y = 880 + row * 72 - Math.abs(index - 5) * (4 - row) * 9 * 0.6
      return [
        box(x, y, 150, 190, row % 2 ? air.lit : air.stone),
        box(x + 112, y, 38, 190, air.shade),
        polygon(
          [
            [x - 10, y + 6],
            [x + 34, y - 44],
            [x + 116, y - 44],
            [x + 160, y + 6],
          ],
          index % 3 ? air.roof : mix(air.roof, air.stone, 0.2),
        ),
        box(x + 28, y + 36, 22, 34, mix(air.shade, air.dark, 0.5)),
        box(x + 74, y + 36, 22, 34, mix(air.shade, air.dark, 0.5)),
      ]
    }),
  ),
]
