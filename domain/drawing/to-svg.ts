/** A drawing as the text of an SVG, for a file, a picture or print. Names are escaped: anybody wrote them. */
import { dayColour } from './day-colours.ts'
import type { Sheet } from './draw-sheet.ts'
import type { Drawing, DrawnInset } from './drawing.ts'
import { ringParts } from './marker-rings.ts'
import { type DrawnLabel, isSerif, letterSizes, underSize } from './place-labels.ts'
import type { Marker } from './place-markers.ts'
import { compassLines, dashes, digits, linePath, ringPath, wayPath } from './svg-paths.ts'
import { shortened } from './text-width.ts'
import { type DrawingTheme, night } from './themes.ts'

export const serif = "'Fraunces Variable',Fraunces,Georgia,serif"
export const sans = "'Instrument Sans Variable','Instrument Sans',system-ui,sans-serif"

export function drawingToSvg(drawing: Drawing, theme: DrawingTheme = night): string {
  const { width, height, title } = drawing
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(`A sketch of ${shortened(title, 100)}`)}">${drawingBody(drawing, theme)}</svg>`
}

/** Without the outermost element, to be set into another picture. */
export function drawingBody(drawing: Drawing, theme: DrawingTheme): string {
  const { width, height, sheet, insets, unit } = drawing
  const hasCoast = sheet.land.length > 0
  return [
    `<rect width="${width}" height="${height}" fill="${hasCoast ? theme.sea : theme.ground}"/>`,
    `<path d="${compassLines(width, height)}" stroke="${theme.grid}" stroke-width="${digits(0.6 * unit)}" opacity="0.16" fill="none"/>`,
    ground(sheet, theme, unit),
    sheetMarks(sheet, theme, unit),
    ...insets.map((each) => insetBox(each, theme, unit)),
    scaleAndCompass(drawing, theme),
  ].join('')
}

function ground(
  { land, coasts, borders, rivers, parks }: Sheet,
  theme: DrawingTheme,
  unit: number,
): string {
  const path = (d: string, rest: string) => (d === '' ? '' : `<path d="${d}" ${rest}/>`)
  const round = 'stroke-linejoin="round" stroke-linecap="round"'
  const shore = coasts.map(linePath).join('')
  return [
    // A shallow rim along the coast, as on old charts.
    path(
      shore,
      `fill="none" stroke="${theme.coast}" stroke-opacity="0.16" stroke-width="${digits(11 * unit)}" ${round}`,
    ),
    path(land.map(ringPath).join(''), `fill="${theme.land}"`),
    path(parks.map(({ ring }) => ringPath(ring)).join(''), `fill="${theme.park}"`),
    ...rivers.map(({ lines, width }) =>
      path(
        lines.map(linePath).join(''),
        `fill="none" stroke="${theme.river}" stroke-width="${digits(width)}" ${round}`,
      ),
    ),
    path(
      borders.map(linePath).join(''),
      `fill="none" stroke="${theme.border}" stroke-width="${digits(unit)}" stroke-dasharray="${digits(3 * unit)} ${digits(3 * unit)}"`,
    ),
    path(
      shore,
      `fill="none" stroke="${theme.coast}" stroke-width="${digits(1.2 * unit)}" ${round}`,
    ),
  ].join('')
}

function sheetMarks({ ways, markers, labels }: Sheet, theme: DrawingTheme, unit: number): string {
  return [
    ...ways.map((way) => {
      const dash = dashes[way.style].map((length) => digits(length * unit)).join(' ')
      return `<path d="${wayPath(way)}" fill="none" stroke="${theme.line(way.day)}" stroke-width="${digits(2.4 * unit)}" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}${way.broken ? ' opacity="0.6"' : ''}/>`
    }),
    ...markers.map((marker) => markerMark(marker, theme, unit)),
    ...labels.map((label) => labelText(label, theme, unit)),
  ].join('')
}

