/**
 * Which tables suit the ages of the guests: chairs for the old, no lines with small children, no tasting menu at
 * fourteen. In points of `tableFit`.
 */
import type { Meal, Place } from '#domain/places/schema.ts'
import type { TableGuests } from '../tables.ts'

/** Minutes of a meal below which a table has no proper seats. */
const leastDinner = 45
const counterMinutes = 35
const standing = { seniors: -180, toddler: -180, children: -170, stepFree: -140 }
/** Points of a table with waiting in line. */
const waiting = { seniors: -110, young: -60 }
/** Points of spicy or raw food, for small children. */
const hotOrRaw = -260
/** Points of offal, snails and raw beef, for children. */
const strangeFood = -190
const drinkers = -120
const youngFood = 60
const theirOwn = 30
const tooSolemn = -110
/** Points of an expensive table with children. */
const tooDear = -170
const coffeeHouse = -50
const beerHall = -40
/** Price level of an expensive table. */
const dear = 3
const chefsCounter = 4

const onesFeet =
  /\b(?:stands?|standing|kiosk|stalls?|takeaway|take-away|hole in the wall|barrels|food truck|food court|hawker|counter|stools|on your feet|window|shared benches|on the (?:sidewalk|pavement|curb))\b/i
const inALine =
  /\b(?:(?:a|the|long|short) lines?(?! of)|lines? (?:out|down|round|around|forms?)|queues?|queuing|lin(?:e|ed|ing) up|wait(?:ing)? (?:in line|your turn)|take a (?:slip|number)|no (?:bookings?|reservations?))\b/i
const overADrink =
  /\b(?:wine bars?|cocktails?|sparkling wine|natural wines?|vermouth|taprooms?|beer halls?|house beer|copper kettles|brewery|pints?|martinis?|(?:cava|wine|beer|champagne) by the glass)\b/i
const eatenFast = ['hot-dogs', 'sausages', 'fries', 'street-food', 'fish-and-chips', 'sandwiches']
const young = new Set(
  'barbecue burgers dumplings grill noodles okonomiyaki pizza ramen street-food sushi tacos tapas udon pancakes hot-dogs diner'.split(
    ' ',
  ),
)
const youngWords =
  /\b(?:pizzas?|burgers?|tacos?|noodles|pancakes?|fried chicken|hot dogs?|lángos|ribs|fries|milkshakes?)\b/i
const solemn = ['fine-dining', 'kaiseki', 'korean-temple', 'shojin-ryori', 'tea', 'oysters']
const ofCoffee = new Set(['coffee', 'pastry', 'patisserie', 'tea', 'cakes'])
const ofBeer = new Set(['beer', 'brewery', 'pub'])
const tooHot =
  /\b(?:chil(?:l?i|l?ies|e|es)|spicy|fiery|degrees of heat|real heat|sichuan|tartare?|offal|tripe|beef heart|raw|ceviche|oysters?)\b/i

const ofStrangeFood =
  /\b(?:kidneys?|snails?|escargots?|tartare?|offal|tripe|brains|sweetbreads|intestines|trotters|pig's (?:ears?|trotters?|feet)|(?:blood|congealed) (?:sausage|cakes?|soup)|(?:ox|cow|pig|pork|duck)(?:'s)?[- ]blood|hangover soup|live octopus|fermented skate)\b/i

export function byAge(place: Place, meal: Meal, request: TableGuests): number {
  return ofTheOld(place, meal, request) + ofTheYoung(place, request)
}

function ofTheOld(place: Place, meal: Meal, { party }: TableGuests): number {
  const isStanding = eatsStanding(place)
  const isOld = party.elderly || party.who.includes('seniors')
  let fit = isStanding && party.stepFree ? standing.stepFree : 0
  if (!isOld) return fit
  if (isStanding) fit += standing.seniors
  if (inALine.test(place.about)) fit += waiting.seniors
  if (meal === 'dinner' && place.cuisines?.some((each) => ofBeer.has(each))) fit += beerHall
  return fit
}

