/** What could stand in the place of each stop: near it, of its sort and its wish, and not the same few all over the plan. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { Fields } from '#domain/trip/parts.ts'
import { wishesMet } from './asked/asked-starts.ts'
import { isForADiet } from './diet-houses.ts'
import { isSnack } from './meal-places.ts'
import { isPartOfIt } from './parts-of-places.ts'
import type { DayProblem } from './problem/day-problem.ts'
import type { DayVisit } from './day-visit.ts'
import { isNoTable } from './problem/meal-rules.ts'
import type { PlanRequest } from './schema.ts'
import { byCompany, tableFit } from './tables.ts'
import type { TourPlan } from './tours/problem.ts'
import { replacements } from './tours/replacements.ts'
import { isUnfit } from './travellers.ts'

const alternativesAStop = 3
/** An idea that stands at every stop is none. */
const timesAPlan = 2
/** Farther off it is another day's plan; of a table, another table's. */
const nearKilometres = { visit: 3, meal: 1.5 }
/** So close one stands before both. */
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
      const fitting = new Map<string, string>()
      for (const number of others) {
        const other = visits[number]
        if (!other?.place || other.kind !== visit.kind || chosen.has(other.place.id)) continue
        if (!isOfItsSort(visit, other, request) || isBeside(visit, other)) continue
        if (!suitsTheTable(visit, other, request)) continue
        if (!isNear(visit, other) || (told.get(other.place.id) ?? 0) >= timesAPlan) continue
        fitting.set(other.place.id, other.place.name)
        if (fitting.size === alternativesAStop) break
      }
      for (const id of fitting.keys()) told.set(id, (told.get(id) ?? 0) + 1)
      return Array.from(fitting, ([placeId, name]) => ({ placeId, name }))
    }),
  )
}

/** What one does in the same mood. */
const sorts: readonly (readonly PlaceKind[])[] = [
  ['museum', 'gallery'],
  ['worship'],
  ['palace', 'ruins', 'landmark'],
  ['landmark', 'bridge', 'square', 'viewpoint'],
  ['neighbourhood', 'square', 'shopping', 'market'],
  ['park', 'garden', 'nature', 'beach'],
  ['zoo', 'theme-park'],
  ['stage', 'nightlife'],
]

/**
 * Nobody has an ice cream instead of the Vatican Museums, or a bar street instead of a chapel; and what a
 * stop is wished for, the other has, too.
 */
function isOfItsSort({ place, kind }: DayVisit, other: DayVisit, request: PlanRequest): boolean {
  if (!place || !other.place) return true
  const { place: instead } = other
  const wishes = wishesMet(place, request).filter(({ implied }) => !implied)
  const isWish = wishes.some((wish) => wishesMet(instead, request).includes(wish))
  if (wishes.length > 0 || kind !== 'visit') return wishes.length === 0 || isWish
  if (isBite(place) || isBite(instead)) return isBite(place) && isBite(instead)
  if (isUnfit(instead, request)) return false
  const isOfASort =
    place.kind === instead.kind ||
    sorts.some((sort) => sort.includes(place.kind) && sort.includes(instead.kind))
  const [subject] = place.interests
  return isOfASort && (isAlike(place, instead) || subject === instead.interests[0])
}

/** An activity is anything: of those, and of streets, the subject has to be shared. */
function isAlike(place: Place, instead: Place): boolean {
  if (place.kind === 'activity') return false
  return place.interests.some((each) => instead.interests.slice(0, 2).includes(each))
}

/** A square is no swap for the church that stands on it, nor a stall for its hall: one is there already. */
function isBeside({ place }: DayVisit, other: DayVisit): boolean {
  if (!place || !other.place) return false
  if (isPartOfIt(place, other.place)) return true
  if (other.kind !== 'visit') return false
  return kilometres(place.at, other.place.at) < sameSpot
}

/** What is put forward instead of a table suits the same people: no stall for a feast, no house of a diet that nobody keeps. */
function suitsTheTable({ place, meal }: DayVisit, other: DayVisit, request: PlanRequest): boolean {
  if (!(meal && other.place)) return true
  if (request.diets.length === 0 && isForADiet(other.place)) return false
  if (isNoTable(other.place, request)) return false
  if (tableFit(other.place, meal, request) < leastFit) return false
  if (byCompany(other.place, meal, request) < strangersBeside) return false
  const own = place ? tableFit(place, meal, request) : 0
  return tableFit(other.place, meal, request) >= Math.min(0, own) - lesserTable
}

/** A table may be a little less fitting than the one it replaces. */
const lesserTable = 15
/** And one that suits them so little is none, whatever it replaces. */
const leastFit = -100
const strangersBeside = -80

const isBite = (place: Place) => isSnack(place) || place.kind === 'cafe'

function isNear({ place, around, meal }: DayVisit, other: DayVisit): boolean {
  const at = place?.at ?? around?.at
  return (
    !at || !other.place || kilometres(at, other.place.at) <= nearKilometres[meal ? 'meal' : 'visit']
  )
}
