/** An open road that runs to the mountains at dusk. */

import { grass } from '../kit/flowers.ts'
import { land, mist, mountain, ridge, ridgeLine } from '../kit/land.ts'
import { birds, cloud, light, sky, stars, streaks } from '../kit/sky.ts'
import { box, down, polygon, range, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const horizon = 1030

export const openRoad: Scene = (random) => [
  sky(horizon, '#131a4a', ['#39367c', 0.36], ['#a25a80', 0.66], ['#f0935c', 0.88], '#ffd9a0'),
  stars(random, 90, 520),
  light({ x: 800, y: 850, radius: 96, colour: '#ffe9bd', glow: '#ffb46b', reach: 7 }),
  cloud(random, { x: 370, y: 610, width: 620, lit: '#f9b98c', shade: '#8d5485' }),
  cloud(random, { x: 1290, y: 520, width: 520, lit: '#e79b8a', shade: '#744b87', lift: 0.07 }),
  streaks(random, { y: 780, height: 160, colour: '#ffd3a1', opacity: 0.55 }),
  ridge(random, { y: 965, rise: 26, waves: 2.5 }, '#b06c8c'),
  mountain(random, {
    x: 300,
    base: 1060,
    width: 820,
    height: 380,
    from: 'right',
    lit: '#9c618e',
    shade: '#574480',
    snow: { lit: '#ffd9bd', shade: '#a97da6', line: 0.24 },
  }),
  mountain(random, {
    x: 1330,
    base: 1060,
    width: 860,
    height: 430,
    from: 'left',
    lit: '#9c618e',
    shade: '#574480',
    snow: { lit: '#ffd9bd', shade: '#a97da6', line: 0.26 },
  }),
  mountain(random, {
    x: 560,
    base: 1060,
    width: 380,
    height: 190,
    from: 'right',
    lit: '#85548a',
    shade: '#463a78',
  }),
  mountain(random, {
    x: 1090,
    base: 1060,
    width: 340,
    height: 160,
    from: 'left',
    lit: '#85548a',
    shade: '#463a78',
  }),
  mist(1030, 90, '#ffc78d', 0.75),
  land(
    range(34).map(
      (step) => [step * 50 - 30, horizon + Math.abs(step - 16.6) ** 1.6 * -0.7] as const,
    ),
    down(horizon - 30, 1600, '#7a4a78', ['#3b2f66', 0.28], '#14163f'),
  ),
  shape(
    'M793 1029L807 1029C828 1060 842 1088 850 1120C872 1210 1010 1400 1190 1620H300C560 1400 718 1210 742 1120C752 1088 776 1060 793 1029Z',
    down(1030, 1600, '#f0a878', ['#7a527f', 0.22], '#27275a'),
  ),
  range(9).map((dash) => {
    const near = ((dash + 0.4) / 9) ** 2.2
    const y = 1046 + near * 560
    const long = 5 + near * 92
    const w = 1.4 + near * 11
    return polygon(
      [
        [800 - w, y],
        [800 + w, y],
        [800 + w * 1.3, y + long],
        [800 - w * 1.3, y + long],
      ],
      '#ffe1ad',
      { opacity: 0.9 },
    )
  }),
  birds(random, 980, 660, '#4a3368'),
  ...[-1, 1].flatMap((side) =>
    range(6).map((post) => {
      const near = ((post + 0.6) / 6) ** 2
      const y = 1044 + near * 330
      return box(
        800 + side * (34 + near * 520) - 2 - near * 5,
        y - 14 - near * 120,
        4 + near * 10,
        16 + near * 130,
        '#191c4a',
      )
    }),
  ),
  land(
    ridgeLine(random, { y: 1560, rise: 12, waves: 3 }).map(
      ([x, y]) => [x, y + 60 - Math.abs(x - 800) ** 1.4 * 0.014] as const,
    ),
    '#0e1236',
  ),
  range(16).map((index) =>
    grass(random, {
      x: index < 8 ? index * 52 : 1180 + (index - 8) * 60,
      base: 1600,
      height: random.between(90, 190),
      colour: '#0e1236',
    }),
  ),
]
