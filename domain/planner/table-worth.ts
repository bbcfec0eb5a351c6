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

/** A house like any other of a town; what each step above it adds, and the most that renown is. */
const likeAnyOther = 0.27
const perStep = 500
const mostRenown = 80
/** At noon one eats where one is, rather than where everybody wants to. */
const atNoon = 0.5
/** A house that is known for just what was wished for draws people across town; any other along their way. */
const known = { forTheirWish: 1.6, forElse: 0.6 }
/** From here on people come to a quarter for its table. */
const renowned = 0.32
/** A famous table that does not suit who comes is none for them. */
const leastFit = -80

export function tableWorth(place: Place, meal: Meal, request: TableGuests): number {
  const fit = tableFit(place, meal, request)
  return fit < leastFit ? fit : fit + renown(place, meal, request)
}

/** How much more a table is worth for being known beyond its street. */
function renown(place: Place, meal: Meal, request: TableGuests): number {
  if (place.kind !== 'restaurant' || meal === 'breakfast') return 0
  const steps = Math.max(0, place.essential - likeAnyOther)
  const by =
    (meal === 'lunch' ? atNoon : 1) *
    (isOfTheirWish(place, request) ? known.forTheirWish : known.forElse)
  return Math.min(mostRenown, perStep * steps) * by
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
  return place.essential >= renowned && isOfTheirWish(place, request)
}
