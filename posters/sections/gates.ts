/** Gates, and what is behind one. */
import { block } from '../kit/buildings.ts'
import { arch, dome, lancet } from '../kit/domes.ts'
import { ridge } from '../kit/land.ts'
import {
  box,
  type Drawing,
  disc,
  group,
  mix,
  oval,
  polygon,
  range,
  shape,
  stroke,
} from '../kit/svg.ts'
import { bushes, tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { glowing, lantern, person } from './furniture.ts'

/** A temple gate with its great lantern; a pagoda behind. */
export function templeGate(air: Air): Scene {
  return (random) => {
    const red = air.accent
    const roofOf = (x: number, y: number, half: number): Drawing => [
      shape(
        `M${x - half} ${y}Q${x - half * 0.6} ${y - 20} ${x - half * 0.5} ${y - half * 0.26}H${x + half * 0.5}Q${x + half * 0.6} ${y - 20} ${x + half} ${y}Q${x} ${y + 16} ${x - half} ${y}Z`,
        air.dark,
      ),
      shape(
        `M${x - half} ${y}Q${x} ${y + 16} ${x + half} ${y}L${x + half * 0.96} ${y + 14}Q${x} ${y + 30} ${x - half * 0.96} ${y + 14}Z`,
        air.roof,
      ),
    ]
    return [
      backdrop(random, air, { horizon: 1000, sun: [420, 560, 84], clouds: [[760, 420, 380]] }),
      range(4).map((storey) => [
        box(
          1290 - 70 + storey * 8,
          960 - storey * 130,
          140 - storey * 16,
          120,
          mix(red, air.dark, 0.15),
        ),
        roofOf(1290, 960 - storey * 130, 150 - storey * 18),
      ]),
      box(1286, 400, 8, 80, air.dark),
      bushes(random, { base: 1110, radius: [40, 76], colour: air.leaf, lit: air.leafLit }),
      box(300, 760, 1000, 70, red),
      roofOf(800, 620, 700),
      box(330, 640, 940, 120, mix(red, '#ffffff', 0.1)),
      range(10).map((post) => box(350 + post * 98, 640, 14, 120, mix(red, air.dark, 0.45))),
      roofOf(800, 780, 620),
      [340, 560, 1000, 1220].map((x) => [
        box(x, 800, 62, 430, red),
        box(x + 42, 800, 20, 430, mix(red, air.dark, 0.35)),
        box(x - 10, 1200, 82, 34, air.dark),
      ]),
      box(622, 820, 378, 410, mix(air.sky[2], air.dark, 0.25)),
      box(740, 980, 120, 240, mix(red, air.dark, 0.4)),
      group(lantern(0, 0, 210, '#e2503c'), { move: [811, 818] }),
      box(-20, 1226, 1640, 400, air.shade),
      box(-20, 1226, 1640, 16, air.stone),
      [460, 520, 940, 1130].map((x, index) =>
        person(x, 1300, 130, index % 2 ? air.near : air.dark),
      ),
      range(5).map((bird) => oval(620 + bird * 90, 1300 + (bird % 2) * 18, 20, 11, air.near)),
    ]
  }
}

/** Twin pointed towers over a gate in a wall. */
export function palaceGate(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 1000, sun: [1230, 530, 76], clouds: [[420, 450, 440]] }),
    ridge(random, { y: 880, rise: 30, waves: 1.4 }, air.far),
    range(5).map((index) =>
      dome({
        x: 180 + index * 310,
        base: 900,
        radius: 60,
        lit: air.far,
        shade: air.mid,
        lantern: 'crescent',
      }),
    ),
    box(-20, 890, 1640, 320, air.lit),
    range(28).map((tooth) => box(-10 + tooth * 58, 858, 34, 40, air.lit)),
    box(560, 790, 480, 420, air.stone),
    range(9).map((tooth) => box(566 + tooth * 54, 760, 32, 40, air.stone)),
    ([-1, 1] as const).map((side) => {
      const x = 800 + side * 290
      return [
        block(x - 76, 1210, 152, 560, { lit: air.stone, shade: air.shade }),
        box(x - 88, 640, 176, 22, air.stone),
        polygon(
          [
            [x - 84, 642],
            [x, 380],
            [x + 84, 642],
          ],
          air.near,
        ),
        polygon(
          [
            [x, 380],
            [x + 84, 642],
            [x + 20, 642],
          ],
          air.dark,
        ),
        box(x - 3, 340, 6, 50, air.accent),
        box(x - 14, 740, 22, 60, air.dark),
        box(x - 14, 900, 22, 60, air.dark),
      ]
    }),
    shape(lancet(690, 1210, 220, 320), mix(air.shade, air.dark, 0.6)),
    shape(lancet(716, 1210, 168, 270), air.window, { opacity: 0.55 }),
    box(680, 830, 240, 46, air.accent),
    stroke('M700 853H900', '#f6d36a', 8),
    box(-20, 1206, 1640, 420, air.leaf),
    polygon(
      [
        [710, 1206],
        [890, 1206],
        [1160, 1420],
        [440, 1420],
      ],
      air.stone,
    ),
    [90, 260, 1340, 1510].map((x) =>
      tree(random, { x, base: 1240, height: 380, colour: air.leaf, lit: air.leafLit }),
    ),
    [640, 960].map((x, index) => person(x, 1290, 120, index ? air.accent : air.dark)),
  ]
}

