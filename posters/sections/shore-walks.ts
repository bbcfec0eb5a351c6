import { grass } from '../kit/flowers.ts'
import { ridge } from '../kit/land.ts'
import { box, group, oval, polygon, range, shape, stroke } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { person } from './furniture.ts'

/** A boardwalk through a marsh, a heron beside it. */
export function boardwalk(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 860, sun: [980, 600, 90], clouds: [[380, 470, 460]] }),
    bushes(random, { base: 870, radius: [30, 62], colour: air.mid, lit: air.leafLit }),
    [180, 460, 1420].map((x) =>
      palm(random, { x, base: 880, height: 300, colour: air.near, lit: air.leafLit, lean: 0.04 }),
    ),
    water(870, air.water[0], air.water[1]),
    glitter(random, { x: 980, from: 880, to: 1330, width: [110, 330], colour: air.sun }),
    polygon(
      [
        [700, 880],
        [760, 880],
        [560, 1400],
        [-60, 1400],
      ],
      air.shade,
    ),
    range(17).map((index) => {
      const t = (index / 17) ** 1.6
      return polygon(
        [
          [700 - 760 * t, 880 + 520 * t],
          [760 - 200 * t, 880 + 520 * t],
          [760 - 200 * t, 886 + 528 * t],
          [700 - 760 * t, 886 + 528 * t],
        ],
        air.dark,
        { opacity: 0.5 },
      )
    }),
    stroke('M756 820L600 1180', air.dark, 9),
    range(14).map((index) =>
      grass(random, {
        x: 780 + index * 66,
        base: 1340,
        height: random.between(130, 260),
        colour: index % 2 ? air.leaf : air.near,
      }),
    ),
    group(
      [
        stroke('M-14 0L-10 190M20 0L16 190', air.dark, 8),
        shape('M-90 -10C-60 -80 40 -90 70 -40C90 10 10 30 -90 -10Z', air.stone),
        stroke('M56 -50C110 -90 60 -150 96 -200', air.stone, 20),
        oval(104, -208, 26, 15, air.stone),
        polygon(
          [
            [124, -214],
            [196, -200],
            [124, -200],
          ],
          air.accent,
        ),
        shape('M-90 -10C-40 -30 10 -10 30 6C-10 20 -50 10 -90 -10Z', air.far),
      ],
      { move: [1120, 990], scale: 1.2 },
    ),
  ]
}

/** A slender ship of steel, only its ribs, on the shore under a sun that does not set. */
export function ribShip(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 880, sun: [1080, 800, 96], clouds: [[420, 500, 520]] }),
    ridge(random, { y: 800, rise: 60, waves: 1.2, rough: 0.5 }, air.far),
    water(880, air.water[0], air.water[1]),
    glitter(random, { x: 1080, from: 890, to: 1160, width: [130, 300], colour: air.sun }),
    ripples(random, { from: 890, to: 1160, colour: air.water[1], opacity: 0.5, count: 60 }),
    shape('M-20 1160Q800 1100 1620 1160V1620H-20Z', air.near),
    shape('M240 1210Q800 1140 1360 1210Q800 1270 240 1210Z', air.shade),
    stroke('M330 800Q430 1120 800 1130Q1170 1120 1290 760', air.dark, 18),
    stroke('M300 730Q460 1050 800 1060Q1140 1050 1330 690', air.dark, 13),
    range(9).map((rib) => {
      const x = 470 + rib * 82
      const tall = 250 + Math.abs(rib - 4) * 32
      return stroke(
        `M${x} 1130Q${x + (rib - 4) * 14} ${1130 - tall * 0.6} ${x + (rib - 4) * 22} ${1130 - tall}`,
        air.dark,
        12,
      )
    }),
    stroke('M330 800Q430 1120 800 1130', air.sun, 5, { opacity: 0.7 }),
    box(560, 1128, 16, 80, air.dark),
    box(1020, 1128, 16, 80, air.dark),
    person(1390, 1230, 150, air.dark),
    person(1450, 1230, 142, air.accent),
  ]
}
