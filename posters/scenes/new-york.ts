/** Manhattan behind the Brooklyn Bridge: the Empire State and the Chrysler above the rest. */
import { block, skyline, windows } from '../kit/buildings.ts'
import { lancet } from '../kit/domes.ts'
import { haze, mist } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { beams, light, sky } from '../kit/sky.ts'
import { box, type Drawing, group, mirrored, range, shape, stroke } from '../kit/svg.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1110
const tower = { lit: '#d9a06a', shade: '#27506a', from: 'left' } as const
const glass = '#ffe6a8'

/** Foot at (0, 0), 700 high with the mast. */
function empireState(random: Random): Drawing {
  const steps = [
    [150, 150],
    [118, 230],
    [92, 470],
    [74, 510],
    [58, 540],
  ] as const
  return [
    steps.toReversed().map(([w, h]) => block(-w / 2, 0, w, h, tower, 0.45)),
    range(6).map((line) => box(-41 + line * 15, -462, 4, 400, '#27506a', { opacity: 0.3 })),
    windows(random, {
      x: -42,
      y: -460,
      width: 84,
      height: 440,
      columns: 8,
      rows: 34,
      colour: glass,
      chance: 0.3,
      gap: [0.55, 0.5],
    }),
    block(-20, -538, 40, 34, tower, 0.45),
    shape('M-15 -570L15 -570L9 -618L-9 -618Z', tower.lit),
    shape('M1 -570L15 -570L9 -618L1 -618Z', tower.shade),
    box(-3, -660, 6, 46, tower.shade),
    box(-1.3, -716, 2.6, 60, tower.shade),
  ]
}

/** Foot at (0, 0), 610 high: the crown of arcs, each with its fan of windows. */
function chrysler(random: Random): Drawing {
  return [
    block(-56, 0, 112, 190, tower, 0.45),
    block(-42, 0, 84, 410, tower, 0.45),
    windows(random, {
      x: -40,
      y: -404,
      width: 80,
      height: 390,
      columns: 7,
      rows: 30,
      colour: glass,
      chance: 0.3,
      gap: [0.55, 0.5],
    }),
    box(-46, -412, 92, 8, '#f1c48a'),
    range(5).map((tier) => {
      const w = 42 - tier * 8.6
      const y = -408 - tier * 26
      return [
        shape(
          `M${-w} ${y}V${y - 10}Q${-w} ${y - 56} 0 ${y - 66}Q${w} ${y - 56} ${w} ${y - 10}V${y}Z`,
          tier % 2 ? '#8fb0b0' : '#c9d4c2',
        ),
        shape(
          `M3 ${y}V${y - 64}Q${w} ${y - 56} ${w} ${y - 10}V${y}Z`,
          tier % 2 ? '#27506a' : '#467088',
        ),
        [-0.55, 0, 0.55].map((x) =>
          shape(`M${x * w - 5} ${y - 8}L${x * w + 5} ${y - 8}L${x * w} ${y - 26}Z`, glass),
        ),
      ]
    }),
    shape('M-7 -570L7 -570L0 -690Z', '#c9d4c2'),
    shape('M0 -570L7 -570L0 -690Z', '#467088'),
  ]
}

/** A stone tower of the bridge with its two pointed gates, foot at (0, 0), 470 high. */
const gate = (): Drawing => [
  shape(`M-92 0V-470H92V0Z${lancet(-66, -130, 52, 250)}${lancet(14, -130, 52, 250)}`, '#6d4a4e'),
  shape(`M-92 0V-470H-66V0ZM-14 0V-470H14V0Z`, '#c4845c'),
  shape(`M-14 -380L-40 -400L-66 -380V-470H-14Z`, '#c4845c', { opacity: 0.5 }),
  box(-102, -486, 204, 20, '#e0a46c'),
  box(10, -486, 92, 20, '#8a5a52'),
  box(-100, -404, 200, 9, '#e0a46c', { opacity: 0.6 }),
  box(-104, -138, 208, 14, '#4a3546'),
  box(-100, -20, 200, 22, '#4a3546'),
]

