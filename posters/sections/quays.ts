/** Ferries, a canal and a lock. */
import { sloop, steamer } from '../kit/boats.ts'
import { mist, ridge } from '../kit/land.ts'
import { birds } from '../kit/sky.ts'
import {
  box,
  type Drawing,
  disc,
  down,
  group,
  mix,
  polygon,
  range,
  shape,
  stroke,
} from '../kit/svg.ts'
import { firWood, tree } from '../kit/trees.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { person } from './furniture.ts'

/** A ferry under way; the other shore is given. */
export function ferry(air: Air, shore: (air: Air) => Drawing, { hull = '#2a2f5a' } = {}): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 880, sun: [420, 640, 86], clouds: [[1160, 480, 480]] }),
    ridge(random, { y: 850, rise: 26, waves: 1.6 }, air.far),
    shore(air),
    mist(890, 60, air.sky[2], 0.5),
    water(890, air.water[0], air.water[1]),
    glitter(random, { x: 420, from: 900, to: 1330, width: [120, 360], colour: air.sun }),
    ripples(random, { from: 900, to: 1340, colour: air.water[1], opacity: 0.45, count: 90 }),
    group(steamer({ hull, sail: air.stone, shade: mix(air.stone, air.mid, 0.35) }, air.accent), {
      move: [930, 1130],
      scale: 2.5,
    }),
    shape(
      'M510 1150Q700 1132 930 1150Q1180 1168 1330 1140Q1180 1186 930 1176Q680 1172 510 1150Z',
      '#ffffff',
      { opacity: 0.6 },
    ),
    ripples(random, { from: 1160, to: 1340, colour: '#ffffff', opacity: 0.25, count: 40 }),
    birds(random, 1080, 560, air.dark, 5),
  ]
}

/** A still canal under plane trees, crossed by an iron footbridge. */
export function canal(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 880, sun: [800, 640, 80] }),
    range(9).map((index) =>
      box(
        -40 + index * 190,
        600 - (index % 3) * 46,
        180,
        420,
        index % 2 ? air.far : mix(air.far, air.lit, 0.5),
      ),
    ),
    range(36).map((index) =>
      box(-10 + index * 46, 690 + (index % 3) * 70, 20, 34, mix(air.far, air.dark, 0.35)),
    ),
    mist(900, 140, air.sky[2], 0.6),
    water(940, air.water[0], air.water[1]),
    box(-20, 930, 1640, 26, air.shade),
    range(4).map((index) => [
      tree(random, {
        x: 60 + index * 130,
        base: 950,
        height: 560 - index * 70,
        colour: air.leaf,
        lit: air.leafLit,
        from: 'right',
      }),
      tree(random, {
        x: 1540 - index * 130,
        base: 950,
        height: 560 - index * 70,
        colour: air.leaf,
        lit: air.leafLit,
      }),
    ]),
    glitter(random, { x: 800, from: 950, to: 1330, width: [90, 320], colour: air.sun }),
    ripples(random, { from: 960, to: 1340, colour: air.water[1], opacity: 0.5, count: 90 }),
    stroke('M300 1040Q800 640 1300 1040', air.dark, 26),
    stroke('M300 960Q800 560 1300 960', air.dark, 9),
    range(21).map((index) => {
      const t = index / 20
      const x = 300 + t * 1000
      const y = 1040 - 800 * t * (1 - t)
      return box(x - 3, y - 82, 6, 84, air.dark)
    }),
    stroke('M300 1044Q800 680 1300 1044', air.accent, 5, { opacity: 0.7 }),
    person(790, 842, 120, air.dark),
    person(850, 846, 112, air.accent),
    box(230, 1030, 120, 320, air.shade),
    box(1250, 1030, 120, 320, air.shade),
  ]
}

/** A lock: its gates, a boat between the walls, a fish that leaps. */
export function lock(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 820, sun: [360, 520, 72], clouds: [[1100, 460, 460]] }),
    firWood(random, { base: () => 830, height: [110, 220], colour: air.mid }),
    polygon(
      [
        [560, 820],
        [1040, 820],
        [1360, 1400],
        [240, 1400],
      ],
      down(820, 1340, air.water[0], air.water[1]),
    ),
    polygon(
      [
        [-20, 820],
        [560, 820],
        [240, 1400],
        [-20, 1400],
      ],
      air.stone,
    ),
    polygon(
      [
        [560, 820],
        [580, 900],
        [290, 1400],
        [240, 1400],
      ],
      air.shade,
    ),
    polygon(
      [
        [1620, 820],
        [1040, 820],
        [1360, 1400],
        [1620, 1400],
      ],
      air.lit,
    ),
    polygon(
      [
        [1040, 820],
        [1020, 900],
        [1310, 1400],
        [1360, 1400],
      ],
      air.shade,
    ),
    polygon(
      [
        [566, 790],
        [800, 850],
        [800, 960],
        [572, 900],
      ],
      air.near,
    ),
    polygon(
      [
        [1034, 790],
        [800, 850],
        [800, 960],
        [1028, 900],
      ],
      air.dark,
    ),
    stroke('M470 776L800 846M1130 776L800 846', air.accent, 16),
    ripples(random, {
      from: 960,
      to: 1330,
      colour: '#ffffff',
      opacity: 0.3,
      count: 30,
      left: 460,
      right: 1140,
    }),
    group(sloop({ hull: air.accent, sail: '#ffffff', shade: air.far }), {
      move: [720, 1130],
      scale: 2.6,
    }),
    group(
      [
        shape('M-100 10C-60 -50 60 -50 110 0C60 40 -50 50 -100 10L-156 -30L-146 56Z', '#e07f6a'),
        shape('M-90 14C-40 44 50 40 104 2C60 40 -50 50 -90 14Z', '#f6d0b8'),
        disc(78, -10, 6, '#14182b'),
      ],
      { move: [1070, 1080], turn: -38, scale: 0.9 },
    ),
    range(6).map((drop) =>
      disc(1010 + drop * 26, 1190 - (drop % 3) * 34, 8, '#ffffff', { opacity: 0.8 }),
    ),
    person(250, 960, 150, air.near),
    person(1420, 980, 156, air.accent),
  ]
}
