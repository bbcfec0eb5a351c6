/** Small things of streets and quays: lamps, lanterns, awnings, columns, people far off. */
import { block } from '../kit/buildings.ts'
import {
  box,
  type Drawing,
  disc,
  mix,
  outward,
  oval,
  polygon,
  r,
  range,
  shape,
  stroke,
} from '../kit/svg.ts'
import type { Air } from './air.ts'

export function person(x: number, base: number, height: number, coat: string): Drawing {
  const w = height * 0.3
  return [
    shape(
      `M${r(x - w / 2)} ${r(base)}L${r(x - w * 0.42)} ${r(base - height * 0.66)}Q${r(x)} ${r(base - height * 0.86)} ${r(x + w * 0.42)} ${r(base - height * 0.66)}L${r(x + w / 2)} ${r(base)}Z`,
      coat,
    ),
    disc(x, base - height * 0.89, height * 0.1, mix(coat, '#e3ab82', 0.88)),
  ]
}

export function glowing(x: number, y: number, radius: number, colour: string): string {
  return disc(
    x,
    y,
    radius,
    outward(x, y, radius, [colour, 0, 0.75], [colour, 0.3, 0.3], [colour, 1, 0]),
  )
}

export function lampPost(x: number, base: number, height: number, air: Air): Drawing {
  const top = base - height
  return [
    box(x - 4, top, 8, height, air.dark),
    box(x - 13, base - 26, 26, 26, air.dark),
    glowing(x, top - 22, 120, air.window),
    polygon(
      [
        [x - 15, top - 40],
        [x + 15, top - 40],
        [x + 9, top],
        [x - 9, top],
      ],
      air.window,
    ),
    shape(`M${x - 20} ${top - 38}Q${x} ${top - 64} ${x + 20} ${top - 38}Z`, air.dark),
  ]
}

/** A paper lantern that hangs from its top. */
export function lantern(x: number, y: number, width: number, colour: string): Drawing {
  const tall = width * 1.3
  return [
    box(x - 1.5, y - 40, 3, 40, '#2a1f2a'),
    glowing(x, y + tall / 2, width * 2.1, '#ffc27a'),
    oval(x, y + tall / 2, width / 2, tall / 2, colour),
    oval(x - width * 0.1, y + tall / 2, width * 0.24, tall * 0.44, '#fff2cf', { opacity: 0.45 }),
    range(3).map((rib) =>
      stroke(
        `M${r(x - width * 0.44)} ${r(y + tall * (0.28 + rib * 0.22))}Q${r(x)} ${r(y + tall * (0.33 + rib * 0.22))} ${r(x + width * 0.44)} ${r(y + tall * (0.28 + rib * 0.22))}`,
        '#2a1f2a',
        1.6,
        { opacity: 0.35 },
      ),
    ),
    box(x - width * 0.22, y - 3, width * 0.44, 7, '#2a1f2a'),
    box(x - width * 0.2, y + tall - 4, width * 0.4, 7, '#2a1f2a'),
  ]
}

/** Striped cloth that falls towards the viewer, scalloped at its edge. */
export function awning(
  x: number,
  y: number,
  width: number,
  drop: number,
  [one, other]: readonly [string, string],
  stripes = 8,
): Drawing {
  const out = width * 0.05
  const at = (share: number) => x - out + (width + out * 2) * share
  return range(stripes).map((index) => {
    const [a, b] = [index / stripes, (index + 1) / stripes]
    const half = (at(b) - at(a)) / 2
    return shape(
      `M${r(x + width * a)} ${r(y)}H${r(x + width * b)}L${r(at(b))} ${r(y + drop)}a${r(half)} ${r(half)} 0 0 1 ${r(-half * 2)} 0Z`,
      index % 2 ? other : one,
    )
  })
}

export function column(x: number, base: number, width: number, height: number, air: Air): Drawing {
  return [
    block(x - width / 2, base, width, height, { lit: air.stone, shade: air.shade }),
    range(3).map((flute) =>
      box(x - width * 0.3 + flute * width * 0.2, base - height, width * 0.05, height, air.shade, {
        opacity: 0.6,
      }),
    ),
    box(x - width * 0.68, base - height - width * 0.28, width * 1.36, width * 0.3, air.stone),
    box(x - width * 0.68, base - width * 0.24, width * 1.36, width * 0.26, air.lit),
  ]
}

/** Open fruit crates, heaped. */
export function crates(
  x: number,
  base: number,
  count: number,
  colours: readonly [string, ...string[]],
  wood: string,
): Drawing {
  return range(count).map((index) => {
    const left = x + index * 118
    const colour = colours[index % colours.length] ?? colours[0]
    return [
      range(9).map((fruit) =>
        disc(
          left + 14 + (fruit % 5) * 20 + (fruit > 4 ? 10 : 0),
          base - 66 - (fruit > 4 ? 15 : 0),
          13,
          fruit % 2 ? mix(colour, '#ffffff', 0.14) : colour,
        ),
      ),
      box(left, base - 62, 108, 62, wood),
      box(left, base - 62, 108, 9, mix(wood, '#ffffff', 0.22)),
      box(left, base - 34, 108, 4, mix(wood, '#000000', 0.25)),
    ]
  })
}

/** A flight of steps in the picture's depth, wide below and narrow above. */
export function steps(
  { x, top, base, far, near }: { x: number; top: number; base: number; far: number; near: number },
  count: number,
  air: Air,
): Drawing {
  return range(count).map((index) => {
    const share = (index / count) ** 1.15
    const next = ((index + 1) / count) ** 1.15
    const width = far + (near - far) * share
    const y = top + (base - top) * share
    const tall = (base - top) * (next - share)
    return [
      box(x - width / 2, y, width, tall + 2, air.shade),
      box(x - width / 2, y, width, tall * 0.52, air.stone),
    ]
  })
}

/** A tall town house under a hipped roof; shutters where there is light enough to see them. */
export function townHouse(
  { x, base, width, height }: { x: number; base: number; width: number; height: number },
  [wall, side]: readonly [string, string],
  pane: string,
  roof: string,
): Drawing {
  const top = base - height
  const columns = Math.max(2, Math.round(width / 92))
  const rows = Math.max(2, Math.round(height / 124))
  const [w, h] = [width / columns, height / rows]
  return [
    box(x, top, width, height, wall),
    box(x + width * 0.8, top, width * 0.2, height, side),
    polygon(
      [
        [x - 14, top + 4],
        [x + width * 0.12, top - 74],
        [x + width * 0.88, top - 74],
        [x + width + 14, top + 4],
      ],
      roof,
    ),
    box(x + width * 0.62, top - 116, 44, 66, side),
    range(columns * rows).map((cell) => {
      const left = x + (cell % columns) * w + w * 0.3
      const y = top + Math.floor(cell / columns) * h + h * 0.24
      return [
        box(left - w * 0.12, y, w * 0.12, h * 0.5, side),
        box(left + w * 0.4, y, w * 0.12, h * 0.5, side),
        box(left, y, w * 0.4, h * 0.5, pane),
        box(left - w * 0.08, y + h * 0.5, w * 0.56, 5, side),
      ]
    }),
  ]
}