function markerMark(marker: Marker, theme: DrawingTheme, unit: number): string {
  const { kind, x, y, radius, spots } = marker
  const at = `cx="${digits(x)}" cy="${digits(y)}"`
  const day = spots[0]?.place.day ?? 0
  if (kind === 'point') {
    return `<circle ${at} r="${digits(radius)}" fill="${theme.box}" stroke="${theme.line(day)}" stroke-width="${digits(2.4 * unit)}"/>`
  }
  const figure = (text: string, fill: string) =>
    `<text x="${digits(x)}" y="${digits(y + 4.3 * unit)}" text-anchor="middle" font-family="${sans}" font-size="${digits(12 * unit)}" font-weight="600" fill="${fill}">${escaped(text)}</text>`
  if (kind === 'stop') {
    return `<circle ${at} r="${digits(radius)}" fill="${dayColour(day)}" stroke="${theme.halo}" stroke-width="${digits(1.6 * unit)}"/>${figure(String(spots[0]?.place.number ?? ''), '#ffffff')}`
  }
  const arcs = ringParts({ ...marker, radius: radius - 2 * unit }).map(
    (part) =>
      `<path d="${part.path}" fill="none" stroke="${dayColour(part.day)}" stroke-width="${digits(4 * unit)}"/>`,
  )
  return `<circle ${at} r="${digits(radius)}" fill="${theme.box}"/>${arcs.join('')}${figure(String(spots.length), theme.text)}`
}

function labelText(
  { kind, text, under, box, anchor }: DrawnLabel,
  theme: DrawingTheme,
  unit: number,
): string {
  const size = letterSizes[kind] * unit
  const x = box.x + (anchor === 'start' ? 0 : anchor === 'end' ? box.width : box.width / 2)
  const style = [
    `text-anchor="${anchor}"`,
    `font-family="${isSerif(kind) ? serif : sans}"`,
    kind === 'area' ? `font-style="italic" letter-spacing="${digits(0.06 * size)}"` : '',
    `stroke="${theme.halo}" stroke-width="${digits(3 * unit)}" stroke-linejoin="round" paint-order="stroke"`,
  ].join(' ')
  const line = (words: string, letters: number, y: number, fill: string) =>
    `<text x="${digits(x)}" y="${digits(y)}" font-size="${digits(letters)}" fill="${fill}" ${style}>${escaped(words)}</text>`
  return [
    line(text, size, box.y + size, kind === 'area' ? theme.muted : theme.text),
    under === null
      ? ''
      : line(under, underSize * unit, box.y + size * 1.3 + underSize * unit, theme.muted),
  ].join('')
}

function insetBox(
  { box, name, kilometres, sheet }: DrawnInset,
  theme: DrawingTheme,
  unit: number,
): string {
  const { x, y, width, height } = box
  const words = shortened(
    `${name}, ${Math.round(kilometres)} km away`,
    Math.max(8, Math.floor(width / (7 * unit))),
  )
  return [
    `<rect x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}" rx="${digits(8 * unit)}" fill="${theme.box}" stroke="${theme.grid}" stroke-opacity="0.5" stroke-dasharray="${digits(5 * unit)} ${digits(4 * unit)}"/>`,
    `<text x="${digits(x + 10 * unit)}" y="${digits(y + 19 * unit)}" font-family="${serif}" font-size="${digits(13 * unit)}" fill="${theme.text}">${escaped(words)}</text>`,
    sheetMarks(sheet, theme, unit),
  ].join('')
}

function scaleAndCompass(
  { sheet: { area }, scale, unit, empty }: Drawing,
  theme: DrawingTheme,
): string {
  const small = (x: number, y: number, words: string, rest = '') =>
    `<text x="${digits(x)}" y="${digits(y)}" font-family="${sans}" font-size="${digits(11 * unit)}" fill="${theme.muted}" ${rest}>${escaped(words)}</text>`
  if (empty) {
    return small(
      area.x + area.width / 2,
      area.y + area.height / 2,
      'No stop has a place on the map yet',
      'text-anchor="middle"',
    )
  }
  const { x, y, length, label } = scale
  const [right, bottom] = [area.x + area.width, area.y + area.height]
  const needle = { x: right - 22 * unit, y: area.y + 12 * unit }
  return [
    `<path d="M${digits(x)} ${digits(y + 16 * unit)}v${digits(6 * unit)}h${digits(length)}v${digits(-6 * unit)}" fill="none" stroke="${theme.muted}" stroke-width="${digits(1.4 * unit)}"/>`,
    small(x + length + 6 * unit, y + 22 * unit, label),
    `<path d="M${digits(needle.x)} ${digits(needle.y)}l${digits(6 * unit)} ${digits(18 * unit)}l${digits(-6 * unit)} ${digits(-4 * unit)}l${digits(-6 * unit)} ${digits(4 * unit)}Z" fill="${theme.muted}"/>`,
    small(needle.x, needle.y + 31 * unit, 'N', 'text-anchor="middle"'),
    small(
      right - 10 * unit,
      bottom - 12 * unit,
      'A sketch',
      'text-anchor="end" font-style="italic"',
    ),
  ].join('')
}

export function escaped(text: string): string {
  return (
    text
      // What XML has no place for would make the whole file unreadable.
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
      .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
  )
}
