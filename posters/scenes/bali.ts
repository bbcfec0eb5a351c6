/** A water temple on its lake in the morning, a volcano behind the mist. */
import { stratus } from '../kit/clouds.ts'
import { mist, mountain, ridge } from '../kit/land.ts'
import { birds, light, sky, streaks } from '../kit/sky.ts'
import { box, type Drawing, group, oval, r, range, shape } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1130
const thatch = '#4a3540'
const thatchLit = '#8a5f52'

/** A meru: a shrine under many thatched roofs, foot at (0, 0). */
function meru(tiers: number, width: number): Drawing {
  const step = width * 0.235
  const body = width * 0.42
  return [
    box(-width * 0.52, -width * 0.2, width * 1.04, width * 0.22, '#b0665a'),
    box(width * 0.1, -width * 0.2, width * 0.42, width * 0.22, '#7d4250'),
    box(-width * 0.56, -width * 0.25, width * 1.12, width * 0.07, '#f0b27c'),
    box(-body / 2, -width * 0.62, body, width * 0.38, '#d9804f'),
    box(body * 0.08, -width * 0.62, body * 0.42, width * 0.38, '#8f4450'),
    box(-body * 0.16, -width * 0.54, body * 0.32, width * 0.3, '#ffcf7a'),
    range(tiers).map((tier) => {
      const w = width * 0.62 * 0.895 ** tier
      const y = -width * 0.6 - tier * step
      const roof = `M${r(-w)} ${r(y + 4)}Q${r(-w * 0.62)} ${r(y - step * 0.22)} ${r(-w * 0.34)} ${r(y - step * 0.86)}H${r(w * 0.34)}Q${r(w * 0.62)} ${r(y - step * 0.22)} ${r(w)} ${r(y + 4)}Q0 ${r(y + step * 0.22)} ${r(-w)} ${r(y + 4)}Z`
      return [
        box(-w * 0.3, y - step * 1.02, w * 0.6, step * 0.4, '#c4703f'),
        shape(roof, thatch),
        shape(
          `M${r(-w)} ${r(y + 4)}Q${r(-w * 0.62)} ${r(y - step * 0.22)} ${r(-w * 0.34)} ${r(y - step * 0.86)}H${r(w * 0.02)}Q${r(-w * 0.2)} ${r(y - step * 0.3)} ${r(-w * 0.2)} ${r(y + step * 0.12)}Z`,
          thatchLit,
        ),
        shape(
          `M${r(-w)} ${r(y + 4)}Q0 ${r(y + step * 0.22)} ${r(w)} ${r(y + 4)}Q0 ${r(y + step * 0.34)} ${r(-w)} ${r(y + 4)}Z`,
          '#2f2438',
        ),
      ]
    }),
    box(-3, -width * 0.62 - tiers * step - 20, 6, 40, '#f0b27c'),
  ]
}

const lotus = (): Drawing => [
  [-36, -18, 0, 18, 36].map((angle) =>
    group(
      shape(
        'M0 0Q-15 -26 0 -54Q15 -26 0 0Z',
        angle === 0 ? '#ffe3e0' : Math.abs(angle) > 20 ? '#e0718c' : '#f7a8b4',
      ),
      { turn: angle * 1.7 },
    ),
  ),
  [-20, 20].map((angle) =>
    group(shape('M0 0Q-12 -20 0 -42Q12 -20 0 0Z', '#ffc9cc'), { turn: angle }),
  ),
]

const sun = { x: 400, y: 640 }

