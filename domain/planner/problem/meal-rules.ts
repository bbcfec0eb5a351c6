/** What holds of the meals of a whole stay: how often a house, how early, and where nobody is sent. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import { isShow } from '../assumed-hours.ts'
import { seeksKitchens, turnsOfKitchens } from '../foods/few-kitchens.ts'
import { lateTableShift, lateTables } from '../meal-times.ts'
import type { PlanRequest } from '../schema.ts'
import { isOfADinner } from '../special-dinner.ts'
import { wantsStreetFood } from '../street-food.ts'
import {
  eatsStanding,
  hasNoSeat,
  isForADrink,
  isForAFew,
  isHadInTheHand,
  isStrangeFood,
} from '../table-ages.ts'
import { eatsOffATray } from '../tables.ts'

/** A meal somewhere near a sight, and near the lodging: less than one that has a name. */
const someMealWorth = 115
const homeMealWorth = 85
/** Looking for a kitchen that meets a diet is the last resort: a ride to one that is known is better. */
const soughtMealWorth = 10
const beforeTheShow: OpenSpan = { from: 1035, to: 1095 }

/** A full day may put a meal off for so long, where there is a table for it. */
export const mayWait = { breakfast: 0, lunch: 10, dinner: 30 }

/** Where one dines before the curtain rises: earlier than one would like to, and not before kitchens open. */
export function dinnerBeforeAShow(request: PlanRequest): OpenSpan {
  const late = lateTables(request)
  if (!late) return beforeTheShow
  const from = late.dinner - lateTableShift
  return { from, to: from + beforeTheShow.to - beforeTheShow.from }
}

/** Whether an evening on a stage was asked for, by its kind or by name. */
export function hasShow({ places, mustSee, wantedKinds, asked }: PlanRequest): boolean {
  if (wantedKinds.includes('stage')) return true
  const evenings = asked.filter(({ when }) => when === 'evening')
  const named = new Set([...mustSee, ...evenings.flatMap(({ placeIds }) => placeIds)])
  return places.some((place) => isShow(place) && named.has(place.id))
}

/**
 * Nobody of a great age or with bad knees is sent to eat on their feet, nor a wheelchair to a bar to stand at; who
 * celebrates gets no roll in the hand, eleven no row of stools, the young no kidneys, and the smallest a chair. What was
 * wished for is had.
 */
export function isNoTable(place: Place, request: PlanRequest): boolean {
  const { party, lavish } = request
  const celebrates = lavish || party.who.includes('celebration')
  if ((party.elderly || celebrates) && eatsOffATray(place)) return true
  if (party.elderly && hasNoSeat(place)) return true
  if ((party.shortWalks || party.stepFree) && eatsStanding(place)) return true
  // Where a diet leaves few houses, one that is known to keep it is better than none.
  if (isWished(place, request) || seeksKitchens(request)) return false
  if (party.shortWalks && hasNoSeat(place)) return true
  if (party.who.includes('toddler') && hasNoSeat(place)) return true
  if (party.children && eatsStanding(place) && !wantsStreetFood(request)) return true
  if (request.avoidedKinds.includes('nightlife') && isForADrink(place)) return true
  if (
    (celebrates || request.asked.some(isOfADinner)) &&
    !wantsStreetFood(request) &&
    isHadInTheHand(place)
  )
    return true
  if (party.large && isForAFew(place)) return true
  return (party.children || party.who.includes('teenagers')) && isStrangeFood(place)
}

/** Whether one finds a table around a place after dark: in streets, and not on a hill or at a museum's closed door. */
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

/** What a meal is worth that is only a place in the day. */
export function openWorth(around: Place | null, request: PlanRequest): number {
  if (seeksKitchens(request)) return around ? soughtMealWorth : 1
  return around ? someMealWorth : homeMealWorth
}

/** On how many days one may eat at the same house: on one, unless a diet leaves few of them. */
export function turnsAtTables(request: PlanRequest): number {
  // What a kitchen can leave out is asked of any, and what a town keeps is everywhere: there are houses enough.
  return seeksKitchens(request) ? turnsOfKitchens(request) : 1
}
