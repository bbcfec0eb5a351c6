/** The towers of the Sagrada Família above the rooftops, a mosaic bench in front. */
import { house } from '../kit/buildings.ts'
import { cirrus } from '../kit/clouds.ts'
import { arcade, lancet } from '../kit/domes.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { birds, light, sky, stars } from '../kit/sky.ts'
import { box, type Drawing, disc, group, polygon, r, range, shape, size } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const lit = '#f7cf9b'
const mid = '#d9976f'
const shade = '#8a5468'
const deep = '#553a5e'

/** A spindle of stone with slits between its ribs, foot at (0, 0). */
function spire(width: number, height: number, tip: string): Drawing {
  const half = (t: number) => (width / 2) * (1 - t ** 2.3) ** 0.72
  const outline = (side: -1 | 1) =>
    range(21).map((step) => [side * half(step / 20), (-height * step) / 20] as const)
  const left = outline(-1)
  const right = outline(1)
  const at = ([x, y]: readonly [number, number]) => `${r(x)} ${r(y)}`
  const slits = range(13)
    .flatMap((row) => {
      const t = 0.14 + row * 0.058
      const w = half(t)
      const h = height * 0.034
      return [-0.66, -0.22, 0.22, 0.66].map((column) => {
        const x = column * w
        const s = w * 0.24
        return `M${r(x - s / 2)} ${r(-height * t)}v${r(-h * 0.6)}q${r(s / 2)} ${r(-h * 0.5)} ${r(s)} 0v${r(h * 0.6)}Z`
      })
    })
    .join('')
  return [
    shape(`M${left.map(at).join('L')}L${right.toReversed().map(at).join('L')}Z`, lit),
    shape(`M${right.map(at).join('L')}L${r(half(0) * 0.1)} 0Z`, shade),
    shape(
      `M0 0L0 ${-height}L${right
        .toReversed()
        .slice(1)
        .map(([x, y]) => `${r(x * 0.45)} ${r(y)}`)
        .join('L')}Z`,
      mid,
    ),
    shape(slits, deep, { opacity: 0.8 }),
    box(-3, -height - 26, 6, 34, mid),
    disc(0, -height - 30, 9, tip),
    shape(`M0 ${-height - 58}L8 ${-height - 38}L-8 ${-height - 38}Z`, tip),
    range(4).map((index) => disc((index - 1.5) * 5, -height + 6, 4, '#fff3d6')),
  ]
}

const sagrada = (): Drawing => [
  group(spire(150, 720, '#ffd46b'), { move: [0, -30] }),
  group(spire(96, 560, '#ffd46b'), { move: [-118, -20] }),
  group(spire(96, 560, '#ffd46b'), { move: [122, -20] }),
  group(spire(92, 500, '#f2735b'), { move: [-238, 0] }),
  group(spire(92, 500, '#f2735b'), { move: [242, 0] }),
  // The façade: three portals under gables.
  shape(
    'M-300 0V-150L-238 -230L-170 -150L-70 -190L0 -310L70 -190L170 -150L238 -230L300 -150V0Z',
    mid,
  ),
  shape('M0 -310L70 -190L170 -150L238 -230L300 -150V0H0Z', shade),
  shape(
    'M-300 -150L-238 -230L-170 -150L-70 -190L0 -310V-286L-66 -170L-170 -128L-238 -204L-300 -126Z',
    lit,
  ),
  shape(lancet(-62, 0, 124, 210) + lancet(-212, 0, 84, 140) + lancet(128, 0, 84, 140), deep),
  shape(lancet(-44, 0, 88, 170), '#ffcf7a', { opacity: 0.85 }),
  disc(0, -236, 22, '#ffcf7a'),
  disc(0, -236, 12, deep),
  arcade(-296, -96, 60, 40, 3, deep, { pointed: true }),
  arcade(236, -96, 60, 40, 3, deep, { pointed: true }),
]

