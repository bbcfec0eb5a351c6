/**
 * Houses that tell by their own words of what somebody must not eat: neither a table nor a visit. Read once, where a
 * request is made of a brief, so that the planner itself only looks an id up.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import { isForADiet } from '../diet-houses.ts'
import { fitsDiet } from '../diets.ts'
import { isFeast } from '../feeding-visits.ts'
import { isFoodQuarter, isMealPlace, mealOfMarket } from '../meal-places.ts'
import { type AvoidedFood, avoidedFoods, ofJains } from './avoided-foods.ts'
import { everydayDiets } from './everyday-diets.ts'

interface Eaters {
  diets: readonly string[]
  /** Single foods that were refused, as they were said: "red meat", "garlic". */
  refused: readonly string[]
  /** What was asked for: a guided walk from stall to stall is joined by who asked for one. */
  askedIds: ReadonlySet<string>
}

/** The foods that a party does not eat, by its diets and by what it refused. */
export function foodsAvoided({ diets, refused }: Pick<Eaters, 'diets' | 'refused'>): AvoidedFood[] {
  return avoidedFoods.filter(
    ({ diet, asked }) =>
      (diet !== undefined && diets.includes(diet)) || refused.some((words) => asked.test(words)),
  )
}

/** Smoke, skewers and offal, for those who eat no meat. */
const ofMeat =
  /\b(?:skewers?|yakitori|grilled meats?|barbecue|offal|tripe|sausages?|roast (?:pork|duck|goose)|suckling pig|steaks?|kebabs?)\b/i
const withoutMeat = new Set(['vegetarian', 'vegan', 'pescatarian'])

/** Why each of these places is not for them, in a sentence; places that are for them are not in it. */
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
    // A walk from stall to stall, a buffet: nobody there knows what is in everything.
    const isBlind = isStrict && isFeast(place) && !eaters.askedIds.has(place.id)
    return isBlind && !fitsDiet(place, kept)
      ? [[place.id, 'What is served there is not known to suit what you eat: name it to have it.']]
      : []
  })
  return Object.fromEntries(found)
}

/** The word by which a place tells of it: null where it does not, or where a tag promises a plate without. */
function toldOf(
  place: Place & { offers?: readonly string[] },
  { words, cuisines, liftedBy, strict }: Omit<AvoidedFood, 'food'>,
): string | null {
  const { diets = [], offers = [] } = place
  if (diets.some((tag) => liftedBy.includes(tag))) return null
  const said = `${place.name}. ${allSaid(place)} ${offers.join('. ')}`.replace(leftOut, '')
  const found = words.exec(said)?.[0] ?? place.cuisines?.find((each) => cuisines.includes(each))
  if (!found) return null
  // The burger of a vegan house has no beef in it; its cake may well have nuts.
  return !strict && isForADiet(place) ? null : found.replaceAll('-', ' ')
}

/** "Without onion or garlic", "no pork": a house that says so is the one to go to. */
const leftOut = /\b(?:without|no|free of|never) (?:[\w-]+ or )?[\w-]+/gi

function isHouse(place: Place): boolean {
  const { kind } = place
  return kind === 'restaurant' || kind === 'cafe' || kind === 'nightlife' || isMealPlace(place)
}

/** Single foods that were refused: of the brief, of words that nothing else understood, and of a faith. */
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
