import { grass } from '../kit/flowers.ts'
import { ridge } from '../kit/land.ts'
import { beams } from '../kit/sky.ts'
import {
  box,
  type Drawing,
  disc,
  down,
  group,
  oval,
  polygon,
  r,
  range,
  shape,
  stroke,
} from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import { ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { person } from './furniture.ts'

const fish = (x: number, y: number, s: number, colour: string): Drawing => [
  shape(
    `M${r(x - 40 * s)} ${r(y)}Q${r(x)} ${r(y - 34 * s)} ${r(x + 44 * s)} ${r(y)}Q${r(x)} ${r(y + 34 * s)} ${r(x - 40 * s)} ${r(y)}L${r(x - 70 * s)} ${r(y - 24 * s)}V${r(y + 24 * s)}Z`,
    colour,
  ),
  box(x - 6 * s, y - 19 * s, 10 * s, 38 * s, '#fff4dc', { opacity: 0.7 }),
  disc(x + 26 * s, y - 5 * s, 4 * s, '#14182b'),
]

const deep = (top: string, foot: string): Drawing => [
  box(0, 0, 1600, 1600, down(300, 1330, top, foot)),
  beams({ x: 800, y: 120, colour: '#fff8df' }, { count: 34, opacity: 0.22, spread: 0.4 }),
]

/** A reef below the surface. */
export function reef(): Scene {
  return (random) => {
    const coral = (x: number, base: number, s: number, colour: string): Drawing =>
      [-0.5, -0.2, 0.1, 0.4].map((lean, index) => {
        const tall = (150 + (index % 2) * 70) * s
        return [
          stroke(
            `M${r(x)} ${r(base)}Q${r(x + lean * 40 * s)} ${r(base - tall * 0.6)} ${r(x + lean * 220 * s)} ${r(base - tall)}`,
            colour,
            26 * s,
          ),
          stroke(
            `M${r(x + lean * 90 * s)} ${r(base - tall * 0.55)}L${r(x + lean * 90 * s + 46 * s)} ${r(base - tall * 0.9)}`,
            colour,
            18 * s,
          ),
        ]
      })
    return [
      deep('#7fd6cf', '#0e5874'),
      ridge(random, { y: 1080, rise: 44, waves: 1.6 }, '#2a86a0'),
      coral(240, 1170, 1.1, '#e88fa0'),
      coral(1340, 1180, 1.3, '#f2a65a'),
      coral(1080, 1160, 0.8, '#9a7fc4'),
      ridge(random, { y: 1190, rise: 30, waves: 2 }, '#17647e'),
      coral(470, 1290, 1.2, '#f2735b'),
      coral(900, 1320, 0.9, '#e8c26a'),
      range(5).map((index) =>
        grass(random, { x: 120 + index * 330, base: 1340, height: 190, colour: '#1f8a78' }),
      ),
      fish(520, 700, 1.7, '#f2a65a'),
      fish(760, 820, 1.2, '#f2735b'),
      fish(980, 640, 1.4, '#f6d36a'),
      fish(1200, 850, 1, '#f2a65a'),
      range(8).map((index) => fish(250 + index * 74, 500 + (index % 3) * 44, 0.42, '#e8f4ee')),
      range(14).map(() =>
        disc(
          random.between(300, 1400),
          random.between(380, 1000),
          random.between(5, 12),
          '#ffffff',
          { opacity: 0.35 },
        ),
      ),
    ]
  }
}

/** A spring as clear as glass, with a manatee in it. */
export function spring(): Scene {
  return (random) => [
    deep('#a8ead6', '#1f7f8c'),
    ridge(random, { y: 1150, rise: 40, waves: 1.4 }, '#e8dcae'),
    ridge(random, { y: 1230, rise: 26, waves: 2 }, '#cfc08c'),
    range(7).map((index) =>
      grass(random, { x: 60 + index * 250, base: 1300, height: 230, colour: '#2f8f6a' }),
    ),
    group(
      [
        shape(
          'M-330 10C-300 -130 -80 -190 110 -150C210 -128 290 -84 300 -20C306 40 220 78 90 92C-90 112 -290 92 -330 10Z',
          '#7d8a94',
        ),
        shape(
          'M-300 0C-380 -20 -440 -70 -500 -60C-540 -20 -530 50 -480 70C-420 66 -360 50 -300 50Z',
          '#73808a',
        ),
        shape(
          'M-320 30C-200 110 60 110 230 60C200 90 60 122 -90 112C-220 102 -310 70 -320 30Z',
          '#5f6c78',
        ),
        shape('M60 60C40 130 90 190 150 170C150 120 130 80 120 60Z', '#5f6c78'),
        disc(214, -64, 9, '#14182b'),
        shape('M262 -40Q330 -40 306 14Q280 40 246 20Z', '#8f9ba4'),
        stroke('M-200 -90Q-60 -130 80 -120', '#a9c0c4', 14, { opacity: 0.6 }),
      ],
      { move: [840, 820], scale: 1.25 },
    ),
    range(16).map(() =>
      disc(random.between(200, 1400), random.between(360, 1000), random.between(4, 11), '#ffffff', {
        opacity: 0.4,
      }),
    ),
    range(8).map((index) => fish(260 + index * 60, 1010 + (index % 3) * 30, 0.35, '#f6e7b8')),
  ]
}

/** A cave open to the sky, a shaft of light on the water in it. */
export function cenote(): Scene {
  return (random) => [
    box(0, 0, 1600, 1600, '#123c4a'),
    oval(800, 320, 430, 190, '#f6f0c4'),
    oval(800, 300, 330, 130, '#bfe4c4'),
    polygon(
      [
        [420, 330],
        [1180, 330],
        [1330, 1060],
        [270, 1060],
      ],
      down(330, 1060, ['#fff8d0', 0, 0.75], ['#9fe8dc', 1, 0.2]),
    ),
    shape('M-20 267H420Q360 420 470 470Q330 560 300 760Q220 840 180 1010H-20Z', '#1f5560'),
    shape('M1620 267H1180Q1240 420 1130 470Q1270 560 1300 760Q1380 840 1420 1010H1620Z', '#184854'),
    shape('M-20 267H250Q210 500 150 620Q110 800 60 1020H-20Z', '#2b6a6e'),
    range(26).map(() => {
      const x = random.between(390, 1210)
      const tall = random.between(120, 420)
      return stroke(
        `M${r(x)} 400Q${r(x + random.between(-30, 30))} ${r(400 + tall * 0.5)} ${r(x + random.between(-16, 16))} ${r(400 + tall)}`,
        '#1d5a4c',
        4,
        { opacity: 0.8 },
      )
    }),
    bushes(random, {
      from: 360,
      to: 1240,
      base: 440,
      radius: [24, 50],
      colour: '#1d5a4c',
      lit: '#5fa870',
    }),
    water(1000, '#3fb7b4', '#0c4258'),
    oval(800, 1120, 520, 110, '#8fece0', { opacity: 0.5 }),
    oval(800, 1110, 300, 60, '#e6fff4', { opacity: 0.55 }),
    ripples(random, { from: 1010, to: 1340, colour: '#c8fff0', opacity: 0.4, count: 70 }),
    disc(690, 1130, 24, '#c98a6a'),
    shape('M640 1160Q690 1120 740 1160Z', '#c98a6a'),
    box(1180, 880, 300, 16, '#8a6a4a'),
    range(4).map((post) => box(1200 + post * 84, 880, 12, 170, '#6b4f38')),
    person(1300, 880, 150, '#f2735b'),
  ]
}
