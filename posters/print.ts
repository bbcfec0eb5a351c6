/** Prints one scene: the vector picture in pixels, cut and encoded for every use. */
import { renderAsync } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { type PosterFormat, type PosterPrint, posterShapes } from '#domain/site/posters.ts'
import { seeded } from './kit/random.ts'

/** Part of every poster's version: raise it when the same scene prints differently. */
export const recipe = '3'

export interface Pixels {
  data: Uint8Array
  side: number
}

/** A square of `side` pixels, red, green and blue. */
export async function pixelsOf(svg: string, side: number): Promise<Pixels> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: side },
    font: { loadSystemFonts: false },
    shapeRendering: 2,
  })
  const { data } = await sharp(picture.pixels, { raw: { width: side, height: side, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, side }
}

/** The side of a square from which all of these can be cut without being enlarged. */
export function sideFor(prints: readonly PosterPrint[]): number {
  const sides = prints.map(({ shape, width }) => width * Math.max(1, posterShapes[shape].ratio))
  return Math.ceil(Math.max(...sides))
}

export function encode(pixels: Pixels, { shape, width, format }: PosterPrint): Promise<Buffer> {
  const { side } = pixels
  const { ratio } = posterShapes[shape]
  const across = Math.round(Math.min(side, side / ratio))
  const down = Math.round(Math.min(side, side * ratio))
  const picture = imageOf(pixels)
    .extract({
      left: Math.floor((side - across) / 2),
      top: Math.floor((side - down) / 2),
      width: across,
      height: down,
    })
    .resize(width, Math.round(width * ratio), { fit: 'fill' })
  return encoded(picture, format)
}

export function encoded(picture: Sharp, format: PosterFormat): Promise<Buffer> {
  switch (format) {
    // Low effort: a first start waits for this, and flat colour compresses well as it is.
    case 'avif':
      return picture.avif({ quality: 60, effort: 0 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78, effort: 1 }).toBuffer()
    case 'jpg':
      return picture.jpeg({ quality: 82, progressive: true }).toBuffer()
  }
}

/** The mean colours of the rows, from the top: the picture out of focus. */
export async function blurred(pixels: Pixels, rows = 8): Promise<string[]> {
  const mean = await imageOf(pixels)
    .resize(1, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return Array.from({ length: rows }, (_, row) =>
    mean.subarray(row * 3, row * 3 + 3).toString('hex'),
  )
}

/**
 * The grain of the paper: specks that darken or lighten a little, to be laid over a picture edge to
 * edge. A file of its own, because no encoder keeps it at a size that a phone should load.
 */
export async function grainTile(): Promise<Buffer> {
  const side = 128
  const random = seeded('grain')
  const specks = new Uint8Array(side * side * 2)
  for (let index = 0; index < specks.length; index += 2) {
    const depth = random() + random() - 1
    specks[index] = depth < 0 ? 0 : 255
    specks[index + 1] = Math.abs(depth) < 0.3 ? 4 : 11
  }
  return sharp(specks, { raw: { width: side, height: side, channels: 2 } })
    .png({ palette: true, colours: 4, compressionLevel: 9 })
    .toBuffer()
}

function imageOf({ data, side }: Pixels): Sharp {
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
}
