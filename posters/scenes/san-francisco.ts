/** The Golden Gate Bridge rising from the fog. */
import { bank } from '../kit/clouds.ts'
import { grass } from '../kit/flowers.ts'
import { haze, land, mist, mountain, ridge, ridgeLine } from '../kit/land.ts'
import { birds, light, sky } from '../kit/sky.ts'
import { box, type Drawing, disc, down, group, r, range, shape, stroke } from '../kit/svg.ts'
import { firWood } from '../kit/trees.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const lit = '#f2694a'
const mid = '#c9483f'
const shade = '#8a2c42'

/** Foot at (0, 0), 640 high: two legs in steps, four portals with fluted struts. */
const tower = (): Drawing => [
  ...[-1, 1].map((side) => {
    const x = side * 62
    return [
      range(4).map((step) => {
        const w = 44 - step * 6
        const top = [0, -230, -390, -520][step] ?? 0
        const end = [-230, -390, -520, -640][step] ?? 0
        return [
          box(x - w / 2, end, w, top - end, side > 0 ? lit : mid),
          box(x - w / 2, end, w * 0.44, top - end, side > 0 ? mid : shade),
          stroke(`M${r(x - w * 0.26)} ${top}V${end}M${r(x + w * 0.26)} ${top}V${end}`, shade, 2, {
            opacity: 0.5,
          }),
        ]
      }),
      box(x - 16, -652, 32, 14, lit),
    ]
  }),
  [-250, -400, -520, -616].map((y, index) => {
    const h = 44 - index * 5
    return [
      box(-48, y, 96, h, mid),
      box(-48, y, 96, 7, lit),
      range(7).map((flute) => box(-42 + flute * 13, y + 11, 5, h - 14, shade, { opacity: 0.6 })),
      shape(`M-44 ${y + h}L-30 ${y + h}L-44 ${y + h + 16}Z`, shade),
      shape(`M44 ${y + h}L30 ${y + h}L44 ${y + h + 16}Z`, mid),
    ]
  }),
  stroke('M-44 -10L44 -110M44 -10L-44 -110', mid, 9),
  box(-48, -124, 96, 14, mid),
]

const near = { x: 620, top: 420, deck: 980 }

function span(): Drawing {
  const { x, top, deck } = near
  // The deck runs off to the far tower; the cable sags between the two.
  const far = { x: 1265, top: 706, deck: 960 }
  const cable = (t: number) => {
    const px = x + 74 + (far.x - 74 - x) * t
    const chord = top + (far.top - top) * t
    const low = deck - 34 + (far.deck - 14 - deck + 34) * t
    return [px, chord + (low - chord) * 4 * t * (1 - t) * 0.94] as const
  }
  const deckAt = (px: number) => deck + ((far.deck - deck) * (px - x)) / (far.x - x)
  const main = range(41).map((step) => cable(step / 40))
  const side = range(21).map((step) => {
    const t = step / 20
    return [x - 74 - t * 640, top + 8 + (deck - 20 - top) * t ** 0.86] as const
  })
  const hang = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]) => `M${r(px)} ${r(py)}V${r(deckAt(px))}`).join('')
  return [
    group(tower(), { move: [far.x, 1040], scale: 0.52 }),
    stroke(hang(main), mid, 2.2, { opacity: 0.8 }),
    stroke(hang(side), mid, 3, { opacity: 0.8 }),
    stroke(`M${main.map(([px, py]) => `${r(px)} ${r(py)}`).join('L')}L1640 948`, mid, 7),
    stroke(`M${side.map(([px, py]) => `${r(px)} ${r(py)}`).join('L')}`, lit, 10),
    shape('M-40 1006L1265 958L1640 946L1640 954L1265 974L-40 1046Z', shade),
    shape('M-40 1006L1265 958L1640 946L1265 963L-40 1016Z', lit),
    stroke(
      range(46)
        .map((index) => {
          const px = -40 + index * 30
          const y = 1016 - (px + 40) * 0.0395
          const h = 26 - index * 0.4
          return `M${px} ${r(y)}L${px + 15} ${r(y + h)}L${px + 30} ${r(y - 1)}`
        })
        .join(''),
      '#5a2040',
      3,
    ),
  ]
}

