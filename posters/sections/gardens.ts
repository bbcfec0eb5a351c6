/** Gardens and trees in flower. */
import { blossomSpray, bough } from '../kit/flowers.ts'
import { mist, mountain } from '../kit/land.ts'
import { massif } from '../kit/massif.ts'
import { box, range, stroke } from '../kit/svg.ts'
import { bushes, firWood, tree } from '../kit/trees.ts'
import { ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { person } from './furniture.ts'

type Petals = readonly [string, string]

/** A garden on a slope, a walkway that curves through the tops of its trees. */
export function treetops(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 900, sun: [330, 470, 70], clouds: [[1120, 430, 420]] }),
    massif(random, {
      crest: [
        [-40, 700],
        [260, 520],
        [420, 480],
        [1100, 470],
        [1300, 560],
        [1640, 760],
      ],
      base: 960,
      from: 'left',
      rock: { lit: air.far, shade: air.mid },
    }),
    mist(900, 100, air.sky[2], 0.5),
    range(9).map((index) =>
      tree(random, {
        x: 40 + index * 190,
        base: 1140,
        height: random.between(360, 460),
        colour: air.near,
        lit: air.leafLit,
      }),
    ),
    stroke('M-40 980C380 860 560 1060 900 960C1180 880 1340 900 1640 800', air.stone, 30),
    stroke('M-40 994C380 874 560 1074 900 974C1180 894 1340 914 1640 814', air.shade, 10),
    stroke('M-40 900C380 780 560 980 900 880C1180 800 1340 820 1640 720', air.dark, 6),
    [180, 460, 760, 1060, 1340].map((x) => box(x, 950, 14, 300, air.shade)),
    person(690, 1000, 110, air.accent),
    person(750, 1000, 104, air.dark),
    bushes(random, { base: 1190, radius: [60, 110], colour: air.leaf, lit: air.leafLit }),
    box(-20, 1220, 1640, 400, air.leaf),
    range(34).map(() =>
      blossomSpray(
        random,
        [random.between(-20, 1620), random.between(1180, 1340)],
        random.between(20, 38),
        random.pick<Petals>([
          ['#f2735b', '#f6a58c'],
          ['#f2a65a', '#f6d36a'],
          ['#e58fb0', '#fbd6e2'],
        ]),
      ),
    ),
  ]
}

/** Blossom on one side and red leaves on the other, a mountain between. */
export function seasons(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 980, sun: [800, 560, 86] }),
    mountain(random, {
      x: 800,
      base: 1010,
      width: 1300,
      height: 470,
      lit: air.far,
      shade: air.mid,
      from: 'left',
      hollow: 1.5,
    }),
    mist(1000, 110, air.sky[2], 0.7),
    firWood(random, { base: () => 1040, height: [70, 120], colour: air.near }),
    water(1040, air.water[0], air.water[1]),
    ripples(random, { from: 1050, to: 1330, colour: '#ffffff', opacity: 0.35, count: 60 }),
    bough(random, {
      from: [-60, 420],
      to: [640, 640],
      wood: '#4a3540',
      blossoms: ['#f6b8c8', '#fbdce4', '#e58fa8'],
      sprays: 40,
      spray: 62,
    }),
    bough(random, {
      from: [-60, 900],
      to: [480, 1010],
      wood: '#4a3540',
      blossoms: ['#f6b8c8', '#fbdce4', '#e58fa8'],
      sprays: 30,
      spray: 56,
    }),
    bough(random, {
      from: [1660, 420],
      to: [980, 620],
      wood: '#4a3540',
      blossoms: ['#d7402f', '#f2735b', '#f2a65a'],
      sprays: 40,
      spray: 62,
      kind: 'leaf',
    }),
    bough(random, {
      from: [1660, 900],
      to: [1140, 1030],
      wood: '#4a3540',
      blossoms: ['#d7402f', '#f2735b', '#f2a65a'],
      sprays: 30,
      spray: 56,
      kind: 'leaf',
    }),
  ]
}
