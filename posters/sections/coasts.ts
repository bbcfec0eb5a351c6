/** Where the land meets the sea. */
import { sloop } from '../kit/boats.ts'
import { cumulus } from '../kit/clouds.ts'
import { birds } from '../kit/sky.ts'
import { box, disc, down, group, mix, polygon, r, range, shape, stroke } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { glowing } from './furniture.ts'

/** Sand, palms and a shallow sea. */
export function beach(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 860, sun: [420, 520, 84] }),
    cumulus(random, {
      x: 1160,
      y: 800,
      width: 420,
      light: { x: 420, y: 520 },
      lit: air.stone,
      shade: air.far,
    }),
    box(0, 850, 1600, 300, down(850, 1150, air.water[1], mix(air.water[0], '#c8f0e0', 0.5))),
    ripples(random, { from: 860, to: 1120, colour: '#ffffff', opacity: 0.45, count: 50 }),
    group(sloop({ hull: air.accent, sail: '#ffffff', shade: air.stone }), {
      move: [640, 930],
      scale: 1.3,
    }),
    group(sloop({ hull: air.dark, sail: '#ffffff', shade: air.stone }), {
      move: [920, 890],
      scale: 0.7,
    }),
    shape('M-20 1120Q500 1050 900 1140Q1300 1210 1620 1120V1620H-20Z', '#f6e4bc'),
    shape(
      'M-20 1116Q500 1046 900 1136Q1300 1206 1620 1116V1134Q1300 1226 900 1156Q500 1066 -20 1136Z',
      '#ffffff',
      { opacity: 0.8 },
    ),
    palm(random, {
      x: 1330,
      base: 1290,
      height: 780,
      colour: air.dark,
      lit: air.leafLit,
      lean: -0.2,
    }),
    palm(random, {
      x: 1470,
      base: 1330,
      height: 660,
      colour: air.dark,
      lit: air.leafLit,
      lean: 0.05,
    }),
    stroke('M300 1270L330 1100', air.shade, 9),
    shape('M190 1130Q330 1000 470 1130Z', air.accent),
    shape('M290 1130Q330 1000 372 1130Z', '#fff4dc'),
    polygon(
      [
        [380, 1270],
        [560, 1240],
        [590, 1262],
        [410, 1296],
      ],
      '#ffffff',
    ),
  ]
}

/** A road on low arches, far out over the sea. */
export function causeway(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 860, sun: [1060, 730, 92], clouds: [[420, 520, 520]] }),
    water(860, air.water[0], air.water[1]),
    glitter(random, { x: 1060, from: 870, to: 1330, width: [140, 420], colour: air.sun }),
    range(18).map((index) => {
      const t = index / 18
      const x = -80 + 1180 * t ** 0.72
      const w = 150 * (1 - t) + 10
      const y = 1110 - 252 * t ** 0.72
      return shape(
        `M${r(x)} ${r(y)}h${r(w)}v${r(w * 0.9)}h${r(-w * 0.22)}v${r(-w * 0.4)}a${r(w * 0.28)} ${r(w * 0.28)} 0 0 0 ${r(-w * 0.56)} 0v${r(w * 0.4)}h${r(-w * 0.22)}Z`,
        mix(air.shade, air.far, t),
      )
    }),
    polygon(
      [
        [-40, 1030],
        [-40, 1120],
        [1100, 860],
        [1090, 852],
      ],
      air.stone,
    ),
    polygon(
      [
        [-40, 1096],
        [-40, 1124],
        [1100, 861],
      ],
      air.shade,
    ),
    group(
      [
        box(-70, -40, 150, 44, air.accent, { round: 16 }),
        shape('M-40 -40L-16 -74H40L64 -40Z', air.stone),
        disc(-36, 6, 17, air.dark),
        disc(46, 6, 17, air.dark),
      ],
      { move: [300, 968], scale: 0.9, turn: -12 },
    ),
    ripples(random, { from: 880, to: 1340, colour: air.water[1], opacity: 0.5, count: 80 }),
    bushes(random, {
      from: 1180,
      to: 1660,
      base: 880,
      radius: [14, 26],
      colour: air.near,
      lit: air.leafLit,
    }),
    birds(random, 620, 640, air.dark, 5),
    palm(random, {
      x: 1440,
      base: 900,
      height: 300,
      colour: air.dark,
      lit: air.leafLit,
      lean: 0.1,
    }),
  ]
}

/** Half the sea in sun, half under a storm that comes or goes. */
export function weatherAtSea(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 900, sun: [420, 560, 100] }),
    polygon(
      [
        [860, 240],
        [1620, 240],
        [1620, 920],
        [1120, 920],
      ],
      '#3b5670',
      { opacity: 0.75 },
    ),
    [
      [1060, 520, 460],
      [1360, 470, 560],
      [1500, 600, 460],
    ].map(([x = 0, y = 0, width = 0]) =>
      cumulus(random, { x, y, width, light: { x: 420, y: 560 }, lit: '#8fa3b0', shade: '#41586c' }),
    ),
    range(34).map(() => {
      const x = random.between(1060, 1640)
      const y = random.between(560, 820)
      return stroke(`M${r(x)} ${r(y)}l-34 96`, '#cfe0e6', 4, { opacity: 0.5 })
    }),
    water(900, air.water[0], air.water[1]),
    glitter(random, { x: 420, from: 910, to: 1200, width: [150, 380], colour: air.sun }),
    ripples(random, { from: 910, to: 1240, colour: '#ffffff', opacity: 0.4, count: 60 }),
    shape('M-20 1190Q500 1130 900 1210Q1300 1270 1620 1190V1620H-20Z', '#f2dfb4'),
    palm(random, {
      x: 1180,
      base: 1300,
      height: 640,
      colour: air.dark,
      lit: air.leafLit,
      lean: -0.22,
    }),
    palm(random, {
      x: 1340,
      base: 1330,
      height: 520,
      colour: air.dark,
      lit: air.leafLit,
      lean: -0.24,
    }),
    glowing(420, 560, 260, air.sun),
  ]
}
