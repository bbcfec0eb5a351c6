/** How a table fits its guests beyond the diets that it must meet, in the solver's points. */
import type { Meal, Place } from '#domain/places/schema.ts'
import { isWished } from './asked/asked-starts.ts'
import { fitsDiet, withoutAllergies } from './diets.ts'
import { hasCuisine } from './first-things.ts'
import { isForADiet } from './meals/diet-houses.ts'
import { kitchensOfTown } from './meals/kitchens-of-town.ts'
import { isQuickPlate, isStreetFood, wantsStreetFood } from './meals/street-food.ts'
import { byAge } from './meals/table-ages.ts'
import { isFromAfar } from './meals/tables-from-afar.ts'
import type { PlanRequest } from './schema.ts'

/** Minutes below which a dinner is hurried, and its points. */
const leastDinner = 45
const hurriedDinner = -40
/** Minutes below which a meal is at a counter, and the points of such a dinner; worse for those who want to sit down. */
const counterMinutes = 40
const counterDinner = { sitDown: -160, anybody: -80 }
const breakfastForDinner = -70
const sandwichForDinner = -90
const ofMornings = [
  'bakery',
  'bagels',
  'breakfast',
  'brunch',
  'cafe',
  'coffee',
  'pancakes',
  'pastry',
]
/** Points of a house known for another meal. */
const otherMeal = { lunch: -90, dinner: -120 }
/** Points of a pancake kitchen for the dinner of grown-ups. */
const pancakesForDinner = -110
/** Points of a confectioner for lunch: its cake comes after one. */
const amongCakes = -80
const ofCakes = new Set(['cakes', 'pastry', 'patisserie'])
const lunchForDinner = -80
const noonForDinner = -130
const atACafe = { breakfast: 0, lunch: -20, dinner: -90 }
const wordsOfMornings =
  /\b(?:breakfasts?|brunch|pancakes?|waffles?|croissants?|scones?|porridge|pastr(?:y|ies)|cakes?|hot chocolate|eggs?|toast|açai|coffee|crumble|tea)\b/i
const wordsOfTables =
  /\b(?:lunch(?:es)?|dinners?|supper|evenings?|nights?|late|plates?|soups?|stews?|pasta|pizzas?|noodles?|ramen|rice|curr(?:y|ies)|grill(?:ed)?|fish|beef|pork|lamb|chicken|duck|steaks?|salads?|sandwich(?:es)?|burgers?|dumplings|schnitzel|sausages?|meze|tapas|roasts?|seafood|oysters|herring|smørrebrød|tacos|falafel|bowls)\b/i
/** Words of food for the hand, which is a lunch, however long it takes. */
const inTheHand = /\b(?:sandwich(?:es)?|rolls?|toasties|hot dogs?)\b/i
/** Heavy dishes that are eaten at noon. */
const dishesOfNoon = /\b(?:cocido|feijoada|sunday roasts?|barbacoa)\b/i
const wordsOfEvenings = /\b(?:dinners?|supper|evenings?|nights?|late|wine|bar|candles?)\b/i
/** Price level of an expensive table, wanted for a treat. */
const dear = 3
/** Price level at which a counter is the chef's table. */
const chefsCounter = 4
const treat = { lavish: 120, celebration: 110 }
const tooPlain = { lavish: -190, celebration: -190 }
/** Points of a plain table that meets a diet with few kitchens, where a treat was wanted. */
const plainButKept = -60
/** Points of a middle-priced house where money is no object, by meal. */
const plainForLuxury = { breakfast: 0, lunch: -40, dinner: -120 }
/** Points of a very expensive menu for those who did not travel to eat. */
const unaskedCourses = -120
const cheapAndWelcome = 40
/** Price ceiling of those who save. */
const thrifty = 2
/** Points of a kitchen that serves a diet and everything else, for a mixed party. */
const forBoth = 50
/** Points of a diet house for those who keep none. */
const dietHouse = -130
const ownKitchen = { usual: 30, food: 60 }
/** Points of foreign cuisines: for those who like food, for those who came for the local food, and for celebrations. */
const fromAfar = { food: -30, elsewhere: -120, special: { lunch: -45, dinner: -100 } }
const wishedKitchen = 130
/** Points of waited tables for those who came for street food. */
const waitedOn = { plain: -50, dear: -110 }
const quickPlate = 45
/** Points of a table listed for a wish. */
const wishedTable = 90
/** Points of a kitchen tagged as free of what somebody must not eat. */
const knownToSuit = 160
const accessUnknown = -110
/** Points of benches and counters: worst for special evenings. */
const noTableForTwo = { lavish: -260, celebration: -230, couple: -90, anybody: -45 }
const offATray = -70
/** Points of romantic tables for parties that are no couple. */
const romance = -110

/** The parts of a request that a table is chosen by. */
export type TableGuests = Pick<
  PlanRequest,
  'party' | 'lavish' | 'priceCeiling' | 'cuisines' | 'diets' | 'interests' | 'places'
> &
  Partial<Pick<PlanRequest, 'mildOnly' | 'asked' | 'mixedTable'>>

