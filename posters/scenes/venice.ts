/** A gondola before the domes of Santa Maria della Salute. */
import { gondola } from '../kit/boats.ts'
import { block, house } from '../kit/buildings.ts'
import { cumulus } from '../kit/clouds.ts'
import { arcade, arch, dome } from '../kit/domes.ts'
import { haze, mist } from '../kit/land.ts'
import { birds, light, sky, streaks } from '../kit/sky.ts'
import { box, type Drawing, disc, group, range, shape, stroke } from '../kit/svg.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1120
const stone = { lit: '#fff0dc', shade: '#a98aa8', from: 'left' } as const
const lead = { lit: '#c9c0d4', shade: '#6f648f', from: 'left' } as const

/** Foot at (0, 0), 560 high. */
const salute = (): Drawing => [
  // The lesser dome and its two bell towers behind.
  ...[250, 350].map((x) => [
    block(x - 18, -60, 36, 260, stone, 0.4),
    shape(arch(x - 9, -262, 18, 36), '#5a4a78'),
    dome({ x, base: -318, radius: 22, rise: 1.2, ...lead }),
  ]),
  block(220, 0, 160, 200, stone, 0.4),
  dome({ x: 300, base: -200, radius: 76, rise: 0.95, ...lead, lantern: 'lantern', ribs: 3 }),
  // The great drum, its scrolls and the dome.
  block(-190, 0, 400, 190, stone, 0.4),
  shape('M-200 -188L220 -188L190 -214L-170 -214Z', '#e9d4cc'),
  block(-124, -210, 268, 110, stone, 0.4),
  shape(
    range(6)
      .map((index) => arch(-108 + index * 42, -222, 22, 70))
      .join(''),
    '#5a4a78',
  ),
  ...[-1, 1].flatMap((side) =>
    range(3).map((index) => {
      const x = 10 + side * (112 + index * 30)
      return [
        shape(
          `M${x} -208Q${x + side * 6} -292 ${x + side * 34} -282Q${x + side * 58} -262 ${x + side * 42} -240Q${x + side * 26} -232 ${x + side * 26} -250Q${x + side * 20} -262 ${x + side * 14} -208Z`,
          side < 0 ? '#fff0dc' : '#b99ab0',
        ),
        disc(x + side * 38, -256, 9, side < 0 ? '#d9b8b4' : '#8a7094'),
      ]
    }),
  ),
  box(-134, -326, 288, 12, '#fff6e8'),
  dome({ x: 10, base: -324, radius: 138, rise: 0.98, ...lead, lantern: 'lantern', ribs: 7 }),
  // The front: a triumphal arch with a pediment.
  block(-96, 0, 152, 214, stone, 0.3),
  shape('M-108 -212L68 -212L-20 -276Z', stone.lit),
  shape('M-20 -212L68 -212L-20 -276Z', '#c9a8b4'),
  shape('M-70 -218L30 -218L-20 -254Z', '#e3c4bc'),
  shape(arch(-58, 0, 76, 160), '#4f4070'),
  shape(arch(-48, 0, 56, 140), '#7a4a5c'),
  ...[-90, -70, 26, 46].map((x) => [
    box(x, -206, 9, 196, '#fffaf0'),
    box(x + 6, -206, 3, 196, '#b99ab0'),
  ]),
  ...[-160, 110, 170].map((x) => shape(arch(x - 14, -50, 28, 84), '#5a4a78')),
  range(5).map((index) =>
    box(-130 - index * 14, -10 + index * 2, 260 + index * 28, 4, index % 2 ? '#fff6e8' : '#c9a8b4'),
  ),
]

const pole = (x: number, top: number, base: number, colour: string): Drawing => [
  box(x - 10, top, 20, base - top, '#fff3dc'),
  range(Math.floor((base - top) / 52)).map((index) =>
    shape(
      `M${x - 10} ${top + 30 + index * 52}L${x + 10} ${top + 10 + index * 52}L${x + 10} ${top + 34 + index * 52}L${x - 10} ${top + 54 + index * 52}Z`,
      colour,
    ),
  ),
  box(x + 2, top, 8, base - top, '#3a2f5c', { opacity: 0.3 }),
  disc(x, top - 8, 13, '#e3b04a'),
  disc(x + 4, top - 6, 8, '#b07f34'),
]

