/** Domes, minarets and openings with round or pointed heads. */
import { block, type Faces } from './buildings.ts'
import { box, type Drawing, type Paint, polygon, r, range, shape } from './svg.ts'

interface Dome extends Faces {
  x: number
  base: number
  radius: number
  /** Height as a share of the radius. */
  rise?: number
  /** Lantern and finial on top. */
  lantern?: 'none' | 'spike' | 'lantern' | 'crescent'
  ribs?: number
}

export function dome({
  x,
  base,
  radius,
  rise = 1,
  lit,
  shade,
  from = 'left',
  lantern = 'spike',
  ribs = 0,
}: Dome): Drawing {
  const top = base - radius * rise
  const bow = (share: number) =>
    `C${r(x - radius * share)} ${r(base - radius * rise * 0.62)} ${r(x - radius * 0.5 * share)} ${r(top)} ${r(x)} ${r(top)}`
  const whole = `M${r(x - radius)} ${r(base)}${bow(1)}C${r(x + radius * 0.5)} ${r(top)} ${r(x + radius)} ${r(base - radius * rise * 0.62)} ${r(x + radius)} ${r(base)}Z`
  const s = from === 'left' ? 1 : -1
  const crescent = `M${r(x + s * radius)} ${r(base)}C${r(x + s * radius)} ${r(base - radius * rise * 0.62)} ${r(x + s * radius * 0.5)} ${r(top)} ${r(x)} ${r(top)}C${r(x + s * radius * 0.32)} ${r(base - radius * rise * 0.8)} ${r(x + s * radius * 0.42)} ${r(base - radius * rise * 0.4)} ${r(x + s * radius * 0.38)} ${r(base)}Z`
  const line = range(ribs).map((index) => {
    const t = ((index + 1) / (ribs + 1)) * 2 - 1
    return `M${r(x + radius * t)} ${r(base)}C${r(x + radius * t)} ${r(base - radius * rise * 0.62)} ${r(x + radius * t * 0.5)} ${r(top)} ${r(x)} ${r(top)}`
  })
  const w = radius * 0.1
  const crowns: Record<string, Drawing> = {
    none: '',
    spike: box(x - w * 0.3, top - radius * 0.42, w * 0.6, radius * 0.46, shade),
    lantern: [
      block(x - w * 1.7, top + w * 0.4, w * 3.4, radius * 0.34, { lit, shade, from }),
      shape(
        `M${r(x - w * 1.9)} ${r(top - radius * 0.28)}Q${r(x)} ${r(top - radius * 0.62)} ${r(x + w * 1.9)} ${r(top - radius * 0.28)}Z`,
        shade,
      ),
      box(x - w * 0.25, top - radius * 0.72, w * 0.5, radius * 0.3, shade),
    ],
    crescent: [
      box(x - w * 0.22, top - radius * 0.26, w * 0.44, radius * 0.3, shade),
      shape(
        `M${r(x - w)} ${r(top - radius * 0.42)}a${r(w)} ${r(w)} 0 1 0 ${r(w * 2)} 0a${r(w * 0.95)} ${r(w * 0.85)} 0 0 1 ${r(-w * 2)} 0Z`,
        shade,
      ),
    ],
  }
  return [
    crowns[lantern] ?? '',
    shape(whole, lit),
    ribs
      ? `<path d="${line.join('')}" fill="none" stroke="${shade}" stroke-width="${r(Math.max(1.2, radius * 0.02))}" opacity="0.55"/>`
      : '',
    shape(crescent, shade, { opacity: 0.85 }),
  ]
}

/** A slim tower with galleries and a pointed hat. */
export function minaret(
  x: number,
  base: number,
  height: number,
  { lit, shade, from = 'left' }: Faces,
  galleries: readonly number[] = [0.62, 0.8],
): Drawing {
  const w = height * 0.042
  const faces = { lit, shade, from }
  return [
    block(x - w * 0.62, base, w * 1.24, height * 0.3, faces),
    block(x - w / 2, base, w, height * 0.84, faces),
    galleries.map((share) => [
      block(x - w * 0.86, base - height * share, w * 1.72, height * 0.018, faces),
      block(x - w * 0.68, base - height * share + height * 0.016, w * 1.36, height * 0.016, faces),
    ]),
    polygon(
      [
        [x - w * 0.56, base - height * 0.83],
        [x + w * 0.56, base - height * 0.83],
        [x, base - height],
      ],
      shade,
    ),
    polygon(
      from === 'left'
        ? [
            [x - w * 0.56, base - height * 0.83],
            [x, base - height * 0.83],
            [x, base - height],
          ]
        : [
            [x, base - height * 0.83],
            [x + w * 0.56, base - height * 0.83],
            [x, base - height],
          ],
      lit,
    ),
    box(x - w * 0.05, base - height * 1.03, w * 0.1, height * 0.04, shade),
  ]
}

/** One opening with a round head, as path data: put many into one shape. */
export function arch(x: number, base: number, width: number, height: number): string {
  const rise = Math.min(width / 2, height)
  return `M${r(x)} ${r(base)}v${r(rise - height)}a${r(width / 2)} ${r(rise)} 0 0 1 ${r(width)} 0v${r(height - rise)}Z`
}

/** The same with a pointed head. */
export function lancet(x: number, base: number, width: number, height: number): string {
  const spring = base - height + width * 0.9
  return `M${r(x)} ${r(base)}V${r(spring)}Q${r(x)} ${r(base - height + width * 0.25)} ${r(x + width / 2)} ${r(base - height)}Q${r(x + width)} ${r(base - height + width * 0.25)} ${r(x + width)} ${r(spring)}V${r(base)}Z`
}

/** A row of openings, evenly set. */
export function arcade(
  x: number,
  base: number,
  width: number,
  height: number,
  count: number,
  paint: Paint,
  { open = 0.62, pointed = false, opacity = 1 } = {},
): Drawing {
  const cell = width / count
  const d = range(count)
    .map((index) => {
      const at = x + index * cell + (cell * (1 - open)) / 2
      return (pointed ? lancet : arch)(at, base, cell * open, height)
    })
    .join('')
  return shape(d, paint, { opacity })
}
