/** Which table suits those who eat there, beyond the diets that it must meet: in the solver's points. */
import type { Meal, Place } from '#domain/places/schema.ts'
import { isWished } from './asked/asked-starts.ts'
import { isForADiet } from './diet-houses.ts'
import { fitsDiet, withoutAllergies } from './diets.ts'
import { hasCuisine } from './first-things.ts'
import { kitchensOfTown } from './kitchens-of-town.ts'
import type { PlanRequest } from './schema.ts'
import { isQuickPlate, isStreetFood, wantsStreetFood } from './street-food.ts'
import { byAge } from './table-ages.ts'
import { isFromAfar } from './tables-from-afar.ts'

/** Noodles at a counter are a good lunch; in the evening one would rather sit. */
const leastDinner = 45
const hurriedDinner = -40
/** A roll in half an hour is no evening for two, at a great age, or for who travels to eat. */
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
/** A house that is told by another meal than the one that is had there. */
const otherMeal = { lunch: -90, dinner: -120 }
const lunchForDinner = -80
const noonForDinner = -130
const atACafe = { breakfast: 0, lunch: -20, dinner: -90 }
const wordsOfMornings =
  /\b(?:breakfasts?|brunch|pancakes?|waffles?|croissants?|scones?|porridge|pastr(?:y|ies)|cakes?|hot chocolate|eggs?|toast|açai|coffee|crumble|tea)\b/i
const wordsOfTables =
  /\b(?:lunch(?:es)?|dinners?|supper|evenings?|nights?|late|plates?|soups?|stews?|pasta|pizzas?|noodles?|ramen|rice|curr(?:y|ies)|grill(?:ed)?|fish|beef|pork|lamb|chicken|duck|steaks?|salads?|sandwich(?:es)?|burgers?|dumplings|schnitzel|sausages?|meze|tapas|roasts?|seafood|oysters|herring|smørrebrød|tacos|falafel|bowls)\b/i
/** What is had in the hand is a lunch, however long one sits over it. */
const inTheHand = /\b(?:sandwich(?:es)?|rolls?|toasties|hot dogs?)\b/i
/** Heavy dishes of the middle of the day. */
const dishesOfNoon = /\b(?:cocido|feijoada|sunday roasts?|barbacoa)\b/i
const wordsOfEvenings = /\b(?:dinners?|supper|evenings?|nights?|late|wine|bar|candles?)\b/i
/** A table of the upper price levels, where money is no object or there is something to celebrate. */
const dear = 3
/** Where a counter is the cook's own, and the best seat of the house. */
const chefsCounter = 4
const treat = { lavish: 120, celebration: 110 }
const tooPlain = { lavish: -190, celebration: -190 }
/** Where a diet leaves few kitchens, one that is known to meet it is better than none. */
const plainButKept = -60
/** An honest house of the middle, where money is no object: fine for a lunch on the way, and seldom a dinner. */
const plainForLuxury = { breakfast: 0, lunch: -40, dinner: -120 }
/** Courses for half a week's money, for who did not travel to eat: nobody books them unasked. */
const unaskedCourses = -120
const cheapAndWelcome = 40
/** The dearest tables of who saves. */
const thrifty = 2
/** A kitchen that serves a diet beside everything else, where one keeps it and the other does not. */
const forBoth = 50
/** For a diet that nobody has. */
const dietHouse = -130
const ownKitchen = { usual: 30, food: 60 }
/** Who travels to eat did not come for the food of elsewhere, nor does anybody celebrate with it, but at a fine table. */
const fromAfar = { food: -30, elsewhere: -70, special: { lunch: -45, dinner: -100 } }
const wishedKitchen = 130
/** Who came for what is eaten in the street did not come to be waited on. */
const waitedOn = { plain: -50, dear: -110 }
const quickPlate = 45
/** A table that a wish is about, where it is had on more than one day. */
const wishedTable = 90
/** A kitchen that is known to leave out what somebody must not eat. */
const knownToSuit = 160
const accessUnknown = -70
/** A bench beside strangers, or a counter, on an evening that is to be remembered; and on any other. */
const noTableForTwo = { lavish: -260, celebration: -230, couple: -90, anybody: -45 }
const offATray = -70
/** Candles for two, for one alone, among friends or with a mother. */
const romance = -110

/** Of a request, what a table is chosen by. */
export type TableGuests = Pick<
  PlanRequest,
  'party' | 'lavish' | 'priceCeiling' | 'cuisines' | 'diets' | 'interests' | 'places'
> &
  Partial<Pick<PlanRequest, 'mildOnly' | 'asked' | 'mixedTable'>>

/** What a table is worth to this party more or less than any other. */
export function tableFit(place: Place, meal: Meal, request: TableGuests): number {
  return (
    (meal === 'dinner' ? byHaste(place, request) + byHand(place, request) : 0) +
    (meal === 'dinner' && isBreakfastHouse(place) ? breakfastForDinner : 0) +
    (place.kind === 'cafe' ? atACafe[meal] : 0) +
    byWords(place, meal) +
    byPurse(place, meal, request) +
    byAge(place, meal, request) +
    byCompany(place, meal, request) +
    byStyle(place, meal, request) +
    byKitchen(place, meal, request) +
    (request.party.stepFree && place.stepFree === null ? accessUnknown : 0)
  )
}

