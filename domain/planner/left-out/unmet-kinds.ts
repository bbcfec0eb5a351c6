/** Wanted kinds and interests that are not in a plan, with the reason. */
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import { isOfKind, kindInWords, objection, visitStarts } from '../appeal.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'

/** Interests that a place must be about, and not only touch. */
const subjects = new Set<Interest>([
  'architecture',
  'art',
  'literature',
  'science',
  'sport',
  'religion',
])
const mainInterests = 2

/** Named interests without a place in the plan, although the city has some. */
export function unmetInterests(request: PlanRequest, chosen: ReadonlySet<string>): UnmetWish[] {
  // A swim is no wish for all sports.
  const named = request.interestsNamed ?? request.interests
  return named.flatMap((interest): UnmetWish[] => {
    const about = request.places.filter(({ interests }) => interests.includes(interest))
    const [best] = about
      .filter(({ kind }) => kind !== 'restaurant' && kind !== 'cafe')
      .toSorted((a, b) => b.essential - a.essential)
    const planned = about.filter(({ id }) => chosen.has(id))
    // Graves of poets in a cloister do not meet an interest in poetry.
    const isMet = subjects.has(interest)
      ? planned.some(({ interests }) => interests.slice(0, mainInterests).includes(interest))
      : planned.length > 0
    const town = request.about.place ?? 'this list'
    const wayOut = 'Ask at your lodging, or name a place that has it.'
    if (about.length === 0 && subjects.has(interest)) {
      const says = `You asked for ${interest}: Piri knows none in ${town}.`
      return [{ wish: interest, reason: 'unknown-here', says, wayOut }]
    }
    if (!best || isMet) return []
    const [first] = about.filter(({ interests }) => interests[0] === interest)
    if (planned.length > 0 && !first) {
      return [
        {
          wish: interest,
          reason: 'unknown-here',
          says: `Piri knows no place in ${town} that is first of all about ${interest}: ${planned[0]?.name} comes nearest.`,
          wayOut,
        },
      ]
    }
    if (planned.length > 0) return []
    const says = `Nothing for your interest in ${interest} is in the plan.`
    return [{ wish: interest, reason: 'no-room', says, wayOut: `Name ${best.name} to have it.` }]
  })
}

export function unmetKinds(request: PlanRequest, chosen: ReadonlySet<string>): UnmetWish[] {
  // Wishes with a measure are told with the other wishes.
  const isTold = (kind: PlaceKind) => request.asked.some(({ ofKind }) => ofKind === kind)
  return request.wantedKinds
    .filter((kind) => !isTold(kind))
    .flatMap((kind) => {
      const ofKind = request.places.filter((place) => isOfKind(place, kind))
      return ofKind.some(({ id }) => chosen.has(id)) ? [] : [unmetKind(request, kind)]
    })
}

function unmetKind(request: PlanRequest, kind: PlaceKind): UnmetWish {
  const wish = kindInWords(kind)
  const [best] = request.places
    .filter((place) => isOfKind(place, kind))
    .toSorted((a, b) => b.essential - a.essential)
  const where = request.about.place ?? 'this list'
  if (!best) {
    const says = `You asked for ${wish}: none are known in ${where}.`
    return { wish, reason: 'unknown-here', says, wayOut: null }
  }
  const against = objection(best, request)
  if (against) {
    const says = `You asked for ${wish}, but of ${best.name}: ${against}`
    return { wish, reason: 'ruled-out', says, wayOut: `Name ${best.name} to have it all the same.` }
  }
  if (request.days.every(({ date }) => visitStarts(best, date, request).length === 0)) {
    const says = `You asked for ${wish}: ${best.name} is closed on your days.`
    return { wish, reason: 'closed', says, wayOut: 'Other days would have it.' }
  }
  const says = `You asked for ${wish}: there is no room for ${best.name} beside what is settled.`
  return { wish, reason: 'no-room', says, wayOut: 'One more day would have it.' }
}
