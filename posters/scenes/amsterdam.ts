/** Gabled houses along a canal, an arched bridge, bicycles and tulips. */
import { cumulus } from '../kit/clouds.ts'
import { arch } from '../kit/domes.ts'
import { haze, mist } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { birds, light, sky } from '../kit/sky.ts'
import { box, type Drawing, disc, group, mix, r, range, shape, stroke } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const quay = 1140

type Gable = 'step' | 'neck' | 'bell' | 'spout'

/** Foot at (0, 0), centred: a narrow house with its hoist beam under the gable. */
function canalHouse(
  random: Random,
  width: number,
  height: number,
  wall: string,
  gable: Gable,
): Drawing {
  const w = width / 2
  const shade = mix(wall, '#2f2a54', 0.36)
  const top = -height
  const steps = range(5)
    .map(
      (step) =>
        `L${r(-w + (step + 1) * w * 0.17)} ${r(top - step * 24)}L${r(-w + (step + 1) * w * 0.17)} ${r(top - (step + 1) * 24)}`,
    )
    .join('')
  const back = range(5)
    .toReversed()
    .map(
      (step) =>
        `L${r(w - (step + 1) * w * 0.17)} ${r(top - (step + 1) * 24)}L${r(w - (step + 1) * w * 0.17)} ${r(top - step * 24)}`,
    )
    .join('')
  const heads: Record<Gable, string> = {
    step: `M${-w} ${top}${steps}${back}L${w} ${top}Z`,
    neck: `M${-w} ${top}Q${r(-w * 0.5)} ${top - 10} ${r(-w * 0.44)} ${top - 70}V${top - 96}Q0 ${top - 140} ${r(w * 0.44)} ${top - 96}V${top - 70}Q${r(w * 0.5)} ${top - 10} ${w} ${top}Z`,
    bell: `M${-w} ${top}C${r(-w * 0.9)} ${top - 70} ${r(-w * 0.5)} ${top - 50} ${r(-w * 0.4)} ${top - 100}Q0 ${top - 140} ${r(w * 0.4)} ${top - 100}C${r(w * 0.5)} ${top - 50} ${r(w * 0.9)} ${top - 70} ${w} ${top}Z`,
    spout: `M${-w} ${top}L${r(-w * 0.16)} ${top - 108}H${r(w * 0.16)}L${w} ${top}Z`,
  }
  const rows = Math.round((height - 90) / 84)
  const columns = width > 118 ? 3 : 2
  const cell = (width - 16) / columns
  return [
    box(-w, top, width, height, wall),
    shape(heads[gable], wall),
    box(w * 0.5, top, w * 0.5, height, shade, { opacity: 0.55 }),
    stroke(heads[gable].replace(/Z$/, ''), '#fff3dc', 5),
    range(rows).flatMap((row) =>
      range(columns).map((column) => {
        const x = -w + 8 + column * cell + cell * 0.2
        const y = top + 22 + row * 84
        const lit = random.chance(0.4)
        return [
          box(x - 4, y - 4, cell * 0.6 + 8, 62, '#fff3dc'),
          box(x, y, cell * 0.6, 54, lit ? '#ffd98a' : '#3f4a78'),
          box(x + cell * 0.3 - 1.5, y, 3, 54, '#fff3dc'),
          box(x, y + 24, cell * 0.6, 3, '#fff3dc'),
        ]
      }),
    ),
    box(-13, top - 62, 26, 34, lit(gable)),
    box(-4, top - 84, 8, 5, '#2f2a54'),
    stroke(`M0 ${top - 78}V${top - 66}`, '#2f2a54', 3),
    box(-w, -64, width, 6, '#fff3dc', { opacity: 0.7 }),
    box(-w * 0.28, -58, w * 0.56, 58, '#2c4a4f'),
    box(-w * 0.28, -58, w * 0.56, 14, '#ffd98a'),
  ]
}

const lit = (gable: Gable) => (gable === 'spout' ? '#3f4a78' : '#ffd98a')

