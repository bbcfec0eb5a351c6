/** Towers, and a pyramid of glass. */
import { block } from '../kit/buildings.ts'
import { arcade, dome } from '../kit/domes.ts'
import { mist, ridge } from '../kit/land.ts'
import { birds } from '../kit/sky.ts'
import { box, type Drawing, disc, group, mix, polygon, range, shape, stroke } from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { eiffelTower } from '../scenes/paris.ts'
import { type Air, backdrop } from './air.ts'
import { glowing, person } from './furniture.ts'

/** The glass pyramid before its palace. */
export function glassPyramid(air: Air): Scene {
  return (random) => {
    const glass = mix(air.sky[1], '#cfe6f0', 0.45)
    return [
      backdrop(random, air, { horizon: 1000, sun: [1180, 560, 74], clouds: [[380, 450, 420]] }),
      box(-20, 690, 1640, 420, air.lit),
      range(3).map((pavilion) => {
        const x = -60 + pavilion * 660
        return [
          box(x, 620, 400, 480, air.stone),
          box(x + 320, 620, 80, 480, air.shade),
          shape(
            `M${x - 12} 624Q${x + 40} 480 ${x + 110} 470H${x + 290}Q${x + 360} 480 ${x + 412} 624Z`,
            air.roof,
          ),
          arcade(x + 20, 860, 300, 150, 3, mix(air.shade, air.dark, 0.4)),
        ]
      }),
      box(-20, 676, 1640, 20, air.stone),
      arcade(-20, 1100, 1640, 190, 15, mix(air.shade, air.dark, 0.4), { open: 0.55 }),
      box(-20, 1090, 1640, 540, air.shade),
      polygon(
        [
          [300, 1150],
          [800, 590],
          [1300, 1150],
        ],
        glass,
      ),
      polygon(
        [
          [800, 590],
          [1300, 1150],
          [940, 1150],
        ],
        mix(glass, air.near, 0.35),
      ),
      range(9).map((line) => {
        const t = (line + 1) / 10
        const y = 590 + 560 * t
        return stroke(`M${800 - 500 * t} ${y}L${800 + 500 * (t - 0)} ${y}`, '#ffffff', 3, {
          opacity: 0.5,
        })
      }),
      range(9).map((line) => {
        const x = 300 + (line + 1) * 100
        return stroke(
          `M${x} 1150L${800 + (x - 800) * 0.02 + (x < 800 ? -1 : 1) * 0} 590`,
          '#ffffff',
          3,
          { opacity: 0.45 },
        )
      }),
      polygon(
        [
          [740, 1150],
          [800, 1060],
          [860, 1150],
        ],
        mix(air.dark, air.near, 0.4),
      ),
      water(1180, air.water[0], air.water[1]),
      box(-20, 1150, 1640, 34, air.stone),
      ripples(random, { from: 1190, to: 1330, colour: '#ffffff', opacity: 0.4, count: 40 }),
      [220, 1360, 1420].map((x, index) => person(x, 1166, 96, index === 1 ? air.accent : air.dark)),
    ]
  }
}

/** The tower at night, every lamp of it lit, from the terrace across the river. */
export function sparklingTower(air: Air): Scene {
  return (random) => {
    const tower = group(eiffelTower(), { move: [800, 1120], scale: 2.35 })
    return [
      backdrop(random, air, { horizon: 1080, stars: 120 }),
      glowing(800, 900, 620, '#f2a65a'),
      glowing(800, 1060, 420, '#ffcf8a'),
      ridge(random, { y: 1080, rise: 12, waves: 3 }, air.mid),
      range(30).map((index) =>
        box(index * 56 - 20, 1060 - (index % 4) * 14, 48, 90, index % 2 ? air.near : air.mid),
      ),
      range(70).map(() =>
        box(random.between(0, 1600), random.between(1070, 1120), 6, 8, air.window, {
          opacity: 0.7,
        }),
      ),
      tower,
      range(260).map(() => {
        const t = random()
        const half = (6 + 130 * (1 - t) ** 2.2) * (0.4 + random() * 0.6)
        const x = 800 + (random() < 0.5 ? -1 : 1) * half
        return disc(x, 1110 - t * 680, random.between(2, 6.5), '#ffe6a8', { opacity: 0.9 })
      }),
      polygon(
        [
          [800, 356],
          [1640, 210],
          [1640, 330],
        ],
        '#fff2cf',
        { opacity: 0.14 },
      ),
      bushes(random, { base: 1150, radius: [24, 44], colour: air.dark, lit: air.near }),
      box(-20, 1150, 1640, 480, air.near),
      box(-20, 1196, 1640, 22, air.lit),
      range(28).map((post) => box(10 + post * 60, 1216, 16, 76, air.shade)),
      box(-20, 1290, 1640, 30, air.lit),
      [330, 400, 1190].map((x, index) => person(x, 1330, 200, index === 1 ? air.accent : air.dark)),
    ]
  }
}

/** A carved watch tower at the water's edge. */
export function riverTower(air: Air): Scene {
  return (random) => {
    const tower: Drawing = [
      polygon(
        [
          [380, 1110],
          [420, 900],
          [1010, 900],
          [1050, 1110],
        ],
        air.lit,
      ),
      range(10).map((tooth) => box(424 + tooth * 60, 866, 38, 40, air.stone)),
      box(410, 896, 610, 18, air.stone),
      arcade(440, 1080, 560, 90, 8, mix(air.shade, air.dark, 0.4), { open: 0.4 }),
      block(700, 900, 300, 470, { lit: air.stone, shade: air.shade }),
      box(680, 640, 340, 24, air.stone),
      arcade(706, 640, 288, 110, 5, mix(air.shade, air.dark, 0.45)),
      range(6).map((tooth) => box(692 + tooth * 56, 396, 34, 38, air.stone)),
      [
        [700, 420],
        [1000, 420],
        [430, 890],
        [1000, 890],
      ].map(([x = 0, y = 0]) => [
        box(x - 30, y - 20, 60, 90, air.stone),
        box(x + 8, y - 20, 22, 90, air.shade),
        dome({ x, base: y - 18, radius: 34, lit: air.stone, shade: air.shade, lantern: 'spike' }),
      ]),
      box(800, 740, 60, 100, mix(air.shade, air.dark, 0.45)),
    ]
    return [
      backdrop(random, air, { horizon: 960, sun: [330, 620, 86], clouds: [[1200, 480, 440]] }),
      ridge(random, { y: 930, rise: 26, waves: 1.4 }, air.far),
      mist(960, 70, air.sky[2], 0.6),
      water(970, air.water[0], air.water[1]),
      tower,
      reflection(random, tower, 1110, { depth: 220, colour: air.water[1], opacity: 0.3 }),
      glitter(random, { x: 330, from: 980, to: 1330, width: [110, 320], colour: air.sun }),
      shape('M1050 1110Q1300 1070 1640 1100V1240Q1300 1180 1050 1110Z', air.lit),
      birds(random, 1180, 640, air.dark, 5),
    ]
  }
}
