/** The sails of the Opera House before the Harbour Bridge. */
import { sloop, steamer } from '../kit/boats.ts'
import { skyline } from '../kit/buildings.ts'
import { bank } from '../kit/clouds.ts'
import { bough } from '../kit/flowers.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import { birds, light, sky } from '../kit/sky.ts'
import { box, type Drawing, group, r, range, shape, stroke } from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1130

/** The coat-hanger, feet on y = 0, 1100 across. */
function harbourBridge(): Drawing {
  const steel = '#4f5f86'
  const upper = (t: number) => -70 - 250 * (1 - t * t)
  const lower = (t: number) => -10 - 225 * (1 - t * t)
  const posts = range(29).map((index) => -1 + index / 14)
  const line = (height: (t: number) => number) =>
    `M${posts.map((t) => `${r(t * 520)} ${r(height(t))}`).join('L')}`
  const web = posts.slice(0, -1).map((t, index) => {
    const next = posts[index + 1] ?? t
    return `M${r(t * 520)} ${r(upper(t))}V${r(lower(t))}L${r(next * 520)} ${r(upper(next))}`
  })
  const hangers = posts
    .filter((t) => lower(t) < -60)
    .map((t) => `M${r(t * 520)} ${r(lower(t))}V-52`)
  return [
    stroke(web.join(''), steel, 3.4),
    stroke(hangers.join(''), steel, 2.4),
    stroke(line(upper), steel, 8),
    stroke(line(lower), steel, 9),
    box(-760, -60, 1520, 14, '#3f4a72'),
    box(-760, -64, 1520, 5, '#e0a88a'),
    ...[-548, 548].map((x) => [
      box(x - 30, -128, 60, 130, '#d9a88c'),
      box(x + 4, -128, 26, 130, '#8a6f86'),
      box(x - 36, -138, 72, 12, '#f0c4a0'),
    ]),
  ]
}

/** One shell: its foot at (0, 0), its tip up to the left or, mirrored, to the right. */
const shell = (width: number, height: number): Drawing => {
  const [w, h] = [width, height]
  return [
    // The glass that the opening shows.
    shape(
      `M${r(-w * 0.08)} 0Q${r(-w * 0.14)} ${r(-h * 0.5)} ${r(-w * 0.3)} ${r(-h)}Q${r(w * 0.1)} ${r(-h * 0.62)} ${r(w * 0.3)} 0Z`,
      '#6a4a6c',
    ),
    shape(
      `M${r(-w * 0.3)} ${r(-h)}Q${r(w * 0.36)} ${r(-h * 0.86)} ${r(w * 0.72)} 0H${r(w * 0.16)}Q${r(w * 0.06)} ${r(-h * 0.56)} ${r(-w * 0.3)} ${r(-h)}Z`,
      '#fff6e2',
    ),
    shape(
      `M${r(-w * 0.3)} ${r(-h)}Q${r(w * 0.36)} ${r(-h * 0.86)} ${r(w * 0.72)} 0H${r(w * 0.5)}Q${r(w * 0.26)} ${r(-h * 0.66)} ${r(-w * 0.3)} ${r(-h)}Z`,
      '#d9a9a4',
    ),
    stroke(
      `M${r(-w * 0.3)} ${r(-h)}Q${r(w * 0.12)} ${r(-h * 0.68)} ${r(w * 0.27)} 0M${r(-w * 0.3)} ${r(-h)}Q${r(w * 0.19)} ${r(-h * 0.74)} ${r(w * 0.38)} 0`,
      '#e3c2ac',
      2.2,
    ),
  ]
}

