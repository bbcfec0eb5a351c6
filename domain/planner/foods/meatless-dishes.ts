/** Dishes without meat by a house's own words: where one eats none and the other everything, such a house is a table for both. */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'

const meatless =
  /\b(?:vegetarian|vegan|meatless|without (?:any )?meat|tofu|falafel|hummus|meze|mezze|vegetables?|veggies?|eggplants?|aubergines?|mushrooms?|lentils?|mung[- ]beans?|white beans|paneer|risotto|ravioli|tortelli|tortelloni|pesto|cacio e pepe|margherita|pizzas?|omelettes?|eggs?|fondue|raclette|rösti|quesadillas?|cheese (?:dumplings|noodles|pancakes)|salads?)\b/i
/** Kitchens in whose words a mushroom is a garnish. */
const ofMeatAndFish = new Set(
  'barbecue fish-and-chips hot-dogs kebab kebabs oysters ramen sausages seafood steak steakhouse sushi tonkatsu'.split(
    ' ',
  ),
)

/** The word by which a house tells of a plate without meat; null where it tells of none. */
export function meatlessDish(
  place: Pick<Place, 'about' | 'moments' | 'offers' | 'cuisines'>,
): string | null {
  const { cuisines = [], offers = [] } = place
  if (cuisines.some((each) => ofMeatAndFish.has(each))) return null
  return meatless.exec(`${allSaid(place)} ${offers.join('. ')}`)?.[0]?.toLowerCase() ?? null
}
