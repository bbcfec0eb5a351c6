/** Supertrees and Marina Bay in the evening. */
import { longTail } from '../kit/boats.ts'
import { skyline, windows } from '../kit/buildings.ts'
import { cumulus } from '../kit/clouds.ts'
import { haze, mist } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { light, sky, stars } from '../kit/sky.ts'
import { box, type Drawing, disc, down, group, r, range, shape, stroke } from '../kit/svg.ts'
import { bushes, palm } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1130

/** Three leaning towers under one long deck; foot at (0, 0), 440 high. */
function marinaBaySands(random: Random): Drawing {
  return [
    [-250, 0, 250].map((x) => [
      shape(`M${x - 88} 0L${x + 78} 0L${x + 60} -400L${x - 58} -400Z`, '#f0b48c'),
      shape(`M${x + 8} 0L${x + 78} 0L${x + 60} -400L${x + 6} -400Z`, '#6a4a86'),
      shape(`M${x - 16} 0L${x + 8} 0L${x + 5} -250Z`, '#3a2f68'),
      range(19).map((floor) =>
        box(x - 80 + floor * 1.4, -20 - floor * 20.5, 152 - floor * 1.9, 3, '#4a3a78', {
          opacity: 0.45,
        }),
      ),
      windows(random, {
        x: x - 66,
        y: -392,
        width: 122,
        height: 380,
        columns: 11,
        rows: 19,
        colour: '#ffe3a0',
        chance: 0.36,
        gap: [0.4, 0.5],
      }),
    ]),
    shape('M-400 -408Q0 -372 420 -424L436 -444Q0 -402 -396 -430Z', '#fff0d6'),
    shape('M-400 -408Q0 -372 420 -424L428 -434Q0 -386 -398 -418Z', '#8a5f8c'),
    range(17).map((index) => {
      const x = -360 + index * 46
      return disc(x, -428 + 16 * Math.cos((x / 420) * 1.5) - 4, 10, '#3f7a78')
    }),
  ]
}

/** Foot at (0, 0): a trunk of ribs that opens into a bowl of branches. */
function supertree(height: number, glow: string): Drawing {
  const w = height * 0.44
  const ribs = range(13).map((index) => {
    const t = index / 12 - 0.5
    return `M${r(t * height * 0.12)} 0C${r(t * height * 0.06)} ${r(-height * 0.5)} ${r(t * height * 0.14)} ${r(-height * 0.72)} ${r(t * w * 2)} ${r(-height + Math.abs(t) * height * 0.16)}`
  })
  return [
    shape(
      `M${r(-height * 0.06)} 0C${r(-height * 0.03)} ${r(-height * 0.5)} ${r(-height * 0.07)} ${r(-height * 0.72)} ${r(-w * 0.44)} ${r(-height * 0.94)}H${r(w * 0.44)}C${r(height * 0.07)} ${r(-height * 0.72)} ${r(height * 0.03)} ${r(-height * 0.5)} ${r(height * 0.06)} 0Z`,
      down(-height, 0, '#7a3f8c', '#1f4a5c'),
    ),
    stroke(ribs.join(''), glow, Math.max(2, height * 0.008), { opacity: 0.9 }),
    stroke(
      `M${r(-w)} ${r(-height * 0.92)}Q0 ${r(-height * 1.06)} ${r(w)} ${r(-height * 0.92)}M${r(-w * 0.7)} ${r(-height * 0.9)}Q0 ${r(-height * 1)} ${r(w * 0.7)} ${r(-height * 0.9)}M${r(-w * 0.42)} ${r(-height * 0.86)}Q0 ${r(-height * 0.92)} ${r(w * 0.42)} ${r(-height * 0.86)}`,
      glow,
      Math.max(2, height * 0.008),
    ),
    range(17).map((index) =>
      disc(
        -w + (index * w) / 8,
        -height * 0.92 - height * 0.07 * (1 - ((index - 8) / 8) ** 2),
        height * 0.011,
        '#fff3c4',
      ),
    ),
    range(22).map((index) =>
      disc(
        (index % 2 ? 1 : -1) * height * (0.012 + (index % 3) * 0.012),
        -height * 0.06 - index * height * 0.028,
        height * 0.012,
        index % 3 ? '#3f8a6c' : '#e0709a',
      ),
    ),
  ]
}

