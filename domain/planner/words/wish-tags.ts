/** The words at a stop for the wish it meets, as the traveller said it; implied wishes are not told. */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { kindInWords } from '../appeal.ts'
import { askedOf, askedWindow, isSecondOfOne, wishesMet } from '../asked/asked-starts.ts'
import { cuisineOf } from '../asked/cuisine-wishes.ts'
import { isOfADinner } from '../meals/special-dinner.ts'
import { isHadThen } from '../said/told-only-then.ts'
import type { AskedWish, PlanDay, PlanRequest } from '../schema.ts'
import type { ToldVisit } from './explain.ts'

/** How many of a place's first interests count. */
const mainInterests = 1
/** Tolerance in minutes around the hour of a wish. */
const aboutThen = 30
const beforeTheCrowd = 120

/** The sentence of the special dinner. */
export const dinnerOfTheTrip = 'This is the dinner of the trip'

export function wishOf(
  place: Place,
  stop: ToldVisit,
  day: PlanDay,
  request: PlanRequest,
): string[] {
  const outing = request.outings?.find(({ id }) => id === place.id)
  if (outing) return [`Your wish: ${outing.what}.`]
  // A gathering is told already.
  if (day.gathering?.placeId === place.id && stop.start >= day.gathering.from - beforeTheCrowd)
    return []
  const isNamed = request.named === undefined || request.named.includes(place.id)
  const met = wishesAt(place, stop, day, request)
  if (isNamed && request.mustSee.includes(place.id))
    return ['You asked for it.', ...atItsHour(place, met)]
  const special = met.find(isOfADinner)
  if (special) {
    const { what, occasion, nearestTo } = special
    const wish = nearestTo ? `Nearest to your wish: ${nearestTo}` : `Your wish: ${what}`
    const why = occasion ? `For ${what}` : wish
    const say = occasion || request.party.occasion ? ', and say what you celebrate' : ''
    return [`${why}. ${dinnerOfTheTrip}, with time for it: reserve now${say}.`]
  }
  // A met wish comes before one that is only approached.
  const [said] = met
    .filter(({ implied }) => !implied)
    .toSorted((a, b) => Number(a.nearestTo !== undefined) - Number(b.nearestTo !== undefined))
  if (said) {
    const { what, nearestTo } = said
    return [nearestTo ? `Nearest to your wish: ${nearestTo}.` : `Your wish: ${what}.`]
  }
  const [occasion] = askedOf(place, request).filter((wish) => wish.occasion)
  if (occasion) return [`For ${occasion.what}.`]
  const cuisine = cuisineOf(place, request)
  if (cuisine.length > 0) return cuisine
  return met.some(({ when }) => when === 'past-midnight') ? ['For a night out.'] : []
}

const hours: Partial<Record<AskedWish['when'], string>> = {
  sunrise: 'at sunrise',
  sunset: 'at sunset',
  night: 'after dark',
}

/** Of a place that was named with its hour, the hour: "at sunset". */
function atItsHour({ id }: Place, met: readonly AskedWish[]): string[] {
  const wish = met.find(
    ({ placeIds, when, implied }) => !implied && hours[when] && placeIds[0] === id,
  )
  const hour = wish && hours[wish.when]
  return hour ? [`You come ${hour}, as you asked.`] : []
}

/** The wishes that a place meets at this hour: first the one it was planned for. */
function wishesAt(place: Place, stop: ToldVisit, day: PlanDay, request: PlanRequest): AskedWish[] {
  const planned = askedOf(place, request)
  const others = wishesMet(place, request).filter((wish) => {
    const window = askedWindow(wish.when, place, stop.minutes, day.date, request)
    if (planned.includes(wish) || isSecondOfOne(place, wish)) return false
    if (wish.on !== undefined && wish.on !== day.date) return false
    // A house named after the thing meets it at any hour.
    if (place.name.toLowerCase().includes(wish.what.toLowerCase())) return true
    return !window || (stop.start >= window.from - aboutThen && stop.start <= window.to + aboutThen)
  })
  const onTheDay = planned.filter(({ on }) => on === undefined || on === day.date)
  return [...onTheDay, ...others].filter(({ what }) => isHadThen(what, place, stop, day, request))
}

/** The interests and kinds that a place matches, where no wish is told. */
export function tastes(
  place: Place,
  stop: ToldVisit,
  day: PlanDay,
  request: PlanRequest,
): string[] {
  if (wishOf(place, stop, day, request).length === 0) {
    // A kind with wished places of its own is told at those: a penguin colony is no beach.
    const isOther = request.asked.some(({ ofKind }) => ofKind === place.kind)
    if (request.wantedKinds.includes(place.kind) && !isOther)
      return [`You asked for ${kindOf(place)}.`]
    // First interests only: a park for picnics does not match an interest in food.
    const named = request.interestsNamed ?? request.interests
    const shared = place.interests.slice(0, mainInterests).filter((each) => named.includes(each))
    if (shared.length > 0) return [`For your interest in ${listed(shared)}.`]
  }
  return isForChildren(place, request) ? ['Children enjoy it.'] : []
}

/** Whether a place is made for children and some are along: a zoo, and no delicatessen that lets them in. */
function isForChildren({ children, kind, interests }: Place, { party }: PlanRequest): boolean {
  return (
    party.children &&
    children === true &&
    (interests.includes('family') || kind === 'beach' || kind === 'park')
  )
}

/** The word for the kind: who asked for temples does not read of churches. */
function kindOf({ kind, name, about }: Place): string {
  if (kind === 'zoo' && /aquarium|oceanarium|sea life/i.test(`${name} ${about}`)) return 'aquariums'
  if (kind !== 'worship') return kindInWords(kind)
  const said = `${name} ${about}`
  if (/mosque/i.test(said)) return 'mosques'
  if (/synagogue/i.test(said)) return 'synagogues'
  if (
    /church|cathedral|basilica|chapel|abbey|minster|convent|cloister|\b(?:saint|st\.?|santa|san|sant)\b/i.test(
      said,
    )
  ) {
    return 'churches'
  }
  return 'temples'
}
