/**
 * Re-encodes a profile picture in the browser before the upload: upright, small and without
 * metadata. Our own storage does so again; a Supabase project's storage does not, so that there
 * this is what keeps GPS positions out of public pictures.
 */
import { type PortraitCrop, squareOf } from '#domain/account/portrait-crop.ts'

const longestSide = 1024

/** Decodes a picture, upright; null where the browser can't read the file as one. */
export async function decodedPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    // Thrown for bytes that are no picture, or of a format the browser does not support.
    if (error instanceof DOMException) return null
    throw error
  }
}

/** The square of the picture; WebP where the browser can write it, else JPEG. */
export async function croppedPicture(
  picture: ImageBitmap,
  crop: PortraitCrop,
): Promise<Blob | null> {
  const { left, top, side } = squareOf(picture, crop)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(Math.min(side, longestSide)))
  canvas.height = canvas.width
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  const webp = await encoded(canvas, 'image/webp')
  // A browser that can't write a format writes PNG instead.
  return webp?.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg')
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.88))
}
