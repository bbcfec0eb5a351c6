/** Christ the Redeemer on his peak, Sugarloaf and the bay below. */
import { skyline } from '../kit/buildings.ts'
import { bank } from '../kit/clouds.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import { beams, birds, light, sky } from '../kit/sky.ts'
import { type Drawing, down, group, mix, range, shape, stroke } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1010

const corcovado =
  'M-20 1640V1420C120 1380 230 1180 330 1010C380 924 420 842 470 826H570C630 850 680 960 740 1080C830 1250 960 1370 1180 1460C1340 1520 1500 1540 1640 1560V1640Z'

/** Boats on the open bay, clear of the sand. */
const moorings: readonly (readonly [x: number, y: number, scale: number])[] = [
  [1064, 1196, 0.85],
  [976, 1262, 1],
  [1168, 1200, 0.8],
  [1074, 1304, 1.25],
  [1262, 1262, 1],
  [1362, 1312, 1.25],
]

/** One arm to the left: a wide sleeve that hangs from it, and the hand. */
const arm = (sleeve: string, fold: string, hand: string): Drawing => [
  shape('M-146 -303Q-166 -305 -184 -298Q-194 -292 -184 -288Q-166 -283 -146 -286Z', hand),
  shape('M-20 -333Q-60 -318 -148 -308L-144 -256Q-92 -262 -30 -214Z', sleeve),
  shape('M-148 -308Q-158 -282 -144 -256Q-138 -282 -148 -308Z', fold),
  shape('M-30 -214Q-92 -262 -144 -256L-145 -270Q-92 -282 -32 -262Z', fold, { opacity: 0.55 }),
  stroke('M-44 -308Q-88 -292 -134 -288M-42 -292Q-80 -278 -112 -276', fold, 2.6, { opacity: 0.6 }),
]

/** Foot at (0, 0), 392 high on the pedestal, arms 380 across. */
const redeemer = (): Drawing => {
  const lit = '#ffe9c8'
  const shade = '#b08a9a'
  const fold = '#8a6a84'
  return [
    shape('M-50 0H50L46 -12H-46Z', '#6f5f74'),
    shape('M-42 -12H42L38 -70H-38Z', '#8a7484'),
    shape('M-50 0H-4V-12H-46ZM-42 -12H-4V-70H-38Z', '#d4b09c'),
    shape('M-44 -70H44V-80H-44Z', '#a48a94'),
    shape('M-44 -70H-4V-80H-44Z', '#f0cdb0'),
    arm(mix(lit, shade, 0.12), mix(lit, shade, 0.62), '#f9d9b6'),
    group(arm(shade, mix(shade, '#5a4a70', 0.5), '#c9a09c'), { scale: [-1, 1] }),
    // The robe, gathered at the waist, and the mantle across it.
    shape(
      'M-42 -80C-40 -140 -32 -180 -33 -232L-40 -300Q-36 -326 -13 -336H13Q36 -326 40 -300L33 -232C32 -180 40 -140 42 -80Z',
      lit,
    ),
    shape('M6 -80C12 -180 4 -250 6 -336H13Q36 -326 40 -300L33 -232C32 -180 40 -140 42 -80Z', shade),
    shape('M-35 -258Q-4 -228 34 -222L33 -204Q-8 -210 -34 -240Z', fold, { opacity: 0.4 }),
    stroke(
      'M-30 -84Q-24 -160 -25 -222M-15 -84Q-11 -160 -13 -214M0 -84Q2 -150 -1 -206M18 -84Q18 -150 14 -202M30 -84Q25 -150 25 -202M-24 -318Q-16 -280 -2 -262M24 -318Q18 -284 4 -264',
      fold,
      2.6,
      { opacity: 0.5 },
    ),
    // Hair to the shoulders, the face bowed a little, the beard.
    shape(
      'M-9 -330H9L16 -338Q19 -350 17 -368Q14 -390 0 -391Q-14 -390 -17 -368Q-19 -350 -16 -338Z',
      mix(lit, fold, 0.42),
    ),
    shape('M3 -330H9L16 -338Q19 -350 17 -368Q14 -388 3 -391Z', mix(shade, fold, 0.7)),
    shape('M-14 -372Q-14 -348 0 -336Q14 -348 14 -372Q9 -382 0 -384Q-9 -382 -14 -372Z', lit),
    shape('M3 -339Q14 -348 14 -372Q10 -381 3 -383Z', shade),
    shape('M-13 -356Q-10 -341 0 -332Q10 -341 13 -356Q5 -349 0 -350Q-5 -349 -13 -356Z', fold, {
      opacity: 0.7,
    }),
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

const sun = { x: 1080, y: 660 }

export const rioDeJaneiro: Scene = (random) => [
  sky(shore, '#174a7d', ['#4a7fa4', 0.3], ['#f3a68c', 0.66], ['#ffbe7c', 0.86], '#ffe3ac'),
  beams({ ...sun, colour: '#fff0c4' }, { count: 24, opacity: 0.16, length: 1200 }),
  light({ ...sun, radius: 112, colour: '#fff3c9', glow: '#ffc184', reach: 6 }),
  bank(random, {
    from: -60,
    to: 1000,
    y: 930,
    height: 170,
    light: sun,
    lit: '#ffe0bc',
    shade: '#b08fa4',
  }),
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
    { clip: 'M-20 1000H720V1222Q400 1200 -20 1262Z' },
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
  moorings.map(([x, y, scale]) =>
    group(
      [
        shape('M-16 0Q0 8 20 -3L22 -6H-18Z', '#22406a'),
        shape('M1 -8V-52Q20 -26 22 -8Z', '#fffaf0'),
        shape('M-2 -8V-44Q-14 -24 -16 -8Z', '#e0c4b4'),
      ],
      { move: [x, y], scale },
    ),
  ),
  // Corcovado, wooded to the top, and the statue on it.
  shape(corcovado, down(820, 1600, '#3f7a66', ['#1f5a5a', 0.4], '#10384a')),
  shape(
    'M520 826H570C630 850 680 960 740 1080C830 1250 960 1370 1180 1460C1340 1520 1500 1540 1640 1560V1640H900C780 1500 640 1300 590 1120C560 1000 545 900 520 826Z',
    '#8fae6c',
    { opacity: 0.35 },
  ),
  group(
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
    { clip: corcovado },
  ),
  group(redeemer(), { move: [520, 832], scale: [-1.12, 1.12] }),
  bushes(random, {
    base: 1570,
    radius: [50, 96],
    colour: '#0d3144',
    lit: '#2a6a5c',
    light: 'right',
  }),
  palm(random, { x: 1500, base: 1640, height: 620, lean: -0.1, colour: '#0d3144', lit: '#2a6a5c' }),
  birds(random, 800, 400, '#4a5a7c', 5),
]
