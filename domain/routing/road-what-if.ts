/** A road trip with one day less: the cheapest ways to save it, each timed. */
import type { RoadPlan } from './road-of-trip.ts'
import { removeStop } from './road-trip.ts'
import { type RoadTrip, type RoadWorld, timeRoadTrip } from './road-trip-timing.ts'

export interface WhatIf {
  /** What is given up, as one would say it. */
  says: string
  plan: RoadPlan
  timing: RoadTrip
}

const mostOffered = 4
const longestLimit = 600
const limitSteps = [30, 60, 90, 120]

/** Every offer is a day shorter at least; what is locked stays. The smallest loss comes first. */
export function aDayLess(plan: RoadPlan, world: RoadWorld): WhatIf[] {
  const { route, rules } = plan
  const now = timeRoadTrip(route, rules, world)
  const offers: (Omit<WhatIf, 'timing'> & { loss: number })[] = []
  for (const { id, name, nights, locked } of route.stops) {
    if (nights > 0 && !locked) {
      const stops = route.stops.map((each) =>
        each.id === id ? { ...each, nights: nights - 1 } : each,
      )
      const says =
        nights === 1
          ? `No night in ${name}`
          : `${nights - 1} instead of ${nights} nights in ${name}`
      offers.push({ says, plan: { ...plan, route: { ...route, stops } }, loss: nights > 1 ? 1 : 2 })
    }
    if (!locked) {
      const without = { ...plan, route: removeStop(route, id) }
      offers.push({ says: `Without ${name}`, plan: without, loss: 4 + nights })
    }
  }
  for (const step of limitSteps) {
    const limit = rules.limit + step
    if (limit > longestLimit) break
    const says = `Up to ${hoursOf(limit)} at the wheel a day`
    offers.push({ says, plan: { ...plan, rules: { ...rules, limit } }, loss: 2 + step / 30 })
  }
  const shorter = offers.flatMap(({ loss, ...offer }) => {
    const timing = timeRoadTrip(offer.plan.route, offer.plan.rules, world)
    return timing.days.length < now.days.length && timing.late.length <= now.late.length
      ? [{ offer: { ...offer, timing }, loss }]
      : []
  })
  return shorter
    .toSorted((a, b) => a.loss - b.loss)
    .slice(0, mostOffered)
    .map(({ offer }) => offer)
}

export function hoursOf(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
