/** Big Ben and the Houses of Parliament across the Thames, a red bus on the bridge. */
import { block, skyline, windows } from '../kit/buildings.ts'
import { stratus } from '../kit/clouds.ts'
import { arcade, arch, lancet } from '../kit/domes.ts'
import { haze, mist } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { birds, light, sky, streaks } from '../kit/sky.ts'
import { box, type Drawing, disc, group, range, shape, stroke } from '../kit/svg.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1130
const stone = { lit: '#c98a52', shade: '#6d4450', from: 'right' } as const
const dark = '#4a3048'
const gold = '#ffd98a'

/** Foot at (0, 0), 720 high. */
const bigBen = (): Drawing => [
  block(-44, 0, 88, 470, stone, 0.5),
  range(4).map((rib) => box(-40 + rib * 23, -462, 5, 400, dark, { opacity: 0.35 })),
  shape(
    range(6)
      .flatMap((row) => range(3).map((column) => lancet(-29 + column * 22, -96 - row * 58, 11, 42)))
      .join(''),
    dark,
    { opacity: 0.75 },
  ),
  box(-50, -64, 100, 8, stone.lit),
  // The clock stage stands out over the shaft.
  block(-53, -462, 106, 108, stone, 0.5),
  box(-58, -470, 116, 9, '#e6ae6c'),
  box(-58, -578, 116, 9, '#e6ae6c'),
  disc(0, -516, 43, dark),
  disc(0, -516, 38, '#fff3d3'),
  disc(0, -516, 38, '#f3cf94', { opacity: 0.5 }),
  disc(0, -516, 31, '#fff6df'),
  range(12).map((hour) => {
    const angle = (hour * Math.PI) / 6
    return disc(Math.cos(angle) * 34, -516 + Math.sin(angle) * 34, 2.2, dark)
  }),
  stroke('M0 -516L-15 -528M0 -516L8 -543', dark, 4),
  // Belfry, roof, lantern and spire.
  block(-47, -576, 94, 40, stone, 0.5),
  arcade(-44, -578, 88, 34, 7, dark, { open: 0.6, pointed: true }),
  shape('M-54 -614L54 -614L28 -672L-28 -672Z', '#43405f'),
  shape('M0 -614L54 -614L28 -672L0 -672Z', '#7d7590'),
  block(-25, -670, 50, 26, stone, 0.5),
  shape('M-27 -694L27 -694L0 -776Z', '#43405f'),
  shape('M0 -694L27 -694L0 -776Z', '#7d7590'),
  box(-1.5, -802, 3, 32, dark),
  ...[-1, 1].map((side) =>
    shape(`M${side * 50 - 6} -576L${side * 50 + 6} -576L${side * 50} -612Z`, stone.lit),
  ),
]

function parliament(random: Random): Drawing {
  const bays = range(15)
  return [
    block(0, 0, 640, 150, stone, 0),
    box(0, -150, 640, 150, stone.shade, { opacity: 0.35 }),
    bays.map((bay) => [
      box(bay * 43, -172, 8, 172, stone.shade),
      shape(`M${bay * 43 - 1} -170L${bay * 43 + 9} -170L${bay * 43 + 4} -194Z`, stone.lit),
    ]),
    shape(
      bays
        .map((bay) => lancet(bay * 43 + 15, -16, 21, 52) + lancet(bay * 43 + 15, -84, 21, 52))
        .join(''),
      dark,
    ),
    shape(
      bays
        .filter(() => random.chance(0.5))
        .map((bay) => lancet(bay * 43 + 18, -18, 15, 46))
        .join(''),
      gold,
    ),
    shape('M-4 -150L650 -150L622 -192L20 -192Z', '#4c4766', { opacity: 0.9 }),
    // The central spire.
    block(228, -150, 62, 96, stone, 0.5),
    arcade(230, -168, 58, 60, 3, dark, { pointed: true }),
    shape('M222 -246L296 -246L259 -392Z', stone.shade),
    shape('M259 -246L296 -246L259 -392Z', stone.lit),
    // Victoria Tower.
    block(520, 0, 124, 470, stone, 0.46),
    shape(
      range(3)
        .flatMap((row) =>
          range(3).map((column) => lancet(535 + column * 34, -180 - row * 92, 24, 78)),
        )
        .join(''),
      dark,
    ),
    windows(random, {
      x: 532,
      y: -166,
      width: 100,
      height: 140,
      columns: 4,
      rows: 4,
      colour: gold,
      chance: 0.3,
    }),
    ...[514, 630].map((x) => [
      block(x, 0, 20, 510, stone, 0.5),
      shape(`M${x - 2} -508L${x + 22} -508L${x + 10} -556Z`, stone.lit),
    ]),
    range(6).map((index) => box(526 + index * 20, -486, 11, 20, stone.lit)),
    box(579, -590, 3, 122, dark),
    shape('M582 -588Q606 -580 626 -590V-562Q606 -552 582 -562Z', '#c8443c'),
  ]
}