/** Wheels on y = 0. */
const bicycle = (colour: string): Drawing => [
  stroke('M-34 -20a20 20 0 1 0 .1 0ZM34 -20a20 20 0 1 0 .1 0Z', '#1f2244', 3.4),
  stroke(
    'M-34 0L-14 -40H20L34 0M-34 0H0L20 -40M-14 -40L0 0M-18 -50H-6M20 -40L16 -58L28 -62',
    colour,
    4.4,
  ),
]

const bridge = (): Drawing => [
  shape(
    `M-20 ${quay + 60}V${quay + 6}Q800 ${quay - 86} 1620 ${quay + 6}V${quay + 130}H-20Z${range(3)
      .map((index) => arch(190 + index * 430, quay + 130, 360, index === 1 ? 142 : 116))
      .join('')}`,
    '#8a4a48',
  ),
  group(
    range(3).map((index) =>
      stroke(
        arch(190 + index * 430, quay + 130, 360, index === 1 ? 142 : 116).replace(/v[\d.-]+Z$/, ''),
        '#e3b090',
        12,
      ),
    ),
    { clip: `M-20 0H1620V${quay + 124}H-20Z` },
  ),
  // The piers stand on footings, dark where the water laps at them.
  [
    [-20, 198],
    [542, 628],
    [972, 1058],
    [1402, 1620],
  ].map(([from = 0, to = 0]) => [
    box(from - 4, quay + 112, to - from + 8, 12, '#f0c9a0'),
    box(from - 4, quay + 124, to - from + 8, 12, '#5f3444'),
  ]),
  stroke(`M-20 ${quay + 8}Q800 ${quay - 84} 1620 ${quay + 8}`, '#f0c9a0', 9),
  stroke(`M-20 ${quay - 42}Q800 ${quay - 134} 1620 ${quay - 42}`, '#2f2a4a', 5),
  stroke(
    range(41)
      .map((index) => {
        const x = index * 40
        const y = quay + 6 - 46 * (1 - ((x - 800) / 810) ** 2)
        return `M${x} ${r(y)}V${r(y - 48)}`
      })
      .join(''),
    '#2f2a4a',
    3,
  ),
  ...[250, 800, 1350].map((x) => {
    const y = quay + 4 - 46 * (1 - ((x - 800) / 810) ** 2)
    return [
      box(x - 3, y - 150, 6, 150, '#2f2a4a'),
      shape(
        `M${x - 14} ${y - 150}L${x - 10} ${y - 186}H${x + 10}L${x + 14} ${y - 150}Z`,
        '#fff0b4',
      ),
      shape(`M${x - 16} ${y - 184}L${x} ${y - 206}L${x + 16} ${y - 184}Z`, '#2f2a4a'),
      disc(x, y - 168, 40, '#ffe9a0', { opacity: 0.18 }),
    ]
  }),
  group(bicycle('#e0553f'), { move: [560, quay - 38], scale: 1.05 }),
  group(bicycle('#3f8aa8'), { move: [1060, quay - 38], scale: 1.05 }),
  group(bicycle('#f0b23f'), { move: [960, quay - 41], scale: 1.05 }),
]

const tulip = (x: number, base: number, height: number, colour: string): Drawing => [
  stroke(`M${x} ${base}Q${x + 6} ${base - height * 0.5} ${x} ${base - height}`, '#2f6a58', 6),
  shape(
    `M${x} ${base}Q${x - 40} ${base - height * 0.4} ${x - 34} ${base - height * 0.72}Q${x - 8} ${base - height * 0.4} ${x} ${base}Z`,
    '#3f8066',
  ),
  shape(
    `M${x} ${base}Q${x + 36} ${base - height * 0.3} ${x + 32} ${base - height * 0.6}Q${x + 10} ${base - height * 0.3} ${x} ${base}Z`,
    '#235a52',
  ),
  shape(
    `M${x - 27} ${base - height - 34}Q${x - 30} ${base - height + 22} ${x} ${base - height + 22}Q${x + 30} ${base - height + 22} ${x + 27} ${base - height - 34}L${x + 12} ${base - height - 14}L${x} ${base - height - 42}L${x - 12} ${base - height - 14}Z`,
    colour,
  ),
  shape(
    `M${x + 4} ${base - height + 22}Q${x + 30} ${base - height + 22} ${x + 27} ${base - height - 34}L${x + 12} ${base - height - 14}Z`,
    mix(colour, '#3a1f4a', 0.35),
  ),
]

