/** Wat Arun at dusk, a long-tail boat on the Chao Phraya. */
import { longTail } from '../kit/boats.ts'
import { skyline } from '../kit/buildings.ts'
import { arch } from '../kit/domes.ts'
import { haze, mist } from '../kit/land.ts'
import { beams, birds, light, sky, stars } from '../kit/sky.ts'
import { box, type Drawing, disc, group, r, range, shape, stroke } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1150
const lit = '#ffe3b8'
const shade = '#94607a'
const deep = '#5a3a66'

/** A prang: a stepped foot, a ribbed shaft, a trident; foot at (0, 0), `h` high. */
function prang(h: number): Drawing {
  const w = h * 0.46
  const terraces = range(10).map((step) => {
    const half = (w / 2) * (1 - step * 0.07)
    const y = -step * h * 0.041
    const t = h * 0.042
    return [
      shape(
        `M${-half} ${y}L${half} ${y}L${half * 0.955} ${y - t}L${-half * 0.955} ${y - t}Z`,
        step % 2 ? '#f3c696' : lit,
      ),
      shape(
        `M${half * 0.12} ${y}L${half} ${y}L${half * 0.955} ${y - t}L${half * 0.12} ${y - t}Z`,
        step % 2 ? '#83547a' : shade,
      ),
      shape(`M${-half} ${y}L${half} ${y}L${half} ${y - t * 0.16}L${-half} ${y - t * 0.16}Z`, deep, {
        opacity: 0.4,
      }),
      range(12).map((index) =>
        disc(
          -half * 0.9 + index * half * 0.164,
          y - t * 0.56,
          t * 0.16,
          index < 7 ? (['#3f9a94', '#d9604f', '#e0a13f'][step % 3] ?? deep) : deep,
        ),
      ),
    ]
  })
  const foot = -h * 0.4
  const profile = range(15).map((step) => {
    const t = step / 14
    const half = w * 0.21 * (1 - t ** 2.4) ** 0.62 + h * 0.006
    return [half, foot - t * h * 0.5] as const
  })
  const left = profile.map(([half, y]) => `${r(-half)} ${r(y)}`)
  const right = profile.map(([half, y]) => `${r(half)} ${r(y)}`)
  return [
    terraces,
    // The stair on the near side.
    shape(`M${-w * 0.07} 0L${w * 0.07} 0L${w * 0.035} ${foot}L${-w * 0.035} ${foot}Z`, '#fff3d6'),
    stroke(
      range(14)
        .map(
          (step) =>
            `M${r(-w * 0.066 + step * w * 0.0024)} ${r((foot * (step + 0.5)) / 14)}h${r(w * 0.13 - step * w * 0.0048)}`,
        )
        .join(''),
      shade,
      Math.max(1, h * 0.004),
    ),
    shape(`M${left.join('L')}L${right.toReversed().join('L')}Z`, lit),
    shape(`M${right.join('L')}L0 ${r(foot - h * 0.5)}L${r(w * 0.03)} ${r(foot)}Z`, shade),
    range(11).map((ring) => {
      const [half, y] = profile[ring + 1] ?? [0, 0]
      return [
        box(-half, y, half * 2, h * 0.007, deep, { opacity: 0.55 }),
        range(3).map((index) =>
          disc(
            -half * 0.72 + index * half * 0.42,
            y - h * 0.016,
            h * 0.0056,
            ring % 2 ? '#3f9a94' : '#d9604f',
          ),
        ),
      ]
    }),
    shape(arch(-w * 0.07, foot - h * 0.02, w * 0.14, h * 0.1), deep),
    box(-h * 0.004, -h * 1.02, h * 0.008, h * 0.13, '#ffd46b'),
    stroke(
      `M${r(-h * 0.022)} ${r(-h * 0.99)}Q${r(-h * 0.022)} ${r(-h * 0.94)} 0 ${r(-h * 0.93)}Q${r(h * 0.022)} ${r(-h * 0.94)} ${r(h * 0.022)} ${r(-h * 0.99)}`,
      '#ffd46b',
      h * 0.007,
    ),
  ]
}

