/**
 * Diets that few kitchens of a town meet: one rides farther to a known kitchen, and returns on another day.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { fitsDiet, mayServe, withoutAllergies } from '../diets.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { PlanRequest } from '../schema.ts'
import { everydayDiets } from './everyday-diets.ts'

/** Kilometres from the lodging within which a kitchen is of this town. */
const sameTown = 15
/** Price level that is excluded: such tables are booked weeks ahead. */
const dearest = 4
/** Visits to one such house in a stay where there are enough others. */
const usualTurns = 2
/** The most visits to one house in a long stay. */
const mostTurns = 5
/** Divisor where there are fewer houses than days: of three houses two lie on the way of a day. */
const reach = 1.5
/** Number of houses up to which one returns the next day; with a single one, at lunch and dinner. */
const veryFew = 2

const sweets = new Set(['chocolate', 'gelato', 'ice-cream', 'sweets'])

type Eaters = Pick<PlanRequest, 'places' | 'diets' | 'refused'> &
  Partial<Pick<PlanRequest, 'mixedTable'>>

/** The diets for which a kitchen must be known, since the town does not keep them anyway. */
export function dietsToSeek({ places, diets }: Pick<Eaters, 'places' | 'diets'>): string[] {
  const everyday = everydayDiets(places)
  return withoutAllergies(diets).filter((diet) => !everyday.has(diet))
}

export function seeksKitchens(eaters: Pick<Eaters, 'places' | 'diets'>): boolean {
  return dietsToSeek(eaters).length > 0
}

/** The town's houses that are known to meet these diets. */
export function knownKitchens(eaters: Eaters & Pick<PlanRequest, 'lodging'>): Place[] {
  const { places, lodging } = eaters
  return places.filter(
    (place) =>
      isMealPlace(place) &&
      place.price !== dearest &&
      mayServe(place, eaters) &&
      kilometres(lodging, place.at) <= sameTown,
  )
}

/** How many days one may eat at the same house: where houses are few, as often as meals need it. */
export function turnsOfKitchens(request: Eaters & Pick<PlanRequest, 'lodging' | 'days'>): number {
  const days = request.days.length
  const known = knownKitchens(request).length
  if (known === 0) return 1
  // Two meals a day; half of the houses are never near enough.
  const isScarce = known > veryFew && known < days
  const needed = Math.ceil((2 * days) / (isScarce ? known / reach : known))
  return Math.min(days, mostTurns, Math.max(usualTurns, needed))
}

/** Whether houses are so few that one returns on the next day; null where there is a choice. */
export function fewKitchens(request: Eaters & Pick<PlanRequest, 'lodging'>): 'one' | 'few' | null {
  const known = seeksKitchens(request) ? knownKitchens(request).length : 0
  return known === 1 ? 'one' : known > 0 && known <= veryFew ? 'few' : null
}

/** Whether a tea room or a bakery serves as a lunch: it keeps the diet where hardly any kitchen does. */
export function servesTheirLunch(
  place: Place,
  eaters: Eaters & Pick<PlanRequest, 'lodging'>,
): boolean {
  const { kind, meals = [], cuisines = [] } = place
  const sought = dietsToSeek(eaters)
  if (kind !== 'cafe' || sought.length === 0 || !meals.includes('lunch')) return false
  if (cuisines.some((each) => sweets.has(each))) return false
  const isKept = fitsDiet(place, sought) && mayServe(place, eaters)
  return isKept && knownKitchens(eaters).length <= veryFew
}
