/** The length of a day trip: a named town gets a full day, another a usual visit. */
import type { Place } from '#domain/places/schema.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import type { PlanRequest } from '../schema.ts'

/** Most minutes in a town; fewer for those who walk little. */
const fullDay = { able: 480, gentle: 405 }
/** Minutes from departure to return, between breakfast and dinner. */
const wayAndStay = 690
/** Factor by which a visit may be longer than usual. */
const mostLonger = 1.6
/** Kinds with a length of their own, although named, unless they are as large as a town. */
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

/** Departure in minutes of the day with a small child, who sleeps on the way back. */
const setsOut = 480
export const napOnTheWay = { from: 750, to: 825 }
/** Fewest minutes there that are worth the ride. */
const leastThere = 150

/** Possible lengths in minutes, the best first: a shorter one may fit where the best does not. */
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
