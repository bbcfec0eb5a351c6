/** What could stand in the place of each stop: near it, of its kind, and not the same few all over the plan. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Fields } from '#domain/trip/parts.ts'
import { isSnack } from './meal-places.ts'
import type { DayProblem } from './problem/day-problem.ts'
import type { DayVisit } from './problem/day-visit.ts'
import type { PlanRequest } from './schema.ts'
import { byCompany, isForADiet, tableFit } from './tables.ts'
import type { TourPlan } from './tours/problem.ts'
import { replacements } from './tours/replacements.ts'

const alternativesAStop = 3
/** An idea that stands at every stop is none. */
const timesAPlan = 2
/** Farther off it is another day's plan. */
const nearKilometres = 4

/** By day and position. `chosen` are the places that the plan has. */
export function alternativesOf(
  { problem, visits }: Pick<DayProblem, 'problem' | 'visits'>,
  tours: TourPlan,
  chosen: ReadonlySet<string>,
  request: PlanRequest,
): Fields<'stop'>['alternatives'][][] {
  const told = new Map<string, number>()
  return replacements(problem, tours).map((swaps, day) =>
    swaps.map((others, position) => {
      const visit = visits[tours[day]?.[position] ?? -1]
      if (!visit || visit.locked) return []
      const fitting = new Map<string, string>()
      for (const number of others) {
        const other = visits[number]
        if (!other?.place || other.kind !== visit.kind || chosen.has(other.place.id)) continue
        if (!(isOfItsSort(visit, other) && suitsTheTable(visit, other, request))) continue
        if (!isNear(visit, other) || (told.get(other.place.id) ?? 0) >= timesAPlan) continue
        fitting.set(other.place.id, other.place.name)
        if (fitting.size === alternativesAStop) break
      }
      for (const id of fitting.keys()) told.set(id, (told.get(id) ?? 0) + 1)
      return Array.from(fitting, ([placeId, name]) => ({ placeId, name }))
    }),
  )
}

/** Nobody has an ice cream instead of the Vatican Museums. */
function isOfItsSort({ place, kind }: DayVisit, other: DayVisit): boolean {
  if (kind !== 'visit' || !place || !other.place) return true
  return isBite(place) === isBite(other.place)
}

/** What is put forward instead of a table suits the same people: no stall for a feast, no house of a diet that nobody keeps. */
function suitsTheTable({ place, meal }: DayVisit, other: DayVisit, request: PlanRequest): boolean {
  if (!(meal && other.place)) return true
  if (request.diets.length === 0 && isForADiet(other.place)) return false
  if (byCompany(other.place, meal, request) < strangersBeside) return false
  const own = place ? tableFit(place, meal, request) : 0
  return tableFit(other.place, meal, request) >= Math.min(0, own) - lesserTable
}

/** A table may be a little less fitting than the one it replaces. */
const lesserTable = 15
const strangersBeside = -80

const isBite = (place: Place) => isSnack(place) || place.kind === 'cafe'

function isNear({ place, around }: DayVisit, other: DayVisit): boolean {
  const at = place?.at ?? around?.at
  return !at || !other.place || kilometres(at, other.place.at) <= nearKilometres
}
