/**
 * What a place gains by a subject that somebody came for, and what it loses where it is of none of them: who
 * comes for architecture has a third house of an architect before an aquarium.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isForOtherTastes } from './special-interest.ts'
import type { PlanRequest } from '../schema.ts'
import { isSecondOfOne, isWished, wishesMet } from './asked-starts.ts'

const wished = 1.6
/** Of the subject of a place that was named. */
const related = 1.5
/** What fills an hour, for those who said what their hours are for; less so what the town is known for besides. */
const filler = { little: 0.5, known: 0.65 }
const wellKnown = 0.6
/** What only some come for, for others: a fifth is less than any square around the corner. */
const forOthers = 0.2
/** From here on it is what a town is visited for, whatever one came for. */
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
  // A kind that was asked for has its weight already.
  if (isWished(place, request)) return request.wantedKinds.includes(place.kind) ? 1 : wished
  const met = wishesMet(place, request)
  if (met.some((wish) => isSecondOfOne(place, wish))) return isOfTheTown(place) ? 1 : filler.little
  if (met.some(({ when }) => when === 'any')) return related
  if (isForOtherTastes(place, request)) return forOthers
  if (!isFiller(place, request)) return 1
  return place.essential >= wellKnown ? filler.known : filler.little
}

function isFiller({ kind, essential, interests, children }: Place, request: PlanRequest): boolean {
  if (isOfTheTown({ essential }) || !fillers.has(kind) || !hasSubject(request)) return false
  if (request.wantedKinds.includes(kind)) return false
  // What is made for the youngest is what their days are for.
  if (request.party.children && children === true) return false
  return !interests.some((each) => request.interests.includes(each))
}

function isOfTheTown({ essential }: Pick<Place, 'essential'>): boolean {
  return essential >= ofTheTown
}

/** Whether one came for something that days are made of, and not for a dish or an hour of the evening alone. */
export function hasSubject({ asked, interests }: PlanRequest): boolean {
  const isOfDays = ({ when, implied }: PlanRequest['asked'][number]) => when === 'any' && !implied
  return interests.some((each) => each !== 'food') || asked.some(isOfDays)
}
