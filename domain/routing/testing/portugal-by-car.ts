/** A drive from Lisbon to Porto in June, for tests of road trips. */
import type { RoadPlan } from '../road-of-trip.ts'
import { drivingRulesSchema, roadStopSchema } from '../road-trip-schema.ts'
import { roadWorld } from '../road-world.ts'

export type At = [number, number]
export const point = (name: string, at: At) => ({ name, at })
export const stop = (id: string, at: At, more = {}) =>
  roadStopSchema.parse({ id, name: id, at, ...more })
export const rules = drivingRulesSchema.parse({})
export const lisbon = point('Lisbon', [38.72, -9.14])
export const coast: RoadPlan = {
  route: {
    start: lisbon,
    round: false,
    end: point('Porto', [41.15, -8.61]),
    stops: [
      stop('Óbidos', [39.36, -9.16], { minutes: 90 }),
      stop('Coimbra', [40.21, -8.43], { nights: 2 }),
      stop('Aveiro', [40.64, -8.65], { nights: 1 }),
    ],
  },
  rules,
  car: undefined,
}
export const summer = roadWorld({ start: '2027-06-10', towns: [] })
