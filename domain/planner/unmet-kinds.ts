/** Kinds of places that were asked for and are not in a plan, with what is really in the way. */
import type { PlaceKind } from '#domain/places/schema.ts'
import { isOfKind, kindInWords, objection, visitStarts } from './appeal.ts'
import type { UnmetWish } from './plan-outcome.ts'
import type { PlanRequest } from './schema.ts'

/** Likings that were named, of which nothing is in the plan although the city has something. */
export function unmetInterests(request: PlanRequest, chosen: ReadonlySet<string>): UnmetWish[] {
  // Who asks for a swim did not ask for sport of every kind.
  const named = request.interestsNamed ?? request.interests
  return named.flatMap((interest) => {
    const about = request.places.filter(({ interests }) => interests.includes(interest))
    const [best] = about
      .filter(({ kind }) => kind !== 'restaurant' && kind !== 'cafe')
      .toSorted((a, b) => b.essential - a.essential)
    if (!best || about.some(({ id }) => chosen.has(id))) return []
    const says = `Nothing for your interest in ${interest} is in the plan.`
    return [{ wish: interest, reason: 'no-room', says, wayOut: `Name ${best.name} to have it.` }]
  })
}

export function unmetKinds(request: PlanRequest, chosen: ReadonlySet<string>): UnmetWish[] {
  // Those that are wishes with a measure are told with the other wishes.
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
