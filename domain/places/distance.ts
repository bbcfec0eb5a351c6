import type { Coordinates } from './schema.ts'

/** The great-circle distance, on a round earth. */
export function kilometres(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const arc =
    half(to[0] - from[0]) +
    Math.cos(from[0] * radians) * Math.cos(to[0] * radians) * half(to[1] - from[1])
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(arc)))
}
