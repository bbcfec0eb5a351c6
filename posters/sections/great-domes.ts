/** Great domes, from outside and from within. */
import { block, windows } from '../kit/buildings.ts'
import { arcade, arch, dome, minaret } from '../kit/domes.ts'
import { haze, ridge } from '../kit/land.ts'
import { birds } from '../kit/sky.ts'
import { box, type Drawing, down, mix, oval, polygon, range, shape, stroke } from '../kit/svg.ts'
import { bushes, cypress, umbrellaPine } from '../kit/trees.ts'
import { glitter, reflection, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { person } from './furniture.ts'

/** A great dome over a colonnade, on a square. */
export function greatDome(air: Air): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 1050, sun: [380, 560, 76], clouds: [[1240, 470, 380]] }),
    umbrellaPine({ x: 150, base: 1130, height: 560, colour: air.leaf, lit: air.leafLit }),
    umbrellaPine({ x: 1470, base: 1130, height: 500, colour: air.leaf, lit: air.leafLit }),
    block(330, 1130, 940, 330, { lit: air.lit, shade: air.shade }, 0.22),
    box(310, 790, 980, 24, air.stone),
    range(9).map((pier) => box(356 + pier * 108, 820, 34, 310, air.stone)),
    arcade(390, 1130, 860, 170, 8, mix(air.shade, air.dark, 0.45), { open: 0.5 }),
    polygon(
      [
        [640, 794],
        [800, 716],
        [960, 794],
      ],
      air.stone,
    ),
    block(610, 730, 380, 150, { lit: air.stone, shade: air.shade }),
    arcade(620, 722, 360, 110, 9, mix(air.shade, air.dark, 0.35), { open: 0.4 }),
    dome({
      x: 800,
      base: 584,
      radius: 196,
      rise: 1.08,
      lit: mix(air.far, air.stone, 0.35),
      shade: air.mid,
      ribs: 7,
      lantern: 'lantern',
    }),
    [
      [470, 78],
      [1130, 78],
    ].map(([x = 0, radius = 0]) => [
      block(x - 76, 800, 152, 70, { lit: air.stone, shade: air.shade }),
      dome({ x, base: 732, radius, lit: air.far, shade: air.mid, lantern: 'lantern' }),
    ]),
    box(-20, 1126, 1640, 500, air.lit),
    shape('M-20 1180H1620V1210H-20Z', air.stone),
    polygon(
      [
        [786, 1230],
        [794, 940],
        [800, 920],
        [806, 940],
        [814, 1230],
      ],
      air.near,
    ),
    box(760, 1216, 80, 46, air.shade),
    [240, 520, 590, 1080, 1340].map((x, index) =>
      person(x, 1250 + (index % 2) * 30, 96, index % 2 ? air.accent : air.dark),
    ),
  ]
}

