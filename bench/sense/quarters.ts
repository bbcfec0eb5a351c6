/** Quarters of a city that are left and entered again on one day. */
import type { Place } from '#domain/places/schema.ts'
import { clock } from './dates.ts'
import { metersBetween } from './distance.ts'
import { isFood, type SeenDay, type SeenPlan, type SeenStop } from './seen-plan.ts'
import { judged, type Verdict } from './verdict.ts'

/** Sights this close lie in one quarter; who is farther than this from both has left it. */
const quarterMeters = 400
const goneMeters = 800
/** One comes back for the lights, and nobody minds. */
const lateHours = new Set<Place['bestTime']>(['evening', 'night', 'sunset'])

interface Return {
  day: SeenDay
  first: SeenStop
  between: SeenStop | undefined
  again: SeenStop
}

const isSight = ({ stop, place }: SeenStop) =>
  stop.kind === 'visit' && place !== undefined && !isFood(place) && !place.dayTrip

function apart(one: SeenStop, other: SeenStop): number {
  return one.stop.at && other.stop.at
    ? metersBetween(one.stop.at, other.stop.at)
    : Number.POSITIVE_INFINITY
}

/** Every sight that has an earlier one of its quarter on the day, with what lies between them if that is far. */
function* returns({ days }: SeenPlan): Generator<Return> {
  for (const day of days) {
    for (const [index, again] of day.stops.entries()) {
      if (!isSight(again)) continue
      const [first, at] = earlierNear(day, index, again) ?? []
      if (!first || at === undefined) continue
      const between = day.stops
        .slice(at + 1, index)
        .find(
          (stop) =>
            stop.stop.at && apart(stop, first) > goneMeters && apart(stop, again) > goneMeters,
        )
      yield { day, first, between, again }
    }
  }
}

/** The last sight of the quarter before this one. */
function earlierNear(
  { stops }: SeenDay,
  index: number,
  again: SeenStop,
): [SeenStop, number] | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const first = stops[at]
    if (first && isSight(first) && apart(first, again) <= quarterMeters) return [first, at]
  }
  return undefined
}

export function quartersTwice(plan: SeenPlan): Verdict {
  return judged(returns(plan), ({ day, first, between, again }) => {
    if (!between || (again.place && lateHours.has(again.place.bestTime))) return null
    return `${day.date} ${first.stop.name}, ${between.stop.name}, then ${again.stop.name} (${clock(again.from)}), ${Math.round(apart(first, again))} m from the first`
  })
}

/** How many quarters each day in town enters twice. */
export function quartersTwiceADay(plan: SeenPlan): number[] {
  return plan.days
    .filter(({ dayTrip, stops }) => !dayTrip && stops.length > 0)
    .map((day) => quartersTwice({ ...plan, days: [day] }).wrong.length)
}
