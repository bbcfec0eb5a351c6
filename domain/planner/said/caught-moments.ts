/**
 * Delays or lengthens a visit that would end just before something worth seeing, where nothing else is due: the
 * guard changes at six, so nobody leaves at 17:55.
 */
import { holdsAt, holdsFor, holdsOn, neededOf, spanOf } from '#domain/places/moments.ts'
import type { Moment } from '#domain/places/schema.ts'
import type { DayVisit } from '../day-visit.ts'
import { openFor } from '../longer-visits.ts'
import { toNextMark } from '../marks.ts'
import { sunOver } from '../opening/outdoors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { comeTimes } from './come-times.ts'
import { momentVisit } from './told-moments.ts'

/** Minutes by which the visit begins later, or lasts longer. */
export interface Caught {
  later: number
  longer: number
}

/** Longest wait in minutes, for a moment to come for and for one that merely happens. */
const longestWait = { come: 30, happens: 10 }
/** Minutes that are enough of a moment to come for. */
const seen = 20
const afterSunset = 5
/** Longest addition in minutes (or as a share of the visit); beyond it the visit begins later instead. */
const littleLonger = 15
const longerShare = 0.5

const asPlanned: Caught = { later: 0, longer: 0 }

export function caughtBy(
  { kind, place, locked, outing }: DayVisit,
  { start, minutes, free }: { start: number; minutes: number; free: number },
  day: PlanDay,
  request: PlanRequest,
): Caught {
  if (kind !== 'visit' || !place?.moments || locked || outing || free <= 0) return asPlanned
  const visit = momentVisit(place, { start, minutes }, day, request)
  if (comeTimes(place).timed.some((moment) => holdsAt(moment, visit))) return asPlanned
  const most = Math.min(free, openFor(place, start, day, request))
  const waits = place.moments.flatMap((moment) => {
    const until = holdsAt(moment, visit) ? null : endOf(moment, day, request)
    if (until === null) return []
    const wait = until - (start + minutes)
    const longest = moment.come ? longestWait.come : longestWait.happens
    if (wait <= 0 || wait > Math.min(most, longest)) return []
    const caught = waited(wait, minutes)
    const then = {
      ...visit,
      start: start + caught.later,
      minutes: minutes + caught.longer,
    }
    return holdsAt(moment, then) ? [{ caught, wait, isSought: moment.come !== undefined }] : []
  })
  const [best] = waits.toSorted(
    (a, b) => Number(b.isSought) - Number(a.isSought) || a.wait - b.wait,
  )
  return best?.caught ?? asPlanned
}

function waited(wait: number, minutes: number): Caught {
  return wait <= Math.max(littleLonger, longerShare * minutes)
    ? { later: 0, longer: wait }
    : { later: wait, longer: 0 }
}

/** Until when one stays for a moment; null where it has no hour. */
function endOf(moment: Moment, { date }: PlanDay, request: PlanRequest): number | null {
  if (!(holdsOn(moment, date) && holdsFor(moment, request.party.children))) return null
  if (moment.between) {
    const span = spanOf(moment.between)
    const stay = moment.come ? Math.min(seen, span.to - span.from) : neededOf(span)
    return toNextMark(span.from + stay)
  }
  if (moment.light !== 'sunset') return null
  const sunset = sunOver(request, date)?.sunset ?? null
  return sunset === null ? null : toNextMark(sunset + afterSunset)
}
