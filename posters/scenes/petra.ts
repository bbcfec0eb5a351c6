/** The Treasury, lit at the end of the dark and narrow Siq. */
import { camel, guide } from '../kit/caravan.ts'
import { haze, mist } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { beams, light, sky } from '../kit/sky.ts'
import {
  across,
  box,
  type Drawing,
  disc,
  down,
  group,
  type Point,
  r,
  range,
  shape,
  stroke,
} from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const lit = '#fbc294'
const mid = '#e08a68'
const shade = '#a4505a'
const deep = '#5a2844'

const column = (x: number, base: number, height: number, width: number): Drawing => [
  box(x - width / 2, base - height, width, height, lit),
  box(x + width * 0.08, base - height, width * 0.42, height, mid),
  box(x - width * 0.7, base - 8, width * 1.4, 8, lit),
  shape(
    `M${x - width * 0.5} ${base - height}L${x + width * 0.5} ${base - height}L${x + width * 0.82} ${base - height - width * 0.8}L${x - width * 0.82} ${base - height - width * 0.8}Z`,
    '#ffd9ac',
  ),
]

const pediment = (x: number, y: number, width: number, height: number): Drawing => [
  shape(`M${x - width / 2} ${y}L${x + width / 2} ${y}L${x} ${y - height}Z`, '#ffd9ac'),
  shape(
    `M${x - width / 2 + 22} ${y - 5}L${x + width / 2 - 22} ${y - 5}L${x} ${y - height + 12}Z`,
    mid,
  ),
]

/** Foot at (0, 0), 620 high, 470 wide. */
const treasury = (): Drawing => [
  box(-235, -300, 470, 300, mid),
  box(60, -300, 175, 300, shade, { opacity: 0.35 }),
  box(-225, -250, 90, 250, shade, { opacity: 0.5 }),
  box(135, -250, 90, 250, shade, { opacity: 0.6 }),
  box(-88, -256, 176, 256, deep, { opacity: 0.65 }),
  box(-38, -200, 76, 200, '#3a1a34'),
  shape('M-54 -200L54 -200L0 -232Z', mid),
  ...[-214, -150, -84, 84, 150, 214].map((x) => column(x, 0, 232, 26)),
  box(-246, -284, 492, 32, '#ffd2a4'),
  box(-246, -262, 492, 8, shade, { opacity: 0.6 }),
  range(16).map((index) => disc(-220 + index * 29.4, -272, 6, mid)),
  pediment(0, -284, 300, 62),
  // Upper storey: a round temple between two half pediments.
  box(-225, -500, 450, 170, mid),
  box(40, -500, 185, 170, shade, { opacity: 0.35 }),
  ...[-1, 1].map((side) => [
    box(side * 160 - 62, -500, 124, 170, side < 0 ? mid : shade, { opacity: 0.9 }),
    box(side * 160 - 26, -470, 52, 130, deep, { opacity: 0.7 }),
    column(side * 206, -330, 148, 20),
    column(side * 116, -330, 148, 20),
    box(side * 160 - 72, -516, 144, 20, '#ffd2a4'),
    side < 0
      ? shape('M-232 -514L-88 -514L-88 -586L-100 -590Z', '#ffd2a4')
      : shape('M232 -514L88 -514L88 -586L100 -590Z', mid),
  ]),
  box(-62, -508, 124, 178, lit),
  box(8, -508, 54, 178, mid),
  box(-26, -470, 52, 132, deep, { opacity: 0.75 }),
  ...[-54, -34, 34, 54].map((x) => column(x, -330, 150, 13)),
  box(-72, -520, 144, 18, '#ffd9ac'),
  shape('M-66 -520Q-30 -548 -18 -596H18Q30 -548 66 -520Z', lit),
  shape('M4 -520V-596H18Q30 -548 66 -520Z', mid),
  // The urn.
  shape(
    'M-14 -596H14L10 -606Q26 -620 18 -646Q12 -656 12 -666H-12Q-12 -656 -18 -646Q-26 -620 -10 -606Z',
    '#ffd9ac',
  ),
  shape('M2 -596H14L10 -606Q26 -620 18 -646Q12 -656 12 -666H2Z', mid),
]

/** A soft line through points: it bends half way between one and the next. */
function bent(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [nextX, nextY] = points[index + 1] ?? [x, y]
      const half = `${r((x + nextX) / 2)} ${r((y + nextY) / 2)}`
      return index === 0 ? `M${r(x)} ${r(y)}L${half}` : `Q${r(x)} ${r(y)} ${half}`
    })
    .join('')
}

interface Wall {
  side: -1 | 1
  /** How far it stands from the middle, from the top of the sheet to its foot. */
  edge: readonly number[]
  colour: string
  /** The water-worn edge, where light comes down to it. */
  rim: string
}

