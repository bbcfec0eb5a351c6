/**
 * What only some come for: animals in tanks, stadium tours, cells, wax figures, rides and classes. Grown-ups who asked
 * for something else have the town first, its streets, views, parks, great museums and tables.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isWished } from './asked-starts.ts'
import type { PlanRequest } from '../schema.ts'

/** From here on the town is known for it, and everybody goes. */
const ofTheTown = 0.65
const kinds = new Set<PlaceKind>(['zoo', 'theme-park'])
/** Parks, quarters and tables are for anybody, whatever stands in them. */
const houses = new Set<PlaceKind>(['museum', 'activity', 'landmark', 'stage', 'spa'])
const words =
  /\b(?:aquarium|stadium|ballpark|gaol|jail|prison|waxworks?|casino|(?:ferris|observation) wheel|escape rooms?|tin soldiers|police|stamps|toys?|torture|dungeons?|illusions|(?:football|cricket|sports?|car|erotic|crime) museum|(?:cooking|baking) class|(?:public|swimming|city) baths|water ?park)\b/i

/** An evening of a play, and hours in the water, are had by those who decide for them, unless the town is known for it. */
const ofThoseWhoDecide = 0.5
/** What is tasted there is not for the young. */
const cellars =
  /\b(?:brewer(?:y|ies)|beer|whisk(?:e)?y|distiller(?:y|ies)|wine|gin|sake|cocktails?)\b/i

function isDecidedFor({ kind, essential, booking, bestTime }: Place): boolean {
  if (essential >= ofThoseWhoDecide) return false
  return kind === 'spa' || (kind === 'stage' && (booking === 'seats' || bestTime === 'evening'))
}

function isForGrownUps({ kind, offers = [], essential }: Place): boolean {
  const isTasted = kind === 'activity' || kind === 'museum' || kind === 'nightlife'
  return isTasted && essential < ofTheTown && cellars.test(offers.slice(0, 2).join('; '))
}

/** By its kind, or by its name and the first things it offers. */
function isOfSpecialInterest(place: Place): boolean {
  const { kind, name, offers = [] } = place
  if (kinds.has(kind) || isDecidedFor(place)) return true
  return houses.has(kind) && words.test(`${name}; ${offers.slice(0, 2).join('; ')}`)
}

/** Whether it is for others than those who travel: not named, of no wish or taste of theirs, and no children along. */
export function isForOtherTastes(place: Place, request: PlanRequest): boolean {
  const { party, mustSee, wantedKinds, interests } = request
  if (place.dayTrip || mustSee.includes(place.id)) return false
  if (place.essential >= ofTheTown || wantedKinds.includes(place.kind)) return false
  if (party.children || party.who.includes('teenagers')) {
    return (isForGrownUps(place) || isDecidedFor(place)) && !isWished(place, request)
  }
  if (!isOfSpecialInterest(place)) return false
  const [subject] = place.interests
  // Who comes for techno did not ask for the opera.
  const named = request.interestsNamed ?? interests
  if (isDecidedFor(place) && !(subject !== undefined && named.includes(subject))) {
    return !isWished(place, request)
  }
  // Who likes nature does not mean cages, nor who likes to shop a fair.
  const isTheirTaste =
    subject !== undefined && interests.includes(subject) && !kinds.has(place.kind)
  return !(isTheirTaste || isWished(place, request))
}