function bridge(): Drawing {
  const deck = 1150
  const top = 818
  const left = 360
  const sag = (x: number) => top + 8 + (deck - 30 - top) * (1 - ((x - 1180) / (1180 - left)) ** 2)
  const hangers = range(44).map((index) => {
    const x = left + 16 + index * 30
    return `M${x} ${Math.min(deck, sag(x)).toFixed(1)}V${deck}`
  })
  const before = range(13).map((index) => {
    const x = left - 16 - index * 30
    return `M${x} ${(top + ((left - x) / 400) ** 1.15 * (deck - top)).toFixed(1)}V${deck}`
  })
  const stays = range(10).map(
    (index) =>
      `M${left} ${top}L${left + 60 + index * 40} ${deck}M${left} ${top}L${left - 40 - index * 34} ${deck}`,
  )
  return [
    stroke(stays.join(''), '#3a3350', 1.6, { opacity: 0.55 }),
    stroke([...hangers, ...before].join(''), '#3a3350', 2, { opacity: 0.8 }),
    stroke(`M${left} ${top}Q770 ${deck + 230} 1620 ${deck - 205}`, '#2c2844', 8),
    stroke(`M${left} ${top}Q150 ${deck - 130} -20 ${deck - 20}`, '#2c2844', 8),
    box(-20, deck, 1660, 17, '#2c2844'),
    box(-20, deck - 5, 1660, 6, '#d99a66'),
    stroke(
      range(68)
        .map(
          (index) =>
            `M${index * 24} ${deck + 16}L${index * 24 + 12} ${deck + 32}L${index * 24 + 24} ${deck + 16}`,
        )
        .join(''),
      '#2c2844',
      3,
    ),
    box(-20, deck + 31, 1660, 4, '#2c2844'),
    group(mirrored(gate(), 0, { opacity: 0.35, squash: 0.5 }), { move: [left, 1302] }),
    group(gate(), { move: [left, 1300] }),
  ]
}

const sun = { x: 470, y: 760 }

export const newYork: Scene = (random) => {
  const city = [
    skyline(random, {
      left: -20,
      right: 1640,
      base: shore,
      height: (x) => 170 + 150 * Math.exp(-(((x - 830) / 420) ** 2)),
      lit: '#cf9d74',
      shade: '#7b8f92',
      from: 'left',
      width: [28, 54],
    }),
    haze(760, shore, '#ffdda0', 0.5),
    group(empireState(random), { move: [740, shore], scale: 1 }),
    group(chrysler(random), { move: [1050, shore], scale: 0.86 }),
    skyline(random, {
      left: -20,
      right: 1640,
      base: shore,
      height: (x) => 110 + 120 * Math.sin(x / 190 + 0.7) ** 2,
      lit: '#a97d66',
      shade: '#2f5670',
      from: 'left',
      window: glass,
      chance: 0.34,
      width: [36, 70],
    }),
    mist(shore - 40, 90, '#ffd596', 0.4),
    skyline(random, {
      left: -20,
      right: 1640,
      base: shore,
      height: (x) => 44 + 64 * Math.sin(x / 130) ** 2,
      lit: '#6d5f64',
      shade: '#1f4460',
      from: 'left',
      window: glass,
      chance: 0.4,
      width: [36, 80],
    }),
  ]
  return [
    sky(1040, '#0f3550', ['#2a6a7d', 0.32], ['#a9b296', 0.6], ['#f4c47e', 0.84], '#ffe7b0'),
    beams({ ...sun, colour: '#ffedbe' }, { count: 26, opacity: 0.22, length: 1300 }),
    light({ ...sun, radius: 118, colour: '#fff3cf', glow: '#ffd98f', reach: 5.6 }),
    city,
    water(shore, '#e9c08a', ['#8f9a8c', 0.16], ['#3a6b80', 0.5], '#0f2f4c'),
    reflection(random, city, shore, {
      depth: 400,
      colour: '#7f9a90',
      opacity: 0.3,
      squash: 0.62,
      strokes: 90,
    }),
    glitter(random, { x: 520, from: shore + 60, to: 1580, width: [140, 420], colour: '#fff0c0' }),
    ripples(random, { from: shore + 20, to: 1590, colour: '#0f2f4c', opacity: 0.4 }),
    bridge(),
    ripples(random, {
      from: 1302,
      to: 1360,
      colour: '#3f6d80',
      opacity: 0.9,
      count: 16,
      left: 270,
      right: 450,
    }),
    group(
      [
        shape('M-120 -14H104L130 -34L112 12H-106Z', '#1d2c48'),
        box(-84, -44, 74, 32, '#c4553f'),
        box(-74, -36, 54, 10, glass),
        box(-56, -76, 20, 34, '#1d2c48'),
        box(-56, -68, 20, 8, '#e0a46c'),
      ],
      { move: [1120, 1400], scale: 1.1 },
    ),
  ]
}
