/** All wishes of a stay: from its words, its feasts and what such a stay is for. */
import type { Place } from '#domain/places/schema.ts'
import type { AskedWish, PlanRequestInput } from '../schema.ts'
import type { StayClock } from '../stay-clock.ts'
import type { FeastWishes } from './feast-wishes.ts'
import { isSameEvent } from './seats-held.ts'
import { stayWishes } from './stay-wishes.ts'

/** Minute of the day: a day that ends before it has no evening. */
const afternoonEnds = 1080

interface Wishes {
  read: readonly AskedWish[]
  feast: FeastWishes
  lights: readonly AskedWish[]
  kinds: readonly AskedWish[]
  /** Appointments: a meal with a fixed hour is not planned once more. */
  appointments: NonNullable<PlanRequestInput['appointments']>
  clock: StayClock | null
  /** A single day or evening: only the wishes that were said. */
  isOneDay: boolean
  /** What the whole stay is for, as opposed to single stops. */
  stay: Parameters<typeof stayWishes>[0]
}

export function wishesOfStay(wishes: Wishes): AskedWish[] {
  const { read, feast, lights, kinds, appointments, clock, isOneDay, stay } = wishes
  const isPassing = clock?.kind === 'layover' || clock?.kind === 'call'
  const isOverByEvening = isPassing && (clock.to ?? 1440) < afternoonEnds
  const isSettled = ({ placeIds, when, what, times = 1 }: AskedWish) =>
    when === 'evening' &&
    appointments.some(
      (each) =>
        (each.proposed && isOneOf(placeIds, each)) || (times === 1 && isSameEvent(what, each.name)),
    )
  // A feast has hours of its own, whatever the usual opening hours; and on a passing day food may
  // be had by day.
  const atAnyHour = ({ placeIds, when }: AskedWish) =>
    placeIds.some((id) => feast.kept.has(id)) || (isOverByEvening && when === 'evening')
  return [
    ...read
      .filter((wish) => !isSettled(wish))
      .map((wish): AskedWish => (atAnyHour(wish) ? { ...wish, when: 'any' } : wish)),
    ...feast.asked,
    ...lights,
    ...(isOneDay ? [] : [...kinds, ...stayWishes(stay)]),
  ]
}

function isOneOf(ids: readonly Place['id'][], { placeId }: { placeId?: string }): boolean {
  return placeId !== undefined && ids.includes(placeId)
}
