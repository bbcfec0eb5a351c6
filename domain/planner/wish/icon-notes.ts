/** Notes on great sights: why an expensive one is included, and what a far one takes. */
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { isOverCeiling, isWorthItsPrice, objection } from '../appeal.ts'
import { durationInWords } from '../duration-words.ts'
import { mustNotMiss } from '../first-things.ts'
import { closedWords } from '../left-out.ts'
import type { PlanRequest } from '../schema.ts'

const mostNamed = 3
const daysForATrip = 3

export function iconNotes(request: PlanRequest, { days }: Pick<Trip, 'days'>): string[] {
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const dear = request.places
    .filter(
      (place) => visited.has(place.id) && isOverCeiling(place, request) && isWorthItsPrice(place),
    )
    .slice(0, mostNamed)
    .map(({ name }) => name)
  const worth =
    dear.length === 0
      ? []
      : [
          `${listed(dear)} ${dear.length === 1 ? 'costs' : 'cost'} more than the rest, and ${dear.length === 1 ? 'is worth its' : 'are worth their'} price: what one comes for is not left out for money.`,
        ]
  return [...worth, ...tooFarForNow(request, visited)]
}

/** Great day trips for which the stay is too short. */
function tooFarForNow(request: PlanRequest, visited: ReadonlySet<string | null>): string[] {
  if (request.days.length >= daysForATrip) return []
  return request.places.flatMap((place) => {
    const { id, name, dayTrip, essential } = place
    if (!dayTrip || essential < mustNotMiss || visited.has(id)) return []
    if (objection(place, request) !== null || closedWords(place, request) !== null) return []
    const way = durationInWords(dayTrip.minutesEachWay)
    return [
      `${name} takes a day of its own, ${way} each way: stay ${daysForATrip} days, or name it, to have it planned.`,
    ]
  })
}
