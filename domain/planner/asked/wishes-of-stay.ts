/** All that is asked for on a stay, from what was read of the words, of its feasts and of what such a stay is for. */
import type { Place } from '#domain/places/schema.ts'
import type { AskedWish, PlanRequestInput } from '../schema.ts'
import type { StayClock } from '../stay-clock.ts'
import type { FeastWishes } from './feast-wishes.ts'
import { isSameEvent } from './seats-held.ts'
import { stayWishes } from './stay-wishes.ts'

/** What ends before has no evening. */
const afternoonEnds = 1080

interface Wishes {
  read: readonly AskedWish[]
  feast: FeastWishes
  lights: readonly AskedWish[]
  kinds: readonly AskedWish[]
  /** Fixed hours: a dinner whose hour was said is had at that hour, and not once more. */
  appointments: NonNullable<PlanRequestInput['appointments']>
  clock: StayClock | null
  /** Between two flights, or in one evening, there is the one wish that was said. */
  isOneDay: boolean
  /** What the whole stay is for, and no single stop. */
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
  // A feast has its own hour, whatever the doors of other days say; and what is eaten between two flights is eaten by day.
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
