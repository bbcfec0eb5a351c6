/** Meals that have no house: around a sight, or at the lodging. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { isTooFarToDine } from '../day-trips/ride-bounds.ts'
import { tiers } from '../first-things.ts'
import { mealTimes } from '../meals/meal-times.ts'
import { endOf } from '../opening/visit-ends.ts'
import type { PlanRequest } from '../schema.ts'
import { hoursOnDay, startsAtTable } from './dinner-hours.ts'
import { inTurns } from './in-turns.ts'
import { lastBreakfast } from './late-breakfasts.ts'
import { hasStreetsAround, mayWait, openWorth } from './meal-rules.ts'
import { onceADay, type ProblemParts } from './parts.ts'

const anyTime: readonly OpenSpan[] = [{ from: 0, to: 2880 }]

/** Adds meals without a house, around sights or at the lodging, since restaurants are not everywhere. */
export function addMealsAnywhere(
  parts: ProblemParts,
  around: readonly Place[],
  request: PlanRequest,
): void {
  const times = mealTimes(request)
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
    if (!request.meals[meal]) continue
    const { from, to, minutes } = times[meal]
    // Not in place of lunch: a brunch needs a house.
    const last = meal === 'breakfast' ? Math.min(to, lastBreakfast) : to
    const window = { from, to: last + (meal === 'dinner' ? mayWait(meal, request) : 0) }
    const isNear = (place: Place) => hasStreetsAround(place) && !isTooFarToDine(place.at, request)
    const where = meal === 'dinner' ? around.filter(isNear) : around
    for (const { place, starts } of inTurns(where, window, request)) {
      parts.add(
        {
          point: parts.pointAt(place ? endOf(place) : request.lodging),
          duration: minutes,
          profit: request.days.map(() => openWorth(place, request)),
          starts: starts.map((spans, day) =>
            spans.flatMap((span) =>
              startsAtTable(anyTime, meal, hoursOnDay(meal, span, day, request), day, request),
            ),
          ),
          tier: tiers.great,
          groups: [parts.group(meal, onceADay)],
        },
        { kind: 'meal', meal, around: place },
      )
    }
  }
}
