/** The Treasury, lit at the end of the dark and narrow Siq. */

import { haze, mist } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { light, sky, stars } from '../kit/sky.ts'
import { box, type Drawing, disc, down, group, oval, r, range, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const lit = '#fbc294'
const mid = '#e08a68'
const shade = '#a4505a'
const deep = '#5a2844'

const column = (x: number, base: number, height: number, width: number): Drawing => [
  box(x - width / 2, base - height, width, height, lit),
  box(x + width * 0.08, base - height, width * 0.42, height, mid),
  box(x - width * 0.7, base - 8, width * 1.4, 8, lit),
  shape(
    `M${x - width * 0.5} ${base - height}L${x + width * 0.5} ${base - height}L${x + width * 0.82} ${base - height - width * 0.8}L${x - width * 0.82} ${base - height - width * 0.8}Z`,
    '#ffd9ac',
  ),
]

const pediment = (x: number, y: number, width: number, height: number): Drawing => [
  shape(`M${x - width / 2} ${y}L${x + width / 2} ${y}L${x} ${y - height}Z`, '#ffd9ac'),
  shape(
    `M${x - width / 2 + 22} ${y - 5}L${x + width / 2 - 22} ${y - 5}L${x} ${y - height + 12}Z`,
    mid,
  ),
]

/** Foot at (0, 0), 620 high, 470 wide. */
const treasury = (): Drawing => [
  box(-235, -300, 470, 300, mid),
  box(60, -300, 175, 300, shade, { opacity: 0.35 }),
  box(-225, -250, 90, 250, shade, { opacity: 0.5 }),
  box(135, -250, 90, 250, shade, { opacity: 0.6 }),
  box(-88, -256, 176, 256, deep, { opacity: 0.65 }),
  box(-38, -200, 76, 200, '#3a1a34'),
  shape('M-54 -200L54 -200L0 -232Z', mid),
  ...[-214, -150, -84, 84, 150, 214].map((x) => column(x, 0, 232, 26)),
  box(-246, -284, 492, 32, '#ffd2a4'),
  box(-246, -262, 492, 8, shade, { opacity: 0.6 }),
  range(16).map((index) => disc(-220 + index * 29.4, -272, 6, mid)),
  pediment(0, -284, 300, 62),
  // Upper storey: a round temple between two half pediments.
  box(-225, -500, 450, 170, mid),
  box(40, -500, 185, 170, shade, { opacity: 0.35 }),
  ...[-1, 1].map((side) => [
    box(side * 160 - 62, -500, 124, 170, side < 0 ? mid : shade, { opacity: 0.9 }),
    box(side * 160 - 26, -470, 52, 130, deep, { opacity: 0.7 }),
    column(side * 206, -330, 148, 20),
    column(side * 116, -330, 148, 20),
    box(side * 160 - 72, -516, 144, 20, '#ffd2a4'),
    side < 0
      ? shape('M-232 -514L-88 -514L-88 -586L-100 -590Z', '#ffd2a4')
      : shape('M232 -514L88 -514L88 -586L100 -590Z', mid),
  ]),
  box(-62, -508, 124, 178, lit),
  box(8, -508, 54, 178, mid),
  box(-26, -470, 52, 132, deep, { opacity: 0.75 }),
  ...[-54, -34, 34, 54].map((x) => column(x, -330, 150, 13)),
  box(-72, -520, 144, 18, '#ffd9ac'),
  shape('M-66 -520Q-30 -548 -18 -596H18Q30 -548 66 -520Z', lit),
  shape('M4 -520V-596H18Q30 -548 66 -520Z', mid),
  // The urn.
  shape(
    'M-14 -596H14L10 -606Q26 -620 18 -646Q12 -656 12 -666H-12Q-12 -656 -18 -646Q-26 -620 -10 -606Z',
    '#ffd9ac',
  ),
  shape('M2 -596H14L10 -606Q26 -620 18 -646Q12 -656 12 -666H2Z', mid),
]

/** One wall of the gorge: layers that step out of the dark, each with bands of the rock. */
function cliff(random: Random, side: -1 | 1): Drawing {
  const edge = (inset: number, wander: number) =>
    range(21).map((step) => {
      const y = -40 + step * 84
      const bulge = 70 * Math.sin(step * 0.62 + inset / 90) + 34 * Math.sin(step * 1.7 + inset / 40)
      return [800 + side * (inset + bulge + wander * random.between(-12, 12)), y] as const
    })
  const layers: readonly [number, string][] = [
    [350, '#d98a68'],
    [440, '#b8625a'],
    [560, '#864050'],
    [700, '#4f2848'],
  ]
  return layers.map(([inset, colour], index) => {
    const line = edge(inset, 1)
    const out = 800 + side * 860
    const path = `M${line.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}L${out} 1660L${out} -60Z`
    return [
      shape(path, colour),
      group(
        range(13).map((band) => {
          const y = 60 + band * 124 + random.between(-20, 20)
          const lean = side * random.between(-70, -20)
          return stroke(
            `M${r(800 + side * (inset - 120))} ${r(y)}Q${r(800 + side * (inset + 110))} ${r(y + lean)} ${out} ${r(y + lean * 0.4)}`,
            index < 2 ? '#ffd2a0' : '#d9785f',
            random.between(4, 15),
            { opacity: index < 2 ? 0.28 : 0.16 },
          )
        }),
        { clip: path },
      ),
      stroke(`M${line.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}`, '#ffdcae', 5, {
        opacity: 0.55 - index * 0.13,
      }),
    ]
  })
}

/** A dromedary walking to the right, feet on y = 0, 170 high. */
const camel = (): Drawing => {
  const near = '#3a1f38'
  const far = '#5f3448'
  return [
    oval(4, 2, 104, 7, '#8f5a58', { opacity: 0.35 }),
    // The legs on the far side.
    shape('M-62 -78L-46 -44L-40 -7L-45 1H-25L-29 -8L-33 -46L-34 -78Z', far),
    shape('M40 -80L58 -50L66 -28L73 -6L70 1H90L86 -7L75 -32L69 -52L66 -84Z', far),
    stroke('M-74 -104Q-90 -84 -84 -62', near, 4),
    shape('M-88 -66L-80 -66L-82 -48Z', near),
    // From the rump over the hump, along the low neck to the head, back under the belly.
    shape(
      'M-78 -92Q-80 -120 -52 -122Q-36 -123 -26 -138Q-10 -162 8 -138Q18 -124 40 -121Q54 -118 62 -106Q72 -94 79 -106Q86 -120 85 -140Q84 -160 95 -168L97 -177L104 -170Q114 -169 121 -162L138 -154Q142 -145 132 -142L114 -142Q107 -140 105 -130Q101 -98 86 -82Q74 -68 54 -70Q20 -54 -34 -66Q-70 -66 -78 -92Z',
      near,
    ),
    // The legs on the near side: thigh, joint, shank and the broad pad.
    shape(
      'M-79 -98Q-82 -72 -68 -58Q-66 -46 -70 -32L-78 -7L-84 1H-62L-63 -8L-56 -34Q-52 -50 -42 -58L-30 -80Z',
      near,
    ),
    shape(
      'M28 -84Q32 -62 38 -48Q40 -40 38 -32L36 -8L31 1H53L49 -8L50 -36Q53 -46 54 -52L68 -88Z',
      near,
    ),
    shape('M-34 -132Q-10 -168 14 -132L26 -92Q-6 -82 -46 -92Z', '#d9503f'),
    shape('M-10 -160Q6 -156 14 -132L26 -92Q12 -88 -2 -87Z', '#a83a44'),
    shape('M-44 -100Q-6 -90 24 -100L26 -92Q-6 -82 -46 -92Z', '#ffcf7a'),
    stroke('M-38 -90V-80M-22 -87V-77M-6 -86V-76M10 -87V-77', '#ffcf7a', 2.6),
    stroke('M112 -166Q104 -156 116 -143', '#d9503f', 3),
  ]
}

/** The one who leads them, feet on y = 0: a long robe, a red headcloth and a staff. */
const guide = (): Drawing => [
  oval(2, 2, 26, 4, '#8f5a58', { opacity: 0.35 }),
  stroke('M24 1L20 -92', '#5f3448', 3),
  shape('M-16 -3Q-12 -40 -13 -62Q-12 -80 0 -82Q12 -80 13 -62Q12 -40 18 -3Q0 2 -16 -3Z', '#f6ead4'),
  shape('M2 -1Q6 -40 3 -82Q12 -80 13 -62Q12 -40 18 -3Q10 0 2 -1Z', '#c9a098'),
  shape('M4 -76Q12 -62 23 -60L23 -53Q8 -52 -2 -66Z', '#e0c8b4'),
  box(-13, -50, 26, 4, '#a83a44'),
  disc(1, -91, 8, '#7a4a44'),
  shape(
    'M-9 -88Q-10 -103 2 -103Q11 -102 10 -94Q2 -97 -2 -90Q-4 -78 -14 -72Q-12 -80 -9 -88Z',
    '#d94f4a',
  ),
]

export const petra: Scene = (random) => [
  sky(900, '#1f5a86', ['#6fa0b4', 0.4], ['#fbd6ac', 0.8], '#ffe3b8'),
  stars(random, 18, 220),
  light({ x: 800, y: 330, radius: 70, colour: '#fff6d4', glow: '#ffe0b0', reach: 8 }),
  // The rock face that the Treasury is cut from.
  shape(
    'M330 1640V520Q420 440 520 452Q620 400 720 424Q800 380 900 420Q1010 396 1090 456Q1190 440 1270 530V1640Z',
    down(400, 1100, '#f0a67c', ['#d07c62', 0.5], '#a8565a'),
  ),
  range(9).map((band) =>
    stroke(
      `M330 ${560 + band * 64}Q620 ${520 + band * 66} 800 ${552 + band * 62}T1270 ${540 + band * 66}`,
      band % 2 ? '#ffd9ac' : '#8f4450',
      7 + (band % 3) * 5,
      { opacity: 0.24 },
    ),
  ),
  shape('M520 1140V520Q540 484 800 480Q1060 484 1080 520V1140Z', shade, { opacity: 0.55 }),
  group(treasury(), { move: [800, 1150], scale: 0.98 }),
  haze(900, 1160, '#ffd9a8', 0.35),
  shape(
    'M-20 1640V1190Q400 1140 800 1140Q1200 1140 1620 1190V1640Z',
    down(1140, 1600, '#fbcf9c', ['#d9946c', 0.4], '#7a3f50'),
  ),
  shape('M560 1152L1040 1152L1180 1640L420 1640Z', '#ffe0b0', { opacity: 0.5 }),
  mist(1150, 40, '#ffe6c0', 0.5),
  group(camel(), { move: [908, 1242], scale: 0.74 }),
  group(camel(), { move: [718, 1264], scale: 0.9 }),
  stroke('M838 1134Q846 1184 852 1166', '#7a3f48', 2),
  group(guide(), { move: [596, 1270], scale: 1.02 }),
  cliff(random, -1),
  cliff(random, 1),
  shape('M-20 1640V1560Q300 1500 620 1600Q800 1640 1000 1596Q1300 1500 1640 1570V1640Z', '#3a1c3c'),
]