const bridge = (): Drawing => [
  box(-30, shore - 58, 626, 22, '#5d6a5e'),
  box(-30, shore - 64, 626, 8, '#a9a578'),
  shape(
    `M-30 ${shore - 40}H596V${shore + 14}H-30Z${range(3)
      .map((index) => arch(-40 + index * 186, shore + 14, 158, 46))
      .join('')}`,
    '#4b554f',
  ),
  range(3).map((index) => box(118 + index * 186, shore - 40, 28, 56, '#7d8069')),
  range(7).map((index) => [
    box(20 + index * 78, shore - 116, 4, 56, '#3c3347'),
    disc(22 + index * 78, shore - 118, 7, '#fff0c0'),
  ]),
  group(
    [
      box(0, -66, 128, 62, '#c5332f', { round: 7 }),
      box(0, -34, 128, 6, '#8f2330'),
      range(6).map((index) => [
        box(8 + index * 20, -58, 14, 18, '#ffe3a6'),
        box(8 + index * 20, -26, 14, 13, '#ffe3a6'),
      ]),
      disc(26, -3, 10, '#2a2238'),
      disc(102, -3, 10, '#2a2238'),
    ],
    { move: [236, shore - 66] },
  ),
]

const sun = { x: 1130, y: 600 }

export const london: Scene = (random) => {
  const palace = [
    group(parliament(random), { move: [690, shore] }),
    group(bigBen(), { move: [640, shore], scale: 0.94 }),
  ]
  return [
    sky(1080, '#2a4168', ['#5f7c92', 0.28], ['#c9a888', 0.58], ['#f3bd76', 0.82], '#ffe3ab'),
    light({ ...sun, radius: 112, colour: '#fff2cc', glow: '#ffd089', reach: 6.5 }),
    stratus(random, { x: 400, y: 500, width: 640, light: sun, lit: '#f3d3a6', shade: '#8a8f90' }),
    streaks(random, { y: 700, height: 240, colour: '#fff0cb', opacity: 0.5, count: 12 }),
    skyline(random, {
      left: -20,
      right: 1640,
      base: shore,
      height: (x) => 70 + 60 * Math.sin(x / 170) ** 2,
      lit: '#d3a276',
      shade: '#b58a74',
      from: 'right',
    }),
    // The dome of St Paul's beyond the bridge.
    group(
      [
        box(-60, -70, 120, 70, '#b98d72'),
        shape('M-46 -70Q-46 -130 0 -138Q46 -130 46 -70Z', '#c79a78'),
        shape('M6 -70V-138Q46 -130 46 -70Z', '#e0b486'),
        box(-5, -168, 10, 34, '#c79a78'),
      ],
      { move: [300, 1060] },
    ),
    haze(920, shore, '#ffd9a0', 0.7),
    palace,
    mist(shore - 10, 70, '#ffd9a0', 0.35),
    water(shore, '#f0bd80', ['#b58d7c', 0.2], ['#5b6580', 0.55], '#22355c'),
    reflection(random, palace, shore, {
      depth: 420,
      colour: '#a08880',
      opacity: 0.34,
      squash: 0.62,
      strokes: 80,
    }),
    bridge(),
    glitter(random, { x: 1130, from: shore + 10, to: 1570, width: [150, 420], colour: '#fff0c6' }),
    ripples(random, { from: shore + 30, to: 1590, colour: '#24375e', opacity: 0.4 }),
    group(
      [
        shape('M-110 -10H96Q118 -12 124 -26L112 12H-100Z', '#2a2c48'),
        box(-30, -34, 70, 24, '#c98a52'),
        box(-22, -28, 54, 9, gold),
        box(-70, -20, 30, 11, '#5d4450'),
        box(10, -56, 12, 24, '#8f2330'),
      ],
      { move: [960, 1380], scale: 1.2 },
    ),
    birds(random, 880, 520, '#5c5560', 5),
  ]
}