const sun = { x: 1100, y: 560 }

export const amsterdam: Scene = (random) => {
  const walls = [
    '#b8564a',
    '#5d4a68',
    '#d98a5a',
    '#7d3f4a',
    '#e3b07a',
    '#4f6078',
    '#a8484a',
    '#c97a58',
    '#6a5470',
    '#d9a070',
    '#8f4648',
    '#56637c',
  ] as const
  const gables: readonly Gable[] = ['step', 'neck', 'bell', 'spout']
  let left = -30
  const row = range(12).map((index) => {
    const width = [128, 108, 140, 120, 150, 132, 124, 146, 112, 136, 126, 140][index] ?? 120
    const height = [330, 400, 360, 430, 390, 470, 410, 440, 380, 420, 350, 400][index] ?? 380
    left += width + 4
    return group(
      canalHouse(random, width, height, walls[index] ?? walls[0], gables[index % 4] ?? 'step'),
      { move: [left - width / 2 - 4, quay] },
    )
  })
  return [
    sky(1040, '#2f4a86', ['#7f82b4', 0.32], ['#f6b8a0', 0.64], ['#ffcf94', 0.86], '#ffe9bf'),
    light({ ...sun, radius: 108, colour: '#fff3cc', glow: '#ffd09a', reach: 6 }),
    cumulus(random, { x: 430, y: 690, width: 540, light: sun, lit: '#ffe0c4', shade: '#8f86b0' }),
    // The crown of the Westerkerk behind the roofs.
    group(
      [
        box(-42, -330, 84, 330, '#b98a86'),
        box(8, -330, 34, 330, '#8a6a88'),
        box(-32, -420, 64, 92, '#c99a8c'),
        box(-22, -490, 44, 72, '#b98a86'),
        shape('M-26 -488Q-30 -530 0 -548Q30 -530 26 -488Z', '#5a7fb4'),
        box(-3, -590, 6, 46, '#e3b04a'),
      ],
      { move: [655, 1040] },
    ),
    haze(760, 1040, '#ffd6a4', 0.45),
    row,
    mist(quay - 10, 60, '#ffcf9c', 0.3),
    box(-20, quay - 2, 1640, 24, '#7a5560'),
    water(quay + 20, '#e9a98a', ['#8a6f8c', 0.2], ['#3f4a7c', 0.56], '#181f50'),
    reflection(random, row, quay + 40, {
      depth: 420,
      colour: '#6a5f88',
      opacity: 0.42,
      squash: 0.8,
      strokes: 110,
    }),
    tree(random, {
      x: 130,
      base: quay + 10,
      height: 380,
      colour: '#3f5a52',
      lit: '#9aa35c',
      from: 'right',
    }),
    tree(random, {
      x: 1480,
      base: quay + 10,
      height: 400,
      colour: '#3f5a52',
      lit: '#9aa35c',
      from: 'left',
    }),
    bridge(),
    glitter(random, {
      x: 1100,
      from: quay + 140,
      to: 1580,
      width: [150, 320],
      colour: '#ffe6b8',
      count: 46,
      opacity: 0.6,
    }),
    ripples(random, { from: quay + 140, to: 1590, colour: '#181f50', opacity: 0.45 }),
    group(
      [
        shape('M-180 -24H180L160 16H-156Z', '#2c4a6a'),
        box(-150, -70, 260, 48, '#e0c49a'),
        box(-150, -76, 264, 9, '#8a4a48'),
        range(6).map((index) => box(-136 + index * 42, -60, 26, 22, '#ffd98a')),
        box(-184, -30, 368, 7, '#fff3dc'),
      ],
      { move: [560, 1400], scale: 1.05 },
    ),
    range(22).map((index) =>
      tulip(
        index * 76 + random.between(-14, 14),
        1660,
        random.between(90, 190) * (0.6 + Math.abs(index - 10.5) / 13),
        random.pick(['#e0453f', '#f29a3f', '#f2738a', '#ffd45a', '#c9408a']),
      ),
    ),
    birds(random, 820, 560, '#5a5a86', 4),
  ]
}
