/** Where the ideas of a board are: a sketch from their coordinates alone. */
import type { Area, SheetPoint } from '#domain/drawing/projection.ts'
import { inset, onSheet, sideBySide, viewOf, worldPoint } from '#domain/drawing/projection.ts'
import { type DrawnScale, drawScale } from '#domain/drawing/scale.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import type { Idea } from './idea.ts'
import { placeOf } from './place-of.ts'

export interface PlaceMap {
  places: readonly { idea: Idea; number: number; at: SheetPoint }[]
  scale: DrawnScale
}

/** Least metres across the shorter side of a sketch. */
const leastMeters = 900
const margin = 36

/** Null where no idea has a place. `known` is what the catalogue has, by the id of the idea. */
export function mapOfIdeas(
  ideas: readonly Idea[],
  known: ReadonlyMap<string, Place>,
  area: Area,
): PlaceMap | null {
  const placed = ideas.flatMap((idea) => {
    const at = coordinatesOf(idea, known)
    return at ? [{ idea, at }] : []
  })
  if (placed.length === 0) return null
  const points = sideBySide(placed.map(({ at }) => worldPoint(at)))
  const view = viewOf(points, inset(area, margin), leastMeters)
  return {
    places: placed.flatMap(({ idea }, index) => {
      const point = points[index]
      return point ? [{ idea, number: index + 1, at: onSheet(point, view, area) }] : []
    }),
    scale: drawScale(view, { x: area.x + 12, y: area.y + area.height - 36 }, area.width * 0.3, 1),
  }
}

function coordinatesOf(idea: Idea, known: ReadonlyMap<string, Place>): Coordinates | null {
  const at = placeOf(idea)?.at
  return at ? [at.lat, at.lon] : (known.get(idea.id)?.at ?? null)
}
