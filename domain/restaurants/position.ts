import type { Coordinates } from '#domain/places/schema.ts'

/** About 100 m: a thousandth of a degree. Browsers round before they send, the server again. */
export function rounded([latitude, longitude]: Coordinates): Coordinates {
  const thousandth = (degrees: number) => Math.round(degrees * 1000) / 1000
  return [thousandth(latitude), thousandth(longitude)]
}
