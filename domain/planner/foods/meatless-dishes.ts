/** Meatless dishes in a house's own words: such a house serves both who eats no meat and who eats everything. */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'

const meatless =
  /\b(?:vegetarian|vegan|meatless|without (?:any )?meat|tofu|falafel|hummus|meze|mezze|vegetables?|veggies?|eggplants?|aubergines?|mushrooms?|lentils?|mung[- ]beans?|white beans|paneer|risotto|ravioli|tortelli|tortelloni|pesto|cacio e pepe|margherita|pizzas?|omelettes?|eggs?|fondue|raclette|rösti|quesadillas?|cheese (?:dumplings|noodles|pancakes)|salads?)\b/i
/** Cuisines in whose texts a mushroom is a garnish. */
const ofMeatAndFish = new Set(
  'barbecue fish-and-chips hot-dogs kebab kebabs oysters ramen sausages seafood steak steakhouse sushi tonkatsu'.split(
    ' ',
  ),
)

/** The word that shows a meatless dish; null where there is none. */
export function meatlessDish(
  place: Pick<Place, 'about' | 'moments' | 'offers' | 'cuisines'>,
): string | null {
  const { cuisines = [], offers = [] } = place
  if (cuisines.some((each) => ofMeatAndFish.has(each))) return null
  return meatless.exec(`${allSaid(place)} ${offers.join('. ')}`)?.[0]?.toLowerCase() ?? null
}
