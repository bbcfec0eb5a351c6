/** Houses that are known for a diet: a help to who keeps it, and no treat for who doesn't. */
import type { Place } from '#domain/places/schema.ts'

const forADiet = ['vegan', 'vegetarian', 'healthy', 'shojin-ryori', 'korean-temple']

/** A house that is known for a diet: a vegan kitchen, a bakery without gluten. */
export function isForADiet({ name, about, cuisines = [], diets = [] }: Place): boolean {
  return (
    diets.includes('kosher') ||
    cuisines.some((each) => forADiet.includes(each)) ||
    /\b(?:vegan|veggie|vegetarian|halal|kosher|gluten[- ]free)\b/i.test(name) ||
    /\b(?:gluten|halal|kosher|vegan|plant-based|sugar-free)\b/i.test(about)
  )
}
