/** Street food as meals, for those who came for it: hawker centers, market halls, stands and windows. */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { isFoodQuarter, isMealPlace, mealOfMarket } from './meal-places.ts'

/** The cuisine in requests and in the catalogue. */
const streetKitchen = 'street-food'
export const streetFoodWish = 'street food'

/** Longest meal in minutes, and price level, of street food. */
const longest = 50
const dearest = 2

const handKitchens = new Set(
  'street-food hot-dogs sausages kebab kebabs falafel tacos arepas empanadas dumplings sandwiches fish-and-chips fries crepes burgers'.split(
    ' ',
  ),
)
const handWords =
  /\b(?:street[- ]?food|hawkers?|(?:a|street|sausage|food|market) (?:stall|stand)|kiosk|food (?:trucks?|halls?|courts?|carts?)|carts?|hatch|(?:on|along) the (?:sidewalk|pavement|curb)|standing|on your feet|plastic stools|woks?|take-?away|hole in the wall)\b/i
const late = new Set<Place['bestTime']>(['evening', 'night', 'sunset'])

/** Words of Christmas market stalls, which mainly sell mulled wine. */
const ofAdvent = /\b(?:christmas|advent)\b/i

/** Words of streets with cooking stalls. */
const cooksOutside =
  /\b(?:street[- ]?food|hawkers?|woks?|skewers|food (?:stalls?|carts?)|grills|night markets?)\b/i

/** Whether a place serves street food: by its cuisine or by its text. */
export function isStreetFood(place: Place): boolean {
  const { kind, cuisines = [], minutes, price } = place
  if (kind === 'market') return mealOfMarket(place) !== null && !ofAdvent.test(allSaid(place))
  if (kind === 'neighbourhood') return isFoodQuarter(place) || cooksOutside.test(allSaid(place))
  if (kind === 'square') return late.has(place.bestTime) && cooksOutside.test(allSaid(place))
  if (!isMealPlace(place)) return false
  if (cuisines.includes(streetKitchen)) return true
  if ((price ?? 1) > dearest) return false
  const isOfTheHand = minutes <= longest && cuisines.some((each) => handKitchens.has(each))
  return isOfTheHand || handWords.test(allSaid(place))
}

/** Whether a restaurant is quick and cheap, as a substitute for street food. */
export function isQuickPlate({ kind, minutes, price }: Place): boolean {
  return kind === 'restaurant' && minutes <= longest && price !== null && price < dearest
}

export function wantsStreetFood({
  cuisines,
  asked = [],
}: Pick<PlanRequest, 'cuisines'> & Partial<Pick<PlanRequest, 'asked'>>): boolean {
  return cuisines.includes(streetKitchen) || asked.some(({ what }) => what === streetFoodWish)
}

/** Whether a market is at its best at night, or is called a night market. */
export function isNightMarket(place: Place): boolean {
  const { kind, bestTime, name } = place
  if (/\bnight (?:market|bazaar)/i.test(`${name} ${allSaid(place)}`)) return true
  return late.has(bestTime) && (kind === 'market' || isFoodQuarter(place))
}
