/** The ways of a trip as lines of GeoJSON. */

import { dayColour } from '#domain/drawing/day-colours.ts'
import { styleOf } from '#domain/drawing/draw-ways.ts'
import { degreesOf, type WorldPoint } from '#domain/drawing/projection.ts'
import type { Way } from '#domain/drawing/trip-ways.ts'

/** East first; beyond 180 where a trip goes over the date line. */
export function positionOf(at: WorldPoint): [number, number] {
  const [north, east] = degreesOf(at)
  return [east, north]
}

export function waysAsLines(ways: readonly Way[]): GeoJSON.FeatureCollection<GeoJSON.LineString> {
  return {
    type: 'FeatureCollection',
    features: ways.map((way) => ({
      type: 'Feature',
      properties: { colour: dayColour(way.day), style: styleOf(way) },
      geometry: {
        type: 'LineString',
        coordinates: (way.line ?? [way.from.at, way.to.at]).map(positionOf),
      },
    })),
  }
}
