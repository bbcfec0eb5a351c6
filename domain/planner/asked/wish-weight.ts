/**
 * Weight of a place by the subjects that somebody came for: for architecture a third house of an architect before
 * an aquarium.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { isSecondOfOne, isWished, wishesMet } from './asked-starts.ts'
import { isForOtherTastes } from './special-interest.ts'

const wished = 1.6
/** Factor on the only place that meets a wish: a second pub may be another one, the ceilidh may not. */
const onlyOne = 2.6
/** Factor on places of the same subject as one that was named. */
const related = 1.5
/** Factors on fillers for those who came for a subject: lower for what is little known. */
const filler = { little: 0.5, known: 0.65 }
const wellKnown = 0.6
/** Factor on places for other tastes: so low that any square nearby comes first. */
const forOthers = 0.2
/** Renown (0 to 1) from which a place belongs to any visit of the town. */
const ofTheTown = 0.8
const fillers = new Set<PlaceKind>([
  'museum',
  'gallery',
  'zoo',
  'theme-park',
  'shopping',
  'activity',
  'stage',
  'palace',
  'beach',
])

export function wishWeight(place: Place, request: PlanRequest): number {
  if (place.kind === 'restaurant' || place.kind === 'cafe') return 1
  // A kind that was asked for has its weight from elsewhere.
  if (isOnlyOne(place, request)) return onlyOne
  if (isWished(place, request)) return request.wantedKinds.includes(place.kind) ? 1 : wished
  const met = wishesMet(place, request)
  if (met.some((wish) => isSecondOfOne(place, wish))) return isOfTheTown(place) ? 1 : filler.little
  if (met.some(({ when }) => when === 'any')) return related
  if (isForOtherTastes(place, request)) return forOthers
  if (!isFiller(place, request)) return 1
  return place.essential >= wellKnown ? filler.known : filler.little
}

function isOnlyOne({ id }: Place, { asked }: PlanRequest): boolean {
  return asked.some(
    ({ placeIds, more = [], daily, implied }) =>
      !(daily || implied) && placeIds.length === 1 && placeIds[0] === id && more.length === 0,
  )
}

function isFiller({ kind, essential, interests, children }: Place, request: PlanRequest): boolean {
  if (isOfTheTown({ essential }) || !fillers.has(kind) || !hasSubject(request)) return false
  if (request.wantedKinds.includes(kind)) return false
  // Places made for children are what their days are for.
  if (request.party.children && children === true) return false
  return !interests.some((each) => request.interests.includes(each))
}

function isOfTheTown({ essential }: Pick<Place, 'essential'>): boolean {
  return essential >= ofTheTown
}

/** Whether the request has a subject for its days, and not only a dish or an hour of the evening. */
export function hasSubject({ asked, interests }: PlanRequest): boolean {
  const isOfDays = ({ when, implied }: PlanRequest['asked'][number]) => when === 'any' && !implied
  return interests.some((each) => each !== 'food') || asked.some(isOfDays)
}
