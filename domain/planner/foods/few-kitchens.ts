/**
 * Diets that few kitchens of a town meet: one rides a while to a kitchen that is known, and comes again on another
 * day, rather than look for one that nobody knows.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { fitsDiet, mayServe, withoutAllergies } from '../diets.ts'
import { isMealPlace } from '../meal-places.ts'
import type { PlanRequest } from '../schema.ts'
import { everydayDiets } from './everyday-diets.ts'

/** Farther than this is another town. */
const sameTown = 15
/** A table of the dearest is booked weeks ahead, and is no help on a Tuesday at noon. */
const dearest = 4
/** As often one may eat at a house that meets a diet where there are others: a help twice, and a bore the third time. */
const usualTurns = 2
/** At most on so many days of a long stay. */
const mostTurns = 5
/** Where there are fewer houses than days: of three two lie on the way of a day. */
const reach = 1.5
/** With no more than so many houses one comes back the next day as well; with one, at noon and at night. */
const veryFew = 2

const sweets = new Set(['chocolate', 'gelato', 'ice-cream', 'sweets'])

type Eaters = Pick<PlanRequest, 'places' | 'diets' | 'refused'> &
  Partial<Pick<PlanRequest, 'mixedTable'>>

/** Of the diets those that a kitchen has to be known for, since the town does not keep them as a matter of course. */
export function dietsToSeek({ places, diets }: Pick<Eaters, 'places' | 'diets'>): string[] {
  const everyday = everydayDiets(places)
  return withoutAllergies(diets).filter((diet) => !everyday.has(diet))
}

export function seeksKitchens(eaters: Pick<Eaters, 'places' | 'diets'>): boolean {
  return dietsToSeek(eaters).length > 0
}

/** The houses of the town that are known to meet what has to be met. */
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

/** On how many days one may eat at the same house of a diet: at one of few as often as meals need it. */
export function turnsOfKitchens(request: Eaters & Pick<PlanRequest, 'lodging' | 'days'>): number {
  const days = request.days.length
  const known = knownKitchens(request).length
  if (known === 0) return 1
  // Two meals a day at so many houses; they lie all over the town, and half of them never where one is hungry.
  const isScarce = known > veryFew && known < days
  const needed = Math.ceil((2 * days) / (isScarce ? known / reach : known))
  return Math.min(days, mostTurns, Math.max(usualTurns, needed))
}

/** How few they are where one comes back on the next day and is glad of it; null where there is a choice. */
export function fewKitchens(request: Eaters & Pick<PlanRequest, 'lodging'>): 'one' | 'few' | null {
  const known = seeksKitchens(request) ? knownKitchens(request).length : 0
  return known === 1 ? 'one' : known > 0 && known <= veryFew ? 'few' : null
}

/** A tea room or a bakery that serves lunch and keeps the diet: more than a snack where hardly any kitchen does. */
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