const sun = { x: 1010, y: 560 }
const fog = { lit: '#fff6e6', shade: '#c9b4b8' }

export const sanFrancisco: Scene = (random) => [
  sky(1000, '#1f4f7d', ['#5f8fa8', 0.32], ['#f3c09c', 0.64], ['#ffb27c', 0.86], '#ffdca4'),
  light({ ...sun, radius: 120, colour: '#fff2c8', glow: '#ffc488', reach: 6.4 }),
  ridge(random, { y: 880, rise: 24, waves: 1.8 }, '#c9979a'),
  mountain(random, {
    x: 1480,
    base: 1060,
    width: 980,
    height: 330,
    from: 'left',
    rough: 0.4,
    lit: '#b98a84',
    shade: '#6f6484',
  }),
  mountain(random, {
    x: 1150,
    base: 1060,
    width: 620,
    height: 190,
    from: 'left',
    rough: 0.35,
    lit: '#a87f80',
    shade: '#62597d',
  }),
  haze(820, 1060, '#ffd2a0', 0.6),
  water(1040, '#ffd2a4', ['#a4a8ac', 0.14], ['#4a86a0', 0.46], '#143f6c'),
  glitter(random, { x: 1010, from: 1050, to: 1500, width: [140, 380], colour: '#fff0c4' }),
  ripples(random, { from: 1060, to: 1580, colour: '#143f6c', opacity: 0.35 }),
  bank(random, { from: -80, to: 1760, y: 1075, height: 70, light: sun, ...fog, opacity: 0.85 }),
  span(),
  group(tower(), { move: [near.x, 1200], scale: 1.22 }),
  shape(`M-40 1006L${near.x + 90} 978L${near.x + 90} 990L-40 1022Z`, lit),
  shape(`M-40 1022L${near.x + 90} 990L${near.x + 90} 1006L-40 1046Z`, shade),
  mist(1150, 80, '#ffe6c8', 0.35),
  bank(random, { from: -160, to: 1500, y: 1320, height: 170, light: sun, ...fog }),
  bank(random, { from: 500, to: 1900, y: 1400, height: 150, light: sun, ...fog }),
  bank(random, { from: -200, to: 900, y: 1450, height: 130, light: sun, ...fog }),
  // The near headland.
  land(
    ridgeLine(random, { y: 1470, rise: 16, waves: 1.6 }).map(
      ([x, y]) =>
        [
          x,
          y - 210 * Math.exp(-((x / 420) ** 2)) - 150 * Math.exp(-(((x - 1640) / 330) ** 2)),
        ] as const,
    ),
    down(1250, 1600, '#6a6a58', ['#3f5054', 0.5], '#1c2f44'),
  ),
  firWood(random, {
    base: (x) => 1480 - 210 * Math.exp(-((x / 420) ** 2)),
    height: [90, 190],
    colour: '#1f3a48',
    from: -20,
    to: 420,
  }),
  firWood(random, {
    base: (x) => 1490 - 150 * Math.exp(-(((x - 1640) / 330) ** 2)),
    height: [90, 180],
    colour: '#1f3a48',
    from: 1290,
    to: 1640,
  }),
  land(ridgeLine(random, { y: 1550, rise: 10, waves: 2 }), '#16283c'),
  range(24).map((index) => [
    grass(random, {
      x: index * 70,
      base: 1580,
      height: random.between(50, 110),
      colour: '#16283c',
    }),
    range(3).map(() =>
      disc(
        index * 70 + random.between(-30, 30),
        random.between(1500, 1560),
        random.between(4, 8),
        '#f2994a',
      ),
    ),
  ]),
  birds(random, 800, 480, '#5a5f7c', 5),
]
