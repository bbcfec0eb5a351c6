/** A poster of a trip, as the text of an SVG: its name, its dates, its drawing and its stops by day. */
import { dayColour } from '../day-colours.ts'
import type { Drawing } from '../drawing.ts'
import { digits } from '../svg-paths.ts'
import { shortened, textWidth } from '../text-width.ts'
import { type DrawingTheme, night } from '../themes.ts'
import { drawingBody, escaped, sans, serif } from '../to-svg.ts'
import { type PosterDay, postedDays } from './poster-days.ts'

export interface PosterWords {
  title: string
  /** `May 8 to May 11, 2027`. */
  when: string
  /** At the foot. */
  brand: string
  days: readonly PosterDay[]
}

/** In the proportions of A4 and of Letter. */
export const posterSizes = {
  a4: { width: 840, height: 1188 },
  letter: { width: 840, height: 1087 },
} as const

export type PosterSize = keyof typeof posterSizes

const margin = 56
const drawingTop = 232
/** The box of the drawing; the days get what is left below it. */
export const posterFrame = (size: PosterSize) => ({
  width: posterSizes[size].width - 2 * margin,
  height: Math.round(posterSizes[size].height * 0.46),
})

interface PosterOptions {
  size: PosterSize
  theme: DrawingTheme
  /** `@font-face` rules, where the file has to carry its typefaces. */
  fontFaces?: string
}

export function tripPoster(
  words: PosterWords,
  drawing: Drawing,
  { size, theme, fontFaces = '' }: PosterOptions,
): string {
  const { width, height } = posterSizes[size]
  const frame = posterFrame(size)
  const top = drawingTop + frame.height + 40
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`A poster of ${shortened(words.title, 100)}`)}">`,
    fontFaces === '' ? '' : `<style>${fontFaces}</style>`,
    sky(width, height, theme),
    heading(words, width, theme),
    `<svg x="${margin}" y="${drawingTop}" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${drawing.width} ${drawing.height}">${drawingBody(drawing, theme)}</svg>`,
    `<rect x="${margin}" y="${drawingTop}" width="${frame.width}" height="${frame.height}" fill="none" stroke="${theme.grid}" stroke-opacity="0.5"/>`,
    ...days(
      words.days,
      { x: margin, y: top, width: frame.width, height: height - top - 64 },
      theme,
    ),
    line(width / 2, height - 30, words.brand, { size: 13, fill: theme.muted, anchor: 'middle' }),
    '</svg>',
  ].join('')
}

/** The background: a dusk sky for the screen, plain paper for print. */
function sky(width: number, height: number, theme: DrawingTheme): string {
  if (theme !== night) return `<rect width="${width}" height="${height}" fill="${theme.box}"/>`
  const stops = [
    ['0', '#0b1030'],
    ['0.55', '#1e2a5e'],
    ['0.82', '#4a3b8f'],
    ['1', '#8a4f6d'],
  ]
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    ...stars.map(
      ([x, y, r]) =>
        `<circle cx="${digits(x * width)}" cy="${digits(y * 220)}" r="${r}" fill="#eaf4f4" opacity="0.7"/>`,
    ),
  ].join('')
}

const stars = [
  [0.08, 0.2, 1.2],
  [0.22, 0.08, 0.9],
  [0.47, 0.14, 1.1],
  [0.63, 0.06, 0.8],
  [0.78, 0.22, 1.3],
  [0.91, 0.1, 1],
  [0.95, 0.55, 0.8],
  [0.86, 0.75, 1],
] as const

interface LineLook {
  size: number
  fill: string
  anchor?: 'start' | 'middle'
  family?: string
  weight?: number
}

function line(x: number, y: number, words: string, look: LineLook): string {
  const { size, fill, anchor = 'start', family = sans, weight = 400 } = look
  return `<text x="${digits(x)}" y="${digits(y)}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`
}

/** The title as large as it fits, in at most two lines. */
function heading({ title, when }: PosterWords, width: number, theme: DrawingTheme): string {
  const room = width - 2 * margin
  const name = shortened(title, 70)
  const size = [64, 54, 46].find((each) => textWidth(name, each) <= room) ?? 40
  const lines = textWidth(name, size) <= room ? [name] : halves(name)
  const start = 150 - (lines.length - 1) * size
  return [
    ...lines.map((words, index) =>
      line(margin, start + index * size * 1.08, words, {
        size,
        fill: theme.text,
        family: serif,
        weight: 600,
      }),
    ),
    line(margin, 196, when, { size: 20, fill: theme.muted }),
  ].join('')
}

function halves(text: string): string[] {
  const middle = Math.floor(text.length / 2)
  const space = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best), 0)
  return space === 0
    ? [text.slice(0, middle), text.slice(middle)]
    : [text.slice(0, space), text.slice(space + 1)]
}

interface Room {
  x: number
  y: number
  width: number
  height: number
}

function days(all: readonly PosterDay[], room: Room, theme: DrawingTheme): string[] {
  const { columns, blocks } = postedDays(all, room)
  const width = room.width / columns
  return blocks.flatMap(({ column, y, label, title, lines, day }) => {
    const x = room.x + column * width
    const letters = Math.floor((width - 34) / 6.9)
    return [
      `<circle cx="${digits(x + 6)}" cy="${digits(room.y + y + 10)}" r="6" fill="${dayColour(day)}"/>`,
      line(x + 20, room.y + y + 15, shortened(label, letters), { size: 13, fill: theme.muted }),
      line(x + 20, room.y + y + 34, shortened(title, Math.floor(letters * 0.85)), {
        size: 16,
        fill: theme.text,
        family: serif,
        weight: 600,
      }),
      ...lines.map((words, index) =>
        line(x + 20, room.y + y + 54 + index * 17, shortened(words, letters), {
          size: 13,
          fill: theme.muted,
        }),
      ),
    ]
  })
}
