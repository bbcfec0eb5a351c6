/** Decodes, resizes and encodes one picture. Cheap encoders: anybody may ask for any picture. */
import sharp, { type Metadata } from 'sharp'
import { outputSize, type Size } from './output-size.ts'
import { formats, type PictureType } from './picture-type.ts'
import type { Transform } from './transform.ts'

export interface PictureWork {
  task: 'render'
  input: Uint8Array
  transform: Transform
  type: PictureType
  inputPixels: number
  outputPixels: number
}

export async function renderPicture(work: PictureWork): Promise<Buffer> {
  const { input, transform, type, inputPixels, outputPixels } = work
  const image = sharp(input, {
    limitInputPixels: inputPixels,
    failOn: 'error',
    animated: type === 'image/gif' || type === 'image/webp',
    sequentialRead: true,
  }).autoOrient()
  const stored = sizeOf(await image.metadata())
  const size = outputSize(transform, stored, outputPixels)
  if (size.width !== stored.width || size.height !== stored.height) {
    const cropped = (transform.resize ?? 'cover') === 'cover'
    image.resize({ ...size, fit: cropped ? 'cover' : 'fill' })
  }
  return image.toFormat(formats[type], encoding(type, transform.quality ?? 80)).toBuffer()
}

/** Of one frame, the right way up. */
export function sizeOf({ width, height, pageHeight, autoOrient }: Metadata): Size {
  return pageHeight ? { width, height: pageHeight } : (autoOrient ?? { width, height })
}

/** Low effort: the last percents of quality and size take a hundred times the work. */
function encoding(type: PictureType, quality: number) {
  switch (type) {
    case 'image/avif':
      return { quality: Math.min(quality, 80), effort: 0 }
    case 'image/webp':
      return { quality, effort: 2 }
    case 'image/jpeg':
      return { quality }
    // These two have no quality.
    case 'image/gif':
      return { effort: 1 }
    case 'image/png':
      return {}
  }
}
