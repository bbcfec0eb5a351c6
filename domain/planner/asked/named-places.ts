/** Places that were named, by their own names or by those of the towns one goes out to. */

import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { bestInArea, isOutingFrom, placeNamed, quarterNamed } from '../place-names.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import { isExperience } from './experiences.ts'
import { houseOf } from './kept-works.ts'

type NamedIn = Pick<Destination, 'name' | 'slug' | 'stayAreas' | 'places'> &
  Partial<Pick<Destination, 'alsoKnownAs'>>

interface PlacesNamed {
  ids: string[]
  notes: string[]
  unmet: UnmetWish[]
}

export function placesNamed(
  wishes: readonly string[],
  destination: NamedIn,
  text = '',
): PlacesNamed {
  const named: PlacesNamed = { ids: [], notes: [], unmet: [] }
  for (const wish of wishes) {
    if (isMuseumOfARide(wish, text)) continue
    const place = placeNamed(wish, destination)
    if (place) {
      // A ride that is named stands for the place it leads to.
      named.ids.push(place.wayTo ?? place.id)
      continue
    }
    const best = isWhereOneStays(wish, destination, text) ? null : bestInArea(wish, destination)
    if (best) {
      named.ids.push(best.id)
      named.notes.push(`"${wish}" is seen at ${best.name}.`)
      continue
    }
    const quarter = quarterNamed(wish, destination)
    if (quarter) {
      named.ids.push(quarter.place.id)
      named.notes.push(`"${wish}" is taken for ${quarter.area}, with ${quarter.place.name}.`)
      continue
    }
    if (isWhereOneStays(wish, destination, text)) continue
    // A wish for a kind of evening is met by what is for it, and not by a place of that name.
    if (isExperience(wish)) continue
    const house = houseOf(wish, destination.places)
    if (house) {
      named.ids.push(house.id)
      named.notes.push(`"${wish}" is seen at ${house.name}.`)
      continue
    }
    named.unmet.push(unknownHere(wish, destination.name))
  }
  for (const { quarter, place } of quartersSaid(named.ids, destination, text)) {
    named.ids.push(place.id)
    named.notes.push(`${quarter} is more than one house: ${place.name} is planned with it.`)
  }
  return named
}

/** Renown (0 to 1) from which a second house of a quarter is what one goes there for, too. */
const ofTheQuarter = 0.3

/** "Coptic Cairo" is the whole quarter: its museum, which has the name, and the best known of its other houses. */
function quartersSaid(
  ids: readonly string[],
  destination: NamedIn,
  text: string,
): { quarter: string; place: Place }[] {
  const said = text.toLowerCase()
  const own = destination.places.filter(({ id }) => ids.includes(id))
  return [...new Set(own.map(({ area }) => area))].flatMap((area) => {
    const quarter = area.toLowerCase()
    const isTold = quarter.includes(' ') && said.includes(quarter)
    if (!isTold || isWhereOneStays(area, destination, text)) return []
    // Who names one of its houses in full means that one.
    const inIt = own.filter((place) => place.area === area)
    if (inIt.length > 1 || inIt.some(({ name }) => said.includes(name.toLowerCase()))) return []
    const [best] = destination.places
      .filter((place) => place.area === area && !ids.includes(place.id) && !place.dayTrip)
      .filter(({ cuisines, essential }) => cuisines === undefined && essential >= ofTheQuarter)
      .toSorted((a, b) => b.essential - a.essential)
    return best ? [{ quarter: area, place: best }] : []
  })
}

/** Whether a quarter was named as the place to stay: "Staying near the Loop". */
function isWhereOneStays(wish: string, { stayAreas }: NamedIn, text: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/^the /, '')
  const isArea = stayAreas.some(({ name }) => plain(name) === plain(wish))
  return (
    isArea && /\b(?:stay(?:ing|s)?|hotel|lodg(?:e|ing)|airbnb|apartment|based|bed)\b/i.test(text)
  )
}

/** Whether a museum only has the name of a ride that was asked for: "cable car" is no wish for its museum. */
function isMuseumOfARide(wish: string, text: string): boolean {
  const thing = /^(.+) museum$/i.exec(wish)?.[1]
  if (!thing || !isExperience(thing)) return false
  const said = text.toLowerCase()
  return said.includes(thing.toLowerCase()) && !said.includes(wish.toLowerCase())
}

/** Shortest stay in days for a day trip with a longer way: with fewer, little of the town would be seen. */
const daysForAnOuting = 3
const leastDays = 2
const shortWay = 75

function hasDaysFor(outing: string, { places }: Pick<NamedIn, 'places'>, days: number): boolean {
  const { dayTrip } = places.find(({ id }) => id === outing) ?? {}
  const least = (dayTrip?.minutesEachWay ?? 0) <= shortWay ? leastDays : daysForAnOuting
  return days >= least
}

/** Day trips that wishes need, in the order they were said, at most half of the stay's days. */
export function outingsHeld<Outing extends { id: string }>(
  outings: readonly Outing[],
  destination: Pick<NamedIn, 'places'>,
  days: number,
  named: readonly string[],
): Outing[] {
  const isTrip = (id: string) => destination.places.some((each) => each.id === id && each.dayTrip)
  const room = Math.max(1, Math.floor(days / 2)) - named.filter(isTrip).length
  return outings
    .filter(({ id }, at) => outings.findIndex((each) => each.id === id) === at)
    .filter(({ id }) => hasDaysFor(id, destination, days) && !named.includes(id))
    .slice(0, Math.max(0, room))
}

export function tooFarFor({ what, name }: { what: string; name: string }): UnmetWish {
  return {
    wish: what,
    reason: 'no-room',
    says: `You asked for ${what}: the nearest that is known is ${name}, which takes a day of its own.`,
    wayOut: 'One more day would have it.',
  }
}

function unknownHere(wish: string, city: string): UnmetWish {
  return {
    wish,
    reason: 'unknown-here',
    says: `"${wish}" is not among the places known in ${city}.`,
    wayOut: 'Add it by hand, with its address.',
  }
}

/** Other towns that were named may be outings of this one: Versailles from Paris. */
export function outingsNamed(brief: TripBrief, destination: NamedIn): string[] {
  // The town by another of its names is no outing: the Bains de Marrakech of "Marrakech".
  const itself = [destination.name, ...(destination.alsoKnownAs ?? [])]
  return brief.destinations
    .filter((ref) => !itself.includes(ref.name) && isOutingFrom(destination, ref))
    .flatMap(({ name }) => placeNamed(name, destination)?.id ?? [])
}
