/** Distances on the globe, and the least and the usual time that a way takes. */
import type { Coordinates } from '#domain/places/schema.ts'

const radians = Math.PI / 180
const earthMeters = 6_371_000

/** Haversine, as the crow flies. */
export function metersBetween(a: Coordinates, b: Coordinates): number {
  const [north, east] = [(b[0] - a[0]) * radians, (b[1] - a[1]) * radians]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(a[0] * radians) * Math.cos(b[0] * radians) * Math.sin(east / 2) ** 2
  return 2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Kilometres an hour in a straight line that nobody beats, door to door. */
const fastest: Readonly<Record<string, number>> = {
  walk: 6.5,
  bicycle: 22,
  transit: 60,
  taxi: 80,
  drive: 110,
  bus: 100,
  ferry: 70,
  train: 250,
}

/** Fewer minutes than these are not possible; journeys by air and unknown ways are not judged. */
export function leastMinutes(mode: string, meters: number): number {
  const speed = fastest[mode]
  return speed === undefined ? 0 : (meters / 1000 / speed) * 60
}

/** On foot for short ways; else with a wait, and at a city's pace. */
export function usualMinutes(meters: number): number {
  const walk = ((meters * 1.3) / 4800) * 60
  const ride = 8 + ((meters * 1.3) / 18_000) * 60
  return Math.min(walk, ride)
}