/** A hall with stacked gables and finials; foot at (0, 0). */
const hall = (): Drawing => [
  box(-80, -76, 160, 78, '#fff0d8'),
  box(26, -76, 54, 78, '#b98fa0'),
  range(6).map((index) => box(-70 + index * 25, -70, 7, 70, index > 3 ? '#94708c' : '#e3bf9c')),
  [0, 1].map((tier) => {
    const w = 100 - tier * 26
    const y = -72 - tier * 34
    return [
      shape(
        `M${-w} ${y}L${w} ${y}L${w * 0.72} ${y - 46}L${-w * 0.72} ${y - 46}Z`,
        tier ? '#d9694a' : '#3f8a6c',
      ),
      shape(
        `M${w * 0.2} ${y}L${w} ${y}L${w * 0.72} ${y - 46}L${w * 0.2} ${y - 46}Z`,
        tier ? '#8f3f4a' : '#235a5c',
      ),
      stroke(`M${-w} ${y}L${-w * 0.72} ${y - 46}H${w * 0.72}L${w} ${y}`, '#ffd46b', 4),
      stroke(
        `M${-w * 0.72} ${y - 46}q-14 -8 -12 -26M${w * 0.72} ${y - 46}q14 -8 12 -26`,
        '#ffd46b',
        4,
      ),
    ]
  }),
]

const sun = { x: 800, y: 780 }

export const bangkok: Scene = (random) => {
  const temple = [
    bushes(random, { base: 1120, radius: [20, 42], colour: '#4f4a6c', lit: '#a0746c' }),
    group(hall(), { move: [330, shore - 22], scale: 1.2 }),
    group(hall(), { move: [1280, shore - 22], scale: 1.2 }),
    group(prang(330), { move: [560, shore - 22] }),
    group(prang(330), { move: [1040, shore - 22] }),
    group(prang(400), { move: [640, shore - 26] }),
    group(prang(400), { move: [960, shore - 26] }),
    group(prang(740), { move: [800, shore - 22] }),
    bushes(random, { base: shore - 14, radius: [14, 28], colour: '#3f4468', lit: '#8a6a6c' }),
    box(-20, shore - 24, 1640, 26, '#b97f78'),
    box(-20, shore - 28, 1640, 7, '#ffd2a0'),
  ]
  return [
    sky(1060, '#232a6c', ['#5f4590', 0.32], ['#e0697f', 0.64], ['#ffa468', 0.86], '#ffd98f'),
    stars(random, 46, 380),
    beams({ ...sun, colour: '#ffe6b0' }, { count: 26, opacity: 0.2, length: 1200 }),
    light({ ...sun, radius: 196, colour: '#ffe9b4', glow: '#ffa878', reach: 4.2 }),
    skyline(random, {
      left: -20,
      right: 1640,
      base: 1130,
      height: (x) => 90 + 130 * Math.sin(x / 240 + 1) ** 2,
      lit: '#d07a80',
      shade: '#a85f84',
      from: 'left',
      width: [30, 60],
    }),
    haze(900, 1130, '#ffb97c', 0.65),
    temple,
    mist(shore - 20, 60, '#ffbd84', 0.3),
    water(shore, '#ffb47c', ['#c4687f', 0.18], ['#5a4288', 0.54], '#1c2258'),
    reflection(random, temple, shore, {
      depth: 430,
      colour: '#a85c80',
      opacity: 0.36,
      squash: 0.6,
      strokes: 90,
    }),
    glitter(random, {
      x: 800,
      from: shore + 10,
      to: 1570,
      width: [260, 460],
      colour: '#ffe9b4',
      count: 80,
    }),
    ripples(random, { from: shore + 20, to: 1590, colour: '#1f2660', opacity: 0.4 }),
    group(longTail('#3a2348', '#e0693f', '#ffd46b'), { move: [1010, 1370], scale: 1.25 }),
    group(longTail('#4a2f58', '#3f9a94', '#f29ab0'), { move: [420, 1260], scale: [-0.72, 0.72] }),
    palm(random, { x: 70, base: 1640, height: 860, lean: 0.12, colour: '#1a1f4a', lit: '#3f3a68' }),
    palm(random, {
      x: 1550,
      base: 1640,
      height: 760,
      lean: -0.1,
      colour: '#1a1f4a',
      lit: '#3f3a68',
    }),
    birds(random, 1020, 620, '#5a3a70', 4),
  ]
}
