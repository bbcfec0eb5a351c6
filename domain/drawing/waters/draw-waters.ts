/** Rivers and parks on a sheet, where somebody is sure of their courses. */

import { cutRing } from '../coast/cut.ts'
import { boxOf, inFrame, sheetPoint } from '../draw-land.ts'
import { type Area, metersOfPixel, type SheetPoint, type View } from '../projection.ts'
import { cityWaters } from './city-waters.ts'

export interface DrawnWaters {
  rivers: { name: string; lines: SheetPoint[][]; width: number }[]
  parks: { name: string; ring: SheetPoint[] }[]
}

/** Metres across a sheet above which it shows coasts instead: a river would be a scratch. */
const widestMeters = 60_000

export function drawWaters(view: View, area: Area): DrawnWaters {
  const pixel = metersOfPixel(view)
  if (pixel * Math.min(area.width, area.height) > widestMeters) return { rivers: [], parks: [] }
  const frame = boxOf(area)
  const rivers = cityWaters
    .flatMap((city) => city.rivers)
    .map(({ name, meters, course }) => ({
      name,
      width: Math.max(2, Math.min(40, meters / pixel)),
      lines: inFrame(
        course.map((at) => sheetPoint(at, view, area)),
        frame,
      ),
    }))
  const parks = cityWaters
    .flatMap((city) => city.parks)
    .map(({ name, outline }) => ({
      name,
      ring: cutRing(
        outline.map((at) => sheetPoint(at, view, area)),
        frame,
      ).map(([x, y]) => ({ x, y })),
    }))
  return {
    rivers: rivers.filter(({ lines }) => lines.length > 0),
    parks: parks.filter(({ ring }) => ring.length > 2),
  }
}