/** Half domes that climb to a great one, minarets at the corners. */
export function mosque(air: Air, { minarets = 4, water: onWater = false } = {}): Scene {
  return (random) => {
    const faces = { lit: air.lit, shade: air.shade }
    const tall = (x: number, height: number) =>
      minaret(x, 1090, height, { lit: air.stone, shade: air.shade })
    const building: Drawing = [
      minarets > 2 ? [tall(470, 560), tall(1130, 560)] : '',
      block(420, 1100, 760, 210, faces, 0.3),
      arcade(440, 1100, 720, 120, 11, mix(air.shade, air.dark, 0.5), { pointed: true, open: 0.5 }),
      dome({
        x: 560,
        base: 890,
        radius: 110,
        rise: 0.8,
        lit: air.far,
        shade: air.mid,
        lantern: 'none',
      }),
      dome({
        x: 1040,
        base: 890,
        radius: 110,
        rise: 0.8,
        lit: air.far,
        shade: air.mid,
        lantern: 'none',
      }),
      block(590, 900, 420, 110, faces),
      dome({
        x: 800,
        base: 800,
        radius: 226,
        rise: 0.72,
        lit: mix(air.far, air.stone, 0.25),
        shade: air.mid,
        lantern: 'crescent',
        ribs: 5,
      }),
      windows(random, {
        x: 600,
        y: 800,
        width: 400,
        height: 40,
        columns: 15,
        rows: 1,
        colour: air.window,
        chance: 1,
      }),
      tall(300, 700),
      tall(1300, 700),
    ]
    return [
      backdrop(random, air, { horizon: 1000, sun: [1060, 560, 92], clouds: [[360, 520, 480]] }),
      haze(760, 1020, air.sky[2], 0.5),
      ridge(random, { y: 1040, rise: 18, waves: 2 }, air.far),
      building,
      bushes(random, { base: 1110, radius: [30, 60], colour: air.leaf, lit: air.leafLit }),
      onWater
        ? [
            water(1120, air.water[0], air.water[1]),
            reflection(random, building, 1120, { depth: 220, colour: air.water[1], opacity: 0.3 }),
            glitter(random, { x: 1060, from: 1130, to: 1330, width: [120, 260], colour: air.sun }),
          ]
        : [
            box(-20, 1100, 1640, 520, air.leaf),
            polygon(
              [
                [740, 1100],
                [860, 1100],
                [1060, 1400],
                [540, 1400],
              ],
              air.stone,
            ),
            [120, 250, 1370, 1490].map((x) =>
              cypress({ x, base: 1290, height: 420, colour: air.dark, lit: air.leafLit }),
            ),
            [680, 930].map((x, index) => person(x, 1240, 130, index ? air.accent : air.dark)),
          ],
      birds(random, 500, 480, air.dark, 6),
    ]
  }
}

/** Inside a coffered dome: the sky in its eye, a shaft of rain and light. */
export function oculus(): Scene {
  return (random) => [
    box(0, 0, 1600, 1600, '#5d4a52'),
    range(7).map((ring) =>
      oval(
        800,
        420 + ring * 26,
        880 - ring * 104,
        560 - ring * 72,
        ring % 2 ? '#8a7068' : '#a58a78',
      ),
    ),
    range(28).map((rib) => {
      const angle = (rib / 28) * Math.PI * 2
      return stroke(
        `M${Math.round(800 + Math.cos(angle) * 180)} ${Math.round(560 + Math.sin(angle) * 90)}L${Math.round(800 + Math.cos(angle) * 980)} ${Math.round(440 + Math.sin(angle) * 640)}`,
        '#6b545a',
        12,
        { opacity: 0.8 },
      )
    }),
    oval(800, 560, 190, 98, '#f6e6c6'),
    oval(800, 552, 172, 84, '#8fc4d4'),
    shape('M660 560Q720 520 800 548Q880 520 940 566Q880 620 800 632Q720 620 660 560Z', '#e6f2f0', {
      opacity: 0.7,
    }),
    box(-20, 980, 1640, 640, '#4a3b46'),
    range(7).map((bay) => {
      const x = -40 + bay * 260
      return [
        box(x, 880, 130, 260, '#7a6060'),
        box(x + 150, 860, 26, 290, '#d9b48f'),
        box(x + 186, 860, 26, 290, '#b08a70'),
        shape(arch(x + 20, 1140, 90, 210), '#3d303c'),
      ]
    }),
    box(-20, 850, 1640, 34, '#c9a184'),
    box(-20, 1130, 1640, 500, down(1130, 1340, '#8f6f68', '#5a4650')),
    range(9).map((tile) =>
      stroke(`M800 900L${-700 + tile * 375} 1620`, '#c9a184', 5, { opacity: 0.3 }),
    ),
    polygon(
      [
        [640, 560],
        [960, 560],
        [1230, 1250],
        [500, 1250],
      ],
      down(560, 1250, ['#fff6d8', 0, 0.55], ['#fff6d8', 1, 0.16]),
    ),
    oval(860, 1240, 380, 60, '#fff0c9', { opacity: 0.55 }),
    range(60).map(() => {
      const x = random.between(680, 980)
      const y = random.between(580, 1180)
      return stroke(`M${Math.round(x)} ${Math.round(y)}v34`, '#ffffff', 3, { opacity: 0.6 })
    }),
    [520, 590, 1180].map((x, index) => person(x, 1270, 150, index === 1 ? '#f2735b' : '#26202e')),
  ]
}
