/** How a traveller wants to drive, by what was read from their words. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { type DrivingRules, drivingRulesSchema } from '#domain/routing/road-trip-schema.ts'

const [leastLimit, mostLimit] = [60, 900]

export function drivingRulesOf({ driving }: Pick<TripBrief, 'driving'>): DrivingRules {
  const { mostADay, restEvery, byDaylight } = driving ?? {}
  return drivingRulesSchema.parse({
    ...(mostADay ? { limit: Math.max(leastLimit, Math.min(mostLimit, mostADay)) } : {}),
    rests: restEvery !== undefined,
    onlyByDay: byDaylight ?? false,
  })
}