function ofTheYoung(place: Place, request: TableGuests): number {
  const { party, mildOnly, lavish } = request
  const { who } = party
  const { cuisines = [], about, name, price, children } = place
  const isSmall = who.includes('toddler')
  const hasTeens = who.includes('teenagers')
  let fit = (isSmall || mildOnly) && isHotOrRaw({ name, about }) ? hotOrRaw : 0
  if (!(hasTeens || party.children)) return fit
  if (ofStrangeFood.test(`${about} ${place.offers}`)) fit += strangeFood
  if (party.children) {
    if (eatsStanding(place)) fit += isSmall ? standing.toddler : standing.children
    if (inALine.test(about)) fit += waiting.young
    if (children !== true && overADrink.test(about)) fit += drinkers
  }
  const isDear = (price ?? 0) >= (hasTeens && lavish ? dear + 1 : dear)
  const isSolemn = (isDear && children !== true) || cuisines.some((each) => solemn.includes(each))
  if (isSolemn) fit += party.children && isDear ? tooDear : tooSolemn
  else if (children === true) fit += theirOwn
  if (!hasTeens) return fit
  if (!party.children && children !== true && overADrink.test(about)) fit += drinkers
  if (ofCoffee.has(cuisines[0] ?? '')) fit += coffeeHouse
  const isYoungFood = cuisines.some((each) => young.has(each)) || youngWords.test(about)
  return isYoungFood ? fit + youngFood : fit
}

/** Whether a house is known for hot, raw or odd food, by its own words. */
export function isHotOrRaw({ name, about }: Pick<Place, 'name' | 'about'>): boolean {
  return tooHot.test(`${name} ${about}`)
}

/** Whether one eats standing or on a stool: by its text or its cuisine. */
export function eatsStanding({ about, cuisines = [], minutes, price }: Place): boolean {
  // At the highest price level the counter is the chef's table.
  if (price === chefsCounter) return false
  return (
    onesFeet.test(about) ||
    (minutes < leastDinner && cuisines.some((each) => eatenFast.includes(each)))
  )
}

const below =
  /\b(?:(?:floors?|flights?|steps|stairs) down|down (?:a |the |some |narrow |steep )*(?:flights?|steps|stairs|stairway)|(?:in|into) (?:a|the|its|vaulted|old|deep|brick)(?: \w+)? cellars?|a cellar (?:under|below))\b/i

/** Whether one goes down stairs to the table, by its own words. */
export function isDownStairs({ about }: Pick<Place, 'about'>): boolean {
  return below.test(about)
}

/** Words of takeaways. */
const outside =
  /\b(?:eaten|eat(?:ing)?|had) (?:in the (?:street|hand)|on the (?:street|square|steps))\b/i

/** Whether a house has no seats for the old: standing, a line, or a very short meal. */
export function hasNoSeat(place: Place): boolean {
  const isLineForAStool = place.minutes < leastDinner && inALine.test(place.about)
  const isOutside = outside.test(place.about)
  return eatsStanding(place) || isOutside || isLineForAStool || place.minutes <= counterMinutes
}

/** Whether a meal is cheap, quick and eaten standing: a roll from a window. */
export function isTakeaway(place: Place): boolean {
  const { minutes, price } = place
  return (price ?? 0) <= 1 && minutes <= counterMinutes && eatsStanding(place)
}

const ofAFew =
  /\b(?:tiny|narrow|cramped|closet|close tables|handful of|(?:few|four|five|six|seven|eight|nine|ten|a dozen|\w+teen|twelve|twenty) (?:\w+ )?(?:tables|seats|stools|chairs)|(?:marble|zinc|small|little|corner) bar)\b/i

const ofDrinking = new Set(['bar', 'beer', 'brewery', 'drinks', 'pub', 'wine-bar'])

/** Whether a house is known for drinks: a pub, a wine bar, a brewery. */
export function isForADrink({ about, cuisines = [] }: Place): boolean {
  return cuisines.some((each) => ofDrinking.has(each)) || overADrink.test(about)
}

/** Whether a house can't seat eight together: a bar, a counter, a line for six tables. */
export function isForAFew(place: Place): boolean {
  const { about, cuisines = [], moments = [] } = place
  const said = [about, ...moments.map(({ says }) => says)].join(' ')
  return eatsStanding(place) || inALine.test(said) || ofAFew.test(said) || cuisines[0] === 'tapas'
}

/** Whether a house serves offal or snails unasked. */
export function isStrangeFood({ about, offers = [] }: Place): boolean {
  return ofStrangeFood.test(`${about} ${offers.join(' ')}`)
}
