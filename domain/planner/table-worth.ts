/**
 * What a table is worth for a meal, in the solver's points: how it fits who sits there and what they came to
 * eat, and how well it is known. The way is weighed beside it, so that it decides between tables of about
 * the same worth, and does not keep a town's best seafood from who came for seafood.
 */
import type { Meal, Place } from '#domain/places/schema.ts'
import { isWished } from './asked/asked-starts.ts'
import { hasCuisine } from './first-things.ts'
import { isStreetFood, wantsStreetFood } from './street-food.ts'
import { type TableGuests, tableFit } from './tables.ts'

/** The most that renown is: a table all of the town speaks of is worth an hour and a quarter's walk more than any other. */
const mostRenown = 80
/** At noon one eats where one is, rather than where everybody wants to. */
const atNoon = 0.5
/** A house that is known for just what was wished for draws people across town; any other along their way. */
const known = { forTheirWish: 1.6, forElse: 0.6 }
/** From here on people come to a quarter for its table: half of the way to the best known. */
const renowned = 0.5
/** A famous table that does not suit who comes is none for them. */
const leastFit = -80

export function tableWorth(place: Place, meal: Meal, request: TableGuests): number {
  const fit = tableFit(place, meal, request)
  return fit < leastFit ? fit : fit + renown(place, meal, request)
}

/** How much more a table is worth for being known beyond its street. */
function renown(place: Place, meal: Meal, request: TableGuests): number {
  if (place.kind !== 'restaurant' || meal === 'breakfast') return 0
  const by =
    (meal === 'lunch' ? atNoon : 1) *
    (isOfTheirWish(place, request) ? known.forTheirWish : known.forElse)
  return mostRenown * knownAs(place, request) * by
}

/** So many tables of a town are its best known. */
const best = 3
const ranges = new WeakMap<TableGuests['places'], { usual: number; most: number }>()

/**
 * How well a table is known in its town: 0 like most others, 1 like its best known. By the town's own tables, since a
 * number that is high in a village is low in a capital.
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

/** Whether a table serves what was wished for, by its kitchen, by its dish or in the street. */
function isOfTheirWish(place: Place, request: TableGuests): boolean {
  return (
    (request.asked !== undefined && isWished(place, { asked: request.asked })) ||
    request.cuisines.some((each) => hasCuisine(place, each)) ||
    (wantsStreetFood(request) && isStreetFood(place))
  )
}

/** A table that one goes to another quarter for: known, and of what was wished for. */
export function drawsTheEvening(place: Place, request: TableGuests): boolean {
  return knownAs(place, request) >= renowned && isOfTheirWish(place, request)
}
