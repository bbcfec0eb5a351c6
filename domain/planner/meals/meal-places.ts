/** Which meals a place serves, and which places are only for a snack: fries for a quarter of an hour are no lunch. */
import { allSaid } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal, Place } from '#domain/places/schema.ts'

/** Fewest minutes of a meal. */
export const leastMealMinutes = 30

/** Cuisines of snacks and sweets: a place with nothing else serves no meal. */
const bites = new Set([
  'bakery',
  'biscuits',
  'cakes',
  'chocolate',
  'churros',
  'coffee',
  'dessert',
  'drinks',
  'fries',
  'gelato',
  'hot-dogs',
  'ice-cream',
  'juice-bar',
  'pastry',
  'patisserie',
  'sweets',
  'tea',
])
const cold = new Set(['gelato', 'ice-cream'])

/**
 * The meals a place serves; empty for sights, snacks and cafés without meals. A counter with rolls or noodles
 * serves lunch, of at least `leastMealMinutes`.
 */
export function mealsAt(place: Place): readonly Meal[] {
  const { kind, minutes, cuisines = [] } = place
  const offered = place.meals ?? (kind === 'restaurant' ? (['lunch', 'dinner'] as const) : [])
  const isHurried = minutes < leastMealMinutes
  if (isHurried && kind !== 'restaurant') return []
  const isBite =
    isSweet(place) ||
    (cuisines.length > 0 && cuisines.some((each) => bites.has(each) && isMain(place, each)))
  return offered.filter((meal) => {
    if (meal === 'dinner' && isForLunch(place)) return false
    if (meal === 'breakfast') return !isHurried && !cuisines.some((each) => cold.has(each))
    return !isBite && (meal === 'lunch' || !isHurried)
  })
}

/** Whether its text mentions lunch and no later hour; known hours win. */
function isForLunch(place: Place): boolean {
  const { hours, bestTime, meals = [] } = place
  if (hours !== null || (bestTime !== 'midday' && bestTime !== 'morning')) return false
  const said = allSaid(place)
  return meals.includes('lunch') && !laterHours.test(said) && ofTheMiddleOfTheDay.test(said)
}

const ofTheMiddleOfTheDay = /\b(?:lunch|plate of the day|until (?:the )?afternoon)\b/i
const laterHours = /\b(?:dinner|supper|evenings?|nights?|late)\b/i

/** Whether all its offers are sweet, whatever its cuisine is called. */
function isSweet({ offers = [] }: Place): boolean {
  return offers.length > 0 && offers.every((offer) => ofSweets.test(offer))
}

const ofSweets =
  /\b(?:(?:coffee|tea)[- ]houses?|tea|shisha|waffles?|churros|cakes?|hot chocolate|chocolates?|pralines?|ice creams?|gelato|doughnuts?|pastr(?:y|ies)|desserts?|sweets|macarons?|coffee)$/i

/** Whether a cuisine is the first one listed, for which a place is known. */
function isMain({ cuisines = [] }: Place, cuisine: string): boolean {
  return cuisines[0] === cuisine || cuisines.every((each) => bites.has(each))
}

/** Whether it is a restaurant, or serves lunch or dinner. */
export function isMealPlace(place: Place): boolean {
  return mealsAt(place).some((meal) => meal !== 'breakfast')
}

/** Fewest minutes of a lunch in a coffee house. */
const leastOverAPlate = 40
/** Cuisines of coffee houses that may serve lunch. */
const ofCoffeeHouses = new Set(['bakery', 'coffee', 'pastry', 'patisserie'])

/** Whether a coffee house serves lunch as well. */
export function servesLunchToo(place: Place): boolean {
  const { kind, minutes, meals = [], cuisines = [] } = place
  return (
    kind === 'cafe' &&
    !isMealPlace(place) &&
    minutes >= leastOverAPlate &&
    meals.includes('lunch') &&
    ofCoffeeHouses.has(cuisines[0] ?? '') &&
    cuisines.some((each) => !bites.has(each))
  )
}

/** Whether it is for eating between meals: a café, a stall, an ice cream. */
export function isSnack(place: Place): boolean {
  return !isMealPlace(place) && (place.kind === 'cafe' || place.kind === 'restaurant')
}

/** Words of a market at which one eats. */
const eatenThere =
  /\b(?:eat|eating|eaten|lunch|dinner|counters?|cooks?|kitchens?|grills?|grilled|tapas|tacos|noodles|soups?|street food|food (?:halls?|stands)|pancakes|sandwich(?:es)?|paella|satay|hawkers|skewers|omelettes?|bowls|chicken|choripán|rolls|long tables|brunch tables|clay-pot|ceviche|pizza|buns|oysters|beer garden|zapiekanki|herring|scallops|empanadas|curries)\b/i