/** From the mouth of the gorge to where we stand, each darker than the one behind it. */
const walls: readonly Wall[] = [
  {
    side: 1,
    edge: [130, 190, 330, 300, 270, 310, 330, 290, 330, 420],
    colour: '#d98a68',
    rim: '#ffd2a0',
  },
  {
    side: -1,
    edge: [210, 250, 330, 350, 300, 280, 320, 350, 330, 420],
    colour: '#bf6a58',
    rim: '#e09a78',
  },
  {
    side: 1,
    edge: [290, 350, 450, 420, 360, 390, 460, 440, 400, 470],
    colour: '#b05a58',
    rim: '#f0a880',
  },
  {
    side: -1,
    edge: [330, 390, 410, 460, 470, 400, 380, 440, 480, 500],
    colour: '#8f4450',
    rim: '#b8625a',
  },
  {
    side: 1,
    edge: [480, 470, 560, 610, 560, 500, 540, 620, 590, 520],
    colour: '#7a3650',
    rim: '#c9685c',
  },
  {
    side: -1,
    edge: [560, 500, 480, 540, 620, 590, 510, 520, 600, 560],
    colour: '#5f2c4a',
    rim: '#8f4450',
  },
  {
    side: 1,
    edge: [640, 700, 690, 660, 720, 740, 680, 660, 640, 560],
    colour: '#4a2346',
    rim: '#8f4450',
  },
  {
    side: -1,
    edge: [720, 660, 640, 690, 730, 700, 650, 680, 690, 600],
    colour: '#3f1e42',
    rim: '#6a3048',
  },
]

function wall(random: Random, { side, edge, colour, rim }: Wall): Drawing {
  const line = edge.flatMap((inset, index): Point[] => {
    const y = -60 + index * 190
    const halfway = (inset + (edge[index + 1] ?? inset)) / 2
    return [
      [800 + side * (inset + random.between(-14, 14)), y + random.between(-24, 24)],
      [800 + side * (halfway + random.between(-26, 26)), y + 95 + random.between(-24, 24)],
    ]
  })
  const out = 800 + side * 880
  const outline = `${bent(line)}V1680H${out}V-80Z`
  const back = (by: number) => bent(line.map(([x, y]) => [x + side * by, y + 12] as const))
  return [
    shape(outline, colour),
    group(
      [
        shape(`${bent(line)}V1680H${out}V-80Z${back(18)}V1680H${out}V-80Z`, rim),
        // Bands of the sandstone, in sheaves that dip towards the light.
        range(5).map((sheaf) => {
          const y = 60 + sheaf * 330 + random.between(-90, 90)
          const [inner, dip] = [800 + side * 90, side * random.between(50, 110)]
          return range(3).map((band) => {
            const low = y + band * random.between(22, 36)
            return stroke(
              `M${inner} ${r(low - dip)}C${r(inner + side * 300)} ${r(low - dip * 0.2)} ${r(inner + side * 460)} ${r(low - dip * 0.9)} ${out} ${r(low + dip)}`,
              rim,
              random.between(3, 11),
              { opacity: 0.26 },
            )
          })
        }),
      ],
      { clip: outline },
    ),
  ]
}

/** Behind the rock on the left: it falls through the gap on to the façade. */
const sun = { x: 560, y: 300 }

export const petra: Scene = (random) => [
  sky(900, '#1f5a86', ['#6fa0b4', 0.4], ['#fbd6ac', 0.8], '#ffe3b8'),
  beams({ ...sun, colour: '#fff6d4' }, { count: 22, opacity: 0.22, length: 900 }),
  light({ ...sun, radius: 84, colour: '#fff6d4', glow: '#ffe0b0', reach: 6 }),
  // The rock face that the Treasury is cut from.
  shape(
    'M330 1640V470Q430 400 520 430Q600 372 700 404Q800 350 890 392Q1010 350 1090 400Q1190 380 1270 470V1640Z',
    down(380, 1100, '#f3ae84', ['#d68a6a', 0.5], '#a8565a'),
  ),
  range(10).map((band) =>
    stroke(
      `M330 ${500 + band * 64}Q620 ${460 + band * 66} 800 ${492 + band * 62}T1270 ${480 + band * 66}`,
      band % 2 ? '#ffd9ac' : '#8f4450',
      7 + (band % 3) * 5,
      { opacity: 0.24 },
    ),
  ),
  shape(
    'M536 1140V540Q560 470 800 462Q1040 470 1064 540V1140Z',
    across(536, 1064, '#6a2f4a', ['#a4505a', 0.3], '#c9745f'),
  ),
  group(treasury(), { move: [800, 1150], scale: 1.02 }),
  haze(900, 1160, '#ffd9a8', 0.35),
  shape(
    'M-20 1640V1180Q400 1140 800 1140Q1200 1140 1620 1180V1640Z',
    down(1140, 1600, '#fbcf9c', ['#d9946c', 0.4], '#7a3f50'),
  ),
  // The last of the shadow that the left wall throws over the sand.
  shape('M330 1150L640 1146Q560 1300 700 1420T760 1640H330Z', '#8f4a58', { opacity: 0.5 }),
  mist(1150, 40, '#ffe6c0', 0.5),
  group(camel(), { move: [938, 1206], scale: 0.66 }),
  group(camel(), { move: [764, 1224], scale: 0.8 }),
  stroke('M872 1110Q876 1152 880 1138', '#7a3f48', 2),
  group(guide(), { move: [650, 1232], scale: 0.94 }),
  walls.map((each) => wall(random, each)),
]