const operaHouse = (): Drawing => [
  // The far hall.
  ...[
    [-150, 150, 170],
    [-40, 190, 236],
    [90, 170, 190],
  ].map(([x = 0, w = 0, h = 0]) => group(shell(w, h), { move: [x + 70, -56], scale: 0.84 })),
  group(shell(150, 130), { move: [296, -56], scale: [-0.8, 0.8] }),
  // The near hall.
  group(shell(190, 190), { move: [-270, -50] }),
  group(shell(250, 300), { move: [-140, -50] }),
  group(shell(220, 240), { move: [16, -50] }),
  group(shell(200, 170), { move: [262, -50], scale: [-1, 1] }),
  // Podium and steps.
  shape('M-420 -52L370 -52L430 0L-470 0Z', '#c98a78'),
  shape('M120 -52L370 -52L430 0L150 0Z', '#8a5f74'),
  box(-430, -56, 806, 9, '#f3c9a4'),
  range(22).map((index) => box(-400 + index * 36, -36, 20, 18, '#5f4468', { opacity: 0.7 })),
]

const sun = { x: 560, y: 640 }

export const sydney: Scene = (random) => {
  const harbour = [
    group(harbourBridge(), { move: [560, shore - 8], scale: 1.12 }),
    group(operaHouse(), { move: [930, shore], scale: 1.16 }),
    box(380, shore - 8, 1300, 12, '#6a4a68'),
  ]
  return [
    sky(1060, '#1d5590', ['#5f95b4', 0.34], ['#f9c9a4', 0.66], ['#ffae84', 0.88], '#ffd6a8'),
    light({ ...sun, radius: 116, colour: '#fff4cf', glow: '#ffc894', reach: 6.4 }),
    bank(random, {
      from: 300,
      to: 1700,
      y: 980,
      height: 190,
      light: sun,
      lit: '#fff0d8',
      shade: '#c0a4ac',
    }),
    ridge(random, { y: 1030, rise: 16, waves: 2 }, '#b98f98'),
    skyline(random, {
      left: -20,
      right: 340,
      base: shore,
      height: (x) => 200 - x * 0.3,
      lit: '#e3b49c',
      shade: '#9a7f98',
      from: 'right',
      width: [26, 46],
      window: '#ffe3a8',
      chance: 0.25,
    }),
    skyline(random, {
      left: 1180,
      right: 1640,
      base: shore,
      height: (x) => (x - 1000) * 0.24,
      lit: '#e3b49c',
      shade: '#9a7f98',
      from: 'left',
      width: [26, 46],
      window: '#ffe3a8',
      chance: 0.25,
    }),
    haze(920, shore, '#ffd2a4', 0.6),
    bushes(random, {
      base: shore,
      radius: [14, 30],
      colour: '#6a6f7c',
      lit: '#b9a084',
      from: -40,
      to: 1660,
    }),
    mist(shore - 10, 50, '#ffd2a4', 0.4),
    harbour,
    water(shore, '#ffcfa4', ['#a3a4b0', 0.16], ['#3f86a8', 0.5], '#134a80'),
    reflection(random, harbour, shore, {
      depth: 400,
      colour: '#8fa4b4',
      opacity: 0.36,
      squash: 0.6,
      strokes: 80,
    }),
    glitter(random, { x: 500, from: shore + 10, to: 1570, width: [150, 400], colour: '#fff0c8' }),
    ripples(random, { from: shore + 20, to: 1590, colour: '#12447a', opacity: 0.4 }),
    group(steamer({ hull: '#2f7a5c', sail: '#fff3d2', shade: '#3f4a72' }, '#f0b23f'), {
      move: [1120, 1330],
      scale: 1.05,
    }),
    group(sloop({ hull: '#22406a', sail: '#fffaf0', shade: '#e0a89c' }), {
      move: [330, 1300],
      scale: 1.5,
    }),
    group(sloop({ hull: '#22406a', sail: '#f2735b', shade: '#b8484a' }), {
      move: [690, 1210],
      scale: 0.8,
    }),
    bough(random, {
      from: [-80, 60],
      to: [470, 250],
      wood: '#3a3358',
      blossoms: ['#6a4fa0', '#9a7fd0', '#c9b4f0'],
      sprays: 44,
      spray: 50,
    }),
    birds(random, 1010, 620, '#fff6e2', 5),
  ]
}
