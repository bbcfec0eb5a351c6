/** The few SVG elements that posters are made of, as strings. Colours are #rrggbb or a gradient. */

export type Drawing = string | readonly Drawing[]

/** A scene is drawn on a square of this size; every cut is taken about its centre. */
export const size = 1600

export interface Gradient {
  url: string
  definition: string
}

export type Paint = string | Gradient

/** A colour, a colour at a place from 0 to 1, or one that lets through what lies behind. */
export type Stop = string | readonly [colour: string, offset: number, opacity?: number]

interface Look {
  opacity?: number
}

export function down(top: number, bottom: number, ...stops: Stop[]): Gradient {
  return gradient('linearGradient', `x1="0" y1="${r(top)}" x2="0" y2="${r(bottom)}"`, stops)
}

export function across(left: number, right: number, ...stops: Stop[]): Gradient {
  return gradient('linearGradient', `x1="${r(left)}" y1="0" x2="${r(right)}" y2="0"`, stops)
}

export function outward(x: number, y: number, radius: number, ...stops: Stop[]): Gradient {
  return gradient('radialGradient', `cx="${r(x)}" cy="${r(y)}" r="${r(radius)}"`, stops)
}

/** `d` is path data. */
export function shape(d: string, paint: Paint, look: Look = {}): string {
  return `${defined(paint)}<path d="${d}"${fill(paint, look)}/>`
}

export function polygon(points: readonly Point[], paint: Paint, look: Look = {}): string {
  return shape(`M${through(points)}Z`, paint, look)
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  look: Look & { round?: number } = {},
): string {
  const round = look.round ? ` rx="${r(look.round)}"` : ''
  return `${defined(paint)}<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}"${round}${fill(paint, look)}/>`
}

export function oval(
  x: number,
  y: number,
  across: number,
  down: number,
  paint: Paint,
  look: Look = {},
): string {
  return `${defined(paint)}<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(across)}" ry="${r(down)}"${fill(paint, look)}/>`
}

export function disc(x: number, y: number, radius: number, paint: Paint, look: Look = {}): string {
  return oval(x, y, radius, radius, paint, look)
}

export function stroke(d: string, paint: Paint, width: number, look: Look = {}): string {
  const colour = typeof paint === 'string' ? paint : paint.url
  return `${defined(paint)}<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity(look)}/>`
}

interface Grouping extends Look {
  move?: Point
  scale?: number | Point
  /** Degrees, clockwise. */
  turn?: number
  /** Path data; what is outside is not seen. */
  clip?: string
}

export function group(parts: Drawing, { move, scale, turn, clip, ...look }: Grouping = {}): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : (scale ?? [1, 1])
  const transform = [
    move ? `translate(${r(move[0])} ${r(move[1])})` : '',
    turn ? `rotate(${r(turn)})` : '',
    scale ? `scale(${sx} ${sy})` : '',
  ].join('')
  const moved = transform ? ` transform="${transform}"` : ''
  const id = clip ? nameOf(clip) : ''
  const frame = clip ? `<clipPath id="${id}"><path d="${clip}"/></clipPath>` : ''
  const clipped = clip ? ` clip-path="url(#${id})"` : ''
  return `<g${moved}${opacity(look)}>${frame}<g${clipped}>${flat(parts)}</g></g>`
}

/** What stands on a line, upside down below it. */
export function mirrored(parts: Drawing, y: number, look: Look & { squash?: number } = {}): string {
  const squash = look.squash ?? 1
  return `<g transform="matrix(1 0 0 ${-squash} 0 ${r(y * (1 + squash))})"${opacity(look)}>${flat(parts)}</g>`
}

export type Point = readonly [x: number, y: number]

export function through(points: readonly Point[]): string {
  return points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')
}

export function flat(parts: Drawing): string {
  return typeof parts === 'string' ? parts : parts.map(flat).join('')
}

/** A colour on the way from one to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** One decimal: a tenth of a pixel is more than anybody sees, and keeps the files small. */
export function r(value: number): number {
  return Math.round(value * 10) / 10
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function gradient(element: string, geometry: string, stops: readonly Stop[]): Gradient {
  const inner = stops
    .map((stop, index) => {
      const [colour, offset, seen = 1] =
        typeof stop === 'string' ? [stop, index / Math.max(1, stops.length - 1)] : stop
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${seen < 1 ? ` stop-opacity="${seen}"` : ''}/>`
    })
    .join('')
  const id = nameOf(element + geometry + inner)
  return {
    url: `url(#${id})`,
    definition: `<${element} id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${inner}</${element}>`,
  }
}

const defined = (paint: Paint) =>
  typeof paint === 'string' ? '' : `<defs>${paint.definition}</defs>`

const fill = (paint: Paint, look: Look) =>
  ` fill="${typeof paint === 'string' ? paint : paint.url}"${opacity(look)}`

const opacity = (look: Look) => (look.opacity === undefined ? '' : ` opacity="${look.opacity}"`)

/** What is drawn alike has one name, so the same definition twice does no harm. */
function nameOf(text: string): string {
  let hash = 0
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995)
    hash ^= hash >>> 13
  }
  return `d${(hash >>> 0).toString(36)}`
}
