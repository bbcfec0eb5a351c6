/** Fronts that one stands before. */
import { windows } from '../kit/buildings.ts'
import { arch } from '../kit/domes.ts'
import { ridge } from '../kit/land.ts'
import { box, disc, mix, polygon, range, shape, stroke } from '../kit/svg.ts'
import { bushes, cypress, tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { column, person } from './furniture.ts'

/** A temple front on its steps, with banners where it has them. */
export function museum(air: Air, { columns = 8, banners = false, wings = true } = {}): Scene {
  return (random) => {
    const half = columns * 66
    const top = 640
    return [
      backdrop(random, air, { horizon: 1050, sun: [1240, 520, 74], clouds: [[420, 470, 520]] }),
      wings
        ? [-1, 1].map((side) => {
            const x = side < 0 ? -60 : 800 + half - 30
            const width = 860 - half
            return [
              box(x, 720, width, 420, side < 0 ? air.lit : air.shade),
              box(x, 704, width, 22, air.stone),
              windows(random, {
                x: x + 30,
                y: 770,
                width: width - 60,
                height: 290,
                columns: 4,
                rows: 2,
                colour: mix(air.shade, air.dark, 0.5),
                chance: 1,
              }),
            ]
          })
        : bushes(random, { base: 1130, radius: [60, 110], colour: air.leaf, lit: air.leafLit }),
      box(800 - half, top, half * 2, 500, mix(air.shade, air.dark, 0.45)),
      range(columns).map((index) => column(800 - half + 66 + index * 132, 1130, 62, 440, air)),
      banners
        ? [1, columns - 2].map((at) =>
            box(800 - half + 66 + at * 132 + 38, 730, 56, 270, air.accent),
          )
        : '',
      box(800 - half - 34, top - 6, half * 2 + 68, 62, air.stone),
      box(800 - half - 34, top + 40, half * 2 + 68, 14, air.shade),
      polygon(
        [
          [800 - half - 52, top - 2],
          [800, top - 190],
          [800 + half + 52, top - 2],
        ],
        air.stone,
      ),
      polygon(
        [
          [800 - half + 70, top - 22],
          [800, top - 152],
          [800 + half - 70, top - 22],
        ],
        air.lit,
      ),
      disc(800, top - 64, 30, air.shade),
      range(5).map((step) =>
        box(
          800 - half - 60 - step * 40,
          1128 + step * 32,
          half * 2 + 120 + step * 80,
          34,
          step % 2 ? air.lit : air.stone,
        ),
      ),
      box(-20, 1286, 1640, 330, air.shade),
      [330, 420, 1010, 1300].map((x, index) =>
        person(x, 1262 + (index % 2) * 26, 116, index % 2 ? air.near : air.accent),
      ),
    ]
  }
}

/** A row of flat-roofed houses, each in a colour of its own, up a street that climbs. */
export function brightHouses(air: Air, colours: readonly string[]): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 900, sun: [330, 480, 70], clouds: [[1150, 500, 420]] }),
    ridge(random, { y: 700, rise: 60, waves: 1 }, air.far),
    ridge(random, { y: 790, rise: 34, waves: 1.6 }, air.mid),
    colours.map((colour, index) => {
      const x = -30 + index * (1660 / colours.length)
      const w = 1660 / colours.length
      const top = 690 - index * 22
      const pale = mix(colour, '#ffffff', 0.75)
      const door = index % 2
      return [
        box(x, top, w, 700, colour),
        box(x + w * 0.86, top, w * 0.14, 700, mix(colour, air.dark, 0.2)),
        box(x - 4, top - 20, w + 8, 26, pale),
        box(x + 16, top - 44, w - 32, 26, mix(colour, '#ffffff', 0.35)),
        [0.14, 0.56].map((share, side) => {
          const left = x + w * share
          const tall = side === door ? 300 : 170
          const y = side === door ? 930 : 950
          return [
            box(left - 10, y - 12, w * 0.26 + 20, tall + 24, pale),
            box(left, y, w * 0.26, tall, side === door ? mix(colour, air.dark, 0.62) : air.window),
            side === door
              ? box(left - 14, y - 74, w * 0.26 + 28, 12, pale)
              : box(left + w * 0.12, y, 5, tall, pale),
          ]
        }),
        range(2).map((pane) =>
          box(x + w * (0.18 + pane * 0.42), top + 60, w * 0.18, 90, mix(colour, air.dark, 0.42)),
        ),
      ]
    }),
    polygon(
      [
        [-20, 1250],
        [1620, 1190],
        [1620, 1620],
        [-20, 1620],
      ],
      air.mid,
    ),
    polygon(
      [
        [-20, 1250],
        [1620, 1190],
        [1620, 1214],
        [-20, 1276],
      ],
      air.stone,
    ),
    person(560, 1318, 150, air.dark),
    person(1180, 1300, 140, air.accent),
  ]
}

/** A fountain in a wall, running; its basin below. */
export function fountain(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 700, sun: [300, 420, 60] }),
    cypress({ x: 170, base: 900, height: 520, colour: air.leaf, lit: air.leafLit }),
    cypress({ x: 300, base: 900, height: 420, colour: air.leaf, lit: air.leafLit }),
    tree(random, { x: 1420, base: 900, height: 560, colour: air.leaf, lit: air.leafLit }),
    box(380, 430, 840, 900, air.lit),
    box(1100, 430, 120, 900, air.shade),
    box(350, 400, 900, 44, air.stone),
    box(350, 440, 900, 10, air.shade),
    shape(arch(540, 1080, 520, 560), air.shade),
    shape(arch(572, 1080, 456, 510), mix(air.shade, air.dark, 0.35)),
    disc(800, 800, 66, air.stone),
    disc(800, 800, 48, air.shade),
    stroke('M800 806C800 880 800 900 800 1090', air.water[0], 26),
    stroke('M806 806C808 880 808 900 808 1090', '#ffffff', 8, { opacity: 0.8 }),
    shape('M540 1080H1060L1010 1230H590Z', air.stone),
    shape('M880 1080H1060L1010 1230H870Z', air.shade),
    box(520, 1056, 560, 34, air.stone),
    shape('M560 1066H1040Q800 1096 560 1066Z', mix(air.water[0], air.water[1], 0.35)),
    box(-20, 1226, 1640, 400, air.shade),
    range(7).map((slab) =>
      box(-20 + slab * 240 + 100, 1230, 6, 400, mix(air.shade, air.dark, 0.2)),
    ),
    person(1150, 1290, 210, air.near),
  ]
}
