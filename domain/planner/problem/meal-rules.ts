/** Rules for the meals of a stay: how often the same house, how early, and who is sent nowhere. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import { seeksKitchens, turnsOfKitchens } from '../foods/few-kitchens.ts'
import { lateTableShift, lateTables } from '../meals/meal-times.ts'
import { isOfADinner } from '../meals/special-dinner.ts'
import { wantsStreetFood } from '../meals/street-food.ts'
import {
  eatsStanding,
  hasNoSeat,
  isDownStairs,
  isForADrink,
  isForAFew,
  isHotOrRaw,
  isStrangeFood,
  isTakeaway,
} from '../meals/table-ages.ts'
import { isShow } from '../opening/assumed-hours.ts'
import type { PlanRequest } from '../schema.ts'
import { isSelfService } from '../tables.ts'

/** Price level of tables that are below what luxury means. */
const plainTable = 1
/** Points of a meal without a house near a sight, and at the lodging: less than at a house. */
const someMealWorth = 115
const homeMealWorth = 85
/** Points of a meal for which a kitchen of a diet is still to be found: so few that a ride to a known one is better. */
const soughtMealWorth = 10
const beforeTheShow: OpenSpan = { from: 1035, to: 1095 }

/** Minutes that a full day may delay a meal, and a sunset that was wished the dinner after it. */
const delays = { breakfast: 0, lunch: 10, dinner: 15, afterSunset: 30 }

export function mayWait(meal: Meal, { asked }: Pick<PlanRequest, 'asked'>): number {
  const isForSunsets = meal === 'dinner' && asked.some(({ when }) => when === 'sunset')
  return isForSunsets ? delays.afterSunset : delays[meal]
}

/** Start span of an early dinner before a show, once kitchens open. */
export function dinnerBeforeAShow(request: PlanRequest): OpenSpan {
  const late = lateTables(request)
  if (!late) return beforeTheShow
  const from = late.dinner - lateTableShift
  return { from, to: from + beforeTheShow.to - beforeTheShow.from }
}

/** Whether an evening on a stage was asked for, by kind or by name. */
export function hasShow({ places, mustSee, wantedKinds, asked }: PlanRequest): boolean {
  if (wantedKinds.includes('stage')) return true
  const evenings = asked.filter(({ when }) => when === 'evening')
  const named = new Set([...mustSee, ...evenings.flatMap(({ placeIds }) => placeIds)])
  return places.some((place) => isShow(place) && named.has(place.id))
}

/**
 * Whether a house is unfit for the party: no standing for the very old or for bad knees, no counter for a
 * wheelchair, a celebration or eleven people, no kidneys for the young, a chair for small children. Wishes win.
 */
export function isNoTable(place: Place, request: PlanRequest): boolean {
  const { party, lavish } = request
  if (lavish && place.price !== null && place.price <= plainTable && !isWished(place, request))
    return true
  const celebrates = lavish || party.who.includes('celebration')
  if ((party.elderly || celebrates) && isSelfService(place)) return true
  if (party.elderly && hasNoSeat(place)) return true
  const isUnsteady = party.elderly || party.stepFree || party.who.includes('seniors')
  if (isUnsteady && place.stepFree !== true && isDownStairs(place)) return true
  if ((party.shortWalks || party.stepFree) && eatsStanding(place)) return true
  // A diet with few houses takes any that is known.
  if (isWished(place, request) || seeksKitchens(request)) return false
  if (party.shortWalks && hasNoSeat(place)) return true
  if (party.who.includes('toddler') && (hasNoSeat(place) || isHotOrRaw(place))) return true
  if (party.children && eatsStanding(place) && !wantsStreetFood(request)) return true
  if (request.avoidedKinds.includes('nightlife') && isForADrink(place)) return true
  if (
    (celebrates || request.asked.some(isOfADinner)) &&
    !wantsStreetFood(request) &&
    isTakeaway(place)
  )
    return true
  if (party.large && isForAFew(place)) return true
  return (party.children || party.who.includes('teenagers')) && isStrangeFood(place)
}

/** Whether tables can be found around a place after dark: in streets, and not on a hill or at a closed museum. */
export function hasStreetsAround({ kind }: Place): boolean {
  return amongStreets.has(kind)
}

const amongStreets = new Set<Place['kind']>([
  'cafe',
  'landmark',
  'market',
  'neighbourhood',
  'nightlife',
  'restaurant',
  'shopping',
  'square',
  'stage',
  'worship',
])

/** Points of a meal without a house. */
export function openWorth(around: Place | null, request: PlanRequest): number {
  if (seeksKitchens(request)) return around ? soughtMealWorth : 1
  // Where money is no object nobody is sent to look around.
  if (request.lavish) return around ? soughtMealWorth : 1
  return around ? someMealWorth : homeMealWorth
}

/** On how many days the same house may be used: one, unless a diet leaves few. */
export function turnsAtTables(request: PlanRequest): number {
  // Allergies are asked about anywhere, and the town's own diets are kept everywhere: there are houses enough.
  return seeksKitchens(request) ? turnsOfKitchens(request) : 1
}
