/** Domes and minarets over the Bosphorus, a ferry and gulls at sunset. */
import { steamer } from '../kit/boats.ts'
import { block, house } from '../kit/buildings.ts'
import { stratus } from '../kit/clouds.ts'
import { arcade, dome, minaret } from '../kit/domes.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import { birds, light, sky, stars } from '../kit/sky.ts'
import { box, type Drawing, group, range } from '../kit/svg.ts'
import { bushes, cypress } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1150
const faces = { lit: '#e89a78', shade: '#6a3a66', from: 'left' } as const
const lead = { lit: '#b890a8', shade: '#5a4a80', from: 'left' } as const

/** Foot at (0, 0): the cascade of domes between six minarets, 560 high. */
const mosque = (): Drawing => [
  minaret(-330, -30, 500, faces, [0.5, 0.66, 0.8]),
  minaret(330, -30, 500, faces, [0.5, 0.66, 0.8]),
  minaret(-210, -60, 580, faces, [0.48, 0.64, 0.79]),
  minaret(210, -60, 580, faces, [0.48, 0.64, 0.79]),
  block(-150, -190, 300, 60, faces, 0.4),
  dome({ x: 0, base: -262, radius: 132, rise: 0.84, ...lead, lantern: 'crescent', ribs: 7 }),
  block(-128, -236, 256, 30, faces, 0.4),
  arcade(-124, -240, 248, 20, 16, '#4a2a58'),
  ...[-148, 148].map((x) => [
    block(x - 14, -190, 28, 84, faces),
    dome({ x, base: -274, radius: 17, rise: 1.2, ...lead }),
  ]),
  dome({ x: -106, base: -176, radius: 84, rise: 0.72, ...lead, lantern: 'none', ribs: 3 }),
  dome({ x: 106, base: -176, radius: 84, rise: 0.72, ...lead, lantern: 'none', ribs: 3 }),
  dome({ x: 0, base: -168, radius: 112, rise: 0.62, ...lead, lantern: 'none', ribs: 5 }),
  block(-206, -60, 412, 118, faces, 0.42),
  arcade(-198, -124, 396, 34, 18, '#4a2a58'),
  arcade(-198, -74, 396, 36, 14, '#4a2a58'),
  arcade(-70, -124, 140, 34, 6, '#ffcf86'),
  [-184, -118, 118, 184].map((x) => dome({ x, base: -176, radius: 30, rise: 0.8, ...lead })),
  block(-350, 0, 700, 66, faces, 0.44),
  arcade(-342, -4, 684, 46, 22, '#4a2a58'),
  range(15).map((index) =>
    dome({ x: -326 + index * 46.5, base: -66, radius: 20, rise: 0.75, ...lead, lantern: 'none' }),
  ),
]

/** A smaller one, farther along the ridge. */
const lesser = (): Drawing => [
  minaret(-120, 0, 280, { lit: '#d98a7c', shade: '#8a5278' }),
  minaret(120, 0, 280, { lit: '#d98a7c', shade: '#8a5278' }),
  block(-96, 0, 192, 76, { lit: '#d98a7c', shade: '#8a5278' }),
  dome({ x: 0, base: -72, radius: 74, rise: 0.8, lit: '#c48a94', shade: '#7d5480' }),
  dome({ x: -72, base: -72, radius: 26, rise: 0.8, lit: '#c48a94', shade: '#7d5480' }),
  dome({ x: 72, base: -72, radius: 26, rise: 0.8, lit: '#c48a94', shade: '#7d5480' }),
]

const sun = { x: 420, y: 760 }

export const istanbul: Scene = (random) => {
  const town = [
    ridge(random, { y: 1086, rise: 14, waves: 1.4 }, '#8a4f72'),
    range(28).map((index) =>
      house({
        x: index * 60 - 40,
        base: 1112 + random.between(-8, 30),
        width: random.between(52, 74),
        height: random.between(36, 70),
        lit: random.pick(['#e0937a', '#d48278', '#eeb08a']),
        shade: '#824f72',
        roof: '#a4504e',
        pitch: 0.24,
        window: '#5f3a64',
      }),
    ),
    ...[70, 130, 200, 1380, 1450, 1540].map((x) =>
      cypress({
        x,
        base: 1120,
        height: random.between(90, 150),
        colour: '#4f3560',
        lit: '#9a5f6c',
      }),
    ),
    group(mosque(), { move: [800, 1112], scale: 1.14 }),
    bushes(random, { base: 1130, radius: [16, 30], colour: '#4f3560', lit: '#95586a' }),
    box(-20, 1130, 1640, 22, '#5a3a62'),
    box(-20, 1126, 1640, 6, '#c97f72'),
  ]
  return [
    sky(1080, '#173a66', ['#5a4a8a', 0.32], ['#d85f72', 0.64], ['#fb9a62', 0.86], '#ffd28c'),
    stars(random, 50, 420),
    light({ ...sun, radius: 112, colour: '#ffedb8', glow: '#ff9d68', reach: 7 }),
    stratus(random, { x: 1200, y: 520, width: 660, light: sun, lit: '#ffa184', shade: '#7d4a84' }),
    stratus(random, { x: 330, y: 440, width: 420, light: sun, lit: '#ff8f7c', shade: '#7d4a84' }),
    ridge(random, { y: 1000, rise: 16, waves: 2 }, '#c4687a'),
    haze(880, 1080, '#ffb070', 0.55),
    group(lesser(), { move: [1390, 1060], scale: 0.9 }),
    mist(1060, 60, '#ffab74', 0.5),
    town,
    water(shore, '#fba772', ['#b75f7c', 0.2], ['#4f4084', 0.56], '#142a58'),
    reflection(random, town, shore, {
      depth: 420,
      colour: '#96507a',
      opacity: 0.3,
      squash: 0.56,
      strokes: 80,
    }),
    glitter(random, { x: 420, from: shore + 8, to: 1580, width: [140, 430], colour: '#ffe0a0' }),
    ripples(random, { from: shore + 20, to: 1590, colour: '#1a2f60', opacity: 0.4 }),
    group(steamer({ hull: '#22305c', sail: '#fff0d6', shade: '#3d3a72' }, '#e0a13f'), {
      move: [1020, 1330],
      scale: 1.15,
    }),
    birds(random, 640, 620, '#fff0d6', 4),
    birds(random, 1060, 1130, '#fff0d6', 6),
  ]
}