/** Points of a table for this party; 0 is an average table. */
export function tableFit(place: Place, meal: Meal, request: TableGuests): number {
  return (
    (meal === 'dinner' ? byHaste(place, request) + byHand(place, request) : 0) +
    (meal === 'dinner' && isBreakfastHouse(place) ? breakfastForDinner : 0) +
    (meal === 'dinner' ? byPancakes(place, request) : 0) +
    (place.kind === 'cafe' ? atACafe[meal] : 0) +
    (meal === 'lunch' && ofCakes.has(place.cuisines?.[0] ?? '') ? amongCakes : 0) +
    byWords(place, meal) +
    byPriceCeiling(place, meal, request) +
    byAge(place, meal, request) +
    byCompany(place, meal, request) +
    byStyle(place, meal, request) +
    byKitchen(place, meal, request) +
    (request.party.stepFree && place.stepFree === null ? accessUnknown : 0)
  )
}

/** Points of a hurried dinner, by guests; none for street food and for those who save. */
function byHaste({ minutes }: Place, request: TableGuests): number {
  if (minutes >= leastDinner || savesOnMeals(request) || wantsStreetFood(request)) return 0
  if (minutes >= counterMinutes) return hurriedDinner
  return wantsToSitDown(request) ? counterDinner.sitDown : counterDinner.anybody
}

/** Points of a sandwich for dinner, where it is the main thing, for those who want to sit down. */
function byHand({ cuisines = [], about }: Place, request: TableGuests): number {
  const isOne = cuisines.includes('sandwiches') || /^an? \w*\s?sandwich/i.test(about)
  return isOne && inTheHand.test(about) && wantsToSitDown(request) ? sandwichForDinner : 0
}

/** Whether a cheap, quick dinner is fine: who saves and does not mind the seats. */
export function savesOnMeals(request: TableGuests): boolean {
  return request.priceCeiling <= thrifty && !wantsToSitDown(request)
}

/** Whether guests want to sit down for dinner. */
export function wantsToSitDown(request: TableGuests): boolean {
  const { lavish, interests, party } = request
  if (wantsStreetFood(request)) return false
  return lavish || interests.includes('food') || party.who.some((each) => unhurried.has(each))
}

const unhurried = new Set<PlanRequest['party']['who'][number]>(['seniors', 'couple', 'celebration'])

/** Points of pancakes for dinner; none with children, who like them, and where they are the wish. */
function byPancakes({ cuisines = [] }: Place, { party, cuisines: wished }: TableGuests): number {
  const isOne = cuisines.includes('pancakes') && !wished.includes('pancakes')
  return isOne && !party.children ? pancakesForDinner : 0
}

/** Points by the food in a house's text. */
function byWords({ about }: Place, meal: Meal): number {
  if (meal === 'breakfast') return 0
  if (wordsOfMornings.test(about) && !wordsOfTables.test(about)) return otherMeal[meal]
  if (meal === 'dinner' && dishesOfNoon.test(about)) return noonForDinner
  const isOfNoon = /\blunch(?:es)?\b/i.test(about) && !wordsOfEvenings.test(about)
  return meal === 'dinner' && isOfNoon ? lunchForDinner : 0
}

/** Whether a café is known for breakfast. */
function isBreakfastHouse({ cuisines = [], bestTime, about }: Place): boolean {
  if (ofMornings.includes(cuisines[0] ?? '')) return true
  const isOfMornings = bestTime === 'morning' && cuisines.some((each) => ofMornings.includes(each))
  return isOfMornings && !wordsOfEvenings.test(about)
}

function byPriceCeiling(
  place: Place,
  meal: Meal,
  { lavish, party, priceCeiling, diets, interests }: TableGuests,
): number {
  const { price } = place
  if (price === null) return 0
  const celebrates = meal === 'dinner' && party.who.includes('celebration')
  if (lavish || celebrates) {
    const by = lavish ? 'lavish' : 'celebration'
    // No treat: expensive coffee, benches, kitchens of a diet nobody keeps.
    const isNoTreat =
      place.kind === 'cafe' ||
      sharedTables.test(`${place.name} ${place.about}`) ||
      (diets.length === 0 && isForADiet(place))
    if (price >= dear) return isNoTreat ? 0 : treat[by]
    const plain = withoutAllergies(diets).length > 0 ? plainButKept : tooPlain[by]
    return price <= 1 ? plain : lavish ? plainForLuxury[meal] : 0
  }
  if (price === chefsCounter && !interests.includes('food')) return unaskedCourses
  return priceCeiling <= thrifty && price <= 1 ? cheapAndWelcome : 0
}