/** The lotus of the museum, ten fingers open; foot at (0, 0). */
const lotus = (): Drawing =>
  [-70, -48, -26, -8, 12, 32, 54, 74].map((angle, index) =>
    group(
      [
        shape(
          'M0 0Q-26 -70 -10 -150Q4 -160 16 -148Q26 -70 0 0Z',
          index > 4 ? '#b48aa8' : '#fff3e4',
        ),
        shape('M0 0Q20 -70 16 -148L8 -152Q10 -70 0 0Z', '#8f6a98', { opacity: 0.7 }),
      ],
      { turn: angle },
    ),
  )

const sun = { x: 1190, y: 560 }

export const singapore: Scene = (random) => {
  const bay = [
    skyline(random, {
      left: -20,
      right: 460,
      base: shore,
      height: (x) => 330 - x * 0.36,
      lit: '#a4688c',
      shade: '#5f4484',
      from: 'right',
      window: '#ffdf9a',
      chance: 0.34,
      width: [36, 66],
    }),
    skyline(random, {
      left: 1250,
      right: 1640,
      base: shore,
      height: (x) => (x - 1120) * 0.42,
      lit: '#a4688c',
      shade: '#5f4484',
      from: 'left',
      window: '#ffdf9a',
      chance: 0.34,
      width: [36, 66],
    }),
    group(marinaBaySands(random), { move: [830, shore - 10], scale: 1.12 }),
    bushes(random, { base: shore - 4, radius: [14, 30], colour: '#33456c', lit: '#6f7f78' }),
    group(lotus(), { move: [440, shore - 8], scale: 0.86 }),
    box(-20, shore - 10, 1640, 12, '#4a4478'),
    box(-20, shore - 14, 1640, 5, '#ffc994'),
  ]
  return [
    sky(1060, '#151f5c', ['#40398a', 0.34], ['#a4528f', 0.62], ['#f58a76', 0.85], '#ffc98c'),
    stars(random, 80, 480),
    light({ ...sun, radius: 100, colour: '#fff0cc', glow: '#ff9f8a', reach: 6.4, strength: 0.6 }),
    cumulus(random, { x: 320, y: 860, width: 560, light: sun, lit: '#e87a8c', shade: '#6a4490' }),
    haze(860, 1100, '#ff9f80', 0.45),
    bay,
    mist(shore - 30, 60, '#ffab88', 0.35),
    water(shore, '#f29a80', ['#a05a8a', 0.18], ['#443c86', 0.52], '#141c54'),
    reflection(random, bay, shore, {
      depth: 430,
      colour: '#7f4f88',
      opacity: 0.42,
      squash: 0.7,
      strokes: 110,
    }),
    glitter(random, {
      x: 1160,
      from: shore + 10,
      to: 1500,
      width: [130, 320],
      colour: '#ffe3b4',
      count: 46,
    }),
    ripples(random, { from: shore + 20, to: 1540, colour: '#171f58', opacity: 0.4 }),
    group(longTail('#241f4c', '#d9604f', '#ffd46b'), { move: [860, 1290], scale: 0.7 }),
    // The garden near by.
    bushes(random, { base: 1480, radius: [34, 66], colour: '#1c3558', lit: '#3f6a6c' }),
    group(supertree(560, '#c46ad0'), { move: [180, 1500] }),
    group(supertree(430, '#4fc9c4'), { move: [430, 1520] }),
    group(supertree(610, '#4fc9c4'), { move: [1430, 1510] }),
    group(supertree(420, '#e0709a'), { move: [1180, 1530] }),
    bushes(random, { base: 1570, radius: [46, 90], colour: '#101f42', lit: '#2a4f60' }),
    palm(random, {
      x: 640,
      base: 1600,
      height: 240,
      lean: 0.06,
      colour: '#101f42',
      lit: '#2a4f60',
    }),
    palm(random, {
      x: 960,
      base: 1600,
      height: 270,
      lean: -0.08,
      colour: '#101f42',
      lit: '#2a4f60',
    }),
  ]
}