/** The long bench of broken tiles, a wave across the foot of the picture. */
function bench(random: Random): Drawing {
  const line = (x: number) => 1440 + 44 * Math.sin(x / 170 + 0.6)
  const colours = [
    '#f2a65a',
    '#3fa3a8',
    '#f2735b',
    '#fff3d6',
    '#3d6fa8',
    '#7fb56a',
    '#ffd46b',
  ] as const
  const back = range(55).map((step) => step * 30 - 10)
  const edge = (dy: number) => back.map((x) => `${x} ${r(line(x) + dy)}`)
  return [
    shape(`M${edge(0).join('L')}L${size + 20} ${size}H-10Z`, '#fff0d2'),
    range(210).map((index) => {
      const x = (index % 54) * 30.5 + random.between(-8, 8)
      const row = Math.floor(index / 54)
      const y = line(x) + 26 + row * 30 + random.between(-5, 5)
      const s = random.between(9, 15)
      return polygon(
        [
          [x - s, y - s * random.between(0.5, 0.9)],
          [x + s * random.between(0.6, 1), y - s * 0.8],
          [x + s, y + s * random.between(0.5, 0.9)],
          [x - s * random.between(0.5, 1), y + s * 0.8],
        ],
        random.pick(colours),
      )
    }),
    shape(`M${edge(0).join('L')}L${edge(13).toReversed().join('L')}Z`, '#3fa3a8'),
    shape(`M${edge(13).join('L')}L${edge(19).toReversed().join('L')}Z`, '#2c6f86'),
    shape(`M${edge(150).join('L')}L${size + 20} ${size}H-10Z`, '#7d5a70', { opacity: 0.55 }),
  ]
}

export const barcelona: Scene = (random) => [
  sky(1080, '#23407f', ['#6a6aa6', 0.32], ['#f0a58c', 0.64], ['#fcc382', 0.85], '#ffe6b0'),
  stars(random, 30, 320),
  light({ x: 420, y: 640, radius: 122, colour: '#fff2c9', glow: '#ffc48a', reach: 6 }),
  cirrus(random, { x: 1290, y: 450, width: 520, colour: '#ffd2ac' }),
  ridge(random, { y: 980, rise: 30, waves: 1.6 }, '#b9809a'),
  haze(880, 1080, '#ffd5a0', 0.65),
  range(24).map((index) =>
    house({
      x: index * 70 - 30,
      base: 1130,
      width: random.between(62, 84),
      height: random.between(60, 130),
      lit: '#e3a884',
      shade: '#a97684',
      roof: '#b0665c',
      pitch: 0.2,
      window: '#8a5f7c',
    }),
  ),
  mist(1100, 60, '#ffd5a0', 0.5),
  group(sagrada(), { move: [800, 1180], scale: 1.02 }),
  bushes(random, { base: 1196, radius: [22, 44], colour: '#4a5a62', lit: '#8a9a6c' }),
  range(16).map((index) =>
    house({
      x: index * 110 - 40 + random.between(-10, 10),
      base: 1360,
      width: random.between(96, 130),
      height: random.between(90, 150),
      lit: random.pick(['#f0bf8a', '#e39a7c', '#f6d3a4']),
      shade: '#94607a',
      roof: random.pick(['#b8584c', '#a44c4c']),
      pitch: 0.22,
      gable: random.chance(0.3),
      window: '#6a4a70',
    }),
  ),
  mist(1350, 70, '#f3b98f', 0.35),
  bushes(random, { base: 1420, radius: [44, 84], colour: '#2f4a5a', lit: '#5f8068' }),
  palm(random, { x: 150, base: 1500, height: 520, lean: 0.08, colour: '#23394f', lit: '#4a7064' }),
  palm(random, {
    x: 1470,
    base: 1500,
    height: 560,
    lean: -0.08,
    colour: '#23394f',
    lit: '#4a7064',
  }),
  bench(random),
  birds(random, 1080, 600, '#6a5a86', 5),
]
