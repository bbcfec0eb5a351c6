/** Red roofs inside the city walls, on the Adriatic. */
import { sloop } from '../kit/boats.ts'
import { battlements, block, house } from '../kit/buildings.ts'
import { cumulus } from '../kit/clouds.ts'
import { arch, dome } from '../kit/domes.ts'
import { haze, land, mist, mountain, ridge, ridgeLine } from '../kit/land.ts'
import { birds, light, sky } from '../kit/sky.ts'
import { box, type Drawing, down, group, range, shape } from '../kit/svg.ts'
import { bushes, cypress, umbrellaPine } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1190
const stone = { lit: '#f9d9ac', shade: '#a9808c', from: 'left' } as const

/** A round bastion, foot at (0, 0). */
const bastion = (width: number, height: number): Drawing => [
  shape(
    `M${-width * 0.58} 0L${width * 0.58} 0L${width / 2} ${-height}L${-width / 2} ${-height}Z`,
    stone.lit,
  ),
  shape(
    `M${width * 0.1} 0L${width * 0.58} 0L${width / 2} ${-height}L${width * 0.1} ${-height}Z`,
    stone.shade,
  ),
  box(-width * 0.56, -height - 8, width * 1.12, 16, '#ffe9c4'),
  battlements(-width * 0.54, -height - 6, width * 1.08, '#f9d9ac'),
  shape(
    arch(-width * 0.2, -height * 0.4, 16, 34) + arch(width * 0.2, -height * 0.4, 16, 34),
    '#6a4a68',
  ),
]

const sun = { x: 360, y: 560 }

