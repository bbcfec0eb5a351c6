/** Where one eats a meal, and where one only has a bite: fries for a quarter of an hour are no lunch. */
import type { Meal, Place } from '#domain/places/schema.ts'

/** Nobody sits down to a meal for less. */
export const leastMealMinutes = 30

/** What is eaten standing, or afterwards: a place that has nothing else serves no meal. */
const bites = new Set([
  'bakery',
  'biscuits',
  'cakes',
  'chocolate',
  'churros',
  'coffee',
  'dessert',
  'drinks',
  'fries',
  'gelato',
  'hot-dogs',
  'ice-cream',
  'juice-bar',
  'pastry',
  'patisserie',
  'sweets',
  'tea',
])
/** Sweet things are for the afternoon. */
const cold = new Set(['gelato', 'ice-cream'])

/** The meals that a place is good for; empty for sights, snacks and cafés that serve no meal. */
export function mealsAt(place: Place): readonly Meal[] {
  const offered = place.meals ?? (place.kind === 'restaurant' ? (['lunch', 'dinner'] as const) : [])
  if (place.minutes < leastMealMinutes) return []
  const cuisines = place.cuisines ?? []
  const onlyOf = (kinds: ReadonlySet<string>) =>
    cuisines.length > 0 && cuisines.every((cuisine) => kinds.has(cuisine))
  return offered.filter((meal) =>
    meal === 'breakfast'
      ? !onlyOf(cold) && !cuisines.some((each) => cold.has(each))
      : !onlyOf(bites),
  )
}

/** A restaurant, or whatever serves lunch or dinner. */
export function isMealPlace(place: Place): boolean {
  return mealsAt(place).some((meal) => meal !== 'breakfast')
}

/** Something to eat between meals: a café, a stall, an ice cream. */
export function isSnack(place: Place): boolean {
  return !isMealPlace(place) && (place.kind === 'cafe' || place.kind === 'restaurant')
}

/** Ice cream is not had before eleven. */
export function snackFrom(place: Place): number {
  return (place.cuisines ?? []).some((cuisine) => cold.has(cuisine)) ? 660 : 0
}

const words: Readonly<Record<Meal, RegExp>> = {
  breakfast: /\b(?:breakfast|brunch)\b/i,
  lunch: /\blunch(?:es|eon)?\b/i,
  dinner: /\b(?:dinner|supper|evening meal)\b/i,
}
const atATable = /\b(?:table|restaurant|reservation|eat|eating|meal|food tour|tasting menu)\b/i

/** The meal that something settled is: by its name, or by its hour where it is had at a table. */
export function mealSettled(name: string, start: number, isTable: boolean): Meal | undefined {
  const said = (['breakfast', 'lunch', 'dinner'] as const).find((meal) => words[meal].test(name))
  if (said) return said
  if (!(isTable || atATable.test(name))) return undefined
  if (start < 660) return 'breakfast'
  return start < 960 ? 'lunch' : 'dinner'
}
