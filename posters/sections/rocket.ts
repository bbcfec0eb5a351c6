/** A launch, seen from across the water. */
import { grass } from '../kit/flowers.ts'
import { birds } from '../kit/sky.ts'
import { box, disc, group, range, shape } from '../kit/svg.ts'
import { ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'

/** A rocket that leaves its pad at first light. */
export function rocket(air: Air): Scene {
  return (random) => [
    backdrop(random, air, {
      horizon: 980,
      sun: [320, 880, 84],
      stars: 40,
      clouds: [[1180, 620, 420]],
    }),
    shape('M720 1060C760 900 790 800 796 700H824C830 800 860 900 900 1060Z', '#fff4dc', {
      opacity: 0.9,
    }),
    shape('M770 1040C790 900 800 800 802 690H818C820 800 830 900 850 1040Z', '#f2a65a'),
    group(
      [
        shape('M-34 150V-120Q-34 -210 0 -260Q34 -210 34 -120V150Z', '#fffdf8'),
        shape('M8 150V-250Q34 -210 34 -120V150Z', '#b9c4d0'),
        box(-34, -60, 68, 16, air.accent),
        box(-34, 60, 68, 12, air.dark),
        shape('M-34 80L-74 160H-34ZM34 80L74 160H34Z', air.dark),
        shape('M-24 150H24L14 186H-14Z', air.dark),
      ],
      { move: [810, 530] },
    ),
    range(34).map((index) => {
      const side = index % 2 ? 1 : -1
      const out = random() * 520
      return disc(
        810 + side * out,
        1010 + random.between(-20, 30) - Math.max(0, 120 - out) * 0.5,
        random.between(44, 92),
        index % 3 ? '#fff1e0' : air.glow,
        { opacity: 0.85 },
      )
    }),
    water(1050, air.water[0], air.water[1]),
    box(780, 1060, 60, 260, '#fff0c9', { opacity: 0.35 }),
    ripples(random, { from: 1060, to: 1330, colour: air.sun, opacity: 0.5, count: 60 }),
    range(20).map((index) =>
      grass(random, {
        x: index * 86,
        base: 1345,
        height: random.between(80, 170),
        colour: air.dark,
      }),
    ),
    birds(random, 300, 640, air.dark, 4),
  ]
}