export const dubrovnik: Scene = (random) => {
  const roofs = range(6).flatMap((row) =>
    range(20).map((index) => {
      const x = 150 + index * 68 + (row % 2) * 34 + random.between(-12, 12) - row * 6
      if (x > 1440) return ''
      return house({
        x,
        base: 930 + row * 40,
        width: random.between(64, 88),
        height: random.between(38, 64),
        lit: random.pick(['#ffe6bf', '#f6d3a8', '#fff0d4']),
        shade: '#b08a94',
        roof: random.pick(['#d9694a', '#c4553f', '#e07f58', '#b84c42']),
        pitch: 0.36,
        gable: random.chance(0.3),
        window: '#8a6480',
      })
    }),
  )
  const town = [
    roofs.slice(0, 60),
    // The cathedral and the bell tower.
    group(
      [
        block(-90, 0, 180, 120, stone, 0.36),
        shape('M-96 -118L96 -118L0 -168Z', '#d9694a'),
        block(-46, -130, 92, 66, stone, 0.36),
        shape(
          range(4)
            .map((index) => arch(-38 + index * 21, -146, 11, 34))
            .join(''),
          '#6a4a68',
        ),
        dome({
          x: 0,
          base: -194,
          radius: 52,
          lit: '#8fb4b4',
          shade: '#4f7488',
          lantern: 'lantern',
          ribs: 3,
        }),
      ],
      { move: [930, 1062], scale: 1.15 },
    ),
    group(
      [
        block(-26, 0, 52, 290, stone, 0.4),
        shape(arch(-14, -210, 28, 56), '#6a4a68'),
        box(-32, -294, 64, 10, '#ffe9c4'),
        block(-19, -292, 38, 42, stone, 0.4),
        dome({ x: 0, base: -332, radius: 24, rise: 1.1, lit: '#8fb4b4', shade: '#4f7488' }),
      ],
      { move: [620, 1090], scale: 1.2 },
    ),
    roofs.slice(60),
    // The walls along the water.
    shape(`M110 ${shore + 4}L130 ${shore - 96}H1420L1450 ${shore + 4}Z`, stone.lit),
    shape(`M980 ${shore + 4}V${shore - 96}H1420L1450 ${shore + 4}Z`, '#d4a894'),
    box(120, shore - 104, 1310, 10, '#fff0d0'),
    battlements(130, shore - 102, 1290, '#f9d9ac'),
    range(26).map((index) =>
      box(160 + index * 48 + (index % 3) * 8, shore - 70 + (index % 4) * 15, 26, 9, '#c99a8a', {
        opacity: 0.45,
      }),
    ),
    group(bastion(150, 190), { move: [170, shore + 6] }),
    group(bastion(120, 150), { move: [560, shore + 6] }),
    group(bastion(130, 160), { move: [1010, shore + 6] }),
    group(bastion(170, 210), { move: [1390, shore + 6] }),
    // Minčeta, the great round tower on the landward side.
    group([bastion(170, 170), group(bastion(104, 90), { move: [0, -176] })], {
      move: [290, 950],
      scale: 0.78,
    }),
    shape(
      `M60 ${shore + 24}Q150 ${shore - 30} 300 ${shore - 4}Q700 ${shore - 22} 1100 ${shore - 2}Q1350 ${shore - 26} 1520 ${shore + 24}Z`,
      '#8a6474',
    ),
  ]
  return [
    sky(1000, '#1d62a4', ['#5fa4cc', 0.34], ['#fbd9b4', 0.68], ['#ffbc8c', 0.88], '#ffdcac'),
    light({ ...sun, radius: 106, colour: '#fff6d4', glow: '#ffd6a0', reach: 6.4 }),
    cumulus(random, { x: 1190, y: 800, width: 580, light: sun, lit: '#fffaf0', shade: '#a4b4cc' }),
    mountain(random, {
      x: 1230,
      base: 1040,
      width: 1300,
      height: 330,
      from: 'left',
      rough: 0.45,
      lit: '#c9a09c',
      shade: '#8a80a0',
    }),
    ridge(random, { y: 930, rise: 26, waves: 1.8 }, '#b0a09c'),
    haze(840, 1020, '#ffdcb0', 0.6),
    bushes(random, { base: 950, radius: [18, 36], colour: '#7f8f78', lit: '#b8b47c' }),
    // The sea reaches round the town on both sides.
    water(1010, '#ffdcb4', ['#8fc4cc', 0.12], ['#2f8ab4', 0.45], '#0f4a8a'),
    // Lokrum, a green island.
    shape('M1180 1062Q1280 1000 1420 1004Q1560 1000 1660 1060Z', '#5f8a7c'),
    land(ridgeLine(random, { y: 1640, rise: 2, waves: 1 }), '#0f4a8a'),
    mist(1040, 40, '#ffe6c4', 0.5),
    shape(`M130 ${shore}L200 900Q480 850 800 850Q1150 850 1330 920L1430 ${shore}Z`, '#c99a84'),
    town,
    reflection(random, town, shore + 16, {
      depth: 300,
      colour: '#5fa0bc',
      opacity: 0.32,
      squash: 0.6,
      strokes: 90,
    }),
    glitter(random, {
      x: 300,
      from: shore + 30,
      to: 1560,
      width: [180, 420],
      colour: '#fff6d0',
      count: 50,
    }),
    ripples(random, { from: shore + 24, to: 1590, colour: '#e6f8f4', opacity: 0.5, count: 60 }),
    ripples(random, { from: shore + 60, to: 1590, colour: '#0f3f7c', opacity: 0.4 }),
    group(sloop({ hull: '#7a3f48', sail: '#fffaf0', shade: '#d9c4c4' }), {
      move: [1040, 1350],
      scale: 1.5,
    }),
    group(sloop({ hull: '#22406a', sail: '#f2735b', shade: '#b8484a' }), {
      move: [560, 1320],
      scale: 0.9,
    }),
    // A pine and cypresses on the near shore.
    shape(
      'M-20 1640V1470Q160 1460 330 1540Q420 1580 560 1640ZM1640 1640V1440Q1460 1470 1330 1560L1260 1640Z',
      down(1440, 1640, '#5f6a5c', '#1f3448'),
    ),
    umbrellaPine({ x: 110, base: 1500, height: 520, colour: '#1f4048', lit: '#5f8a68' }),
    cypress({ x: 1500, base: 1500, height: 420, colour: '#1a3744', lit: '#4f7a60' }),
    cypress({ x: 1580, base: 1490, height: 340, colour: '#1a3744', lit: '#4f7a60' }),
    cypress({ x: 1420, base: 1540, height: 260, colour: '#1a3744', lit: '#4f7a60' }),
    bushes(random, {
      base: 1590,
      radius: [36, 70],
      colour: '#16303e',
      lit: '#3f6a5c',
      from: -60,
      to: 420,
    }),
    bushes(random, {
      base: 1590,
      radius: [36, 70],
      colour: '#16303e',
      lit: '#3f6a5c',
      from: 1290,
      to: 1660,
    }),
    birds(random, 880, 600, '#fffaf0', 6),
  ]
}
