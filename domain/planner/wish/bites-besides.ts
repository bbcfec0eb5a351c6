/** For a mixed party: the town's well-known snack, for those who eat everything. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { eatsEverythingToo } from '../asked/mixed-table.ts'
import { weekdayInWords } from '../days-in-words.ts'
import { fitsDiet, isForBoth, withoutAllergies } from '../diets.ts'
import { isForADiet } from '../meals/diet-houses.ts'
import { kitchensOfTown } from '../meals/kitchens-of-town.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { KnownStay } from './to-know.ts'

/** Longest meal in minutes of a snack. */
const longest = 45
const cheap = 1
const mostNamed = 3
/** Largest distance from a stop in kilometres: one walks over while the other has a coffee. */
const beside = 0.6

export function bitesBesides(
  trip: Trip,
  stays: readonly KnownStay[],
  { diets, text }: { diets: readonly string[]; text: string },
): string[] {
  const kept = withoutAllergies(diets)
  if (kept.length === 0 || !eatsEverythingToo(text)) return []
  const stops = trip.days.flatMap(({ date, stops: own }) => own.map((stop) => ({ date, stop })))
  const planned = new Set(stops.map(({ stop }) => stop.placeId))
  const towns = [...new Set(stays.map(({ destination }) => destination))]
  return towns.flatMap(({ places, name }) => {
    const own = kitchensOfTown({ places })
    const bowls = places
      .filter((place) => isABowl(place, own) && !planned.has(place.id))
      .filter((place) => !(fitsDiet(place, kept) || isForBoth(place, kept)))
      .flatMap((place) => besideAStop(place, stops))
      .toSorted((a, b) => b.place.essential - a.place.essential)
      .slice(0, mostNamed)
    if (bowls.length === 0) return []
    const said = bowls.map(
      ({ place, date, stop }) =>
        `${place.name} (${place.offers?.[0] ?? place.area}; by ${stop.name} on ${weekdayInWords(date)})`,
    )
    return [
      `What ${name} is known for and has meat or fish in it, as a bowl besides for who eats everything: ${listed(said)}.`,
    ]
  })
}

function isABowl(place: Place, own: ReadonlySet<string>): boolean {
  const { kind, minutes, price, cuisines = [] } = place
  const isQuick = kind === 'restaurant' && minutes <= longest && price !== null && price <= cheap
  return (
    isQuick && isMealPlace(place) && !isForADiet(place) && cuisines.some((each) => own.has(each))
  )
}

function besideAStop(place: Place, stops: readonly { date: string; stop: Stop }[]) {
  const near = stops
    .flatMap(({ date, stop }) =>
      stop.kind === 'visit' && stop.at ? [{ date, stop, way: kilometres(place.at, stop.at) }] : [],
    )
    .filter(({ way }) => way <= beside)
    .toSorted((a, b) => a.way - b.way)[0]
  return near ? [{ place, ...near }] : []
}
