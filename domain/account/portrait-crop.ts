/** The square of a picture that is kept as a portrait: where it may be, and how it is moved. */
export interface PictureSize {
  width: number
  height: number
}

export interface PortraitCrop {
  /** The middle of the square, as shares of the picture's width and height. */
  x: number
  y: number
  /** 1 is the largest square that the picture has; 2 is half of its side. */
  zoom: number
}

export interface Square {
  left: number
  top: number
  side: number
}

export const largestZoom = 4

export const middleOfPicture: PortraitCrop = { x: 0.5, y: 0.5, zoom: 1 }

/** The square in the picture's own pixels. */
export function squareOf(size: PictureSize, crop: PortraitCrop): Square {
  const { x, y, zoom } = withinPicture(size, crop)
  const side = Math.min(size.width, size.height) / zoom
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}

/** The nearest crop whose square lies inside of the picture. */
export function withinPicture(size: PictureSize, crop: PortraitCrop): PortraitCrop {
  const zoom = between(crop.zoom, 1, largestZoom)
  const half = Math.min(size.width, size.height) / zoom / 2
  const across = half / size.width
  const down = half / size.height
  return { x: between(crop.x, across, 1 - across), y: between(crop.y, down, 1 - down), zoom }
}

/** Moved by shares of the square's own side, as a drag over the frame measures them. */
export function movedCrop(
  size: PictureSize,
  crop: PortraitCrop,
  by: { right: number; down: number },
): PortraitCrop {
  const { side } = squareOf(size, crop)
  return withinPicture(size, {
    ...crop,
    x: crop.x + (by.right * side) / size.width,
    y: crop.y + (by.down * side) / size.height,
  })
}

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))
