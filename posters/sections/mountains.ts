/** Mountains, and what one sees of them. */
import { blossomSpray } from '../kit/flowers.ts'
import { mist, ridge } from '../kit/land.ts'
import { massif } from '../kit/massif.ts'
import { box, disc, mix, oval, polygon, range, shape } from '../kit/svg.ts'
import { bushes, fir, firWood } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { person } from './furniture.ts'

type Petals = readonly [string, string]

/** A snow-covered volcano over meadows in flower. */
export function meadow(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 980, sun: [300, 500, 70], clouds: [[1240, 430, 380]] }),
    massif(random, {
      crest: [
        [120, 960],
        [420, 690],
        [600, 560],
        [760, 380],
        [900, 400],
        [1080, 570],
        [1300, 740],
        [1560, 960],
      ],
      base: 1000,
      from: 'left',
      rock: { lit: air.far, shade: air.mid },
      snow: { lit: '#fffdf8', shade: '#b9cfd8', line: 820 },
    }),
    mist(980, 90, air.sky[2], 0.6),
    firWood(random, {
      base: (x) => 1010 + Math.sin(x / 260) * 20,
      height: [90, 170],
      colour: air.near,
    }),
    ridge(random, { y: 1060, rise: 30, waves: 1.2 }, air.leafLit),
    ridge(random, { y: 1150, rise: 26, waves: 1.6 }, air.leaf),
    range(46).map(() => {
      const near = random()
      return blossomSpray(
        random,
        [random.between(-20, 1620), 1090 + near * 250],
        12 + near * 20,
        random.pick<Petals>([
          ['#f2735b', '#f6a58c'],
          ['#9a7fc4', '#c4b0e0'],
          ['#fff4dc', '#f6d36a'],
        ]),
      )
    }),
    [90, 210, 1490].map((x) =>
      fir({ x, base: 1250, height: 420, colour: air.dark, lit: air.leafLit }),
    ),
  ]
}

/** A column of hot water over a bare plain. */
export function geyser(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 940, sun: [1290, 610, 70], clouds: [[360, 470, 420]] }),
    massif(random, {
      crest: [
        [-40, 800],
        [180, 700],
        [360, 760],
        [620, 680],
        [900, 780],
        [1240, 650],
        [1640, 800],
      ],
      base: 960,
      from: 'right',
      rock: { lit: air.far, shade: air.mid },
      snow: { lit: '#fffdf8', shade: air.far, line: 760 },
    }),
    ridge(random, { y: 950, rise: 16, waves: 1.4 }, air.mid),
    ridge(random, { y: 1060, rise: 12, waves: 2 }, air.near),
    shape(
      'M610 1120C690 1040 730 900 742 640C700 560 720 430 790 360C880 420 900 560 862 640C874 900 910 1040 990 1120Z',
      '#ffffff',
      { opacity: 0.92 },
    ),
    shape(
      'M800 1120C820 900 812 640 800 380C880 420 900 560 862 640C874 900 910 1040 990 1120Z',
      air.far,
      { opacity: 0.75 },
    ),
    range(22).map(() => {
      const y = random.between(330, 900)
      const spread = 60 + (900 - y) * 0.28
      return disc(800 + random.between(-1, 1) * spread, y, random.between(24, 64), '#ffffff', {
        opacity: 0.5,
      })
    }),
    oval(800, 1140, 420, 54, mix(air.water[0], '#8fe0e0', 0.5)),
    oval(800, 1130, 260, 28, '#ffffff', { opacity: 0.7 }),
    range(9).map((index) =>
      oval(420 + index * 96, 1192 + (index % 3) * 16, 50, 15, air.dark, { opacity: 0.4 }),
    ),
    [1140, 1200, 1280].map((x, index) =>
      person(x, 1200, 128 - index * 6, index === 1 ? air.accent : air.dark),
    ),
  ]
}

/** Rows of vines that run to a white gabled house under mountains. */
export function vineyard(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 900, sun: [330, 500, 76], clouds: [[820, 440, 420]] }),
    massif(random, {
      crest: [
        [-40, 760],
        [240, 560],
        [420, 620],
        [700, 470],
        [900, 560],
        [1180, 430],
        [1640, 740],
      ],
      base: 900,
      from: 'left',
      rock: { lit: air.far, shade: air.mid },
    }),
    mist(880, 80, air.sky[2], 0.6),
    bushes(random, { base: 900, radius: [24, 56], colour: air.leaf, lit: air.leafLit }),
    box(620, 770, 360, 130, '#fffdf8'),
    polygon(
      [
        [596, 776],
        [660, 690],
        [940, 690],
        [1004, 776],
      ],
      air.near,
    ),
    shape(
      'M728 900V720Q728 690 752 684Q760 640 800 636Q840 640 848 684Q872 690 872 720V900Z',
      '#fffdf8',
    ),
    shape('M810 900V637Q840 642 848 684Q872 690 872 720V900Z', air.far, { opacity: 0.5 }),
    box(780, 800, 40, 100, air.near),
    [650, 690, 890, 930].map((x) => box(x, 810, 24, 44, air.near)),
    box(-20, 896, 1640, 720, air.lit),
    range(23).map((index) => {
      const far = 800 + (index - 11) * 58
      const near = 800 + (index - 11) * 250
      return polygon(
        [
          [far - 12, 904],
          [far + 12, 904],
          [near + 62, 1420],
          [near - 62, 1420],
        ],
        index % 2 ? air.leaf : air.leafLit,
      )
    }),
    range(7).map((row) => box(-20, 930 + row * row * 11, 1640, 3 + row, air.lit, { opacity: 0.5 })),
  ]
}
