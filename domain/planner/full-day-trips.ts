/** How long a day out of town is: a town that was named beside the first has its full day, another a usual visit. */
import type { Place } from '#domain/places/schema.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import type { PlanRequest } from './schema.ts'

/** Most of a day for a town; less for who walks little. */
const fullDay = { able: 480, gentle: 405 }
/** Away from breakfast until before dinner. */
const wayAndStay = 690
/** No visit is twice as long for being named. */
const mostLonger = 1.6
/** A house or a park is seen in its own time, whoever named it, unless it is as good as a town. */
const seenInItsTime = new Set<Place['kind']>([
  'palace',
  'museum',
  'gallery',
  'garden',
  'theme-park',
  'zoo',
])
const stopsOfATown = 5

type Asking = Pick<PlanRequest, 'fullDays' | 'party' | 'pace'>

/** One sets out after breakfast, and a small child sleeps on the way back after lunch. */
const setsOut = 480
export const napOnTheWay = { from: 750, to: 825 }
/** Less than this is not worth the ride. */
const leastThere = 150

/** The time there in minutes, the best first: what does not fit into a day may fit with less. */
export function lengthsOfTrip(place: Place, usual: number, request: Asking): number[] {
  const lengths = usualLengths(place, usual, request)
  const { dayTrip } = place
  if (!(dayTrip && request.party.naps) || dayTrip.by === 'tour') return lengths
  const untilTheNap = toPreviousMark(napOnTheWay.to - setsOut - toNextMark(dayTrip.minutesEachWay))
  return untilTheNap >= leastThere && lengths.some((each) => each > untilTheNap)
    ? [untilTheNap, ...lengths]
    : lengths
}

function usualLengths(place: Place, usual: number, request: Asking): number[] {
  const { dayTrip } = place
  if (!dayTrip || !request.fullDays?.includes(place.id)) return [usual]
  const isHouse = seenInItsTime.has(place.kind) && (dayTrip.see?.length ?? 0) < stopsOfATown
  if (isHouse) return [usual]
  const { party, pace } = request
  const isGentle = party.naps || party.shortWalks || party.elderly || pace === 'slow'
  const left = wayAndStay - 2 * dayTrip.minutesEachWay
  const whole = toNextMark(
    Math.min(fullDay[isGentle ? 'gentle' : 'able'], left, mostLonger * usual),
  )
  return whole > usual ? [whole, usual] : [usual]
}
