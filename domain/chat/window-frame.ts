/**
 * Where the chat's window stands and how large it is: pure rules of moving, resizing and keeping
 * inside of the browser's window. Pixels, measured from the top left corner.
 */
import { z } from 'zod'

export interface Size {
  width: number
  height: number
}

export const frameSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
})
export type Frame = z.infer<typeof frameSchema>

export const firstSize: Size = { width: 380, height: 560 }
export const resetSize: Size = { width: 340, height: 500 }
export const smallestSize: Size = { width: 300, height: 300 }
/** Under this width the chat is a sheet that fills the screen, and neither moves nor changes its size. */
export const sheetBelow = 768
/** Docked, it begins below the navigation bar. */
export const dockedFrom = 64
/** Pixels between the window and the edges at its first position. */
const margin = 16

export const isSheet = ({ width }: Size): boolean => width < sheetBelow

/** In the lower right corner. */
export function firstFrame(view: Size, size: Size = firstSize): Frame {
  return keptInside(
    { ...size, x: view.width - size.width - margin, y: view.height - size.height - margin },
    view,
  )
}

/** The frame at its size, or smaller where the browser's window is smaller; wholly visible. */
export function keptInside(frame: Frame, view: Size): Frame {
  const width = between(frame.width, smallestSize.width, view.width)
  const height = between(frame.height, smallestSize.height, view.height)
  return {
    width,
    height,
    x: between(frame.x, 0, view.width - width),
    y: between(frame.y, 0, view.height - height),
  }
}

export function moved(frame: Frame, by: { x: number; y: number }, view: Size): Frame {
  return keptInside({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, view)
}

/** Resizes by the lower right corner; the upper left one stays. */
export function resized(frame: Frame, by: { x: number; y: number }, view: Size): Frame {
  const width = between(frame.width + by.x, smallestSize.width, view.width - frame.x)
  const height = between(frame.height + by.y, smallestSize.height, view.height - frame.y)
  return keptInside({ ...frame, width, height }, view)
}

/** The value within bounds; where the most is below the least, the most. */
function between(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), Math.min(least, most))
}
