/** A steamer on Lake Wakatipu below the Remarkables. */
import { steamer } from '../kit/boats.ts'
import { house } from '../kit/buildings.ts'
import { stratus } from '../kit/clouds.ts'
import { grass } from '../kit/flowers.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import { massif } from '../kit/massif.ts'
import { birds, light, sky, stars } from '../kit/sky.ts'
import { disc, group, range, shape } from '../kit/svg.ts'
import { bushes, fir, firWood } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1080

const sun = { x: 270, y: 500 }

export const queenstown: Scene = (random) => {
  const hindmost = massif(random, {
    crest: [
      [-40, 800],
      [90, 640],
      [180, 720],
      [330, 590],
      [430, 690],
      [560, 640],
      [700, 760],
      [980, 700],
      [1130, 590],
      [1220, 680],
      [1390, 560],
      [1500, 670],
      [1760, 560],
    ],
    base: 1070,
    from: 'left',
    rock: { lit: '#b4a4b8', shade: '#8088b0' },
    snow: { lit: '#ffeee0', shade: '#b8c0dc', line: 800 },
  })
  const remarkables = massif(random, {
    crest: [
      [-40, 900],
      [120, 800],
      [210, 850],
      [330, 720],
      [390, 760],
      [470, 610],
      [520, 640],
      [600, 500],
      [650, 560],
      [740, 430],
      [800, 520],
      [850, 490],
      [930, 620],
      [1010, 570],
      [1090, 700],
      [1170, 660],
      [1290, 800],
      [1400, 770],
      [1640, 930],
    ],
    base: 1070,
    from: 'left',
    rough: 0.8,
    spacing: 64,
    rock: { lit: '#a08aa4', shade: '#4a5288' },
    snow: { lit: '#fffaf0', shade: '#8f9fd0', line: 800 },
  })
  const far = [
    hindmost,
    haze(600, 1000, '#ffdcb8', 0.6),
    remarkables,
    haze(820, 1060, '#ffdcb8', 0.5),
    ridge(random, { y: 1010, rise: 22, waves: 2.4 }, '#6f7f98'),
    firWood(random, { base: () => 1074, height: [40, 86], colour: '#4a6480', step: 22 }),
  ]
  return [
    sky(1000, '#1f4f90', ['#5f92b8', 0.34], ['#f3cdb8', 0.68], ['#ffc09a', 0.88], '#ffe0b8'),
    stars(random, 26, 260),
    light({ ...sun, radius: 98, colour: '#fff6d6', glow: '#ffd6a8', reach: 7 }),
    stratus(random, { x: 1180, y: 430, width: 640, light: sun, lit: '#fff6e6', shade: '#9aaac8' }),
    far,
    mist(1050, 50, '#ffe0c0', 0.6),
    water(shore, '#ffd9b8', ['#8fb0c0', 0.18], ['#3f7fa8', 0.52], '#143f74'),
    reflection(random, far, shore, {
      depth: 440,
      colour: '#8fb0c4',
      opacity: 0.42,
      squash: 0.6,
      strokes: 100,
    }),
    glitter(random, { x: 270, from: shore + 8, to: 1560, width: [130, 360], colour: '#fff6d6' }),
    ripples(random, { from: shore + 20, to: 1590, colour: '#143f74', opacity: 0.38 }),
    // Smoke that trails behind the funnel.
    group(
      range(9).map((puff) =>
        disc(846 + puff * 40, 1068 - puff * 13 + (puff % 2) * 6, 15 + puff * 3.4, '#fff3e4'),
      ),
      { opacity: 0.62 },
    ),
    group(steamer({ hull: '#fff8ec', sail: '#fff8ec', shade: '#4a6488' }, '#d9503f'), {
      move: [830, 1205],
      scale: 1.2,
    }),
    shape('M640 1216Q830 1236 1030 1214L1120 1224Q830 1250 560 1226Z', '#fff8ec', { opacity: 0.5 }),
    range(5).map((index) =>
      house({
        x: 1270 + index * 72,
        base: 1290 + index * 22,
        width: 62,
        height: 46,
        lit: '#fff0d8',
        shade: '#8a7f9c',
        roof: index % 2 ? '#b8504a' : '#3f5f80',
        pitch: 0.5,
        gable: true,
        window: '#ffd98a',
      }),
    ),
    bushes(random, {
      base: 1380,
      radius: [30, 60],
      colour: '#2f5060',
      lit: '#7f9870',
      from: 1150,
      to: 1660,
    }),
    firWood(random, {
      base: (x) => 1470 - (x > 800 ? (x - 1100) * 0.1 : (500 - x) * 0.16),
      height: [130, 230],
      colour: '#1f3f5a',
      from: -20,
      to: 420,
    }),
    firWood(random, {
      base: (x) => 1500 - (x - 1100) * 0.1,
      height: [130, 230],
      colour: '#1f3f5a',
      from: 1190,
      to: 1640,
    }),
    ridge(random, { y: 1500, rise: 14, waves: 1.5 }, '#1a3450'),
    ...[
      [90, 1580, 460],
      [220, 1600, 340],
      [1500, 1590, 520],
      [1370, 1610, 360],
    ].map(([x = 0, base = 0, height = 0]) =>
      fir({ x, base, height, colour: '#112542', lit: '#33587a', from: 'left' }),
    ),
    // Lupins along the shore.
    range(34).map((index) => {
      const x = 40 + index * 46 + random.between(-12, 12)
      const tall = random.between(80, 150)
      const colour = random.pick(['#8a6ad0', '#c97ac4', '#6f86dc', '#f0a0bc'])
      return range(8).map((bloom) =>
        disc(x + (bloom % 2 ? 5 : -5), 1560 - tall + bloom * 11, 4 + bloom * 1.1, colour),
      )
    }),
    ridge(random, { y: 1575, rise: 8, waves: 2 }, '#0f2038'),
    range(26).map((index) =>
      grass(random, {
        x: index * 64,
        base: 1600,
        height: random.between(40, 90),
        colour: '#0f2038',
      }),
    ),
    birds(random, 720, 330, '#4f6490', 4),
  ]
}