/** The meal that a food market replaces; null for other places, and for markets without food to eat. */
export function mealOfMarket(place: Place): 'lunch' | 'dinner' | null {
  if (!(isFoodMarket(place) && eatenThere.test(allSaid(place)))) return null
  return late.has(place.bestTime) ? 'dinner' : 'lunch'
}

const seenAtAnyHour = 0.9

function isFoodMarket(place: Place): boolean {
  const { kind, interests, dayTrip } = place
  // World-famous places are seen at any hour.
  if (dayTrip || place.essential >= seenAtAnyHour) return false
  return (
    (kind === 'market' || isFoodQuarter(place)) && interests[0] === 'food' && !isMealPlace(place)
  )
}

/** Whether a quarter is one of stalls and kitchens at night, where one eats. */
export function isFoodQuarter({ kind, interests, bestTime, dayTrip, essential }: Place): boolean {
  if (dayTrip || essential >= seenAtAnyHour) return false
  return kind === 'neighbourhood' && interests[0] === 'food' && late.has(bestTime)
}

/** Whether people come to a quarter or a market of an evening to eat, so that nobody leaves it hungry. */
export function isForAnEveningMeal({ kind, interests, bestTime, dayTrip }: Place): boolean {
  if (dayTrip || !late.has(bestTime)) return false
  return (kind === 'neighbourhood' || kind === 'market') && interests.slice(0, 2).includes('food')
}

const wholeDay: readonly OpenSpan[] = [{ from: 0, to: 2880 }]
const late = new Set(['evening', 'night', 'sunset'])
const early = new Set(['early', 'morning'])
/** Least minutes between a snack and the meals around it. */
const beforeAMeal = { bite: 90, market: 60 }
const afterAMeal = 110
const nightcap: OpenSpan = { from: 1200, to: 1380 }
const notBefore = { usual: 450, cold: 660 }

/**
 * When a snack fits beside the meals: well before one, well after one, and as a nightcap after dinner. Ice cream
 * not before eleven.
 */
export function timesForABite(
  place: Place,
  minutes: number,
  { lunch, dinner }: Readonly<Record<'lunch' | 'dinner', OpenSpan | null>>,
): readonly OpenSpan[] {
  if (!(isSnack(place) || (isFoodMarket(place) && place.kind === 'market'))) return wholeDay
  const isCold = (place.cuisines ?? []).some((cuisine) => cold.has(cuisine))
  const noon = lunch ?? { from: 750, to: 780 }
  // Savoury snacks not before ten.
  const isSavory = place.kind === 'restaurant' && !(place.meals ?? []).includes('breakfast')
  const from = isCold || isSavory ? notBefore.cold : notBefore.usual
  const before = isSnack(place) ? beforeAMeal.bite : beforeAMeal.market
  const evening = dinner ? dinner.from - before - minutes : 1140
  // Food halls are empty before noon, and would be a third meal between lunch and dinner; early markets are best in
  // the morning.
  const isForAMeal = mealOfMarket(place) !== null
  const isHall = isForAMeal && !early.has(place.bestTime)
  return [
    ...(isHall ? [] : [{ from, to: lunch ? noon.from - before - minutes : 690 }]),
    ...(isForAMeal && lunch && dinner ? [] : [{ from: noon.to + afterAMeal, to: evening }]),
    ...(isSnack(place) && late.has(place.bestTime) ? [nightcap] : []),
  ].filter((span) => span.from <= span.to)
}

const words: Readonly<Record<Meal, RegExp>> = {
  breakfast: /\b(?:breakfast|brunch)\b/i,
  lunch: /\blunch(?:es|eon)?\b/i,
  dinner: /\b(?:dinner|supper|evening meal)\b/i,
}
const atATable = /\b(?:table|restaurant|reservation|eat|eating|meal|food tour|tasting menu)\b/i

/** The meal that an appointment is: by its name, or by its hour where it is at a table. */
export function mealSettled(name: string, start: number, isTable: boolean): Meal | undefined {
  const said = (['breakfast', 'lunch', 'dinner'] as const).find((meal) => words[meal].test(name))
  if (said) return said
  if (!(isTable || atATable.test(name))) return undefined
  if (start < 660) return 'breakfast'
  return start < 960 ? 'lunch' : 'dinner'
}
