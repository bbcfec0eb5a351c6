/**
 * The worth of a table for a meal in the solver's points: its fit for the guests and their wishes, and its renown.
 * The way is weighed besides: it decides between similar tables, and does not keep a town's best seafood from who
 * came for it.
 */
import type { Meal, Place } from '#domain/places/schema.ts'
import { isWished } from './asked/asked-starts.ts'
import { hasCuisine } from './first-things.ts'
import { isStreetFood, wantsStreetFood } from './meals/street-food.ts'
import { type TableGuests, tableFit } from './tables.ts'

/** The most points of renown: as much as an hour and a quarter's walk. */
const mostRenown = 80
/** Factor on renown for lunch, which is had where one is. */
const atNoon = 0.5
/** Factors on renown for a table of the wished food, and for others. */
const known = { forTheirWish: 1.6, forElse: 0.6 }
/** Relative renown (0 to 1, see `knownAs`) from which people go to a quarter for a table. */
const renowned = 0.5
/** Points of `tableFit` below which renown does not count. */
const leastFit = -80

export function tableWorth(place: Place, meal: Meal, request: TableGuests): number {
  const fit = tableFit(place, meal, request)
  return fit < leastFit ? fit : fit + renown(place, meal, request)
}

/** Points of a table for its renown. */
function renown(place: Place, meal: Meal, request: TableGuests): number {
  if (place.kind !== 'restaurant' || meal === 'breakfast') return 0
  const by =
    (meal === 'lunch' ? atNoon : 1) *
    (isOfTheirWish(place, request) ? known.forTheirWish : known.forElse)
  return mostRenown * knownAs(place, request) * by
}

/** How many tables of a town count as its best known. */
const best = 3
const ranges = new WeakMap<TableGuests['places'], { usual: number; most: number }>()

/**
 * Relative renown of a table in its town: 0 like most others, 1 like its best known. Compared with the town's own
 * tables, since numbers differ between a village and a capital.
 */
function knownAs({ essential }: Place, { places }: Pick<TableGuests, 'places'>): number {
  const range = ranges.get(places) ?? rangeOf(places)
  ranges.set(places, range)
  const { usual, most } = range
  return most > usual ? Math.min(1, Math.max(0, (essential - usual) / (most - usual))) : 0
}

function rangeOf(places: TableGuests['places']): { usual: number; most: number } {
  const known = places
    .filter(({ kind }) => kind === 'restaurant')
    .map(({ essential }) => essential)
    .toSorted((a, b) => b - a)
  return { usual: known[Math.floor(known.length / 2)] ?? 0, most: known[best - 1] ?? known[0] ?? 0 }
}

/** Whether a table serves what was wished for: by cuisine, by dish, or as street food. */
function isOfTheirWish(place: Place, request: TableGuests): boolean {
  return (
    (request.asked !== undefined && isWished(place, { asked: request.asked })) ||
    request.cuisines.some((each) => hasCuisine(place, each)) ||
    (wantsStreetFood(request) && isStreetFood(place))
  )
}

/** Whether a table is worth a way to another quarter: well known, and of what was wished for. */
export function isWorthAnotherQuarter(place: Place, request: TableGuests): boolean {
  return knownAs(place, request) >= renowned && isOfTheirWish(place, request)
}
