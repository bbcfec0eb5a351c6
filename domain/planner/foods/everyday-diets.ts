/** Diets that most tables of a town keep: halal in Marrakesh, vegetarian in Jaipur. */
import type { Place } from '#domain/places/schema.ts'
import { fitsDiet } from '../diets.ts'

/** Share of the tables from which a diet counts as kept by the town, and is told once instead of at each meal. */
const share = 0.6
const tagged = ['halal', 'vegetarian', 'vegan', 'kosher']

const known = new WeakMap<readonly Place[], ReadonlySet<string>>()

export function everydayDiets(places: readonly Place[]): ReadonlySet<string> {
  const before = known.get(places)
  if (before) return before
  const tables = places.filter(({ kind }) => kind === 'restaurant')
  const found = new Set(
    tagged.filter(
      (diet) =>
        tables.length > 0 &&
        tables.filter((place) => fitsDiet(place, [diet])).length >= share * tables.length,
    ),
  )
  known.set(places, found)
  return found
}
