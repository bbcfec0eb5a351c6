/** Which places meet a wish that is no place, the best first. */
import type { Place } from '#domain/places/schema.ts'
import { isMealPlace } from '../meal-places.ts'
import type { Experience } from './experiences.ts'
import { toldBy } from './told-by.ts'

/** So many houses that are for a thing are a choice. */
const enough = 3
const touristShow = /\b(?:tourists?|dinner[- ]show|souvenirs?|staged)\b/i

/** The same wish by the looser words alone. */
export function nearlyOf(
  { kinds: _kinds, says: _says, not: _not, of: _of, dear: _dear, fits: _fits, ...rest }: Experience,
  nearly: NonNullable<Experience['nearly']>,
): Experience {
  return { ...rest, ...nearly }
}

/** The best first: what is a place for it, then what is best known. */
export function meeting(
  { says, not, of, kinds, when, dear = 0, tables, dish, fits: isOfIts }: Experience,
  places: readonly Place[],
  local: boolean,
): Place[] {
  const fits = (place: Place) =>
    (!kinds || kinds.includes(place.kind)) &&
    (!says ||
      (kinds?.[0] === 'spa' && place.kind === 'spa') ||
      says.test(`${toldBy(place)} ${place.cuisines?.join(' ') ?? ''}`)) &&
    !not?.test(toldBy(place)) &&
    (!of || place.interests.includes(of)) &&
    (isOfIts?.(place) ?? true) &&
    (when !== 'sunset' || place.bestTime === 'sunset') &&
    !place.dayTrip &&
    (dear === 0 || (place.price ?? 0) >= dear) &&
    !(local && touristShow.test(place.about)) &&
    (!(says && isOfHouses(kinds) && tableKinds.has(place.kind)) || isPlayedThere(place, says))
  const rank = (place: Place) =>
    place.essential +
    (dear > 0 ? 0.5 * (place.price ?? 0) : 0) +
    (says?.test(place.name) ? 0.3 : 0) +
    (kinds?.[0] === place.kind ? 0.2 : 0)
  const all = places.filter(fits).toSorted((a, b) => rank(b) - rank(a))
  const known = isOfHouses(kinds) ? housesFirst(all) : all
  const found = dish && says ? byTheirWords(known, says) : known
  if (!tables) return found
  // Who serves it is second to who is for it, and comes in where those are few.
  const isFor = (place: Place) => place.kind !== 'restaurant' || tables.test(toldBy(place))
  const first = found.filter(isFor)
  return first.length >= enough ? first : [...first, ...found.filter((place) => !isFor(place))]
}

/** Houses that name a dish themselves; those that are only listed under it come in where there are none. */
function byTheirWords(found: readonly Place[], says: RegExp): Place[] {
  const named = found.filter((place) => says.test(toldBy(place)))
  return named.length > 0 ? named : [...found]
}

const tableKinds = new Set<Place['kind']>(['restaurant', 'cafe'])
const ofPlaying =
  /\b(?:live|bands?|music|musicians?|singers?|sings?|sung|play(?:s|ed|ing)?|danc\w+|shows?|stage|sessions?|nightly|club)\b/i

/** A table where it is played and not only spoken of: a square of samba around it is no samba. */
function isPlayedThere(place: Place, says: RegExp): boolean {
  if (place.interests.includes('music') || says.test(place.name)) return true
  return toldBy(place)
    .split(/[,;:.]/)
    .some((clause) => says.test(clause) && ofPlaying.test(clause.replace(says, ' ')))
}

/** From here on a street is known for it all over the world: Frenchmen Street. */
const knownStreet = 0.6

/** What is heard or danced is so in a house: a street of bars is none, and comes in where no house is known. */
function housesFirst(found: readonly Place[]): Place[] {
  const houses = found.filter(
    ({ kind, setting, essential }) =>
      kind !== 'nightlife' || setting !== 'outdoor' || essential >= knownStreet,
  )
  return houses.length > 0 ? houses : [...found]
}

const isOfHouses = (kinds: Experience['kinds']) => kinds?.includes('stage') === true

/** Minutes of the way each way that what is best known is worth more than what hardly is. */
const wayForTheBest = 100

/** The day out of town that is for it: near, or so well known that one goes farther for it. */
export function outingFor({ outing, says, not, kinds, by }: Experience, places: readonly Place[]) {
  if (!outing) return undefined
  return places
    .filter(
      (place) =>
        place.dayTrip &&
        (place.dayTrip.by === by ||
          ((!kinds || kinds.includes(place.kind)) &&
            (says?.test(toldBy(place)) ?? true) &&
            !not?.test(toldBy(place)))),
    )
    .toSorted((a, b) => wayFor(a) - wayFor(b))[0]
}

const wayFor = ({ dayTrip, essential }: Place) =>
  (dayTrip?.minutesEachWay ?? 0) - wayForTheBest * essential

/** Days out of town that are about it. */
export function outingsOf({ says, kinds }: Experience, places: readonly Place[]): Place[] {
  return places.filter(
    (place) =>
      place.dayTrip &&
      (!kinds || kinds.includes(place.kind)) &&
      (says?.test(toldBy(place)) ?? false),
  )
}

/** Sights that are about it before tables that serve it; of food, tables first. */
export function speaking(places: readonly Place[], word: RegExp): Place[] {
  const found = places.filter(
    (place) =>
      !place.dayTrip && [toldBy(place), ...(place.cuisines ?? [])].some((each) => word.test(each)),
  )
  const tables = found.filter(isMealPlace)
  const rank = (place: Place) =>
    place.essential +
    (word.test(place.name) ? 0.3 : 0) +
    (tables.length > 1 && isMealPlace(place) ? 0.2 : 0)
  return found.toSorted((a, b) => rank(b) - rank(a))
}
