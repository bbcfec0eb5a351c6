/** White houses and blue domes on the rim of the caldera. */
import { sloop } from '../kit/boats.ts'
import { block } from '../kit/buildings.ts'
import { cirrus } from '../kit/clouds.ts'
import { arch, dome } from '../kit/domes.ts'
import { bough } from '../kit/flowers.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { birds, light, sky, streaks } from '../kit/sky.ts'
import { box, type Drawing, down, group, r, range, shape } from '../kit/svg.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const white = { lit: '#fff6e8', shade: '#b4b4d4', from: 'left' } as const
const blue = { lit: '#3f86c9', shade: '#1f4a8f', from: 'left' } as const
const door = '#2f6ab0'

/** A cube, or one with a vaulted roof, standing on (x, base). */
function cube(random: Random, x: number, base: number, width: number, height: number): Drawing {
  const vault = random.chance(0.35)
  const tint = random.chance(0.16)
    ? { lit: '#ffd9c4', shade: '#c49aa8', from: 'left' as const }
    : white
  const openings = random.chance(0.5)
    ? arch(x + width * 0.18, base - height * 0.3, width * 0.16, height * 0.34) +
      arch(x + width * 0.44, base - height * 0.3, width * 0.16, height * 0.34)
    : arch(x + width * 0.26, base, width * 0.2, height * 0.52)
  return [
    vault
      ? shape(
          `M${x} ${base - height + 1}Q${x + width / 2} ${base - height - width * 0.5} ${x + width} ${base - height + 1}Z`,
          tint.lit,
        )
      : '',
    block(x, base, width, height, tint, 0.3),
    vault ? '' : box(x - 2, base - height - 5, width + 4, 8, '#ffffff'),
    shape(openings, random.chance(0.6) ? door : '#7f86b4'),
  ]
}

/** The church with its dome and the wall of bells; foot at (0, 0). */
const church = (): Drawing => [
  block(-110, 0, 220, 170, white, 0.36),
  block(-92, -168, 184, 60, white, 0.36),
  shape(
    range(5)
      .map((index) => arch(-74 + index * 34, -176, 14, 36))
      .join(''),
    '#7f86b4',
  ),
  dome({ x: 0, base: -226, radius: 94, rise: 0.96, ...blue, lantern: 'none', ribs: 5 }),
  box(-98, -232, 196, 12, '#ffffff'),
  box(-7, -346, 14, 32, '#ffffff'),
  box(-3, -384, 6, 42, '#ffffff'),
  box(-14, -372, 28, 6, '#ffffff'),
  shape(arch(-30, 0, 60, 104), door),
  shape(arch(-84, -40, 30, 62) + arch(56, -40, 28, 62), '#7f86b4'),
  // The bell wall.
  group(
    [
      block(-60, 0, 120, 220, white, 0.3),
      shape('M-60 -219Q-60 -262 0 -282Q60 -262 60 -219Z', white.lit),
      shape(arch(-44, -130, 36, 66) + arch(8, -130, 36, 66) + arch(-18, -208, 36, 50), '#8fb9dc'),
      ...[-26, 26].map((x) => shape(`M${x - 10} -140Q${x} -172 ${x + 10} -140Z`, '#c98a3c')),
      shape('M-8 -222Q0 -246 8 -222Z', '#c98a3c'),
      box(-3, -316, 6, 36, '#ffffff'),
      box(-11, -306, 22, 5, '#ffffff'),
    ],
    { move: [-200, 0] },
  ),
]

/** A flight that climbs to a gap in the terrace wall, between two low walls. */
function steps(): Drawing {
  const count = 8
  const at = (step: number) => {
    const near = (step / count) ** 1.35
    return { y: 1432 + near * 214, left: 968 - near * 200, right: 1212 + near * 130 }
  }
  const post = (x: number, y: number): Drawing => [
    block(x - 20, y + 34, 40, 74, white, 0.36),
    box(x - 25, y - 46, 50, 11, '#ffffff'),
  ]
  const [head, foot] = [at(0), at(count)]
  return [
    range(count).map((step) => {
      const [far, near] = [at(step), at(step + 1)]
      const edge = far.y + (near.y - far.y) * 0.52
      const across = (near.left + far.left) / 2
      const end = (near.right + far.right) / 2
      return [
        shape(
          `M${r(far.left)} ${r(far.y)}H${r(far.right)}L${r(end)} ${r(edge)}H${r(across)}Z`,
          '#fffaf0',
        ),
        shape(
          `M${r(across)} ${r(edge)}H${r(end)}L${r(near.right)} ${r(near.y)}H${r(near.left)}Z`,
          '#9fa4cc',
        ),
      ]
    }),
    // The near faces of the two walls, then their lit tops.
    shape(
      `M${head.right} ${head.y - 8}L${foot.right} ${foot.y - 40}V${foot.y}H${foot.right - 8}L${head.right} ${head.y + 8}Z`,
      '#b4b4d4',
    ),
    shape(
      `M${head.left} ${head.y - 8}L${foot.left} ${foot.y - 40}L${foot.left - 44} ${foot.y - 40}L${head.left - 22} ${head.y - 8}Z`,
      '#ffffff',
    ),
    shape(
      `M${head.right} ${head.y - 8}L${foot.right} ${foot.y - 40}L${foot.right + 44} ${foot.y - 40}L${head.right + 22} ${head.y - 8}Z`,
      '#ffffff',
    ),
    post(head.left - 10, head.y),
    post(head.right + 10, head.y),
  ]
}

