/** The Colosseum among umbrella pines in the last sun. */
import { cirrus } from '../kit/clouds.ts'
import { grass } from '../kit/flowers.ts'
import { haze, land, mist, ridge, ridgeLine } from '../kit/land.ts'
import { birds, light, sky, streaks } from '../kit/sky.ts'
import { across, box, type Drawing, down, group, r, range, shape } from '../kit/svg.ts'
import { bushes, cypress, umbrellaPine } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const lit = '#f6c98a'
const mid = '#d68f5f'
const shade = '#8a4a52'
const deep = '#5a2f48'
const radius = 560

/** An arch on the drum, narrower towards the edges as the wall turns away. */
function bay(angle: number, base: number, height: number, open: number): string {
  const left = radius * Math.sin(angle - open)
  const right = radius * Math.sin(angle + open)
  const w = right - left
  const sag = base + 26 * Math.cos(angle)
  const rise = Math.min(height * 0.5, w / 2 + 8)
  return `M${r(left)} ${r(sag)}V${r(sag - height + rise)}A${r(w / 2)} ${r(rise)} 0 0 1 ${r(right)} ${r(sag - height + rise)}V${r(sag)}Z`
}

/** The band of wall between two heights and two angles, bowed towards the viewer. */
function band(from: number, to: number, low: number, high: number): string {
  const at = (angle: number, y: number) =>
    `${r(radius * Math.sin(angle))} ${r(y + 26 * Math.cos(angle))}`
  const steps = range(25).map((step) => from + ((to - from) * step) / 24)
  return `M${steps.map((a) => at(a, low)).join('L')}L${steps
    .toReversed()
    .map((a) => at(a, high))
    .join('L')}Z`
}

const tone = across(-radius, radius, ['#fbdcae', 0], [lit, 0.22], [mid, 0.62], [shade, 1])

/** Foot at (0, 0), 440 high on the left, broken down to two storeys on the right. */
function colosseum(): Drawing {
  const storey = 104
  const edge = Math.PI / 2
  const ends = [edge, edge, 0.42, 0.2]
  return [
    // The inner ring, seen where the outer one has fallen.
    shape(band(-edge, edge * 0.96, 0, -storey * 3.05), shade),
    shape(
      range(15)
        .map((index) => bay(0.1 + index * 0.1, -storey * 2.12, 62, 0.026))
        .join(''),
      deep,
    ),
    shape(band(0.1, edge * 0.96, -storey * 3.02, -storey * 3.12), mid),
    [3, 2, 1, 0].map((level) => {
      const end = ends[level] ?? edge
      const low = -level * storey
      const high = low - (level === 3 ? 118 : storey)
      const bays = range(32)
        .map((index) => -1.5 + index * 0.1)
        .filter((angle) => angle + 0.05 < end)
      return [
        shape(band(-edge, end, low, high), tone),
        level < 3
          ? shape(bays.map((angle) => bay(angle, low - 12, 74, 0.03)).join(''), deep)
          : shape(
              bays
                .filter((_, index) => index % 2 === 0)
                .map((angle) => bay(angle, low - 44, 34, 0.014))
                .join(''),
              deep,
            ),
        shape(
          bays.map((angle) => band(angle - 0.054, angle - 0.044, low - 4, high + 10)).join(''),
          shade,
          { opacity: 0.35 },
        ),
        shape(band(-edge, end, high + 12, high), '#ffe6bb', { opacity: 0.75 }),
        shape(band(-edge, end, high + 20, high + 12), deep, { opacity: 0.35 }),
      ]
    }),
    // The broken edge of the outer wall, stepping down to the right.
    shape('M110 -402L116 -300L232 -300L226 -338L196 -346L186 -372L150 -380L142 -420Z', mid),
    shape('M226 -186L232 -300L300 -286L330 -240L372 -232L392 -186Z', mid),
    shape('M330 -240L372 -232L392 -186L340 -186Z', shade, { opacity: 0.7 }),
    shape(
      range(4)
        .map((index) => bay(0.47 + index * 0.09, -storey * 2 + 8, 60, 0.024))
        .join(''),
      deep,
    ),
  ]
}

