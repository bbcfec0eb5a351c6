/** El Castillo above the jungle of Yucatán, the sun behind its temple. */
import { bank } from '../kit/clouds.ts'
import { agave } from '../kit/flowers.ts'
import { haze, land, mist, ridgeLine } from '../kit/land.ts'
import { beams, birds, light, sky } from '../kit/sky.ts'
import { box, type Drawing, down, group, range, shape } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const lit = '#f3c887'
const pale = '#ffe3ae'
const shade = '#9a5f52'
const deep = '#6b3f4a'

/** Nine terraces, a stair on each face, the temple on top; foot at (0, 0), 430 high. */
function castillo(): Drawing {
  const rise = 34
  const half = (level: number) => 470 - level * 38
  const terraces = range(9).map((level) => {
    const [a, b] = [half(level), half(level) - 12]
    const y = -level * rise
    // The corner towards the viewer stands right of the middle: two faces, one in light.
    const corner = a * 0.34
    const inner = b * 0.34
    return [
      shape(`M${-a} ${y}L${corner} ${y + 10}L${inner} ${y - rise + 9}L${-b} ${y - rise}Z`, lit),
      shape(`M${corner} ${y + 10}L${a} ${y}L${b} ${y - rise}L${inner} ${y - rise + 9}Z`, shade),
      shape(
        `M${-b} ${y - rise}L${inner} ${y - rise + 9}L${inner} ${y - rise + 15}L${-b - 2} ${y - rise + 6}Z`,
        pale,
      ),
      shape(
        `M${inner} ${y - rise + 9}L${b} ${y - rise}L${b + 2} ${y - rise + 6}L${inner} ${y - rise + 15}Z`,
        deep,
        { opacity: 0.6 },
      ),
      range(7).map((index) =>
        box(-a * 0.92 + index * a * 0.19, y - rise * 0.56, a * 0.1, rise * 0.3, shade, {
          opacity: 0.22,
        }),
      ),
    ]
  })
  const steps = range(26).map((step) => {
    const y = -step * 11.9
    const w = 78 - step * 1.05
    const centre = -150 + step * 4.35
    return [
      box(centre - w, y - 10, w * 2, 7, step % 2 ? pale : '#e0ab70'),
      box(centre - w, y - 4, w * 2, 5, shade, { opacity: 0.55 }),
    ]
  })
  const top = -9 * rise
  return [
    terraces,
    shape(`M-240 8L-60 10L10 ${top + 8}L-96 ${top + 6}Z`, '#e0ab70'),
    steps,
    shape(`M-250 10L-228 10L-90 ${top + 6}L-102 ${top + 4}Z`, pale),
    shape(`M-72 12L-50 12L16 ${top + 9}L4 ${top + 9}Z`, shade),
    // The temple.
    shape(`M-108 ${top + 3}L36 ${top + 9}L36 ${top - 78}L-108 ${top - 82}Z`, lit),
    shape(`M36 ${top + 9}L112 ${top + 2}L112 ${top - 82}L36 ${top - 78}Z`, shade),
    shape(`M-116 ${top - 78}L36 ${top - 74}L36 ${top - 98}L-116 ${top - 102}Z`, pale),
    shape(`M36 ${top - 74}L120 ${top - 78}L120 ${top - 102}L36 ${top - 98}Z`, deep),
    shape(`M-74 ${top + 5}L-46 ${top + 6}L-46 ${top - 46}L-74 ${top - 48}Z`, deep),
    shape(`M-28 ${top + 7}L-4 ${top + 8}L-4 ${top - 44}L-28 ${top - 45}Z`, deep),
    shape(`M-116 ${top - 58}L36 ${top - 54}L36 ${top - 50}L-116 ${top - 53}Z`, shade, {
      opacity: 0.6,
    }),
    shape(`M64 ${top + 6}L86 ${top + 4}L86 ${top - 44}L64 ${top - 43}Z`, '#4a2c3f'),
  ]
}

const sun = { x: 800, y: 660 }

export const cancun: Scene = (random) => [
  sky(1040, '#0f6b86', ['#2fa3a5', 0.3], ['#f5cf8f', 0.66], ['#ffb066', 0.88], '#ff9a5c'),
  beams({ ...sun, colour: '#fff4c2' }, { count: 30, opacity: 0.3, length: 1300 }),
  light({ ...sun, radius: 190, colour: '#fff3bf', glow: '#ffc070', reach: 4.4 }),
  bank(random, {
    from: -60,
    to: 1660,
    y: 960,
    height: 210,
    light: sun,
    lit: '#fff3d2',
    shade: '#e8b080',
  }),
  bushes(random, { base: 1010, radius: [26, 46], colour: '#8fa06a' }),
  haze(900, 1080, '#ffd692', 0.65),
  bushes(random, { base: 1050, radius: [34, 62], colour: '#4f8a63', lit: '#9fb86c' }),
  mist(1060, 60, '#ffd692', 0.45),
  land(
    ridgeLine(random, { y: 1096, rise: 4, waves: 1 }),
    down(1090, 1400, '#b9c26a', ['#6f9a58', 0.5], '#2f6f58'),
  ),
  group(castillo(), { move: [800, 1140], scale: 1.16 }),
  bushes(random, {
    base: 1190,
    radius: [28, 60],
    colour: '#2f7058',
    lit: '#7fae62',
    from: -60,
    to: 330,
  }),
  bushes(random, {
    base: 1190,
    radius: [28, 60],
    colour: '#2f7058',
    lit: '#7fae62',
    from: 1270,
    to: 1660,
  }),
  bushes(random, { base: 1300, radius: [50, 90], colour: '#1f5a52', lit: '#4f9060' }),
  palm(random, { x: 120, base: 1420, height: 520, lean: 0.14, colour: '#164a4c', lit: '#3a8060' }),
  palm(random, {
    x: 1490,
    base: 1420,
    height: 560,
    lean: -0.12,
    colour: '#164a4c',
    lit: '#3a8060',
  }),
  bushes(random, { base: 1450, radius: [70, 120], colour: '#12424a', lit: '#2a6a58' }),
  box(-20, 1500, 1640, 120, '#12424a'),
  ...[
    [180, 1600, 210],
    [520, 1640, 170],
    [860, 1650, 190],
    [1160, 1640, 170],
    [1440, 1600, 230],
  ].map(([x = 0, base = 0, height = 0]) =>
    agave({ x, base, height, colour: '#0d3540', lit: '#2f7468' }),
  ),
  birds(random, 1050, 560, '#8a5a4a', 5),
]
