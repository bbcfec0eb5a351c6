/** Trains under way. */
import { skyline } from '../kit/buildings.ts'
import { grass } from '../kit/flowers.ts'
import { mist, ridge } from '../kit/land.ts'
import { box, type Drawing, disc, mix, range, shape, stroke } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import { ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { person } from './furniture.ts'

/** Cars of a train from the side, its foot at `base`. */
export function cars(x: number, base: number, count: number, colour: string, air: Air): Drawing {
  return range(count).map((car) => {
    const left = x + car * 520
    return [
      box(left, base - 190, 508, 170, mix(air.stone, '#ffffff', 0.4), { round: 22 }),
      box(left, base - 96, 508, 30, colour),
      box(left, base - 40, 508, 20, mix(air.stone, air.mid, 0.5)),
      range(5).map((pane) =>
        box(left + 36 + pane * 92, base - 168, 66, 58, air.window, { round: 8 }),
      ),
      [0.3, 0.68].map((door) => box(left + 508 * door, base - 172, 5, 152, air.mid)),
      [80, 160, 350, 430].map((wheel) => disc(left + wheel, base - 14, 17, air.dark)),
    ]
  })
}

/** A train on a viaduct through the city. */
export function cityTrain(air: Air, colour: string): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 1000, sun: [1180, 540, 84], clouds: [[400, 470, 420]] }),
    skyline(random, {
      left: -20,
      right: 1620,
      base: 1000,
      height: (x) => 240 + 130 * Math.sin(x / 210),
      lit: air.far,
      shade: air.mid,
      window: air.window,
      chance: 0.3,
    }),
    mist(980, 120, air.sky[2], 0.5),
    skyline(random, {
      left: -20,
      right: 1620,
      base: 1100,
      height: () => 150,
      lit: air.mid,
      shade: air.near,
      window: air.window,
      chance: 0.5,
    }),
    stroke('M-20 690H1620', air.dark, 4),
    [180, 800, 1420].map((x) => [
      box(x, 640, 12, 330, air.dark),
      box(x - 60, 680, 130, 8, air.dark),
    ]),
    cars(-180, 960, 4, colour, air),
    box(-20, 955, 1640, 34, air.shade),
    box(-20, 985, 1640, 50, air.near),
    box(-20, 1030, 1640, 340, mix(air.near, air.dark, 0.5)),
    range(7).map((pier) => box(40 + pier * 270, 1030, 70, 360, air.near)),
    range(7).map((pier) => box(40 + pier * 270, 1030, 22, 360, air.mid)),
    range(6).map((shop) => [
      box(120 + shop * 270, 1130, 180, 220, air.dark),
      box(130 + shop * 270, 1190, 160, 130, air.window, { opacity: 0.85 }),
      box(114 + shop * 270, 1130, 192, 42, [colour, air.roof, air.accent][shop % 3] ?? colour),
    ]),
    range(4).map((at) => person(250 + at * 380, 1340, 130, at % 2 ? air.accent : air.dark)),
  ]
}

/** A train along a river, hills and a pagoda beyond. */
export function riverTrain(air: Air, colour: string): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 900, sun: [360, 520, 80], clouds: [[980, 430, 420]] }),
    ridge(random, { y: 740, rise: 60, waves: 1.2 }, air.far),
    ridge(random, { y: 820, rise: 44, waves: 1.7 }, air.mid),
    range(5).map((storey) => [
      box(
        1200 - 50 + storey * 5,
        800 - storey * 74,
        100 - storey * 10,
        70,
        mix(air.accent, air.dark, 0.25),
      ),
      shape(
        `M${1200 - 110 + storey * 11} ${800 - storey * 74}Q1200 ${768 - storey * 74} ${1200 + 110 - storey * 11} ${800 - storey * 74}L${1200 + 60 - storey * 6} ${768 - storey * 74}H${1200 - 60 + storey * 6}Z`,
        air.dark,
      ),
    ]),
    box(1197, 400, 6, 80, air.dark),
    mist(880, 90, air.sky[2], 0.6),
    range(9).map((index) =>
      tree(random, {
        x: 30 + index * 200,
        base: 930,
        height: random.between(170, 240),
        colour: index % 3 ? air.leaf : '#e58fa8',
        lit: index % 3 ? air.leafLit : '#fbdce4',
      }),
    ),
    cars(-240, 1020, 4, colour, air),
    box(-20, 1016, 1640, 40, air.shade),
    box(-20, 1050, 1640, 90, air.lit),
    range(20).map((stone) => box(-20 + stone * 84, 1050, 4, 90, air.shade)),
    water(1136, air.water[0], air.water[1]),
    ripples(random, { from: 1146, to: 1330, colour: '#ffffff', opacity: 0.4, count: 60 }),
    [240, 560, 900, 1300].map((x) =>
      grass(random, { x, base: 1345, height: 120, colour: air.leaf }),
    ),
  ]
}
