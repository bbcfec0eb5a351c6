/** Christ the Redeemer on his peak, Sugarloaf and the bay below. */
import { skyline } from '../kit/buildings.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import { beams, birds, cloud, light, sky } from '../kit/sky.ts'
import { type Drawing, down, group, mix, range, shape, stroke } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1010

/** Foot at (0, 0), 380 high on the pedestal, arms 330 across. */
const redeemer = (): Drawing => {
  const lit = '#ffe9c8'
  const shade = '#b08a9a'
  return [
    shape('M-46 0L46 0L38 -78L-38 -78Z', '#8a7484'),
    shape('M-46 0L-6 0L-4 -78L-38 -78Z', '#d4b09c'),
    // Robe, arms, head.
    shape(
      'M-34 -78Q-30 -180 -40 -262L-168 -282L-170 -306L-40 -316Q-30 -330 -16 -334H16Q30 -330 40 -316L170 -306L168 -282L40 -262Q30 -180 34 -78Z',
      lit,
    ),
    shape(
      'M4 -78Q10 -200 4 -334H16Q30 -330 40 -316L170 -306L168 -282L40 -262Q30 -180 34 -78Z',
      shade,
    ),
    shape('M-40 -262L-150 -280Q-150 -262 -142 -252Q-92 -250 -40 -226Z', mix(lit, shade, 0.35)),
    shape('M40 -262L150 -280Q150 -262 142 -252Q92 -250 40 -226Z', mix(shade, '#5a4a70', 0.3)),
    shape('M-17 -330Q-22 -384 0 -386Q22 -384 17 -330Z', lit),
    shape('M2 -330V-386Q22 -384 17 -330Z', shade),
    stroke(
      'M-22 -84Q-16 -190 -26 -258M-8 -84Q-6 -190 -12 -262M12 -84Q14 -190 8 -262M24 -84Q20 -190 26 -256',
      '#8a6a84',
      2.6,
      { opacity: 0.5 },
    ),
    shape(
      'M-186 -296Q-172 -310 -168 -304V-284Q-176 -284 -186 -296ZM186 -296Q172 -310 168 -304V-284Q176 -284 186 -296Z',
      '#f3cfac',
    ),
  ]
}

/** The loaf and its lesser hill, foot on y = 0. */
const sugarloaf = (): Drawing => [
  shape(
    'M-150 0C-132 -120 -110 -250 -40 -306C0 -338 48 -330 84 -282C130 -214 150 -90 190 0Z',
    down(-330, 0, '#8f7a9a', '#5f7a84'),
  ),
  shape(
    'M20 -326C54 -322 70 -302 84 -282C130 -214 150 -90 190 0H60C70 -120 58 -230 20 -326Z',
    '#4f4a7c',
    { opacity: 0.8 },
  ),
  shape(
    'M-150 0C-132 -120 -110 -250 -40 -306C-20 -322 0 -328 20 -328C-20 -290 -70 -200 -92 0Z',
    '#f0a98a',
    { opacity: 0.7 },
  ),
  stroke('M-20 -300Q-44 -200 -34 -60M20 -316Q4 -200 14 -50', '#4f4a7c', 4, { opacity: 0.35 }),
  shape('M-430 0C-400 -70 -360 -112 -300 -116C-230 -118 -180 -60 -130 0Z', '#5f7a74'),
  shape('M-430 0C-400 -70 -360 -112 -300 -116C-330 -80 -340 -40 -340 0Z', '#d99a80', {
    opacity: 0.6,
  }),
  stroke('M-296 -116Q-150 -200 6 -328', '#3a3a60', 2.4),
  group([stroke('M0 -16V0', '#3a3a60', 3), shape('M-16 0H16V18Q0 26 -16 18Z', '#f2735b')], {
    move: [-150, -208],
  }),
]

