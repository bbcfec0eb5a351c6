/**
 * Lengthens visits to what a whole stay is for: who comes for anime and games is not led through Akihabara in an
 * hour and a half. Quarters and shops have as much to see as one has hours.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'

const quarters = new Set<PlaceKind>(['neighbourhood', 'shopping', 'market'])
const most = 180
const times = 1.7
/** Shortest stay in days that lengthens visits. */
const fewestDays = 3
/** A visit is lengthened where the wish has at most one place for each so many days. */
const everyOther = 2
const step = 15

const isOfDays = ({ when, implied, dish, once, single, occasion, ofKind, nearestTo }: AskedWish) =>
  when === 'any' &&
  !(implied || once || single || occasion || ofKind || nearestTo) &&
  dish === undefined

/** Words for a whole day of a spa: "a spa day" is no massage between two sights. */
const ofASpa =
  /\b(?:spa|hammam|thermal|sauna|wellness) days?\b|\bdays? (?:at|in) (?:a|the|one|some) (?:\w+ )?(?:spa|hammam|baths?|sauna|onsen)\b/i
const spaDay = 240

function withSpaDay(request: PlanRequest, text: string): PlanRequest {
  if (!ofASpa.test(text) || request.days.length < 2) return request
  const places = request.places.map((place) =>
    place.kind === 'spa' && !place.dayTrip && place.minutes < spaDay
      ? { ...place, minutes: spaDay }
      : place,
  )
  return { ...request, places }
}

export function withLongerHearts(given: PlanRequest, text: string): PlanRequest {
  const request = withSpaDay(given, text)
  const { days, asked, party } = request
  // Visits with small children or weak legs are not lengthened.
  if (days.length < fewestDays || party.children || party.shortWalks) return request
  const wishes = asked.filter((wish) => isOfDays(wish) && (wish.times ?? wish.least ?? 1) > 1)
  const isHeart = ({ id, kind, dayTrip }: Place) => {
    if (!quarters.has(kind) || dayTrip) return false
    const met = asked.filter((wish) => isOfDays(wish) && wish.placeIds.includes(id))
    const isOfSeveral = met.length > 1
    const isOfFew = met.some(
      (wish) =>
        wishes.includes(wish) &&
        wish.placeIds.length + (wish.more?.length ?? 0) <= Math.ceil(days.length / everyOther),
    )
    return isOfSeveral || isOfFew
  }
  const places = request.places.map((place) =>
    isHeart(place) && place.minutes < most ? { ...place, minutes: longer(place) } : place,
  )
  return { ...request, places }
}

const longer = ({ minutes }: Place) => Math.min(most, Math.round((minutes * times) / step) * step)
