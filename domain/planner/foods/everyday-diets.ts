/** Diets that a town keeps as a matter of course, by its tables: halal in Marrakesh, vegetarian in Jaipur. */
import type { Place } from '#domain/places/schema.ts'
import { fitsDiet } from '../diets.ts'

/** Three tables in five: who keeps it sits down nearly anywhere, and is told so once instead of at each meal. */
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
