/**
 * Places whose own words mention refused food: no table and no visit. Computed once, when a request is made from a
 * brief; the planner only looks ids up.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import { fitsDiet } from '../diets.ts'
import { isForADiet } from '../meals/diet-houses.ts'
import { isFeast } from '../meals/feeding-visits.ts'
import { isFoodQuarter, isMealPlace, mealOfMarket } from '../meals/meal-places.ts'
import { type AvoidedFood, avoidedFoods, ofJains } from './avoided-foods.ts'
import { everydayDiets } from './everyday-diets.ts'

interface Eaters {
  diets: readonly string[]
  /** Single foods as refused: "red meat", "garlic". */
  refused: readonly string[]
  /** Places that were asked for: a food walk is for those who asked for one. */
  askedIds: ReadonlySet<string>
}

/** All foods that a party avoids, by its diets and refusals. */
export function foodsAvoided({ diets, refused }: Pick<Eaters, 'diets' | 'refused'>): AvoidedFood[] {
  return avoidedFoods.filter(
    ({ diet, asked }) =>
      (diet !== undefined && diets.includes(diet)) || refused.some((words) => asked.test(words)),
  )
}

/** Words of meat, for those who eat none. */
const ofMeat =
  /\b(?:skewers?|yakitori|grilled meats?|barbecue|offal|tripe|sausages?|roast (?:pork|duck|goose)|suckling pig|steaks?|kebabs?)\b/i
const withoutMeat = new Set(['vegetarian', 'vegan', 'pescatarian'])

/** A sentence for each excluded place, by id. */
export function refusedHouses(
  places: readonly Place[],
  eaters: Eaters,
): Readonly<Record<string, string>> {
  const foods = foodsAvoided(eaters)
  const everyday = everydayDiets(places)
  const kept = eaters.diets.filter((diet) => !everyday.has(diet))
  const isStrict = kept.length > 0 || foods.some(({ strict }) => strict)
  const eatsNoMeat = eaters.diets.some((diet) => withoutMeat.has(diet))
  const found = places.flatMap((place): [string, string][] => {
    if (!(isHouse(place) || isFeast(place) || mealOfMarket(place))) return []
    if (eatsNoMeat && isFoodQuarter(place) && ofMeat.test(`${place.name} ${place.about}`))
      return [[place.id, 'It is a street of grills, and you eat no meat.']]
    for (const { food, ...rule } of foods) {
      const word = toldOf(place, rule)
      if (word)
        return [
          [
            place.id,
            `It is known for ${word.toLowerCase()}, and you ${food === 'alcohol' ? 'drink' : 'eat'} no ${food}.`,
          ],
        ]
    }
    // Contents unknown: food walks, buffets.
    const isBlind = isStrict && isFeast(place) && !eaters.askedIds.has(place.id)
    return isBlind && !fitsDiet(place, kept)
      ? [[place.id, 'What is served there is not known to suit what you eat: name it to have it.']]
      : []
  })
  return Object.fromEntries(found)
}

/** The word that shows a food; null where there is none, or a tag promises a dish without it. */
function toldOf(
  place: Place & { offers?: readonly string[] },
  { words, cuisines, liftedBy, strict }: Omit<AvoidedFood, 'food'>,
): string | null {
  const { diets = [], offers = [] } = place
  if (diets.some((tag) => liftedBy.includes(tag))) return null
  const said = `${place.name}. ${allSaid(place)} ${offers.join('. ')}`.replace(leftOut, '')
  const found = words.exec(said)?.[0] ?? place.cuisines?.find((each) => cuisines.includes(each))
  if (!found) return null
  // Meat words of a vegan house mean substitutes; allergens may be in it all the same.
  return !strict && isForADiet(place) ? null : found.replaceAll('-', ' ')
}

/** Words that exclude a food: "without onion or garlic", "no pork". */
const leftOut = /\b(?:without|no|free of|never) (?:[\w-]+ or )?[\w-]+/gi

function isHouse(place: Place): boolean {
  const { kind } = place
  return kind === 'restaurant' || kind === 'cafe' || kind === 'nightlife' || isMealPlace(place)
}

/** Refused foods: of the brief, of words that nothing else understood, and of a faith. */
export function foodsRefused(
  mustAvoid: readonly string[],
  unread: readonly string[],
  text: string,
): string[] {
  const isFood = (words: string) => avoidedFoods.some(({ asked }) => asked.test(words.trim()))
  const said = [...mustAvoid, ...unread].filter(isFood).map((words) => words.trim())
  return [...new Set([...said, ...(isJain(text) ? ofJains : [])])]
}

export function isJain(text: string): boolean {
  return /\bjains?\b/i.test(text)
}
