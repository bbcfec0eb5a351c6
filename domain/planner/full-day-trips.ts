/** How long a day out of town is: a town that was named beside the first has its full day, another a usual visit. */
import type { Place } from '#domain/places/schema.ts'
import { toNextMark } from './marks.ts'
import type { PlanRequest } from './schema.ts'

/** Most of a day for a town; less for who walks little. */
const fullDay = { able: 480, gentle: 405 }
/** Away from breakfast until before dinner. */
const wayAndStay = 690
/** A house or a park is seen in its own time, whoever named it. */
const seenInItsTime = new Set<Place['kind']>([
  'palace',
  'museum',
  'gallery',
  'garden',
  'theme-park',
  'zoo',
])

type Asking = Pick<PlanRequest, 'fullDays' | 'party' | 'pace'>

/** The time there in minutes, the best first: what does not fit into a day may fit with less. */
export function lengthsOfTrip(place: Place, usual: number, request: Asking): number[] {
  const { dayTrip } = place
  if (!dayTrip || !request.fullDays?.includes(place.id) || seenInItsTime.has(place.kind)) {
    return [usual]
  }
  const { party, pace } = request
  const isGentle = party.naps || party.shortWalks || party.elderly || pace === 'slow'
  const left = wayAndStay - 2 * dayTrip.minutesEachWay
  const whole = toNextMark(Math.min(fullDay[isGentle ? 'gentle' : 'able'], left))
  return whole > usual ? [whole, usual] : [usual]
}
