/** Walls, windows, roofs and whole skylines: every mass has a lit face and a shaded one. */
import type { Random } from './random.ts'
import { box, type Drawing, type Point, polygon, r, range, shape, size } from './svg.ts'

export interface Faces {
  lit: string
  shade: string
  /** Where the light comes from. */
  from?: 'left' | 'right'
}

/** A block that stands on `base`; `turn` is the share of its width that is in shade. */
export function block(
  x: number,
  base: number,
  width: number,
  height: number,
  { lit, shade, from = 'left' }: Faces,
  turn = 0.34,
): Drawing {
  const dark = width * turn
  return [
    box(x, base - height, width, height, lit),
    box(from === 'left' ? x + width - dark : x, base - height, dark, height, shade),
  ]
}

interface Grid {
  x: number
  y: number
  width: number
  height: number
  columns: number
  rows: number
  colour: string
  /** The share of windows that are lit. */
  chance?: number
  /** The share of a cell that is wall, across and down. */
  gap?: Point
}

export function windows(random: Random, grid: Grid): Drawing {
  const { x, y, width, height, columns, rows, colour, chance = 0.5, gap = [0.5, 0.45] } = grid
  const w = width / columns
  const h = height / rows
  let d = ''
  let pale = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!random.chance(chance)) continue
      const pane = `M${r(x + column * w + (w * gap[0]) / 2)} ${r(y + row * h + (h * gap[1]) / 2)}h${r(w * (1 - gap[0]))}v${r(h * (1 - gap[1]))}h${r(-w * (1 - gap[0]))}Z`
      if (random.chance(0.3)) pale += pane
      else d += pane
    }
  }
  return [shape(d || 'M0 0', colour), shape(pale || 'M0 0', colour, { opacity: 0.5 })]
}

interface Skyline extends Faces {
  from?: 'left' | 'right'
  left: number
  right: number
  base: number
  /** Height of the roofs at a place across the sheet. */
  height: (x: number) => number
  width?: Point
  window?: string
  chance?: number
}

/** A city of blocks with set-backs, masts and water tanks, no two alike. */
export function skyline(random: Random, city: Skyline): Drawing {
  const { left, right, base, height, lit, shade, window, chance = 0.4 } = city
  const from = city.from ?? 'left'
  const [least, most] = city.width ?? [34, 74]
  const parts: Drawing[] = [box(left, base - 1, right - left, size - base + 1, shade)]
  for (let x = left; x < right; ) {
    const w = random.between(least, most)
    const h = height(x + w / 2) * random.between(0.62, 1.05)
    parts.push(block(x, base, w, h, { lit, shade, from }, random.between(0.28, 0.42)))
    const kind = random()
    if (kind < 0.26) {
      parts.push(block(x + w * 0.18, base - h, w * 0.64, h * 0.14, { lit, shade, from }))
      if (kind < 0.1) parts.push(box(x + w * 0.48, base - h * 1.34, w * 0.05, h * 0.22, shade))
    } else if (kind < 0.38) {
      parts.push(
        polygon(
          [
            [x, base - h],
            [x + w, base - h],
            [from === 'left' ? x + w : x, base - h - w * 0.4],
          ],
          from === 'left' ? shade : lit,
        ),
      )
    } else if (kind < 0.5) {
      parts.push(box(x + w * 0.2, base - h - 9, w * 0.22, 10, shade))
    }
    if (window) {
      parts.push(
        windows(random, {
          x: x + w * 0.08,
          y: base - h + 8,
          width: w * 0.84,
          height: h - 14,
          columns: Math.max(2, Math.round(w / 12)),
          rows: Math.max(2, Math.round(h / 17)),
          colour: window,
          chance,
        }),
      )
    }
    x += w + random.between(-2, 5)
  }
  return parts
}

interface House extends Faces {
  x: number
  base: number
  width: number
  height: number
  roof: string
  /** Height of the gable as a share of the width. */
  pitch?: number
  /** Ridge along the picture, or a gable that looks at the viewer. */
  gable?: boolean
  window?: string
}

/** A house with a pitched roof. */
export function house({
  x,
  base,
  width,
  height,
  lit,
  shade,
  from = 'left',
  roof,
  pitch = 0.35,
  gable = false,
  window,
}: House): Drawing {
  const top = base - height
  const peak = top - width * pitch
  const rows = Math.max(1, Math.floor(height / 26))
  const columns = Math.max(1, Math.floor(width / 22))
  const panes = range(rows * columns)
    .map((index) => {
      const w = width / columns
      const h = height / rows
      const px = x + (index % columns) * w + w * 0.34
      const py = top + Math.floor(index / columns) * h + h * 0.26
      return `M${r(px)} ${r(py)}h${r(w * 0.32)}v${r(h * 0.48)}h${r(-w * 0.32)}Z`
    })
    .join('')
  return [
    block(x, base, width, height, { lit, shade, from }, gable ? 0.5 : 0.24),
    window ? shape(panes, window, { opacity: 0.85 }) : '',
    polygon(
      gable
        ? [
            [x - 3, top],
            [x + width / 2, peak],
            [x + width + 3, top],
          ]
        : [
            [x - 4, top],
            [x + width * 0.1, peak],
            [x + width * 0.9, peak],
            [x + width + 4, top],
          ],
      roof,
    ),
  ]
}

/** Teeth along the top of a wall. */
export function battlements(
  x: number,
  y: number,
  width: number,
  colour: string,
  tooth = 13,
): Drawing {
  const step = tooth * 1.68
  return range(Math.round(width / step)).map((index) =>
    box(x + index * step, y - tooth, tooth, tooth + 1, colour),
  )
}