/** How little time a dinner may take, by those who sit there; street food is eaten in no time, and so is a bowl of who saves. */
function byHaste({ minutes }: Place, request: TableGuests): number {
  if (minutes >= leastDinner || countsCoins(request) || wantsStreetFood(request)) return 0
  if (minutes >= counterMinutes) return hurriedDinner
  return sitsDown(request) ? counterDinner.sitDown : counterDinner.anybody
}

/** Who travels to eat has no sandwich for dinner, unless it is one of many plates. */
function byHand({ cuisines = [], about }: Place, request: TableGuests): number {
  const isOne = cuisines.includes('sandwiches') || /^an? \w*\s?sandwich/i.test(about)
  return isOne && inTheHand.test(about) && sitsDown(request) ? sandwichForDinner : 0
}

/** To whom a bowl is a dinner, since it costs little. */
export function countsCoins(request: TableGuests): boolean {
  return request.priceCeiling <= thrifty && !sitsDown(request)
}

/** Whose evening is a table with chairs. */
export function sitsDown(request: TableGuests): boolean {
  const { lavish, interests, party } = request
  if (wantsStreetFood(request)) return false
  return lavish || interests.includes('food') || party.who.some((each) => unhurried.has(each))
}

const unhurried = new Set<PlanRequest['party']['who'][number]>(['seniors', 'couple', 'celebration'])

/** What a house's own sentence speaks of is what one expects to be served. */
function byWords({ about }: Place, meal: Meal): number {
  if (meal === 'breakfast') return 0
  if (wordsOfMornings.test(about) && !wordsOfTables.test(about)) return otherMeal[meal]
  if (meal === 'dinner' && dishesOfNoon.test(about)) return noonForDinner
  const isOfNoon = /\blunch(?:es)?\b/i.test(about) && !wordsOfEvenings.test(about)
  return meal === 'dinner' && isOfNoon ? lunchForDinner : 0
}

/** A café that is known for its mornings. */
function isBreakfastHouse({ cuisines = [], bestTime, about }: Place): boolean {
  if (ofMornings.includes(cuisines[0] ?? '')) return true
  const isOfMornings = bestTime === 'morning' && cuisines.some((each) => ofMornings.includes(each))
  return isOfMornings && !wordsOfEvenings.test(about)
}

function byPurse(
  place: Place,
  meal: Meal,
  { lavish, party, priceCeiling, diets, interests }: TableGuests,
): number {
  const { price } = place
  if (price === null) return 0
  const celebrates = meal === 'dinner' && party.who.includes('celebration')
  if (lavish || celebrates) {
    const by = lavish ? 'lavish' : 'celebration'
    // A dear cup of coffee is no feast, nor is a bench, nor a kitchen for a diet that nobody keeps.
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

/** Whom one sits beside: strangers on a bench are fun at noon, and not on a honeymoon. */
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

/** Where one fetches one's plate from one of many kitchens. */
const isFoodHall =
  /\bfood (?:halls?|courts?|markets?)\b|\bkitchens\b[^.]{0,40}\bunder one (?:old )?roof\b|\btime out market\b/i

const ofRomance = /\b(?:romantic|candle-?lit|candlelight|honeymoon)\b/i

/** Whether a table for two is one for those who travel. */
function isForTwo({ who }: TableGuests['party']): boolean {
  return who.includes('couple') || who.includes('celebration')
}

/** Trays and a till are for who counts every coin. */
function byStyle(place: Place, meal: Meal, { party }: TableGuests): number {
  return meal === 'dinner' && party.who.includes('couple') && eatsOffATray(place) ? offATray : 0
}

/** Where one carries a tray, or pays what one likes: merry for students, and no treat. */
export function eatsOffATray({ name, about, cuisines = [], price }: Place): boolean {
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
  // Of allergies a tag promises this one alone: a vegan house is no better for who eats meat.
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
  // What is cooked on a market is what the town eats.
  const isOwn = place.kind === 'market' || (place.cuisines ?? []).some((each) => own.has(each))
  const isAfar = place.kind !== 'market' && isFromAfar(place, request)
  if (isAfar && isSpecial(request) && (place.price ?? 0) < dear)
    return fromAfar.special[meal === 'dinner' ? 'dinner' : 'lunch']
  if (isAfar && cameToEat(request)) return fromAfar.elsewhere
  if (cameToEat(request)) return isOwn ? ownKitchen.food : fromAfar.food
  return isOwn && !isAfar ? ownKitchen.usual : 0
}

/** Days on which every table counts. */
function isSpecial({ lavish, party }: TableGuests): boolean {
  return lavish || party.who.includes('celebration')
}

/** Who loves food, or named a kitchen or a dish of the place: they did not come for the curry of another country. */
function cameToEat({ interests, asked = [], cuisines }: TableGuests): boolean {
  return (
    interests.includes('food') ||
    cuisines.length > 0 ||
    asked.some(({ dish }) => dish !== undefined)
  )
}

/** What was wished for is had at noon at a counter, and in the evening at a table. */
function byWish(place: Place, meal: Meal, request: TableGuests): number {
  const isHasty = place.minutes < leastDinner || notAtATable.test(`${place.name} ${place.about}`)
  if (meal === 'dinner' && isHasty && sitsDown(request)) return 0
  const isAsked = request.asked && isWished(place, { asked: request.asked })
  const isOfTheKitchen =
    request.cuisines.some((each) => hasCuisine(place, each)) ||
    (wantsStreetFood(request) && isStreetFood(place))
  return (isOfTheKitchen ? wishedKitchen : 0) + (isAsked ? wishedTable : 0)
}
