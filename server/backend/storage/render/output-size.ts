/** How large a rendered picture is: as asked, but never larger than the stored one or the limit. */
import type { Transform } from './transform.ts'

export interface Size {
  width: number
  height: number
}

export function outputSize(
  asked: Pick<Transform, 'width' | 'height' | 'resize'>,
  stored: Size,
  mostPixels: number,
): Size {
  return scaled(wantedSize(asked, stored), mostPixels)
}

function wantedSize(
  { width, height, resize = 'cover' }: Pick<Transform, 'width' | 'height' | 'resize'>,
  stored: Size,
): Size {
  const box = {
    width: Math.min(width ?? stored.width, stored.width),
    height: Math.min(height ?? stored.height, stored.height),
  }
  // With `fill`, or `cover` and both sides, the picture has exactly the size that was asked for.
  if (resize === 'fill' || (resize === 'cover' && width && height)) return box
  const scale = Math.min(box.width / stored.width, box.height / stored.height)
  return sized(stored, scale)
}

function scaled(size: Size, mostPixels: number): Size {
  const pixels = size.width * size.height
  if (pixels <= mostPixels) return size
  const scale = Math.sqrt(mostPixels / pixels)
  return {
    width: Math.max(1, Math.floor(size.width * scale)),
    height: Math.max(1, Math.floor(size.height * scale)),
  }
}

const sized = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})
