/** Naps of small children as visits of the problem. */
import type { Place } from '#domain/places/schema.ts'
import { napOf } from '../day-habits.ts'
import { tiers } from '../first-things.ts'
import { endOf } from '../opening/visit-ends.ts'
import { seatsBeside } from '../party/seats-to-rest.ts'
import type { PlanRequest } from '../schema.ts'
import { onceADay, type ProblemParts } from './parts.ts'

/** Points of a nap at the lodging, and elsewhere where that is far and it is warm. */
const napWorth = { home: 170, elsewhere: 70 }

/** Adds naps after lunch: at the lodging, or in the stroller in a park where that is too far. */
export function addNaps(parts: ProblemParts, around: readonly Place[], request: PlanRequest): void {
  const { from, to, minutes } = napOf(request)
  const atHome = request.days.map((_, on) => ({
    place: null,
    starts: request.days.map((_day, index) => (index === on ? [{ from, to }] : [])),
  }))
  const underTrees = seatsBeside(around, { from, to }, { request, isForANap: true })
  for (const { place, starts } of [...atHome, ...underTrees]) {
    parts.add(
      {
        point: parts.pointAt(place ? endOf(place) : request.lodging),
        duration: minutes,
        profit: request.days.map(() => (place ? napWorth.elsewhere : napWorth.home)),
        starts,
        // Promised: no sight displaces a nap.
        tier: tiers.promised,
        groups: [parts.group('nap', onceADay)],
      },
      { kind: 'free', around: place },
    )
  }
}
