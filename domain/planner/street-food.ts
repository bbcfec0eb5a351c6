/** Food of the street as meals: hawker centers, market halls, stands and windows, for those who came to eat there. */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import { isFoodQuarter, isMealPlace, mealOfMarket } from './meal-places.ts'
import type { PlanRequest } from './schema.ts'

/** As a kitchen is called in a request and in the catalogue, and as the wish is called on a page. */
const streetKitchen = 'street-food'
export const streetFoodWish = 'street food'

/** Nobody sits longer over what is eaten out of the hand, nor pays more. */
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

/** Stalls of a few weeks, for mulled wine first of all. */
const ofAdvent = /\b(?:christmas|advent)\b/i

/** Streets in which food is cooked, by their own words. */
const cooksOutside =
  /\b(?:street[- ]?food|hawkers?|woks?|skewers|food (?:stalls?|carts?)|grills|night markets?)\b/i

/** Whether one eats there as one does in the street: by its kitchen or by its own words. */
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

/** A plate that is soon eaten and costs little: next to the street, where nothing of it is near. */
export function isQuickPlate({ kind, minutes, price }: Place): boolean {
  return kind === 'restaurant' && minutes <= longest && price !== null && price < dearest
}

export function wantsStreetFood({
  cuisines,
  asked = [],
}: Pick<PlanRequest, 'cuisines'> & Partial<Pick<PlanRequest, 'asked'>>): boolean {
  return cuisines.includes(streetKitchen) || asked.some(({ what }) => what === streetFoodWish)
}

/** A market that is at its best after dark, or calls itself a night market. */
export function isNightMarket(place: Place): boolean {
  const { kind, bestTime, name } = place
  if (/\bnight (?:market|bazaar)/i.test(`${name} ${allSaid(place)}`)) return true
  return late.has(bestTime) && (kind === 'market' || isFoodQuarter(place))
}
