import { mist } from '../kit/land.ts'
import { beams } from '../kit/sky.ts'
import {
  box,
  type Drawing,
  down,
  group,
  mix,
  polygon,
  r,
  range,
  shape,
  stroke,
} from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { person } from './furniture.ts'

/** Tall trunks, light between them, a path; a gate where there is one. */
export function forest(air: Air, { gate = false } = {}): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 1000, sun: [800, 560, 110] }),
    beams({ x: 800, y: 520, colour: air.sun }, { count: 30, opacity: 0.24, spread: 0.4 }),
    range(18).map((index) =>
      box(20 + index * 92 + random.between(-20, 20), 200, random.between(14, 26), 860, air.far),
    ),
    mist(900, 240, air.sky[2], 0.7),
    range(12).map((index) =>
      box(-20 + index * 146 + random.between(-20, 20), 200, random.between(26, 44), 900, air.mid),
    ),
    bushes(random, { base: 1060, radius: [34, 70], colour: air.mid, lit: air.leafLit }),
    box(-20, 1040, 1640, 600, air.leaf),
    polygon(
      [
        [740, 1030],
        [860, 1030],
        [1240, 1420],
        [360, 1420],
      ],
      air.stone,
    ),
    polygon(
      [
        [800, 1030],
        [860, 1030],
        [1240, 1420],
        [800, 1420],
      ],
      air.lit,
    ),
    gate
      ? [
          box(560, 640, 42, 440, '#8a6a4a'),
          box(998, 640, 42, 440, '#6b4f38'),
          box(480, 600, 640, 44, '#8a6a4a'),
          shape('M440 590Q800 550 1160 590L1170 556Q800 516 430 556Z', '#5a4232'),
          box(540, 716, 520, 32, '#7a5c40'),
        ]
      : '',
    [
      [-30, 130],
      [230, 70],
      [1330, 74],
      [1490, 140],
    ].map(([x = 0, w = 0]) => [
      box(x, 180, w, 1010, air.dark),
      box(x + 6, 180, w * 0.3, 1010, air.near),
    ]),
    bushes(random, {
      from: -60,
      to: 420,
      base: 1250,
      radius: [50, 90],
      colour: air.dark,
      lit: air.leaf,
    }),
    bushes(random, {
      from: 1210,
      to: 1660,
      base: 1250,
      radius: [50, 90],
      colour: air.dark,
      lit: air.leaf,
    }),
    shape(
      'M-20 180H1620V330Q1400 430 1200 330Q1000 400 800 320Q600 400 400 330Q200 430 -20 340Z',
      air.dark,
    ),
    shape(
      'M-20 180H1620V300Q1380 380 1200 290Q1000 350 800 280Q600 350 400 290Q200 380 -20 300Z',
      air.leaf,
    ),
    person(790, 1120, 110, air.dark),
    person(842, 1124, 102, air.accent),
  ]
}

/** A path between walls of bamboo. */
export function bamboo(): Scene {
  return (random) => {
    const cane = (x: number, w: number, colour: string, lit: string, lean: number): Drawing =>
      group(
        [
          box(-w / 2, -1300, w, 1300, colour),
          box(-w / 2, -1300, w * 0.34, 1300, lit),
          range(11).map((joint) =>
            box(-w * 0.6, -60 - joint * 118, w * 1.2, w * 0.16, mix(colour, '#10231c', 0.4)),
          ),
        ],
        { move: [x, 1200], turn: lean },
      )
    return [
      box(0, 0, 1600, 1600, down(267, 1333, '#e9f0b8', ['#b9d38a', 0.5], '#5f9a62')),
      beams({ x: 800, y: 300, colour: '#fffde0' }, { count: 30, opacity: 0.3, spread: 0.4 }),
      range(22).map((index) =>
        cane(30 + index * 72, 16, '#a9c676', '#d3e2a0', random.between(-2, 2)),
      ),
      mist(900, 300, '#eaf3c4', 0.5),
      polygon(
        [
          [745, 1010],
          [855, 1010],
          [1260, 1420],
          [340, 1420],
        ],
        '#d9c79a',
      ),
      polygon(
        [
          [800, 1010],
          [855, 1010],
          [1260, 1420],
          [800, 1420],
        ],
        '#c2ac7e',
      ),
      ([1, -1] as const).map((side) =>
        range(11)
          .map((index) => {
            const t = 1 - index / 11
            const x = 800 + side * (120 + t * 640)
            return [
              cane(
                x,
                22 + t * 34,
                mix('#7fae5c', '#2f6b46', t),
                mix('#c4dc8c', '#6fa860', t),
                side * -(1 + t * 3),
              ),
            ]
          })
          .reverse(),
      ),
      ([1, -1] as const).map((side) =>
        range(9).map((post) => {
          const t = post / 8
          return stroke(
            `M${r(800 + side * (70 + 430 * t))} ${r(1010 + 380 * t)}v${r(-40 - 90 * t)}`,
            '#8a6a4a',
            4 + 9 * t,
          )
        }),
      ),
      stroke('M730 980L300 1330M870 980L1300 1330', '#8a6a4a', 12),
      range(60).map(() => {
        const x = random() < 0.5 ? random.between(-20, 620) : random.between(980, 1620)
        const y = random.between(250, 620)
        return shape(
          `M${r(x)} ${r(y)}q34 -16 74 6q-40 14 -74 -6Z`,
          random.pick(['#4f8a50', '#8fbf66', '#2f6b46']),
        )
      }),
      person(780, 1080, 96, '#2a3a48'),
      group([shape('M-74 0Q0 -76 74 0Z', '#d7402f'), stroke('M0 -40V60', '#5a4232', 4)], {
        move: [838, 990],
        scale: 0.8,
      }),
      person(838, 1086, 92, '#d7402f'),
    ]
  }
}