const sun = { x: 430, y: 640 }

export const venice: Scene = (random) => {
  const palaces = (from: number, to: number, base: number) =>
    range(Math.ceil((to - from) / 96)).map((index) => {
      const x = from + index * 96
      const h = random.between(130, 210)
      const wall = random.pick(['#e8a084', '#f0bd94', '#d98a7c', '#f3d0a8'])
      return [
        house({
          x,
          base,
          width: 94,
          height: h,
          lit: wall,
          shade: '#a4708a',
          roof: '#b0604e',
          pitch: 0.14,
        }),
        arcade(x + 10, base - h * 0.55, 74, h * 0.3, 4, '#5f4674', { pointed: true }),
        arcade(x + 10, base - h * 0.12, 74, h * 0.3, 3, '#5f4674', { pointed: true }),
        box(x + 8, base - h * 0.55, 78, 4, '#fff0dc'),
        box(x + 34, base - h - 34, 12, 30, wall),
        shape(
          `M${x + 28} ${base - h - 34}L${x + 52} ${base - h - 34}L${x + 46} ${base - h - 50}L${x + 34} ${base - h - 50}Z`,
          '#b0604e',
        ),
      ]
    })
  const bank = [
    palaces(-30, 520, shore),
    palaces(1170, 1640, shore),
    group(salute(), { move: [800, shore], scale: 1.14 }),
    box(-20, shore - 12, 1640, 14, '#c4a0a4'),
  ]
  return [
    sky(1040, '#2d5a94', ['#86a0c4', 0.32], ['#f9c4b4', 0.64], ['#ffc99c', 0.86], '#ffe9c4'),
    light({ ...sun, radius: 110, colour: '#fff6d9', glow: '#ffd2a8', reach: 6.4 }),
    cumulus(random, { x: 1230, y: 830, width: 580, light: sun, lit: '#fff0e0', shade: '#b0a4c4' }),
    streaks(random, { y: 760, height: 160, colour: '#fff3dc', opacity: 0.55 }),
    // The bell tower of San Marco, far off.
    group(
      [
        box(-17, -250, 34, 250, '#d99a8c'),
        box(3, -250, 14, 250, '#b07a88'),
        box(-20, -286, 40, 38, '#f3d6bc'),
        shape('M-19 -286L19 -286L0 -350Z', '#8fae9c'),
      ],
      { move: [1330, 1010] },
    ),
    haze(880, 1060, '#ffe0bc', 0.6),
    bank,
    mist(shore - 8, 50, '#ffe0bc', 0.4),
    water(shore, '#ffd6b4', ['#b4a4b4', 0.16], ['#4f8a9c', 0.5], '#17507c'),
    reflection(random, bank, shore, {
      depth: 400,
      colour: '#a4aab4',
      opacity: 0.4,
      squash: 0.62,
      strokes: 90,
    }),
    glitter(random, { x: 430, from: shore + 8, to: 1560, width: [140, 380], colour: '#fff6d6' }),
    ripples(random, { from: shore + 20, to: 1590, colour: '#17507c', opacity: 0.42 }),
    group(gondola('#1d2140', '#d94f4a'), { move: [860, 1330], scale: 1.55 }),
    stroke('M640 1352H1120', '#fff6e0', 4, { opacity: 0.4 }),
    group(gondola('#2a3358', '#e3b04a'), { move: [430, 1215], scale: 0.66 }),
    pole(170, 1160, 1640, '#2f6ab0'),
    pole(250, 1230, 1640, '#2f6ab0'),
    pole(1390, 1210, 1640, '#d94f4a'),
    pole(1470, 1140, 1640, '#d94f4a'),
    birds(random, 1010, 560, '#6a6a94', 5),
  ]
}
