/**
 * Decodes a picture and encodes it anew in its own format: upright, in sRGB, with nothing of the
 * file it came in but the pixels. What moves goes on moving where the format is GIF or WebP; of the
 * others the first frame stays.
 */
import sharp from 'sharp'
import { outputSize } from './output-size.ts'
import { formats, type PictureType } from './picture-type.ts'
import { sizeOf } from './render-picture.ts'

export interface ReencodeWork {
  task: 'reencode'
  input: Uint8Array
  type: PictureType
  inputPixels: number
  outputPixels: number
  /** The last attempt is returned even if it is too large: the caller decides. */
  mostBytes: number
}

/** The next is tried when the result has more bytes than allowed. */
const qualities = [85, 70, 50] as const

export async function reencodePicture(work: ReencodeWork): Promise<Buffer> {
  const open = () =>
    sharp(work.input, {
      limitInputPixels: work.inputPixels,
      failOn: 'error',
      animated: work.type === 'image/gif' || work.type === 'image/webp',
      sequentialRead: true,
    }).autoOrient()
  const found = await open().metadata()
  const stored = sizeOf(found)
  const size = outputSize({}, stored, work.outputPixels)
  const smaller = size.width !== stored.width || size.height !== stored.height
  let encoded = Buffer.alloc(0)
  for (const quality of qualities) {
    const image = smaller ? open().resize({ ...size, fit: 'fill' }) : open()
    const options = encoding(work.type, quality, found.isPalette)
    encoded = await image.toFormat(formats[work.type], options).toBuffer()
    if (encoded.byteLength <= work.mostBytes) break
  }
  return encoded
}

function encoding(type: PictureType, quality: number, palette: boolean | undefined) {
  switch (type) {
    case 'image/avif':
      return { quality: quality - 20, effort: 1 }
    case 'image/webp':
      return { quality, effort: 3 }
    case 'image/jpeg':
      return { quality }
    case 'image/gif':
      return { effort: 3 }
    case 'image/png':
      // Keeps the palette of a picture with few colours: without one the file would be three times
      // as large.
      return { palette: palette ?? false }
  }
}
