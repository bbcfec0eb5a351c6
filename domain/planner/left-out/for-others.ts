/** Explains why a sight was not considered: it is for people with other wishes. */
import type { Place } from '#domain/places/schema.ts'
import { isBarForOthers, isShopForOthers } from '../appeal.ts'
import { isForOtherTastes } from '../asked/special-interest.ts'
import { seasonFit } from '../opening/outdoors.ts'
import type { PlanRequest, Traveller } from '../schema.ts'
import { isTourForOthers } from '../worth/tours-for-others.ts'
import { isUnfit } from '../worth/travellers.ts'

const inWords: Partial<Record<Traveller, string>> = {
  toddler: 'a small child',
  children: 'children',
  teenagers: 'teenagers',
}

/** A sentence; null where it is for these travellers as much as for anybody. */
export function forOthers(place: Place, request: PlanRequest): string | null {
  const { inside, days } = request
  if (isUnfit(place, request)) {
    if (inside && place.setting === 'outdoor')
      return 'It is in the open, and you asked to be inside.'
    const [cool] = days.map(({ weather }) => seasonFit(place, weather).says)
    if (place.kind === 'beach' && cool) return cool
    return `${lessFor(place, request)}: name it to have it all the same.`
  }
  if (isShopForOthers(place, request))
    return 'It is for shopping, which you did not ask for: name it to have it.'
  if (isBarForOthers(place, request))
    return 'It is for a night out, which you did not ask for: name it to have it.'
  if (isTourForOthers(place, request))
    return 'It is booked and paid for by itself, so it is planned for those who ask: name it to have it.'
  if (!isForOtherTastes(place, request)) return null
  const [subject] = place.interests
  const isYoung = request.party.who.some((each) => inWords[each])
  if (isYoung || subject === undefined)
    return `${lessFor(place, request)}: name it to have it all the same.`
  // A liking for nature is no wish for an aquarium, and yet it was named.
  if (request.interests.includes(subject))
    return 'It is a taste of its own, and you did not name it: name it to have it.'
  return subject === 'family'
    ? 'It is made for families with children: name it to have it.'
    : `It is for those who care for ${subject}, which you did not name: name it to have it.`
}

/** Minutes in the open from which a visit is long on one's feet. */
const longWalk = 60

function lessFor({ interests, setting, minutes }: Place, { party }: PlanRequest): string {
  const young = party.who.flatMap((each) => inWords[each] ?? [])[0]
  if (young) return `It is less for those who travel with ${young}`
  const isGentle = party.who.includes('seniors') || party.elderly || party.shortWalks
  if (isGentle && setting === 'outdoor' && minutes >= longWalk)
    return 'It is a longer walk in the open, and you want little of that'
  if (party.who.includes('seniors') || party.elderly) return 'It is less for older travelers'
  return interests.includes('family')
    ? 'It is more for families with children'
    : 'It is less for those who travel as you do'
}
