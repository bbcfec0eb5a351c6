/**
 * Re-encodes a profile picture in the browser before the upload: upright, small and without
 * metadata. Our own storage does so again; a Supabase project's storage does not, so that there
 * this is what keeps GPS positions out of public pictures.
 */
const longestSide = 1024

/** WebP where the browser can write it, else JPEG; null where the file is no picture it can read. */
export async function redrawnPortrait(file: Blob): Promise<Blob | null> {
  const picture = await decoded(file)
  if (!picture) return null
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const webp = await encoded(canvas, 'image/webp')
  // A browser that can't write a format writes PNG instead.
  return webp?.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg')
}

async function decoded(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    // Thrown for bytes that are no picture, or of a format the browser does not support.
    if (error instanceof DOMException) return null
    throw error
  }
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.88))
}
