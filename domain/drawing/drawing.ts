/** What a drawing consists of. */
import type { Sheet } from './draw-sheet.ts'
import type { FarPlace } from './far-places.ts'
import type { DrawnScale } from './scale.ts'

export interface Frame {
  width: number
  height: number
}

/** A day trip that would make the rest of the trip too small, on a sheet of its own. */
export interface DrawnInset extends FarPlace {
  sheet: Sheet
}

export interface Drawing extends Frame {
  title: string
  unit: number
  sheet: Sheet
  insets: DrawnInset[]
  scale: DrawnScale
  /** Set where there is nothing to show. */
  empty: boolean
}