export const bali: Scene = (random) => {
  const temple = [
    bushes(random, {
      base: shore - 8,
      radius: [16, 30],
      colour: '#3f6a58',
      lit: '#8fa368',
      from: 470,
      to: 1150,
    }),
    group(meru(3, 150), { move: [1010, shore] }),
    group(meru(11, 236), { move: [760, shore] }),
    group(
      [
        box(-70, -60, 140, 62, '#b0665a'),
        shape('M-86 -58L-40 -110H40L86 -58Z', thatch),
        shape('M-86 -58L-40 -110H0V-58Z', thatchLit),
        box(-16, -44, 32, 46, '#ffcf7a'),
      ],
      { move: [556, shore] },
    ),
    box(440, shore - 14, 740, 16, '#6a4a50'),
    box(440, shore - 18, 740, 6, '#e0a06c'),
  ]
  return [
    sky(1040, '#2a6f8a', ['#74b3ae', 0.32], ['#fbd9ac', 0.64], ['#ffc08a', 0.86], '#ffe7c2'),
    light({ ...sun, radius: 112, colour: '#fff4cf', glow: '#ffd09a', reach: 6.5 }),
    stratus(random, { x: 1210, y: 480, width: 620, light: sun, lit: '#fff4dc', shade: '#8fbab0' }),
    mountain(random, {
      x: 1120,
      base: 1080,
      width: 1560,
      height: 470,
      from: 'left',
      hollow: 1.25,
      crown: 0.07,
      rough: 0.22,
      lit: '#7fa6a0',
      shade: '#4f7f8a',
    }),
    streaks(random, {
      y: 700,
      height: 100,
      colour: '#fff5df',
      opacity: 0.85,
      count: 9,
      from: 700,
      to: 1640,
    }),
    mist(930, 130, '#ffe3bd', 0.7),
    ridge(random, { y: 985, rise: 36, waves: 1.8 }, '#5f9488'),
    mist(1030, 60, '#ffe3bd', 0.7),
    ridge(random, { y: 1050, rise: 22, waves: 2.6 }, '#3f7a70'),
    bushes(random, { base: 1096, radius: [14, 30], colour: '#2f665f', lit: '#5f9472' }),
    mist(1110, 40, '#ffe3bd', 0.6),
    water(shore - 16, '#ffdcb2', ['#a3c9b8', 0.2], ['#4f9aa0', 0.56], '#17576c'),
    temple,
    reflection(random, temple, shore, {
      depth: 440,
      colour: '#8fbcb0',
      opacity: 0.4,
      squash: 0.66,
      strokes: 90,
    }),
    glitter(random, {
      x: 400,
      from: shore + 4,
      to: 1500,
      width: [130, 330],
      colour: '#fff3cc',
      count: 56,
    }),
    ripples(random, { from: shore + 10, to: 1560, colour: '#17576c', opacity: 0.3 }),
    range(26).map(() => {
      const near = random() ** 0.6
      const y = 1390 + near * 190
      const x = random.chance(0.5) ? random.between(-40, 560) : random.between(1000, 1640)
      const w = 40 + near * 64
      return [
        oval(x, y + 5, w, w * 0.26, '#10485a', { opacity: 0.5 }),
        oval(x, y, w, w * 0.26, random.pick(['#3f8a68', '#2f7560', '#5f9f6c'])),
        shape(
          `M${r(x)} ${r(y)}L${r(x + w)} ${r(y - w * 0.06)}L${r(x + w * 0.9)} ${r(y + w * 0.14)}Z`,
          '#17576c',
        ),
      ]
    }),
    ...[
      [180, 1500, 1.3],
      [400, 1560, 1.1],
      [1240, 1490, 1.2],
      [1460, 1550, 1.5],
      [1080, 1580, 1],
    ].map(([x = 0, y = 0, scale = 1]) => group(lotus(), { move: [x, y], scale })),
    palm(random, { x: 40, base: 1640, height: 1050, lean: 0.1, colour: '#123f4c', lit: '#2a6a5c' }),
    palm(random, {
      x: 1580,
      base: 1640,
      height: 860,
      lean: -0.08,
      colour: '#123f4c',
      lit: '#2a6a5c',
    }),
    birds(random, 560, 560, '#3f6f78', 4),
  ]
}
