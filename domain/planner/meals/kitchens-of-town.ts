/** The cuisines of a town, by its houses: who travels to eat came for these. */
import type { PlanRequest } from '../schema.ts'

/** Cuisines found everywhere, which are no town's own. */
const everywhere = new Set(
  'american asian bakery bistro breakfast brunch buffet burgers cafe cakes chocolate coffee beer deli dessert diner drinks european fine-dining fries fusion gelato grill healthy ice-cream international jewish juice-bar mediterranean middle-eastern modern modern-european noodles pancakes pastry pizza sandwiches seafood soup street-food sweets tea vegan vegetarian western'.split(
    ' ',
  ),
)
const leastHouses = 3

const known = new WeakMap<PlanRequest['places'], ReadonlySet<string>>()

/** How many houses have each cuisine. */
function countsOf(places: PlanRequest['places']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, cuisines = [] } of places) {
    if (kind !== 'restaurant') continue
    for (const each of cuisines) counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  return counts
}

const firsts = new WeakMap<PlanRequest['places'], string>()

/** The cuisine that most houses have, an American one in America; empty where none stands out. */
export function firstKitchen({ places }: Pick<PlanRequest, 'places'>): string {
  const before = firsts.get(places)
  if (before !== undefined) return before
  const [[first = ''] = []] = [...countsOf(places)]
    .filter(([name]) => name === 'american' || !everywhere.has(name))
    .toSorted(([, one], [, other]) => other - one)
  firsts.set(places, first)
  return first
}

/** The cuisines that most houses have. */
export function kitchensOfTown({ places }: Pick<PlanRequest, 'places'>): ReadonlySet<string> {
  const before = known.get(places)
  if (before) return before
  const counts = new Map([...countsOf(places)].filter(([name]) => !everywhere.has(name)))
  const least = Math.max(leastHouses, Math.max(0, ...counts.values()) / 2)
  const own = new Set([...counts].filter(([, houses]) => houses >= least).map(([name]) => name))
  known.set(places, own)
  return own
}
