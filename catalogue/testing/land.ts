/** Whether a point lies on land, by Natural Earth's coastlines; near the shore counts as land. */
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Coordinates } from '#domain/places/schema.ts'

type Topology = Parameters<typeof feature>[0]
/** A side of a coastline: longitude and latitude of both ends, in degrees. */
type Side = readonly [fromX: number, fromY: number, toX: number, toY: number]

const require = createRequire(import.meta.url)
/** The coastline is drawn this coarsely, and piers and small islands lie off it. */
const shoreKm = 4
const kmPerDegree = 111
const reach = 1
let coastlines: Side[] | undefined
let countries: ReturnType<typeof featuresOf> | undefined

/** For points within a degree of `around`, so that only the coastlines of that latitude are looked at. */
export function landAround([latitude]: Coordinates): (at: Coordinates) => boolean {
  coastlines ??= readCoastlines()
  const sides = coastlines.filter(
    ([, fromY, , toY]) =>
      Math.max(fromY, toY) > latitude - reach && Math.min(fromY, toY) < latitude + reach,
  )
  return (at) => isInside(sides, at) || isNearShore(sides, at)
}

/** For points of one country, by the English name that the map gives it; near its border counts too. */
export function withinCountry(name: string): (at: Coordinates) => boolean {
  // Drawn once: whoever asks for one country asks for many.
  countries ??= featuresOf(require('world-atlas/countries-10m.json'), 'countries')
  const sides = countries.filter(({ properties }) => properties?.name === name).flatMap(outlineOf)
  if (sides.length === 0) throw new Error(`The map has no country called ${name}`)
  return (at) => isInside(sides, at) || isNearShore(sides, at)
}

function readCoastlines(): Side[] {
  const topology: Topology = require('world-atlas/land-10m.json')
  return featuresOf(topology, 'land').flatMap(outlineOf)
}

function featuresOf(topology: Topology, layer: string) {
  const drawnLayer = topology.objects[layer]
  if (!drawnLayer) throw new Error(`The map has no ${layer}`)
  const drawn = feature(topology, drawnLayer)
  return drawn.type === 'FeatureCollection' ? drawn.features : [drawn]
}

function outlineOf({ geometry }: ReturnType<typeof featuresOf>[number]): Side[] {
  if (geometry.type !== 'MultiPolygon' && geometry.type !== 'Polygon') return []
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.flat().flatMap(sidesOf)
}

function sidesOf(ring: readonly (readonly number[])[]): Side[] {
  return ring.slice(1).map(([toX = 0, toY = 0], before) => {
    const [fromX = 0, fromY = 0] = ring[before] ?? []
    return [fromX, fromY, toX, toY]
  })
}

/** A ray to the east crosses the outline of what it starts in an odd number of times. */
function isInside(sides: readonly Side[], [y, x]: Coordinates): boolean {
  let inside = false
  for (const [fromX, fromY, toX, toY] of sides) {
    const crosses = toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX
    if (crosses) inside = !inside
  }
  return inside
}

/** On a plane that is flat enough for a few kilometres. */
function isNearShore(sides: readonly Side[], [latitude, longitude]: Coordinates): boolean {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const near = shoreKm / kmPerDegree
  return sides.some(
    ([fromX, fromY, toX, toY]) =>
      // Most sides lie further north or south, which is seen without a distance.
      !(fromY - latitude > near && toY - latitude > near) &&
      !(latitude - fromY > near && latitude - toY > near) &&
      distanceToSide(
        (fromX - longitude) * narrowing,
        fromY - latitude,
        (toX - longitude) * narrowing,
        toY - latitude,
      ) < near,
  )
}

/** From the origin. */
function distanceToSide(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)
  const nearest = Math.max(0, Math.min(1, along))
  return Math.hypot(ax + nearest * dx, ay + nearest * dy)
}
