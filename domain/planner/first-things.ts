/**
 * Tiers of importance: what was asked for by kind or interest, and what a first visit must not miss. A tier is
 * served before all tiers below it, so that no number of small things displaces a great one. Meals rank with the
 * great sights: a day has both.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Interest, Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { askedOf } from './asked/asked-starts.ts'
import { preferencesAtFirst } from './day-habits.ts'
import { isMealPlace, isSnack } from './meals/meal-places.ts'
import { stopsForTheYoung } from './party/stops-for-the-young.ts'
import type { AskedWish, PlanRequest } from './schema.ts'
import { isMoreRideThanVisit } from './worth/far-fillers.ts'
import { favourites, isUnfit } from './worth/travellers.ts'

/** Renown (0 to 1) from which a further place of a kind that was asked for is in a higher tier. */
const worthTheWay = 0.5
/** Renown from which a first visit must not miss a place. */
export const mustNotMiss = 0.9
/** Renown from which a place precedes those that only fill a day, and follows those not to be missed. */
export const firstSight = 0.7
export const tiers = { promised: 2, great: 1, other: 0 } as const
export type Tier = (typeof tiers)[keyof typeof tiers]

/** Renown of a world-famous place, which is in everybody's plan. */
export const unmissable = 0.97

/** Whether a kitchen is the one wanted; "steakhouse" also matches "steak". */
export function hasCuisine({ cuisines = [] }: Place, wanted: string): boolean {
  return cuisines.some((each) => each.startsWith(wanted) || wanted.startsWith(each))
}

/** Days of a stay for each well-known sight that lies farther out. */
const daysForOne = 4
/** Points lost for each kilometre from the lodging, among places on one subject. */
const wayWeight = 3
const farButKnown = 0.6
const farOut = 35

/** Well-known places beyond the icons, for long stays: the canals an hour out. */
function knownFor(request: PlanRequest, places: readonly Place[]): Place[] {
  const most = Math.floor(request.days.length / daysForOne)
  const way = (place: Place) =>
    estimateLeg(request.lodging, place.at, preferencesAtFirst(request)).minutes
  return places
    .filter(
      (place) =>
        place.essential >= farButKnown &&
        place.essential < firstSight &&
        !place.dayTrip &&
        way(place) >= farOut &&
        !isUnfit(place, request),
    )
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, most)
}

/** Best known sights a day for those who take it slowly. */
const bestOnSlowDays = 2
const wellKnown = 0.5

/** The best known sights for slow days: the nearest three are not the best. */
function bestOfSlowDays(request: PlanRequest, places: readonly Place[]): Place[] {
  if (request.pace !== 'slow') return []
  return places
    .filter(
      (place) =>
        place.essential >= wellKnown &&
        !place.dayTrip &&
        !isMealPlace(place) &&
        !isSnack(place) &&
        !isUnfit(place, request),
    )
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, Math.ceil(bestOnSlowDays * request.days.length))
}

/** Whether the days depend on one place for the young: with a toddler or with teenagers. */
function daysDependOnTheYoung({ party }: PlanRequest): boolean {
  return party.who.includes('toddler') || party.who.includes('teenagers')
}

/** The one sight that a town is known for, kept also with teenagers (the Acropolis); with a toddler it is not. */
function iconOfTown({ party, inside }: PlanRequest, places: readonly Place[]): Place | undefined {
  if (inside || party.who.includes('toddler')) return undefined
  return places
    .filter(({ essential, dayTrip }) => essential >= unmissable && !dayTrip)
    .toSorted((a, b) => b.essential - a.essential)[0]
}

/** Whether a place is too far for a single day with a purpose, and was not asked for. */
function isTooFarForADay(place: Place, request: PlanRequest): boolean {
  const { days, asked, interests, wantedKinds, mustSee, lodging } = request
  if (days.length > 1 || mustSee.includes(place.id) || place.essential >= theTown) return false
  if (asked.length + interests.length + wantedKinds.length === 0) return false
  // The first interest decides: a palace with a gallery is not for an interest in art.
  const isAbout = interests.some((each) => each === place.interests[0])
  if (isAbout || wantedKinds.includes(place.kind)) return false
  return estimateLeg(lodging, place.at, preferencesAtFirst(request)).minutes >= acrossTown
}

/** Renown of a place that stands for its town. */
const theTown = 0.99
const acrossTown = 25

/** Whether a lesser place is seen only at an hour that was booked: nobody is promised it who did not name it. */
const mayBeSoldOut = ({ booking, essential }: Place) =>
  booking === 'needed' && essential < firstSight

/** Renown from which a place is great for those who love its subject. */
const greatForThem = 0.4
const lovedADay = 1.5

/** The great houses of a subject, before lesser ones that lie nearer. */
function greatOfIts(interest: Interest, request: PlanRequest, about: readonly Place[]): Place[] {
  const most = Math.max(1, Math.floor((lovedADay * request.days.length) / request.interests.length))
  return about
    .filter(
      (place) =>
        // The first interest decides.
        place.interests[0] === interest &&
        place.essential >= greatForThem &&
        !place.dayTrip &&
        !isUnfit(place, request) &&
        !mayBeSoldOut(place) &&
        !isTooFarForADay(place, request),
    )
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, most)
}

