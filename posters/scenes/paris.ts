/** The Eiffel Tower over the Seine, the light going down behind it. */
import { house } from '../kit/buildings.ts'
import { stratus } from '../kit/clouds.ts'
import { arch } from '../kit/domes.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import { birds, light, sky, stars, streaks } from '../kit/sky.ts'
import { box, type Drawing, group, mix, range, shape, stroke } from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const iron = '#3b2350'
const lit = '#b0596a'
const quay = 1090

/** In metres, foot at (0, 0). */
export function eiffelTower(): Drawing {
  const leg = (side: number) =>
    `M${62.5 * side} 0C${50 * side} -22 ${40 * side} -42 ${34 * side} -58H${17 * side}C${24 * side} -40 ${31 * side} -20 ${39 * side} 0Z` +
    `M${31 * side} -64C${27 * side} -82 ${23 * side} -100 ${20 * side} -116H${7 * side}C${11 * side} -98 ${13 * side} -82 ${16 * side} -64Z`
  const shaft =
    'M-17 -122C-11.5 -160 -7 -215 -4.6 -274H4.6C7 -215 11.5 -160 17 -122H5.5C4 -150 2 -172 0 -190C-2 -172 -4 -150 -5.5 -122Z'
  const brace = (side: number) => {
    const lower = range(5).map((step) => {
      const t = step / 5
      const y = -t * 58
      const outer = (62.5 - 46 * t + 17.5 * t * t) * side
      const inner = (39 - 22 * t) * side
      const up = y - 11.6
      const outerUp = (62.5 - 46 * (t + 0.2) + 17.5 * (t + 0.2) ** 2) * side
      const innerUp = (39 - 22 * (t + 0.2)) * side
      return `M${outer} ${y}L${innerUp} ${up}M${inner} ${y}L${outerUp} ${up}`
    })
    const upper = range(5).map((step) => {
      const t = step / 5
      const y = -64 - t * 52
      const [o, i] = [(31 - 11 * t) * side, (16 - 9 * t) * side]
      const [o2, i2] = [(31 - 11 * (t + 0.2)) * side, (16 - 9 * (t + 0.2)) * side]
      return `M${o} ${y}L${i2} ${y - 10.4}M${i} ${y}L${o2} ${y - 10.4}`
    })
    return [...lower, ...upper].join('')
  }
  const rungs = range(13)
    .map((step) => {
      const y = -196 - step * 6
      const w = 8.6 - step * 0.31
      return `M${-w} ${y}L${w} ${y - 6}M${w} ${y}L${-w} ${y - 6}`
    })
    .join('')
  const high = range(6)
    .map((step) => {
      const t = step / 6
      const y = -122 - step * 11
      const [o, i] = [16.5 - 8 * t, 5.5 - 5 * t]
      const [o2, i2] = [16.5 - 8 * (t + 1 / 6), 5.5 - 5 * (t + 1 / 6)]
      return [-1, 1]
        .map((s) => `M${o * s} ${y}L${i2 * s} ${y - 11}M${i * s} ${y}L${o2 * s} ${y - 11}`)
        .join('')
    })
    .join('')
  const lace = mix(iron, '#ffc9a2', 0.5)
  return [
    stroke('M-37 0C-36 -28 -22 -49 0 -50C22 -49 36 -28 37 0', iron, 4.4),
    stroke('M-33 0C-32 -25 -20 -44 0 -45C20 -44 32 -25 33 0', lit, 1.1),
    shape(leg(1), iron),
    shape(leg(-1), mix(iron, lit, 0.6)),
    shape(shaft, iron),
    shape(
      'M-17 -122C-11.5 -160 -7 -215 -4.6 -274H-0.6C-1 -230 -1.6 -205 -1.6 -180C-3 -165 -4 -150 -5.5 -122Z',
      mix(iron, lit, 0.6),
    ),
    stroke(brace(-1), '#ffd7b0', 0.8, { opacity: 0.65 }),
    stroke(brace(1) + high + rungs, lace, 0.7, { opacity: 0.7 }),
    box(-37, -64, 74, 7.5, iron),
    box(-37, -64, 30, 7.5, lit),
    box(-38.5, -65.5, 77, 2.2, lit),
    box(-22.5, -122, 45, 6.5, iron),
    box(-22.5, -122, 18, 6.5, lit),
    box(-23.5, -123.4, 47, 2, lit),
    box(-7, -281, 14, 7, iron),
    box(-7, -281, 5, 7, lit),
    shape('M-4.6 -281Q0 -296 4.6 -281Z', iron),
    box(-1.3, -312, 2.6, 30, iron),
    box(-0.5, -328, 1, 18, iron),
    ...[-1, 1].map((side) => box(side * 51 - 16, -6, 32, 8, mix(iron, '#000000', 0.25))),
  ]
}

