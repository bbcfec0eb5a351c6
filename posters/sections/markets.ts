/** Markets. */
import { house } from '../kit/buildings.ts'
import { box, mix, r, range, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { type Air, backdrop } from './air.ts'
import { awning, crates, glowing, lantern, person } from './furniture.ts'

/** Stalls under awnings; behind them a hall of iron and glass, or the houses of the street. */
export function market(
  air: Air,
  cloths: readonly [
    readonly [string, string],
    readonly [string, string],
    readonly [string, string],
  ],
  goods: readonly [string, ...string[]],
  { hall = false, lanterns = false } = {},
): Scene {
  return (random) => [
    backdrop(random, air, { horizon: 1000, sun: [1180, 470, 70] }),
    hall
      ? [
          shape(`M-40 1100V640Q800 120 1640 640V1100Z`, mix(air.mid, air.sky[2], 0.35)),
          range(9).map((rib) =>
            stroke(`M800 260L${r(-120 + rib * 230)} 1000`, air.near, 9, { opacity: 0.75 }),
          ),
          stroke('M-40 640Q800 120 1640 640', air.near, 20),
          stroke('M-40 740Q800 240 1640 740', air.near, 9),
        ]
      : range(6).map((index) =>
          house({
            x: -40 + index * 284,
            base: 1120,
            width: 280,
            height: random.between(480, 620),
            lit: index % 2 ? air.lit : air.stone,
            shade: air.shade,
            roof: air.roof,
            pitch: 0.22,
            window: mix(air.shade, air.dark, 0.45),
          }),
        ),
    box(-20, 1080, 1640, 540, air.near),
    box(-20, 1080, 1640, 14, air.mid),
    cloths.map((cloth, index) => {
      const x = 30 + index * 530
      const deep = mix(air.dark, air.near, 0.35)
      return [
        box(x + 10, 800, 460, 400, deep),
        glowing(x + 240, 880, 260, air.window),
        lanterns
          ? [lantern(x + 110, 892, 52, air.accent), lantern(x + 370, 892, 52, air.accent)]
          : '',
        person(x + 300, 1130, 190, index % 2 ? air.accent : mix(air.stone, air.mid, 0.3)),
        box(x, 1128, 480, 110, mix(air.shade, air.dark, 0.35)),
        crates(x + 4, 1138, 4, rotated(goods, index), mix(air.roof, air.dark, 0.25)),
        box(x - 4, 780, 12, 460, air.dark),
        box(x + 472, 780, 12, 460, air.dark),
        awning(x, 730, 480, 116, cloth),
      ]
    }),
    person(556, 1300, 230, air.dark),
    person(1104, 1316, 240, air.dark),
  ]
}

function rotated(
  goods: readonly [string, ...string[]],
  by: number,
): readonly [string, ...string[]] {
  const turned = goods.map((_, index) => goods[(index + by) % goods.length] ?? goods[0])
  return [turned[0] ?? goods[0], ...turned.slice(1)]
}