const isOwnIcon = ({ essential, dayTrip }: Place) => essential >= mustNotMiss && !dayTrip

/** Minutes of a day for sights and the ways to them. */
const dayMinutes = 420
const wayThere = 30
/** Share of the days above which wishes leave too little for what must not be missed. */
const mostForWishes = 0.5

function wishesFillDays(request: PlanRequest, places: readonly Place[]): boolean {
  const minutes = places
    .filter((place) => !isMealPlace(place) && askedOf(place, request).length > 0)
    .reduce((sum, place) => sum + place.minutes + wayThere, 0)
  return minutes > mostForWishes * dayMinutes * request.days.length
}

/** Whether a wish is an implied sunset, for which no dinner is skipped. */
const isOnlyLikely = ({ implied, when }: AskedWish) => implied === true && when === 'sunset'

/** Stops of wishes a day up to which all are promised in full. */
const wishedADay = 2

/**
 * Whether a wish promises a place: where wishes ask for more stops than the days hold, each is met once before any
 * is met again.
 */
function isPromisedBy({ days, asked }: PlanRequest, { id }: Place, wish: AskedWish): boolean {
  const { placeIds, times = 1 } = wish
  if (isOnlyLikely(wish)) return false
  const inAll = asked.reduce((sum, { times = 1, implied }) => sum + (implied ? 0 : times), 0)
  const isCrowded = inAll > wishedADay * days.length
  return !isCrowded || times <= 2 || placeIds.indexOf(id) < Math.ceil(times / 2)
}

/** The tier of each place above the lowest; `worth` is its worth to the party. */
export function firstThings(
  request: PlanRequest,
  places: readonly Place[],
  worth: (place: Place) => number,
): Map<string, Tier> {
  const found = new Map<string, Tier>()
  const raise = (place: Place | undefined, tier: Tier) => {
    if (place) found.set(place.id, Math.max(tier, found.get(place.id) ?? 0) as Tier)
  }
  const best = (all: readonly Place[]) => all.toSorted((a, b) => worth(b) - worth(a))
  const areFull = !daysDependOnTheYoung(request) && wishesFillDays(request, places)
  for (const place of places) {
    // World-famous places are for everybody.
    const isSeenByAll = place.essential >= unmissable && !request.inside
    const isFor = (isSeenByAll || !isUnfit(place, request)) && !isTooFarForADay(place, request)
    if (place.essential >= firstSight && isFor) raise(place, tiers.great)
    // Where wishes would fill the days, the town's icons share their tier.
    if (isFor && areFull && isOwnIcon(place)) raise(place, tiers.promised)
  }
  raise(iconOfTown(request, places), tiers.promised)
  for (const place of knownFor(request, places)) raise(place, tiers.great)
  for (const place of bestOfSlowDays(request, places)) raise(place, tiers.great)
  for (const kind of request.wantedKinds) {
    const [first, ...others] = best(places.filter((place) => place.kind === kind))
    raise(first, tiers.promised)
    // About one a day, so that a wish for museums leaves room for the rest of the town.
    const good = others.filter(({ essential }) => essential >= worthTheWay)
    for (const place of good.slice(0, request.days.length - 1)) raise(place, tiers.great)
  }
  for (const place of places) {
    const wishes = askedOf(place, request)
    const isPromised = wishes.some((wish) => isPromisedBy(request, place, wish))
    if (wishes.length > 0) raise(place, isPromised ? tiers.promised : tiers.great)
  }
  const gatherings = new Set(request.days.map(({ gathering }) => gathering?.placeId))
  for (const place of places) if (gatherings.has(place.id)) raise(place, tiers.promised)
  const theirs = places.filter((place) => !isMoreRideThanVisit(place, request))
  for (const [index, place] of favourites(request, theirs, worth).entries()) {
    raise(place, index === 0 && daysDependOnTheYoung(request) ? tiers.promised : tiers.great)
  }
  for (const place of stopsForTheYoung(request, places)) raise(place, tiers.promised)
  for (const cuisine of request.cuisines) {
    raise(best(places.filter((place) => hasCuisine(place, cuisine)))[0], tiers.promised)
  }
  for (const interest of request.interests) {
    const about = places.filter(
      (place) =>
        place.interests.includes(interest) &&
        !isSnack(place) &&
        !isMealPlace(place) &&
        !mayBeSoldOut(place),
    )
    // A single interest is served every other day.
    const most = Math.max(1, Math.round(request.days.length / (2 * request.interests.length)))
    // Of two on the same subject the nearer, unless the other is worth its way.
    const near = (place: Place) => worth(place) - wayWeight * kilometres(request.lodging, place.at)
    const nearest = about.toSorted((a, b) => near(b) - near(a))
    for (const place of nearest.slice(0, most)) raise(place, tiers.great)
    for (const place of greatOfIts(interest, request, about)) raise(place, tiers.great)
  }
  return found
}
