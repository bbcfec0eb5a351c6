/** What two meals of one day have in common: the same dish, or a counter each. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { kitchensOfTown } from './kitchens-of-town.ts'
import { eatsStanding } from './table-ages.ts'

/** Meals of fewer minutes are at a counter. */
const counterMinutes = 40

/** Cuisines that name a sort of house rather than food: two bistros may have nothing in common. */
const styles = new Set(
  'bistro brasserie breakfast brunch buffet cafe coffee deli diner drinks european fine-dining fusion gastropub healthy international izakaya modern modern-european street-food vegan vegetarian western'.split(
    ' ',
  ),
)

/** Cuisines that are a single dish: once a day, also for those who came for it. */
const oneDish = new Set(
  'burgers crepes dumplings falafel fish-and-chips fondue hot-dogs noodles okonomiyaki paella pancakes pho pizza ramen sandwiches sausages soba tempura tonkatsu udon'.split(
    ' ',
  ),
)

/** Dishes by name, in the text of a house. */
const dishes =
  /\b(?:burgers?|calamari|ceviche|choucroute|cocido|couscous|cr[eê]pes?|curr(?:y|ies)|dim sum|dumplings?|falafel|feijoada|fish and chips|fondue|galettes?|goulash|haggis|herrings?|hot dogs?|kebabs?|knuckle|meatballs?|noodles?|oysters?|paella|pancakes?|pasta|ph[oở]|picanha|pide|pierogi|pies?|pizzas?|poutine|ramen|sandwich(?:es)?|sausages?|schnitzels?|soba|squid|steaks?|sushi|tacos?|tagines?|tempura|udon)\b/gi

export function isCounter(place: Place): boolean {
  return place.minutes < counterMinutes || eatsStanding(place)
}

/** Whether two houses serve the same dish, except for what the whole town cooks and for wishes. */
export function sharesADish(
  one: Place,
  other: Place,
  request: Pick<PlanRequest, 'places' | 'cuisines' | 'asked'>,
): boolean {
  const { cuisines = [] } = other
  const both = one.cuisines?.filter((each) => cuisines.includes(each)) ?? []
  if (both.some((each) => oneDish.has(each))) return true
  const isWished = request.asked.some(
    ({ placeIds }) => placeIds.includes(one.id) && placeIds.includes(other.id),
  )
  if (isWished) return false
  const own = kitchensOfTown(request)
  const isKnown = (each: string) => own.has(each) || request.cuisines.includes(each)
  if (both.some((each) => !(styles.has(each) || isKnown(each)))) return true
  const theirs = dishesOf(other)
  return dishesOf(one).some((dish) => theirs.includes(dish))
}

const told = new WeakMap<Place, readonly string[]>()

/** The dishes of a house, in the singular. */
function dishesOf(place: Place): readonly string[] {
  const known = told.get(place)
  if (known) return known
  const named = Array.from(`${place.name} ${place.about}`.matchAll(dishes), ([dish]) =>
    dish.toLowerCase().replace(/(?<=[^s])s$/, ''),
  )
  // All pubs count as alike.
  const found = place.cuisines?.includes('pub') ? [...named, 'pub'] : named
  told.set(place, found)
  return found
}

/** How many of other tables serve a dish of this one. */
export function sameDishAt(place: Place, others: readonly Place[]): number {
  const mine = dishesOf(place)
  if (mine.length === 0) return 0
  return others.filter((other) => dishesOf(other).some((dish) => mine.includes(dish))).length
}