/** Points by the neighbours at a table: benches with strangers are fine for lunch, and not on a honeymoon. */
export function byCompany(place: Place, meal: Meal, request: TableGuests): number {
  const { party, lavish, priceCeiling } = request
  const words = `${place.name} ${place.about}`
  const isShared = sharedTables.test(words)
  const isStanding = notAtATable.test(words) && (place.price ?? 0) < chefsCounter
  if (meal === 'dinner' && ofRomance.test(`${words} ${place.offers}`) && !isForTwo(party))
    return romance
  if (lavish && isFoodHall.test(words)) return noTableForTwo.lavish
  if (!(isShared || isStanding)) return 0
  if (lavish) return noTableForTwo.lavish
  if (meal !== 'dinner' || wantsStreetFood(request)) return 0
  if (party.who.includes('celebration')) return noTableForTwo.celebration
  if (party.who.includes('couple')) return noTableForTwo.couple
  return isStanding && priceCeiling > thrifty ? noTableForTwo.anybody : 0
}

/** Words of food halls with self-service. */
const isFoodHall =
  /\bfood (?:halls?|courts?|markets?)\b|\bkitchens\b[^.]{0,40}\bunder one (?:old )?roof\b|\btime out market\b/i

const ofRomance = /\b(?:romantic|candle-?lit|candlelight|honeymoon)\b/i

/** Whether a table for couples suits the party. */
function isForTwo({ who }: TableGuests['party']): boolean {
  return who.includes('couple') || who.includes('celebration')
}

/** Points of self-service: fine for those who save, else negative. */
function byStyle(place: Place, meal: Meal, { party }: TableGuests): number {
  return meal === 'dinner' && party.who.includes('couple') && isSelfService(place) ? offATray : 0
}

/** Whether guests carry a tray or pay what they like. */
export function isSelfService({ name, about, cuisines = [], price }: Place): boolean {
  return trays.test(`${name} ${about}`) || (cuisines.includes('buffet') && (price ?? 0) <= 1)
}

const trays =
  /\b(?:pay what you|pay as you|canteen|cafeteria|self-service|(?:buffet|sold|plate or) (?:\w+ )?by weight|all you can eat|(?:off|on) plastic trays|milk ?bars?|paid at the till|conveyor|(?:circling|turning|going round) on a belt)\b/i
const sharedTables =
  /\b(?:shared (?:tables?|benches|grills)|benches shared|long (?:shared )?tables|communal|canteen|beside strangers)\b/i
const notAtATable =
  /\b(?:standing|on your feet|stools?|counters?|barrels|kiosk|stalls?|take-?away|food truck|a stand|street stand|hatch|cart|cardboard|at the bar|hole in the wall|fast pasta|to go)\b/i

function byKitchen(place: Place, meal: Meal, request: TableGuests): number {
  const wished = byWish(place, meal, request)
  // Of all allergies only gluten has a tag; a vegan house helps no meat eater.
  const isTagged = request.diets.includes('gluten-free') && fitsDiet(place, request.diets)
  if (isTagged) return wished + knownToSuit
  if (withoutAllergies(request.diets).length > 0)
    return wished + (request.mixedTable && !isForADiet(place) ? forBoth : 0)
  if (isForADiet(place)) return wished + dietHouse
  if (wished > 0) return wished
  if (wantsStreetFood(request) && place.kind === 'restaurant') {
    if (isQuickPlate(place)) return quickPlate
    return (place.price ?? 0) >= dear ? waitedOn.dear : waitedOn.plain
  }
  const own = kitchensOfTown(request)
  // Market food is local food.
  const isOwn = place.kind === 'market' || (place.cuisines ?? []).some((each) => own.has(each))
  const isAfar = place.kind !== 'market' && isFromAfar(place, request)
  if (isAfar && isSpecial(request) && (place.price ?? 0) < dear)
    return fromAfar.special[meal === 'dinner' ? 'dinner' : 'lunch']
  if (isAfar && cameToEat(request)) return fromAfar.elsewhere
  if (cameToEat(request)) return isOwn ? ownKitchen.food : fromAfar.food
  return isOwn && !isAfar ? ownKitchen.usual : 0
}

/** Whether every meal should be special. */
function isSpecial({ lavish, party }: TableGuests): boolean {
  return lavish || party.who.includes('celebration')
}

/** Whether they came for the local food: an interest in food, a cuisine or a dish of the place. */
function cameToEat({ interests, asked = [], cuisines }: TableGuests): boolean {
  return (
    interests.includes('food') ||
    cuisines.length > 0 ||
    asked.some(({ dish }) => dish !== undefined)
  )
}

/**
 * Points of a table that meets a wish: `wishedKitchen` for its food, and `wishedTable` for being listed for the
 * wish. None for a hasty dinner of guests who want to sit down.
 */
function byWish(place: Place, meal: Meal, request: TableGuests): number {
  const isHasty = place.minutes < leastDinner || notAtATable.test(`${place.name} ${place.about}`)
  if (meal === 'dinner' && isHasty && wantsToSitDown(request)) return 0
  const isAsked = request.asked && isWished(place, { asked: request.asked })
  const isOfTheKitchen =
    request.cuisines.some((each) => hasCuisine(place, each)) ||
    (wantsStreetFood(request) && isStreetFood(place))
  return (isOfTheKitchen ? wishedKitchen : 0) + (isAsked ? wishedTable : 0)
}