const column = (height: number, whole: boolean): Drawing => [
  box(-26, -12, 52, 14, shade),
  box(-19, -height, 38, height - 10, lit),
  box(4, -height, 15, height - 10, shade),
  range(3).map((flute) =>
    box(-13 + flute * 8, -height + 4, 2.4, height - 18, shade, { opacity: 0.4 }),
  ),
  whole
    ? [
        shape(`M-20 ${-height}L-32 ${-height - 26}H32L20 ${-height}Z`, mid),
        box(-36, -height - 38, 72, 14, lit),
      ]
    : shape(
        `M-19 ${-height + 1}L-8 ${-height - 22}L4 ${-height - 6}L19 ${-height - 30}L19 ${-height + 1}Z`,
        mid,
      ),
]

export const rome: Scene = (random) => [
  sky(1050, '#3a3f7a', ['#8a6a96', 0.3], ['#e89a80', 0.6], ['#fbc07f', 0.82], '#ffe2a8'),
  light({ x: 330, y: 690, radius: 120, colour: '#fff1c6', glow: '#ffc584', reach: 6.4 }),
  cirrus(random, { x: 1130, y: 410, width: 800, colour: '#ffcfa4' }),
  streaks(random, { y: 640, height: 160, colour: '#ffe3b6', opacity: 0.55 }),
  ridge(random, { y: 960, rise: 20, waves: 2 }, '#c98484'),
  // The dome of St Peter's, far off.
  group(
    [
      box(-70, -40, 140, 44, '#bf7f80'),
      shape('M-38 -40Q-38 -96 0 -104Q38 -96 38 -40Z', '#d69a8a'),
      shape('M8 -40V-103Q38 -96 38 -40Z', '#a9707c'),
      box(-5, -128, 10, 26, '#bf7f80'),
    ],
    { move: [1350, 950] },
  ),
  ...[80, 180, 1220, 1480, 1560].map((x) =>
    cypress({ x, base: 1030, height: random.between(120, 190), colour: '#8a5f6c' }),
  ),
  haze(880, 1060, '#ffd79c', 0.6),
  group(colosseum(), { move: [800, 1120], scale: 1.08 }),
  mist(1140, 50, '#ffd39a', 0.4),
  bushes(random, {
    base: 1172,
    radius: [12, 28],
    colour: '#6a5a4e',
    lit: '#c49a5c',
    from: -40,
    to: 1640,
  }),
  land(
    ridgeLine(random, { y: 1178, rise: 5, waves: 1 }),
    down(1150, 1420, '#e0a468', ['#a9785a', 0.5], '#5d4a50'),
  ),
  umbrellaPine({ x: 170, base: 1345, height: 600, colour: '#2f4a4a', lit: '#7f9a62' }),
  umbrellaPine({ x: 20, base: 1345, height: 460, colour: '#2a4248', lit: '#6f8a5c' }),
  umbrellaPine({ x: 1480, base: 1345, height: 660, colour: '#2f4a4a', lit: '#6f8a5c' }),
  cypress({ x: 1350, base: 1340, height: 300, colour: '#2a4248', lit: '#5f7f58' }),
  cypress({ x: 330, base: 1340, height: 250, colour: '#2a4248', lit: '#5f7f58' }),
  land(
    ridgeLine(random, { y: 1330, rise: 14, waves: 1.5 }),
    down(1310, 1600, '#8a6a4e', ['#4f4a4a', 0.5], '#2a2f44'),
  ),
  group(column(150, true), { move: [560, 1462] }),
  group(column(150, true), { move: [660, 1462] }),
  group(column(92, false), { move: [780, 1470] }),
  group([box(-40, -30, 180, 30, mid), box(70, -30, 70, 30, shade), box(-46, -38, 192, 10, lit)], {
    move: [560, 1274],
  }),
  group(column(130, false), { move: [1060, 1466] }),
  group([box(-120, -30, 240, 32, mid), box(20, -30, 100, 32, shade), box(-120, -36, 240, 8, lit)], {
    move: [860, 1440],
    turn: -4,
  }),
  land(ridgeLine(random, { y: 1480, rise: 12, waves: 2 }), '#2a2f44'),
  range(22).map((index) =>
    grass(random, {
      x: index * 76,
      base: 1500,
      height: random.between(50, 110),
      colour: '#232a40',
    }),
  ),
  birds(random, 900, 560, '#6f4a66', 5),
]
