/** Where one eats a meal, and where one only has a bite: fries for a quarter of an hour are no lunch. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
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
const cold = new Set(['gelato', 'ice-cream'])

/**
 * The meals that a place is good for; empty for sights, snacks and cafés that serve no meal. Where one
 * eats in a hurry, a roll or noodles at a counter, it is lunch with the half hour that lunch needs.
 */
export function mealsAt(place: Place): readonly Meal[] {
  const { kind, minutes, cuisines = [] } = place
  const offered = place.meals ?? (kind === 'restaurant' ? (['lunch', 'dinner'] as const) : [])
  const isHurried = minutes < leastMealMinutes
  if (isHurried && kind !== 'restaurant') return []
  const isBite =
    cuisines.length > 0 && cuisines.some((each) => bites.has(each) && isMain(place, each))
  return offered.filter((meal) => {
    if (meal === 'breakfast') return !isHurried && !cuisines.some((each) => cold.has(each))
    return !isBite && (meal === 'lunch' || !isHurried)
  })
}

/** The first that is named is what a place is known for. */
function isMain({ cuisines = [] }: Place, cuisine: string): boolean {
  return cuisines[0] === cuisine || cuisines.every((each) => bites.has(each))
}

/** A restaurant, or whatever serves lunch or dinner. */
export function isMealPlace(place: Place): boolean {
  return mealsAt(place).some((meal) => meal !== 'breakfast')
}

/** Something to eat between meals: a café, a stall, an ice cream. */
export function isSnack(place: Place): boolean {
  return !isMealPlace(place) && (place.kind === 'cafe' || place.kind === 'restaurant')
}

const wholeDay: readonly OpenSpan[] = [{ from: 0, to: 2880 }]
const late = new Set(['evening', 'night', 'sunset'])

/** When a bite is welcome: between meals, ice cream not before eleven, a nightcap after dinner. */
export function snackTimes(place: Place): readonly OpenSpan[] {
  if (!isSnack(place)) return wholeDay
  const isCold = (place.cuisines ?? []).some((cuisine) => cold.has(cuisine))
  return [
    { from: isCold ? 660 : 450, to: 690 },
    { from: 870, to: 1050 },
    ...(late.has(place.bestTime) ? [{ from: 1200, to: 1380 }] : []),
  ]
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
