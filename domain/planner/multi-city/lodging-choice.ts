/** Which lodging suits a party for so many nights: house rules, kind of room, shortest stay, beds. */
import type { LodgingOffer, RoomType, Wish } from './trip-request.ts'

export interface LodgingChoice {
  offer: LodgingOffer
  rooms: number
  cost: number
  score: number
}

export interface LodgingWishes {
  rules: ReadonlySet<string>
  roomTypes: readonly RoomType[]
}

export function lodgingWishes(wishes: readonly Wish[]): LodgingWishes {
  return {
    rules: new Set(wishes.flatMap((wish) => (wish.kind === 'house-rule' ? wish.rule : []))),
    roomTypes: wishes.flatMap((wish) => (wish.kind === 'room-type' ? wish.roomType : [])),
  }
}

/** Minutes of trouble per night between the best and the worst lodging. */
const qualityMinutes = 60

export function chooseLodging(
  offers: readonly LodgingOffer[],
  wishes: LodgingWishes,
  { nights, people, moneyWeight }: { nights: number; people: number; moneyWeight: number },
): LodgingChoice | undefined {
  let best: LodgingChoice | undefined
  for (const offer of offers) {
    if (offer.leastNights > nights || offer.sleeps < 1 || !allows(offer, wishes)) continue
    const rooms = Math.ceil(people / offer.sleeps)
    const cost = rooms * nights * offer.pricePerNight
    const score = moneyWeight * cost + qualityMinutes * nights * (1 - (offer.quality ?? 0.5))
    if (!best || score < best.score) best = { offer, rooms, cost, score }
  }
  return best
}

function allows(offer: LodgingOffer, { rules, roomTypes }: LodgingWishes): boolean {
  if (offer.forbids.some((rule) => rules.has(rule))) return false
  return roomTypes.every((type) =>
    type === 'not-shared' ? offer.roomType !== 'shared' : offer.roomType === type,
  )
}
