/** Days on which less is planned: after a flight over many time zones, and on arriving high up. */
import type { PlaceRef } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'

/** Fifteen degrees are an hour by the sun; from five hours on the clock inside is off for a day. */
const jetLagDegrees = 75
/** Metres above the sea, of the catalogue's destinations where one feels them. */
const heights: Readonly<Record<string, number>> = { cusco: 3400 }

/** Why the first day is gentle, as a sentence; null where it need not be. */
export function gentleFirstDay(
  destination: Pick<Destination, 'slug' | 'at' | 'name'>,
  origin: PlaceRef | undefined,
): string | null {
  const height = heights[destination.slug]
  if (height !== undefined) {
    return `The first day is gentle: ${destination.name} lies at ${height} m, and one gets used to it slowly. Walk slowly, drink water, eat lightly and leave wine for later; see a doctor where a headache gets worse.`
  }
  if (!origin?.at) return null
  const apart = Math.abs(origin.at[1] - destination.at[1])
  const degrees = Math.min(apart, 360 - apart)
  if (degrees < jetLagDegrees) return null
  const hours = Math.round(degrees / 15)
  return `The first day is gentle: from ${origin.name} it is about ${hours} hours of jet lag.`
}

/** How late an easy day begins: who lands at night has slept by then. */
const easyFrom = 660

export const easyFirstDay =
  'The first day is an easy one, as you asked: not out before eleven, and three sights at most.'

export function outLater({ from = 0 }: { from?: number }): { from: number } {
  return { from: Math.max(from, easyFrom) }
}
