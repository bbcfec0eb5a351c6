/** One dish of a stay: had twice it is a memory, the third time a bore, and never at noon and at night of one day. */
import type { Place } from '#domain/places/schema.ts'
import { wishesMet } from './asked/asked-starts.ts'
import { seeksKitchens } from './foods/few-kitchens.ts'
import type { ProblemParts } from './problem/parts.ts'
import type { PlanRequest } from './schema.ts'

/** What a house is named for that serves little else. */
const dishes = new Set(
  'burgers crepes creperie dumplings eel falafel fish-and-chips fondue hot-dogs koshary kushikatsu okonomiyaki paella pancakes pho pies pizza ramen soba sushi tempura tofu tonkatsu udon'.split(
    ' ',
  ),
)
/** So often one is glad of it, in a stay of a week at most and in a longer one. */
const most = { usual: 2, long: 3 }
const aWeek = 7

/** The dishes of a house that nobody asked for, so that twice is enough. */
export function dishesOfHouse(
  place: Place,
  request: Pick<PlanRequest, 'diets' | 'places' | 'cuisines' | 'asked' | 'mustSee'>,
): string[] {
  // Who keeps to a diet eats what its few kitchens cook, and is glad of it.
  if (seeksKitchens(request) || request.mustSee.includes(place.id)) return []
  return (place.cuisines ?? []).filter(
    (each) => dishes.has(each) && !request.cuisines.includes(each) && !isAskedFor(each, request),
  )
}

/** Whether most houses of a wish serve it: then its own measure holds. */
function isAskedFor(dish: string, { asked, places }: Pick<PlanRequest, 'asked' | 'places'>) {
  return asked.some(({ placeIds, implied, dish: often }) => {
    if (implied || often === undefined) return false
    const houses = places.filter(({ id }) => placeIds.includes(id))
    return houses.filter(({ cuisines }) => cuisines?.includes(dish)).length * 2 > houses.length
  })
}

export function mostOfADish({ days }: Pick<PlanRequest, 'days'>): number {
  return days.length > aWeek ? most.long : most.usual
}

/** The groups by which the search has a dish once on a day, and as often in a stay as one likes it. */
export function oneDishGroups(place: Place, parts: ProblemParts, request: PlanRequest): number[] {
  return dishesOfHouse(place, request).flatMap((dish) => [
    parts.group(`dish ${dish} on a day`, { cap: 1, per: 'day' }),
    parts.group(`dish ${dish} of a stay`, { cap: mostOfADish(request), per: 'trip' }),
  ])
}

/** Whether a table is one too many beside those of the stay: `today` are those of its own day. */
export function isOneTooMany(
  place: Place,
  { stay, today }: { stay: readonly Place[]; today: readonly Place[] },
  request: PlanRequest,
): boolean {
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