/** Under the painted vaults of a bazaar. */
export function bazaar(air: Air): Scene {
  return () => {
    const warm = '#e8b46a'
    const colours = ['#d7402f', '#2f8f8a', '#f2a65a', '#7a4a9a'] as const
    return [
      box(0, 0, 1600, 1600, mix(warm, air.dark, 0.45)),
      range(5).map((ring) => {
        const t = ring / 4
        const w = 1560 - 1090 * t
        const h = 1040 - 640 * t
        const base = 1330 - 270 * t
        return [
          shape(
            arch(800 - w / 2, base, w, h),
            ring % 2 ? mix(warm, '#fff4dc', 0.25) : mix('#b4593f', warm, 0.3 + t * 0.5),
          ),
          stroke(
            `M${800 - w / 2} ${base}V${base - h + w / 2 > base ? base : Math.max(base - h + w / 2, base - h * 0.6)}`,
            '#8a4a38',
            10 - t * 6,
            { opacity: 0.7 },
          ),
        ]
      }),
      glowing(800, 940, 300, '#fff2cf'),
      polygon(
        [
          [660, 1060],
          [940, 1060],
          [1500, 1620],
          [100, 1620],
        ],
        '#c99a6a',
      ),
      polygon(
        [
          [800, 1060],
          [940, 1060],
          [1500, 1620],
          [800, 1620],
        ],
        '#b4855a',
      ),
      ([-1, 1] as const).map((side) =>
        range(4)
          .map((bay) => {
            const t = bay / 4
            const x = 800 + side * (700 - 470 * t)
            const w = 170 - 110 * t
            const base = 1330 - 250 * t
            const h = 520 - 330 * t
            return [
              box(x - w / 2, base - h, w, h, '#5a3038'),
              box(x - w / 2, base - h, w, h * 0.12, colours[bay] ?? warm),
              range(3).map((row) =>
                range(3).map((piece) =>
                  disc(
                    x - w * 0.3 + piece * w * 0.3,
                    base - h * (0.24 + row * 0.24),
                    w * 0.12,
                    colours[(bay + row + piece) % 4] ?? warm,
                  ),
                ),
              ),
            ]
          })
          .reverse(),
      ),
      [
        [460, 560, 96],
        [1140, 560, 96],
        [620, 640, 66],
        [980, 640, 66],
        [800, 520, 120],
      ].map(([x = 0, y = 0, w = 0], index) => [
        stroke(`M${x} 240V${y}`, '#5a3038', 3),
        lantern(x, y, w, colours[index % 4] ?? warm),
      ]),
      [
        [720, 1170, 130],
        [890, 1210, 150],
        [600, 1300, 200],
      ].map(([x = 0, y = 0, h = 0], index) => person(x, y, h, index === 1 ? '#2f8f8a' : '#2a1f2e')),
    ]
  }
}
