import { bough } from '../kit/flowers.ts'
import { mist, ridge } from '../kit/land.ts'
import { box, disc, down, mix, oval, polygon, r, range, shape, stroke } from '../kit/svg.ts'
import { firWood } from '../kit/trees.ts'
import { ripples } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'

/** Warm water out of doors, steam over it, heads in it. */
export function pool(air: Air, { stones = false } = {}): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 900, sun: [1180, 520, 66], stars: stones ? 50 : 0 }),
    ridge(random, { y: 690, rise: 70, waves: 1.4, rough: 0.5 }, air.far),
    stones
      ? [
          firWood(random, { base: () => 900, height: [220, 340], colour: air.leaf }),
          bough(random, {
            from: [1640, 330],
            to: [1060, 520],
            wood: air.dark,
            blossoms: [air.accent, '#f2a65a', '#e9825a'],
            kind: 'leaf',
          }),
        ]
      : [
          range(8).map((index) => [
            box(
              -20 + index * 210,
              730 - (index % 3) * 34,
              190,
              260,
              [air.roof, air.stone, air.accent, air.mid][index % 4] ?? air.stone,
            ),
            polygon(
              [
                [-34 + index * 210, 734 - (index % 3) * 34],
                [75 + index * 210, 650 - (index % 3) * 34],
                [184 + index * 210, 734 - (index % 3) * 34],
              ],
              air.dark,
            ),
            box(20 + index * 210, 790 - (index % 3) * 34, 40, 50, air.window),
            box(100 + index * 210, 790 - (index % 3) * 34, 40, 50, air.window),
          ]),
          box(-20, 930, 1640, 100, air.lit),
        ],
    box(-20, 960, 1640, 660, stones ? air.near : air.stone),
    shape(
      'M120 1010Q800 930 1480 1010Q1660 1180 1480 1420H120Q-60 1180 120 1010Z',
      down(980, 1340, mix(air.water[0], '#9fe0dc', 0.5), mix(air.water[1], '#3f9fb0', 0.4)),
    ),
    ripples(random, {
      from: 1040,
      to: 1330,
      colour: '#ffffff',
      opacity: 0.4,
      count: 50,
      left: 160,
      right: 1440,
    }),
    stones
      ? range(15).map((index) => {
          const angle = Math.PI * (1 + index / 14)
          const x = 800 + Math.cos(angle) * 760
          const y = 1180 + Math.sin(angle) * 200
          const w = random.between(60, 110)
          return [
            oval(x, y, w, w * 0.62, air.dark),
            oval(x - w * 0.2, y - w * 0.14, w * 0.6, w * 0.34, air.mid),
          ]
        })
      : [
          box(90, 998, 1420, 22, air.shade),
          stroke('M1330 1000V900Q1330 860 1370 860V1000', air.dark, 9),
        ],
    [
      [560, 1130],
      [700, 1090],
      [1010, 1150],
    ].map(([x = 0, y = 0]) => [
      shape(`M${x - 52} ${y + 40}Q${x} ${y - 20} ${x + 52} ${y + 40}Z`, '#c98a6a'),
      disc(x, y - 16, 32, '#d9a07c'),
      shape(
        `M${x - 33} ${y - 18}Q${x} ${y - 66} ${x + 33} ${y - 18}Q${x} ${y - 34} ${x - 33} ${y - 18}Z`,
        air.dark,
      ),
    ]),
    range(11).map((index) => {
      const x = 180 + index * 124
      return stroke(
        `M${x} 1060C${x - 60} 960 ${x + 70} 900 ${x} ${r(random.between(720, 820))}`,
        '#ffffff',
        34,
        { opacity: 0.16 },
      )
    }),
    mist(960, 130, '#ffffff', 0.4),
  ]
}