const bridge = (): Drawing => [
  box(-20, quay - 4, 1640, 78, '#5d3a5e'),
  box(-20, quay - 10, 1640, 9, '#c98079'),
  box(-20, quay + 1, 1640, 5, '#7d4a66'),
  shape(
    range(5)
      .map((index) => arch(-40 + index * 340, quay + 76, 292, 62))
      .join(''),
    '#2d2450',
  ),
  range(6).map((index) => [
    box(-94 + index * 340, quay + 4, 42, 72, '#7d4a66'),
    box(-94 + index * 340, quay + 4, 16, 72, '#b06f76'),
  ]),
]

const sun = { x: 560, y: 800 }

export const paris: Scene = (random) => {
  const rooftops = range(22).map((index) => {
    const x = index * 76 - 30 + random.between(-10, 10)
    return house({
      x,
      base: 1060,
      width: random.between(66, 92),
      height: random.between(40, 92),
      lit: '#c98286',
      shade: '#96607f',
      roof: '#7a5580',
      pitch: 0.26,
      window: '#8a5a7e',
    })
  })
  const tower = group(eiffelTower(), { move: [800, 1098], scale: 2.28 })
  return [
    sky(1040, '#262a63', ['#5c4a8c', 0.3], ['#c96f86', 0.62], ['#f6a676', 0.84], '#ffdfae'),
    stars(random, 46, 420),
    light({ ...sun, radius: 108, colour: '#fff0c9', glow: '#ffb27c' }),
    stratus(random, { x: 1180, y: 540, width: 660, light: sun, lit: '#ffb898', shade: '#8f5a8c' }),
    stratus(random, { x: 300, y: 450, width: 460, light: sun, lit: '#e98f92', shade: '#6f4f8d' }),
    streaks(random, { y: 760, height: 200, colour: '#ffd6a8', opacity: 0.5 }),
    ridge(random, { y: 985, rise: 14, waves: 2 }, '#c77a88'),
    // The white domes of Montmartre, far off on their hill.
    group(
      [
        shape('M-150 40Q-60 -20 0 -22Q60 -20 150 40Z', '#bb7488'),
        shape(
          'M-14 -20V-44Q-14 -66 0 -74Q14 -66 14 -44V-20ZM-34 -20V-36Q-34 -48 -27 -52Q-20 -48 -20 -36V-20ZM20 -20V-36Q20 -48 27 -52Q34 -48 34 -36V-20Z',
          '#f3c3a8',
        ),
        shape('M4 -20V-72Q14 -66 14 -44V-20ZM29 -20V-51Q34 -48 34 -36V-20Z', '#c98a94'),
      ],
      { move: [1270, 975] },
    ),
    haze(860, 1040, '#ffcf9e', 0.5),
    rooftops,
    mist(1050, 60, '#ffc294', 0.55),
    tower,
    bushes(random, { base: 1092, radius: [20, 40], colour: '#4a3159', lit: '#a0566a' }),
    box(-20, 1086, 1640, 30, '#4a3159'),
    water(1150, '#f0a283', ['#a5648c', 0.18], ['#4a3d7c', 0.55], '#1d2152'),
    reflection(random, tower, 1150, { depth: 440, colour: '#7d5288', opacity: 0.32, squash: 0.72 }),
    bridge(),
    glitter(random, { x: 560, from: 1172, to: 1560, width: [150, 330], colour: '#ffe2b4' }),
    ripples(random, { from: 1175, to: 1590, colour: '#1f2457', opacity: 0.4 }),
    birds(random, 1010, 700, '#5b3a68', 4),
    barge(),
  ]
}

const barge = (): Drawing =>
  group(
    [
      shape('M-190 -18H170Q196 -18 206 -40L190 14H-176Z', '#1e1b42'),
      box(-190, -22, 366, 6, '#d98a78'),
      box(-130, -46, 220, 26, '#33294f'),
      range(8).map((index) => box(-120 + index * 26, -39, 15, 11, '#ffdf9e')),
      box(112, -58, 40, 38, '#33294f'),
      box(118, -50, 28, 12, '#ffdf9e'),
    ],
    { move: [1050, 1330], scale: 1.1 },
  )
