/** An open road that winds to the mountains at dusk. */
import { stratus } from '../kit/clouds.ts'
import { grass } from '../kit/flowers.ts'
import { haze, land, mist, ridge, ridgeLine } from '../kit/land.ts'
import { massif } from '../kit/massif.ts'
import { birds, light, sky, stars, streaks } from '../kit/sky.ts'
import { box, type Drawing, down, mix, type Point, polygon, r, range, stroke } from '../kit/svg.ts'
import { fir, firWood } from '../kit/trees.ts'
import { ripples } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const horizon = 1046
const sun = { x: 470, y: 850 }

/** The middle of the road and half its width; 0 is where it comes out of the hills, 1 at our feet. */
const road = (near: number) => ({
  x: 690 + 190 * Math.sin(near ** 0.42 * 7.2 + 0.9) * near ** 0.5 + 130 * near ** 1.4,
  y: horizon + 4 + 590 * near,
  half: 3 + 300 * near ** 1.5,
})

/** What lies on the road between two distances, from one part of its width to another. */
function strip(from: number, to: number, left: number, right: number): Point[] {
  const steps = range(Math.max(3, Math.ceil((to - from) * 90))).map(
    (step, _, { length }) => from + ((to - from) * step) / (length - 1),
  )
  const side = (share: number) =>
    steps.map((near): Point => {
      const { x, y, half } = road(near)
      return [x + half * share, y]
    })
  return [...side(left), ...side(right).toReversed()]
}

const roadway = (): Drawing => [
  polygon(strip(0, 1, -1.16, 1.16), down(horizon, 1600, '#d98a74', ['#6a4674', 0.3], '#2a2554')),
  polygon(strip(0, 1, -1, 1), down(horizon, 1600, '#ffc796', ['#93618a', 0.24], '#34306a')),
  polygon(strip(0, 1, -1, 0.1), down(horizon, 1600, '#ffdcae', ['#b0708a', 0.24], '#403874'), {
    opacity: 0.5,
  }),
  range(13).map((dash) => {
    const near = ((dash + 0.5) / 13) ** 2
    return polygon(strip(near, near + 0.006 + near * 0.075, -0.03, 0.03), '#ffe9bd')
  }),
]

/** Telegraph poles in a straight line beside all the bends, smaller and closer far off. */
function poles(): Drawing {
  const standing = [0.012, 0.03, 0.055, 0.095, 0.16, 0.265, 0.43].map((near) => ({
    x: 716 + near * 900,
    y: horizon + 6 + 590 * near,
    tall: 22 + near * 700,
  }))
  const wire = standing.slice(1).map(({ x, y, tall }, index) => {
    const before = standing[index] ?? { x, y, tall }
    const top = y - tall * 0.93
    const topBefore = before.y - before.tall * 0.93
    return `M${r(before.x)} ${r(topBefore)}Q${r((before.x + x) / 2)} ${r((top + topBefore) / 2 + tall * 0.12)} ${r(x)} ${r(top)}`
  })
  return [
    stroke(wire.join(''), '#241f52', 2, { opacity: 0.7 }),
    standing.map(({ x, y, tall }) => {
      const thick = 2 + tall * 0.026
      return [
        box(x - thick / 2, y - tall, thick, tall, '#1c1a4a'),
        box(x - thick / 2, y - tall, thick * 0.35, tall, '#b0647c'),
        box(x - tall * 0.13, y - tall * 0.94, tall * 0.26, thick * 0.8, '#1c1a4a'),
        box(x - tall * 0.1, y - tall * 0.83, tall * 0.2, thick * 0.7, '#1c1a4a'),
      ]
    }),
  ]
}

export const openRoad: Scene = (random) => [
  sky(horizon, '#131a4a', ['#39367c', 0.34], ['#a25a80', 0.62], ['#f0935c', 0.86], '#ffd9a0'),
  stars(random, 90, 480),
  light({ ...sun, radius: 104, colour: '#ffedc4', glow: '#ffb46b', reach: 7 }),
  stratus(random, { x: 360, y: 560, width: 560, light: sun, lit: '#f9b98c', shade: '#8d5485' }),
  stratus(random, { x: 820, y: 690, width: 420, light: sun, lit: '#ffc796', shade: '#b0607c' }),
  streaks(random, { y: 800, height: 120, colour: '#ffd3a1', opacity: 0.5, to: 900 }),
  massif(random, {
    crest: [
      [-40, 905],
      [90, 850],
      [170, 890],
      [300, 860],
      [420, 930],
      [560, 945],
      [700, 905],
      [820, 860],
      [960, 800],
      [1640, 760],
    ],
    base: 1070,
    from: 'left',
    rock: { lit: '#d98a86', shade: '#b06c8c' },
  }),
  haze(820, 1050, '#ffc18a', 0.6),
  massif(random, {
    crest: [
      [560, 1060],
      [690, 960],
      [760, 930],
      [850, 800],
      [900, 770],
      [980, 610],
      [1030, 570],
      [1110, 420],
      [1150, 470],
      [1210, 540],
      [1260, 520],
      [1350, 650],
      [1420, 620],
      [1500, 720],
      [1660, 800],
    ],
    base: 1070,
    from: 'left',
    rough: 0.7,
    spacing: 74,
    rock: { lit: '#b9708c', shade: '#4d3d7e' },
    snow: { lit: '#ffe3c4', shade: '#8f6ea6', line: 700 },
  }),
  haze(800, 1060, '#f0a07c', 0.5),
  ridge(random, { y: 1020, rise: 20, waves: 2.2 }, '#7d4f80'),
  mist(1040, 60, '#ffc78d', 0.6),
  land(
    ridgeLine(random, { y: horizon, rise: 5, waves: 2 }),
    down(horizon, 1600, '#a86278', ['#5a3f74', 0.2], ['#2f2a60', 0.55], '#141640'),
  ),
  firWood(random, { base: () => 1066, height: [26, 58], colour: '#4d3a72', to: 520, step: 20 }),
  firWood(random, { base: () => 1070, height: [30, 66], colour: '#443470', from: 900, step: 20 }),
  mist(1090, 40, '#ffb98a', 0.35),
  // Grass that still has the sun on it, and brush.
  ripples(random, { from: 1100, to: 1560, colour: '#c9748a', opacity: 0.22, count: 90 }),
  range(40).map(() => {
    const near = random() ** 1.6
    return grass(random, {
      x: random.between(-20, 1620),
      base: 1096 + near * 420,
      height: 16 + near * 56,
      colour: mix('#6a4476', '#1c1c4c', near),
    })
  }),
  roadway(),
  poles(),
  birds(random, 600, 610, '#5a3a70', 4),
  [
    land(
      ridgeLine(random, { y: 1560, rise: 10, waves: 3 }).map(
        ([x, y]) => [x, y + 90 - Math.abs(x - 900) ** 1.3 * 0.024] as const,
      ),
      '#0e1236',
    ),
    range(18).map((index) =>
      grass(random, {
        x: index < 9 ? index * 50 : 1300 + (index - 9) * 40,
        base: 1600,
        height: random.between(80, 170),
        colour: '#0e1236',
      }),
    ),
  ],
  ...[
    [60, 1660, 660],
    [200, 1660, 460],
    [310, 1660, 300],
    [1560, 1660, 480],
    [1455, 1660, 300],
  ].map(([x = 0, base = 0, height = 0]) =>
    fir({ x, base, height, colour: '#0e1236', lit: '#3f2f62', from: x < 800 ? 'right' : 'left' }),
  ),
]
