/**
 * Cuisines that were asked for: told at the tables that have them, and told as missing where no planned table has
 * them.
 */
import type { Place } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { hasCuisine } from '../first-things.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'

/** "Your wish: seafood." at a table that is known for it. */
export function cuisineOf(
  place: Place,
  {
    cuisines,
    cuisinesNamed = cuisines,
    places,
  }: Pick<PlanRequest, 'cuisines' | 'cuisinesNamed' | 'places'>,
): string[] {
  if (!isMealPlace(place)) return []
  const wanted = cuisinesNamed.find((each) => hasCuisine(place, each) && isSpecial(each, places))
  return wanted ? [`Your wish: ${inWords(wanted)}.`] : []
}

const ofEveryTable = 0.4

/** Whether a cuisine is not what most tables of a town cook anyway. */
function isSpecial(cuisine: string, places: readonly Place[]): boolean {
  const tables = places.filter(isMealPlace)
  return tables.filter((each) => hasCuisine(each, cuisine)).length < ofEveryTable * tables.length
}

/** Those of the cuisines that a text names. */
export function cuisinesSaid(cuisines: readonly string[], text: string): string[] {
  const said = text.toLowerCase()
  return cuisines.filter((each) => each === 'seafood' || said.includes(each.replaceAll('-', ' ')))
}

/** The wishes for cuisines that no table of the finished trip has, with the nearest table that does. */
export function unmetCuisines(
  request: Pick<PlanRequest, 'cuisines' | 'cuisinesNamed' | 'places' | 'about' | 'asked'>,
  { days }: Pick<Trip, 'days'>,
): UnmetWish[] {
  const byId = new Map(request.places.map((place) => [place.id, place]))
  const planned = days.flatMap(({ stops }) =>
    stops.flatMap(({ placeId }) => byId.get(placeId ?? '') ?? []),
  )
  const town = request.about.place ?? 'this list'
  return (request.cuisinesNamed ?? request.cuisines)
    .filter(
      (wanted) =>
        !request.asked.some(({ what }) =>
          what.toLowerCase().includes(inWords(wanted).toLowerCase()),
        ),
    )
    .filter((wanted) => !planned.some((place) => hasCuisine(place, wanted)))
    .map((wanted) => {
      const [best] = request.places
        .filter((place) => isMealPlace(place) && hasCuisine(place, wanted))
        .toSorted((a, b) => b.essential - a.essential)
      const what = inWords(wanted)
      return best
        ? {
            wish: what,
            reason: 'no-room' as const,
            says: `You asked for ${what}: no table of these days is for it. Nearest to it: ${best.name} (${best.area}).`,
            wayOut: `Name ${best.name} to have it.`,
          }
        : {
            wish: what,
            reason: 'unknown-here' as const,
            says: `You asked for ${what}: Piri knows no table for it in ${town}.`,
            wayOut: 'Ask at your lodging where people go for it.',
          }
    })
}

const kitchens = new Set(['seafood', 'sushi', 'tapas', 'ramen', 'pizza', 'barbecue', 'dim-sum'])

/** "Ethiopian food", and "seafood" as it is. */
function inWords(cuisine: string): string {
  const said = cuisine.replaceAll('-', ' ')
  if (kitchens.has(cuisine)) return said
  return `${said[0]?.toUpperCase()}${said.slice(1)} food`
}
