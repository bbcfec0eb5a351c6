/** Houses known for a diet: a help to those who keep it, and less wanted by others. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { isMealPlace } from './meal-places.ts'

const forADiet = ['vegan', 'vegetarian', 'healthy', 'shojin-ryori', 'korean-temple']

/** Whether a house is known for a diet: a vegan kitchen, a bakery without gluten. */
export function isForADiet(place: Place): boolean {
  return (
    isOfADiet(place) ||
    /\b(?:gluten|halal|kosher|vegan|plant-based|sugar-free)\b/i.test(place.about)
  )
}

/** Whether its kitchen, its name or its first offer is of a diet, and not only a dish or two. */
function isOfADiet({ name, cuisines = [], diets = [], offers: [first = ''] = [] }: Place): boolean {
  return (
    diets.includes('kosher') ||
    cuisines.some((each) => forADiet.includes(each)) ||
    /\b(?:vegan|veggie|vegetarian|halal|kosher|gluten[- ]free)\b/i.test(name) ||
    /^(?:vegan|vegetarian|plant-based|halal|kosher|(?:gluten|sugar)[- ]free)\b/i.test(first)
  )
}

/** Renown (0 to 1) from which people of any diet go to a table. */
const comeFor = 0.45

/** Whether a kitchen is of a diet that nobody in the party keeps. */
export function isKitchenForOthers(
  place: Place,
  { diets, mustSee, asked }: Pick<PlanRequest, 'diets' | 'mustSee' | 'asked'>,
): boolean {
  const isTable = isMealPlace(place) ? isOfADiet(place) : isBakeryOfADiet(place)
  if (diets.length > 0 || !isTable) return false
  if (place.essential >= comeFor || mustSee.includes(place.id)) return false
  return !asked.some(({ placeIds }) => placeIds.includes(place.id))
}

/** Whether a bakery is of a diet, such as gluten-free cake. */
function isBakeryOfADiet(place: Place): boolean {
  const { kind, offers: [first = ''] = [] } = place
  return (
    kind === 'cafe' &&
    (isOfADiet(place) || /\b(?:gluten|vegan|sugar)[- ]free\b|\bvegan\b/i.test(first))
  )
}
