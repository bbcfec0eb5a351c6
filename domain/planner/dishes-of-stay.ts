/** Repeated dishes: one dish at most twice in a stay, and never at lunch and dinner of one day. */
import type { Place } from '#domain/places/schema.ts'
import { wishesMet } from './asked/asked-starts.ts'
import { chainOf } from './foods/chains.ts'
import { seeksKitchens } from './foods/few-kitchens.ts'
import type { ProblemParts } from './problem/parts.ts'
import type { PlanRequest } from './schema.ts'

/** Dishes after which houses are named that serve little else. */
const dishes = new Set(
  'burgers crepes creperie dumplings eel falafel fish-and-chips fondue hot-dogs koshary kushikatsu okonomiyaki paella pancakes pho pies pizza ramen soba sushi tempura tofu tonkatsu udon'.split(
    ' ',
  ),
)
/** The most times of a dish, in a stay of up to a week and in a longer one. */
const most = { usual: 2, long: 3 }
const aWeek = 7

/** The dishes of a house that nobody asked for, which are bounded. */
export function dishesOfHouse(
  place: Place,
  request: Pick<PlanRequest, 'diets' | 'places' | 'cuisines' | 'asked' | 'mustSee'>,
): string[] {
  // The few kitchens of a diet serve what they serve.
  if (seeksKitchens(request) || request.mustSee.includes(place.id)) return []
  return (place.cuisines ?? []).filter(
    (each) => dishes.has(each) && !request.cuisines.includes(each) && !isAskedFor(each, request),
  )
}

/** Whether most houses of a wish serve it: then the wish's own bound holds. */
function isAskedFor(dish: string, { asked, places }: Pick<PlanRequest, 'asked' | 'places'>) {
  return asked.some(({ placeIds, implied, dish: often }) => {
    if (implied || often === undefined) return false
    const houses = places.filter(({ id }) => placeIds.includes(id))
    return houses.filter(({ cuisines }) => cuisines?.includes(dish)).length * 2 > houses.length
  })
}

/** The chain of a house that was not named; null where a diet leaves few kitchens. */
function chainOfHouse(
  place: Place,
  request: Pick<PlanRequest, 'diets' | 'places' | 'mustSee'>,
): string | null {
  if (seeksKitchens(request) || request.mustSee.includes(place.id)) return null
  return chainOf(place, request.places)
}

export function mostOfADish({ days }: Pick<PlanRequest, 'days'>): number {
  return days.length > aWeek ? most.long : most.usual
}

/** Groups for the search: a dish once a day, and a bounded number of times in a stay. */
export function oneDishGroups(place: Place, parts: ProblemParts, request: PlanRequest): number[] {
  const chain = chainOfHouse(place, request)
  return [
    ...(chain ? [parts.group(`chain ${chain}`, { cap: 1, per: 'trip' })] : []),
    ...dishesOfHouse(place, request).flatMap((dish) => [
      parts.group(`dish ${dish} on a day`, { cap: 1, per: 'day' }),
      parts.group(`dish ${dish} of a stay`, { cap: mostOfADish(request), per: 'trip' }),
    ]),
  ]
}

/** Whether a table repeats a dish too often; `today` are the tables of its own day. */
export function isOneTooMany(
  place: Place,
  { stay, today }: { stay: readonly Place[]; today: readonly Place[] },
  request: PlanRequest,
): boolean {
  const chain = chainOfHouse(place, request)
  if (chain && stay.some((other) => chainOf(other, request.places) === chain)) return true
  const has = (dish: string) => (other: Place) => other.cuisines?.includes(dish) === true
  const isBore = dishesOfHouse(place, request).some(
    (dish) => today.some(has(dish)) || stay.filter(has(dish)).length >= mostOfADish(request),
  )
  if (isBore) return true
  return wishesMet(place, request).some((wish) => {
    const { dish } = wish
    if (dish === undefined) return false
    const isIt = (other: Place) => wishesMet(other, request).includes(wish)
    return today.some(isIt) || stay.filter(isIt).length >= dish
  })
}