export const rioDeJaneiro: Scene = (random) => [
  sky(shore, '#174a7d', ['#4a7fa4', 0.3], ['#f3a68c', 0.66], ['#ffbe7c', 0.86], '#ffe3ac'),
  beams({ x: 1080, y: 660, colour: '#fff0c4' }, { count: 24, opacity: 0.16, length: 1200 }),
  light({ x: 1080, y: 660, radius: 112, colour: '#fff3c9', glow: '#ffc184', reach: 6 }),
  cloud(random, { x: 260, y: 560, width: 520, lit: '#ffd6b4', shade: '#8a7fa4', lift: 0.09 }),
  cloud(random, { x: 1360, y: 430, width: 480, lit: '#ffe0bc', shade: '#8fa0b0', lift: 0.08 }),
  ridge(random, { y: 950, rise: 34, waves: 2.6 }, '#c48f98'),
  haze(840, shore, '#ffd2a0', 0.6),
  ridge(random, { y: 985, rise: 18, waves: 4 }, '#a07f94'),
  water(shore, '#ffdcac', ['#8fbcb4', 0.14], ['#3f8fa0', 0.42], '#14527a'),
  glitter(random, { x: 1080, from: shore + 6, to: 1400, width: [120, 330], colour: '#fff3c9' }),
  ripples(random, { from: shore + 10, to: 1460, colour: '#e9f6e6', opacity: 0.5 }),
  group(sugarloaf(), { move: [1150, 1075], scale: 1.12 }),
  mist(1075, 34, '#ffdcac', 0.5),
  // The curve of Botafogo: sand, then white blocks.
  shape(
    'M-20 1240Q260 1130 600 1150Q900 1170 1010 1085Q1080 1140 960 1210Q760 1290 -20 1330Z',
    '#ffe3b4',
  ),
  group(
    skyline(random, {
      left: -20,
      right: 780,
      base: 1216,
      height: (x) => 60 + 44 * Math.sin(x / 90) ** 2,
      lit: '#fff0d8',
      shade: '#b090a0',
      from: 'right',
      width: [24, 48],
      window: '#7d7496',
      chance: 0.4,
    }),
    { clip: 'M-20 1000H790V1222Q400 1200 -20 1262Z' },
  ),
  bushes(random, {
    base: 1262,
    radius: [24, 46],
    colour: '#3f6f60',
    lit: '#8fa868',
    light: 'right',
    from: -60,
    to: 700,
  }),
  range(6).map((index) =>
    group(
      [
        shape('M-16 0Q0 8 20 -3L22 -6H-18Z', '#22406a'),
        shape('M1 -8V-52Q20 -26 22 -8Z', '#fffaf0'),
      ],
      { move: [880 + index * 96, 1200 + (index % 3) * 50], scale: 0.8 + (index % 3) * 0.2 },
    ),
  ),
  // Corcovado, wooded to the top, and the statue on it.
  shape(
    'M-20 1640V1420C120 1380 230 1180 330 1010C380 924 420 842 470 826H570C630 850 680 960 740 1080C830 1250 960 1370 1180 1460C1340 1520 1500 1540 1640 1560V1640Z',
    down(820, 1600, '#3f7a66', ['#1f5a5a', 0.4], '#10384a'),
  ),
  shape(
    'M520 826H570C630 850 680 960 740 1080C830 1250 960 1370 1180 1460C1340 1520 1500 1540 1640 1560V1640H900C780 1500 640 1300 590 1120C560 1000 545 900 520 826Z',
    '#8fae6c',
    { opacity: 0.35 },
  ),
  range(240).map((index) => {
    const y = 876 + ((index * 2.9) % 700)
    const half = 40 + (y - 830) * (y > 1200 ? 0.8 : 0.62)
    const x = 520 + random.between(-1, 1) * half
    const scale = random.between(0.5, 0.9) * (0.5 + (y - 820) / 560)
    const sunny = x > 560
    return group(
      [
        shape('M-20 0Q-20 -22 0 -22Q20 -22 20 0Z', sunny ? '#3f7a62' : '#1f5456'),
        shape('M2 -22Q20 -22 20 0H8Z', '#9ab870', { opacity: sunny ? 0.55 : 0.15 }),
      ],
      { move: [x, y], scale },
    )
  }),
  group(redeemer(), { move: [520, 832], scale: [-1.12, 1.12] }),
  bushes(random, {
    base: 1570,
    radius: [50, 96],
    colour: '#0d3144',
    lit: '#2a6a5c',
    light: 'right',
  }),
  palm(random, { x: 1500, base: 1640, height: 620, lean: -0.1, colour: '#0d3144', lit: '#2a6a5c' }),
  birds(random, 760, 480, '#4a5a7c', 5),
]
