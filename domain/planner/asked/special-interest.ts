/**
 * Places for special interests: aquariums, stadium tours, prisons, wax figures, rides and classes. Adults who asked
 * for something else get the town's streets, views, parks, great museums and tables first.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { isWished } from './asked-starts.ts'

/** Renown (0 to 1) from which such a place is for everybody. */
const ofTheTown = 0.65
/** Renown from which a house of history is for all who named no subject, whatever it was. */
const partOfHistory = 0.5
const kinds = new Set<PlaceKind>(['zoo', 'theme-park'])
/** Kinds whose name and first offers are checked; parks, quarters and tables are for anybody. */
const houses = new Set<PlaceKind>(['museum', 'activity', 'landmark', 'stage', 'spa'])
const words =
  /\b(?:aquarium|stadium|ballpark|gaol|jail|prison|waxworks?|casino|(?:ferris|observation) wheel|escape rooms?|tin soldiers|police|stamps|toys?|torture|dungeons?|illusions|(?:football|cricket|sports?|car|erotic|crime) museum|(?:cooking|baking) class|(?:public|swimming|city) baths|water ?park)\b/i

/** Renown from which a play or a spa is for everybody; below it only those go who chose to. */
const ofThoseWhoDecide = 0.5
/** Words for tastings of alcohol, which exclude the young. */
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

/** Whether a place is for a special interest: by its kind, or by its name and its first offers. */
function isOfSpecialInterest(place: Place): boolean {
  const { kind, name, offers = [] } = place
  if (kinds.has(kind) || isDecidedFor(place)) return true
  return houses.has(kind) && words.test(`${name}; ${offers.slice(0, 2).join('; ')}`)
}

/** A jail that tells a town's history is one of its sights, for who came to see the town. */
const isATownsHistory = ({ kind, interests: [subject], essential }: Place) =>
  kind === 'museum' && subject === 'history' && essential >= partOfHistory

/** Whether a place is for other tastes than this party's: not named, of no wish and no interest of theirs. */
export function isForOtherTastes(place: Place, request: PlanRequest): boolean {
  const { party, mustSee, wantedKinds, interests } = request
  if (place.dayTrip || mustSee.includes(place.id)) return false
  if (place.essential >= ofTheTown || wantedKinds.includes(place.kind)) return false
  if (party.children || party.who.includes('teenagers')) {
    return (isForGrownUps(place) || isDecidedFor(place)) && !isWished(place, request)
  }
  if (!isOfSpecialInterest(place)) return false
  if (isATownsHistory(place) && (request.interestsNamed ?? interests).length === 0) return false
  // Luxury and a celebration include a spa, whether or not it was named.
  if (place.kind === 'spa' && (request.lavish || party.who.includes('celebration'))) return false
  const [subject] = place.interests
  // An interest must have been named as such: who comes for techno did not ask for the opera.
  const named = request.interestsNamed ?? interests
  if (isDecidedFor(place) && !(subject !== undefined && named.includes(subject))) {
    return !isWished(place, request)
  }
  // A liking for nature does not mean a zoo, nor one for shopping a fair.
  const isTheirTaste =
    subject !== undefined && interests.includes(subject) && !kinds.has(place.kind)
  return !(isTheirTaste || isWished(place, request))
}
