/** The bar that says how far things are, at the middle of the sheet. */
import { metersOfPixel, type View } from './projection.ts'

export interface DrawnScale {
  x: number
  y: number
  length: number
  label: string
}

export function drawScale(
  view: View,
  { x, y }: { x: number; y: number },
  longest: number,
  unit: number,
): DrawnScale {
  const pixel = metersOfPixel(view)
  const most = Math.max(40 * unit, longest) * pixel
  const power = 10 ** Math.floor(Math.log10(most))
  const meters = ([5, 2, 1].find((digit) => digit * power <= most) ?? 1) * power
  return {
    x,
    y,
    length: meters / pixel,
    label: meters >= 1000 ? `${meters / 1000} km` : `${meters} m`,
  }
}
