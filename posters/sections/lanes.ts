import { box, type Drawing, disc, down, mix, polygon, range, shape, stroke } from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { glowing, lampPost, lantern, person, steps, townHouse } from './furniture.ts'

/** Steps that climb between houses towards what stands above them. */
export function stairs(air: Air, above: (air: Air) => Drawing, { lamps = true } = {}): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 900, sun: [640, 610, 84], clouds: [[1080, 480, 420]] }),
    above(air),
    bushes(random, {
      from: 420,
      to: 1180,
      base: 860,
      radius: [26, 46],
      colour: air.leaf,
      lit: air.leafLit,
    }),
    [-1, 1]
      .map((side) =>
        range(3)
          .map((row) => {
            const near = 2 - row
            const width = 300 + near * 60
            const inner = 200 + near * 130
            const x = side < 0 ? 800 - inner - width : 800 + inner
            const light = side > 0
            return townHouse(
              { x, base: 960 + near * 200, width, height: 330 + near * 150 },
              light
                ? [mix(air.lit, air.stone, 0.5), air.shade]
                : [mix(air.shade, air.near, 0.15 * near), mix(air.near, air.shade, 0.4)],
              light ? mix(air.shade, air.dark, 0.4) : mix(air.window, air.shade, 0.25),
              air.roof,
            )
          })
          .reverse(),
      )
      .map((rows) => rows.toReversed()),
    steps({ x: 800, top: 830, base: 1360, far: 250, near: 900 }, 15, air),
    stroke('M800 790L800 1360', air.dark, 7, { opacity: 0.8 }),
    range(6).map((post) => box(796, 800 + post * post * 16, 8, 56 + post * 8, air.dark)),
    lamps ? [lampPost(480, 1190, 330, air), lampPost(1096, 1080, 250, air)] : '',
    person(670, 1170, 120, air.dark),
  ]
}

export const basilica = (air: Air): Drawing => [
  shape('M400 900Q640 720 800 716Q960 720 1200 900Z', air.mid),
  [
    [700, 56, 96],
    [900, 56, 96],
    [800, 92, 176],
  ].map(([x = 0, w = 0, h = 0]) => [
    box(x - w / 2, 720 - h * 0.5, w, h * 0.5, air.stone),
    shape(
      `M${x - w / 2} ${720 - h * 0.5}Q${x - w / 2} ${720 - h} ${x} ${720 - h * 1.35}Q${x + w / 2} ${720 - h} ${x + w / 2} ${720 - h * 0.5}Z`,
      air.stone,
    ),
    shape(
      `M${x + w * 0.12} ${720}V${720 - h * 1.2}Q${x + w / 2} ${720 - h} ${x + w / 2} ${720 - h * 0.5}V720Z`,
      air.shade,
    ),
  ]),
]

export const firstRoofs = (air: Air): Drawing => [
  box(360, 760, 880, 150, air.mid),
  range(9).map((index) => {
    const x = 380 + index * 96
    return [
      polygon(
        [
          [x - 14, 770],
          [x + 44, 726],
          [x + 102, 770],
        ],
        index % 2 ? air.roof : air.near,
      ),
      box(x, 768, 88, 90, air.far),
    ]
  }),
  stroke('M360 640Q800 700 1240 630', air.dark, 3, { opacity: 0.6 }),
  stroke('M360 660Q800 716 1240 652', air.dark, 3, { opacity: 0.6 }),
]

/** A lane at night, lit from doors and lanterns; the sky is a strip between the eaves. */
export function lane(air: Air, { paper = false } = {}): Scene {
  return (random) => {
    const wall = (side: 1 | -1, near: number, far: number, colour: string) => {
      const at = (x: number) => 800 + side * x
      return polygon(
        [
          [at(near), 180],
          [at(far), 520],
          [at(far), 1010],
          [at(near), 1500],
        ],
        colour,
      )
    }
    return [
      backdrop(random, air, { horizon: 900, sun: [800, 640, 60], stars: 60 }),
      box(640, 700, 320, 320, air.mid),
      polygon(
        [
          [620, 706],
          [800, 600],
          [980, 706],
        ],
        air.roof,
      ),
      polygon(
        [
          [630, 1008],
          [970, 1008],
          [1830, 1620],
          [-230, 1620],
        ],
        down(1000, 1340, mix(air.near, air.window, 0.35), air.near),
      ),
      ([1, -1] as const).map((side) => [
        wall(side, 860, 170, side > 0 ? air.shade : mix(air.shade, air.near, 0.5)),
        range(4)
          .map((bay) => {
            const near = 800 - bay * 165
            const far = near - 118
            const drop = (x: number) => 1010 + (x - 170) * 0.71
            const lift = (x: number, h: number) => drop(x) - h * (0.36 + (x / 860) * 0.74)
            const at = (x: number) => 800 + side * x
            return [
              polygon(
                [
                  [at(near), drop(near) - 8],
                  [at(near), lift(near, 290)],
                  [at(far), lift(far, 290)],
                  [at(far), drop(far) - 6],
                ],
                mix(air.dark, air.shade, 0.2),
              ),
              polygon(
                [
                  [at(near - 16), drop(near) - 30],
                  [at(near - 16), lift(near, 260)],
                  [at(far + 16), lift(far, 260)],
                  [at(far + 16), drop(far) - 24],
                ],
                air.window,
                { opacity: bay % 2 ? 0.9 : 0.6 },
              ),
              polygon(
                [
                  [at(near + 20), lift(near, 330)],
                  [at(near - 50), lift(near, 400)],
                  [at(far - 30), lift(far, 400)],
                  [at(far - 10), lift(far, 330)],
                ],
                air.roof,
              ),
              range(2).map((floor) => {
                const [high, low] = [560 + floor * 190, 440 + floor * 190]
                return polygon(
                  [
                    [at(near - 34), lift(near - 34, low)],
                    [at(near - 34), lift(near - 34, high)],
                    [at(far + 34), lift(far + 34, high)],
                    [at(far + 34), lift(far + 34, low)],
                  ],
                  (bay + floor) % 3 ? mix(air.dark, air.shade, 0.35) : air.window,
                  { opacity: (bay + floor) % 3 ? 1 : 0.75 },
                )
              }),
              paper
                ? lantern(
                    at((near + far) / 2 - 40),
                    lift((near + far) / 2, 300),
                    30 + near * 0.045,
                    air.accent,
                  )
                : bay < 3
                  ? glowing(at(far), lift(far, 330), 130, air.window)
                  : '',
            ]
          })
          .reverse(),
      ]),
      paper ? '' : stroke('M330 560Q800 700 1270 560', air.dark, 4),
      paper
        ? ''
        : range(9).map((bulb) =>
            glowing(370 + bulb * 108, 580 + Math.sin((bulb + 1) * 0.31) * 62, 46, air.window),
          ),
      paper
        ? ''
        : range(9).map((bulb) =>
            disc(370 + bulb * 108, 580 + Math.sin((bulb + 1) * 0.31) * 62, 9, air.sun),
          ),
      [
        [700, 1090, 120],
        [770, 1096, 126],
        [930, 1190, 170],
      ].map(([x = 0, y = 0, h = 0]) => person(x, y, h, air.dark)),
    ]
  }
}
