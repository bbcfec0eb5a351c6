/** The pyramids of Giza beyond the palms of the Nile. */
import { felucca } from '../kit/boats.ts'
import { house } from '../kit/buildings.ts'
import { dome, minaret } from '../kit/domes.ts'
import { grass } from '../kit/flowers.ts'
import { haze, land, mist, ridge, ridgeLine } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { beams, birds, light, sky } from '../kit/sky.ts'
import { type Drawing, down, group, range, shape, stroke } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const lit = '#f7b565'
const shade = '#8f4a5c'

/** Foot at (0, 0): a lit face and a shaded one, courses of stone, a ragged edge. */
function pyramid(random: Random, width: number, height: number, cap: boolean): Drawing {
  const w = width / 2
  const corner = w * 0.3
  const courses = range(17).map((course) => {
    const t = (course + 1) / 18
    const y = -height * (1 - t)
    return `M${-w * t} ${y}L${corner * t} ${y + 10 * t}`
  })
  return [
    shape(`M${-w} 0L${corner} 16L0 ${-height}Z`, lit),
    shape(`M${corner} 16L${w} 0L0 ${-height}Z`, shade),
    stroke(courses.join(''), '#c97a4c', 2.4, { opacity: 0.6 }),
    range(46).map(() => {
      const t = random.between(0.25, 0.97)
      const x = random.between(-w * 0.92, corner * 0.8) * t
      return shape(
        `M${x} ${-height * (1 - t)}L${x + 26} ${-height * (1 - t) + 2}L${x + 26} ${-height * (1 - t) + 9}L${x} ${-height * (1 - t) + 7}Z`,
        random.chance(0.5) ? '#ffe0a0' : '#c97a4c',
        { opacity: 0.5 },
      )
    }),
    cap
      ? [
          shape(
            `M${-w * 0.2} ${-height * 0.8}L${-w * 0.1} ${-height * 0.775}L${-w * 0.03} ${-height * 0.8}L${corner * 0.2} ${-height * 0.77}L0 ${-height}Z`,
            '#fff3d2',
          ),
          shape(
            `M${corner * 0.2} ${-height * 0.77}L${w * 0.12} ${-height * 0.8}L${w * 0.2} ${-height * 0.78}L0 ${-height}Z`,
            '#d99a84',
          ),
        ]
      : '',
  ]
}

const sun = { x: 300, y: 560 }

export const cairo: Scene = (random) => [
  sky(1000, '#1f5590', ['#5f94b8', 0.3], ['#c9cdc0', 0.56], ['#ffdcae', 0.8], '#ffe9c0'),
  beams({ ...sun, colour: '#fff4c8' }, { count: 28, opacity: 0.2, length: 1300 }),
  light({ ...sun, radius: 118, colour: '#fff6d0', glow: '#ffe0a4', reach: 6 }),
  ridge(random, { y: 985, rise: 16, waves: 1.8 }, '#e0a06c'),
  haze(860, 1020, '#ffe0b0', 0.4),
  group(pyramid(random, 420, 270, false), { move: [1400, 1036] }),
  mist(1020, 40, '#ffdc9c', 0.5),
  group(pyramid(random, 880, 560, false), { move: [520, 1060] }),
  group(pyramid(random, 780, 500, true), { move: [1060, 1070] }),
  mist(1070, 46, '#ffe0a8', 0.55),
  land(
    ridgeLine(random, { y: 1066, rise: 12, waves: 1.6 }),
    down(1050, 1200, '#ffcf8c', '#d98f60'),
  ),
  land(ridgeLine(random, { y: 1096, rise: 10, waves: 2.2 }), '#e0a068'),
  // The edge of the city, and the green line of the river.
  range(26).map((index) =>
    house({
      x: index * 64 - 30,
      base: 1150,
      width: random.between(52, 70),
      height: random.between(22, 52),
      lit: random.pick(['#f6c48a', '#eab078', '#ffdca8']),
      shade: '#a8685c',
      roof: '#d99a6c',
      pitch: 0.04,
      window: '#8a5450',
    }),
  ),
  minaret(250, 1150, 250, { lit: '#ffdca8', shade: '#a8685c' }),
  minaret(1370, 1150, 220, { lit: '#ffdca8', shade: '#a8685c' }),
  dome({ x: 1310, base: 1110, radius: 38, lit: '#ffdca8', shade: '#a8685c', lantern: 'crescent' }),
  dome({ x: 190, base: 1112, radius: 40, lit: '#ffdca8', shade: '#a8685c', lantern: 'crescent' }),
  bushes(random, { base: 1172, radius: [16, 32], colour: '#5f7a54', lit: '#b0a860' }),
  range(26).map((index) =>
    palm(random, {
      x: index * 66 - 20 + random.between(-16, 16),
      base: 1176,
      height: random.between(90, 170),
      lean: random.between(-0.1, 0.1),
      colour: index % 2 ? '#44684f' : '#557a54',
    }),
  ),
  water(1180, '#ffcf94', ['#b0b094', 0.16], ['#4f94a0', 0.5], '#175a7c'),
  glitter(random, { x: 330, from: 1190, to: 1570, width: [180, 420], colour: '#fff3c8' }),
  ripples(random, { from: 1195, to: 1590, colour: '#175a7c', opacity: 0.4 }),
  group(felucca({ hull: '#4a2f48', sail: '#fff6e4', shade: '#e0b894' }), {
    move: [900, 1330],
    scale: 1.5,
  }),
  group(felucca({ hull: '#4a2f48', sail: '#fff6e4', shade: '#e0b894' }), {
    move: [560, 1232],
    scale: 0.72,
  }),
  group(felucca({ hull: '#4a2f48', sail: '#ffd9b0', shade: '#c98a70' }), {
    move: [1240, 1226],
    scale: 0.6,
  }),
  // Reeds and palms on the near bank.
  land(
    ridgeLine(random, { y: 1560, rise: 10, waves: 1.4 }).map(
      ([x, y]) => [x, y - Math.abs(x - 800) ** 1.6 * 0.003 + 20] as const,
    ),
    '#1f4a4c',
  ),
  range(30).map((index) =>
    grass(random, {
      x: index < 15 ? index * 30 : 1160 + (index - 15) * 32,
      base: 1600,
      height: random.between(110, 230),
      colour: index % 2 ? '#173f48' : '#2a5f54',
    }),
  ),
  palm(random, { x: 130, base: 1620, height: 800, lean: 0.08, colour: '#143844', lit: '#3a6f58' }),
  palm(random, { x: 260, base: 1630, height: 520, lean: -0.1, colour: '#143844', lit: '#3a6f58' }),
  palm(random, {
    x: 1490,
    base: 1620,
    height: 720,
    lean: -0.09,
    colour: '#143844',
    lit: '#3a6f58',
  }),
  birds(random, 860, 470, '#6f6478', 6),
]