export const santorini: Scene = (random) => [
  sky(960, '#1f5fa8', ['#5f9fcc', 0.34], ['#f6d0c4', 0.68], ['#ffb89c', 0.88], '#ffd9b0'),
  light({ x: 400, y: 740, radius: 104, colour: '#fff4d2', glow: '#ffc49c', reach: 7 }),
  cirrus(random, { x: 1130, y: 400, width: 760, colour: '#fff6e8', turn: 9 }),
  streaks(random, { y: 800, height: 110, colour: '#fff0d2', opacity: 0.6, from: 0, to: 900 }),
  ridge(random, { y: 925, rise: 16, waves: 1.6 }, '#a98fb0'),
  haze(840, 960, '#ffd9b8', 0.5),
  water(955, '#ffd9b8', ['#9fb4d4', 0.12], ['#3f7fc0', 0.4], '#164a94'),
  glitter(random, { x: 400, from: 962, to: 1420, width: [110, 340], colour: '#fff3d0' }),
  // The young volcano in the middle of the caldera.
  shape('M170 1010L260 960L330 946L420 930L520 950L600 972L700 1010Z', '#7d6a96'),
  shape('M420 930L520 950L600 972L700 1010L470 1010Z', '#564a80'),
  ripples(random, { from: 1016, to: 1560, colour: '#e6f0fa', opacity: 0.45 }),
  ripples(random, { from: 1040, to: 1590, colour: '#123f84', opacity: 0.4 }),
  group(sloop({ hull: '#22406a', sail: '#fffaf0', shade: '#c4cce4' }), {
    move: [220, 1130],
    scale: 0.8,
  }),
  group(sloop({ hull: '#22406a', sail: '#fffaf0', shade: '#c4cce4' }), {
    move: [470, 1230],
    scale: 1.2,
  }),
  // The cliff, in bands of lava and ash, and the town spilling down it.
  shape(
    'M1640 560L1500 590L1330 690L1190 740L1010 870L820 960L690 1080L610 1230L520 1400L380 1520L300 1640H1640Z',
    down(640, 1600, '#c98f84', ['#9a6470', 0.4], ['#6a4464', 0.75], '#3f3058'),
  ),
  range(7).map((index) =>
    shape(
      `M${690 - index * 52} ${1080 + index * 74}Q${900} ${1030 + index * 84} 1640 ${900 + index * 96}V${916 + index * 96}Q${900} ${1050 + index * 84} ${686 - index * 52} ${1090 + index * 74}Z`,
      index % 2 ? '#f0b49c' : '#4a3058',
      { opacity: 0.28 },
    ),
  ),
  range(9).flatMap((row) => {
    const base = 790 + row * 62
    const left = 1210 - row * 62 + (row > 5 ? 40 : 0)
    const count = Math.ceil((1660 - left) / 84)
    return range(count).map((index) =>
      cube(
        random,
        left + index * 84 + random.between(-16, 16),
        base - index * 14 + random.between(-8, 14),
        random.between(66, 104),
        random.between(52, 86),
      ),
    )
  }),
  group(dome({ x: 0, base: 0, radius: 52, ...blue, lantern: 'spike', ribs: 3 }), {
    move: [1430, 742],
  }),
  box(1376, 740, 108, 40, white.lit),
  group(church(), { move: [900, 1170], scale: 1.3 }),
  range(9).map((index) =>
    cube(
      random,
      560 + index * 122,
      1290 + random.between(-24, 26),
      random.between(100, 140),
      random.between(90, 124),
    ),
  ),
  group([box(-56, -4, 112, 30, white.lit), dome({ x: 0, base: 0, radius: 56, ...blue, ribs: 3 })], {
    move: [1330, 1168],
  }),
  mist(1300, 60, '#ffe0c4', 0.2),
  // A terrace wall and steps near by.
  shape('M-20 1640V1500Q400 1430 800 1440Q1200 1450 1640 1380V1640Z', '#fff6e8'),
  shape('M-20 1640V1530Q400 1460 800 1470Q1200 1480 1640 1410V1640Z', '#c9c9e4'),
  steps(),
  bough(random, {
    from: [-90, 1330],
    to: [430, 1480],
    wood: '#4a3048',
    blossoms: ['#a8246a', '#d9408a', '#f78ab4'],
    sprays: 50,
    spray: 56,
    sag: 90,
  }),
  bough(random, {
    from: [1690, 1250],
    to: [1330, 1420],
    wood: '#4a3048',
    blossoms: ['#a8246a', '#d9408a', '#f78ab4'],
    sprays: 34,
    spray: 50,
    sag: 60,
  }),
  birds(random, 620, 560, '#4a6a9a', 4),
]
