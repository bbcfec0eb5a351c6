/** Alternatives to each stop: near it, of its kind and its wish, and not the same few throughout the plan. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Fields } from '#domain/trip/parts.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import type { DayVisit } from '../day-visit.ts'
import { isForADiet } from '../meals/diet-houses.ts'
import { isSnack } from '../meals/meal-places.ts'
import { isPartOfIt } from '../parts-of-places.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { isNoTable } from '../problem/meal-rules.ts'
import type { PlanRequest } from '../schema.ts'
import { byCompany, tableFit } from '../tables.ts'
import type { TourPlan } from '../tours/problem.ts'
import { replacements } from '../tours/replacements.ts'
import { areOfASort } from '../worth/of-a-sort.ts'
import { isUnfit } from '../worth/travellers.ts'

const alternativesAStop = 3
/** How often one place may be offered as an alternative in a plan. */
const timesAPlan = 2
/** Largest distance in kilometres between a stop and its alternative. */
const nearKilometres = { visit: 3, meal: 1.5 }
/** Distance in kilometres below which two places count as one spot. */
const sameSpot = 0.12

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
      // What was named is what one came for.
      if (!visit || visit.locked || visit.mandatory) return []
      const fitting = new Map<string, Place>()
      for (const number of others) {
        const other = visits[number]
        if (!other?.place || other.kind !== visit.kind || chosen.has(other.place.id)) continue
        if (!isOfItsSort(visit, other, request) || isBeside(visit, other)) continue
        if (!suitsTheTable(visit, other, request)) continue
        if (!isNear(visit, other) || (told.get(other.place.id) ?? 0) >= timesAPlan) continue
        if (isPoorSwap(visit.place, other.place)) continue
        fitting.set(other.place.id, other.place)
      }
      const best = [...fitting.values()]
        .toSorted((one, another) => sharedWith(visit, another) - sharedWith(visit, one))
        .slice(0, alternativesAStop)
      for (const { id } of best) told.set(id, (told.get(id) ?? 0) + 1)
      return best.map(({ id: placeId, name }) => ({ placeId, name }))
    }),
  )
}

/** How many offers of a stop a place shares: "Second World War". Tables are ranked by their worth alone. */
function sharedWith({ place, kind }: DayVisit, { offers = [] }: Place): number {
  if (kind !== 'visit') return 0
  return offers.filter((each) => place?.offers?.includes(each)).length
}

/** Renown (0 to 1) of a great sight, and of a place that hardly anybody knows. */
const great = 0.7
const hardlyKnown = 0.25

/** Whether a hardly known place would stand for a great one with which it has nothing in common. */
function isPoorSwap(place: Place | null, instead: Place): boolean {
  if (!place || isBite(place) || place.essential < great || instead.essential >= hardlyKnown)
    return false
  return !instead.offers?.some((each) => place.offers?.includes(each))
}

/**
 * Whether a place can stand in for a stop: of its group of kinds, and meeting the wish that the stop is there for.
 */
function isOfItsSort({ place, kind }: DayVisit, other: DayVisit, request: PlanRequest): boolean {
  if (!place || !other.place) return true
  const { place: instead } = other
  const wishes = wishesMet(place, request).filter(({ implied }) => !implied)
  const isWish = wishes.some((wish) => wishesMet(instead, request).includes(wish))
  if (wishes.length > 0 || kind !== 'visit') return wishes.length === 0 || isWish
  if (isBite(place) || isBite(instead)) return isBite(place) && isBite(instead)
  if (isUnfit(instead, request)) return false
  return areOfASort(place, instead)
}

/** Whether an alternative lies at the stop's own spot: a square is no swap for the church that stands on it. */
function isBeside({ place }: DayVisit, other: DayVisit): boolean {
  if (!place || !other.place) return false
  if (isPartOfIt(place, other.place)) return true
  if (other.kind !== 'visit') return false
  return kilometres(place.at, other.place.at) < sameSpot
}

/** Whether another table suits the same guests: no stall for a feast, no kitchen of a diet that nobody keeps. */
function suitsTheTable({ place, meal }: DayVisit, other: DayVisit, request: PlanRequest): boolean {
  if (!(meal && other.place)) return true
  if (request.diets.length === 0 && isForADiet(other.place)) return false
  if (isNoTable(other.place, request)) return false
  if (tableFit(other.place, meal, request) < leastFit) return false
  if (byCompany(other.place, meal, request) < strangersBeside) return false
  const own = place ? tableFit(place, meal, request) : 0
  return tableFit(other.place, meal, request) >= Math.min(0, own) - lesserTable
}

/** Points of `tableFit` that an alternative table may be below the one it replaces. */
const lesserTable = 15
/** Points of `tableFit` below which a table is never offered. */
const leastFit = -100
const strangersBeside = -80

const isBite = (place: Place) => isSnack(place) || place.kind === 'cafe'

function isNear({ place, around, meal }: DayVisit, other: DayVisit): boolean {
  const at = place?.at ?? around?.at
  return (
    !at || !other.place || kilometres(at, other.place.at) <= nearKilometres[meal ? 'meal' : 'visit']
  )
}
