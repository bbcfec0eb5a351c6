/** Explains why a place is not in the plan: with the actual reason, and no other. */

import { addDays, everyWeekday, weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { isForecast, isWet } from '#domain/weather/weights.ts'
import { livesThere, passedBy, type WalkedDay } from './after-search/days-walked.ts'
import { objection, visitStarts } from './appeal.ts'
import { travelPreferences } from './day-habits.ts'
import { durationInWords } from './duration-words.ts'
import { forOthers } from './left-out/for-others.ts'
import { namedWithin } from './left-out/named-within.ts'
import {
  aroundTheCorner,
  atAnotherHour,
  besideFarStop,
  freeHoursFor,
  nearestInWords,
  nearestStop,
  openAtOtherHours,
} from './left-out/nearest-moment.ts'
import { fartherStop, insteadOf, tableInstead } from './left-out/what-stands-there.ts'
import { isMealPlace } from './meals/meal-places.ts'
import { openSpans } from './open-spans.ts'
import { seasonFit } from './opening/outdoors.ts'
import type { PlanDay, PlanRequest } from './schema.ts'
import { visitMinutes } from './visit-length.ts'
import { isUnaskedExpense } from './worth/spared-expenses.ts'

const farMinutes = 50
/** Minutes of a trip with its ways above which it is told as "a day", and not "half a day". */
const halfADay = 300
const mostTold = 20
/** Longest ways in minutes to a stop that could give way: where another one is beside the place, and elsewhere. */
const atItsSide = 10
const aShortWay = 20
/** Renown (0 to 1) from which a missing sight is explained even out of season. */
const lookedFor = 0.6

/** The places a reader would look for, the most essential first. */
export function explainLeftOut(
  request: PlanRequest,
  chosen: ReadonlySet<string>,
  days: readonly WalkedDay[] = [],
): Trip['leftOut'] {
  const used = new Set<string>()
  const planned = request.places.filter(({ id }) => chosen.has(id)).map(({ name }) => name)
  return (
    request.places
      .filter(({ id, wayTo }) => !chosen.has(id) && !(wayTo && chosen.has(wayTo)))
      // Unless the plan goes there under a longer name.
      .filter(({ name }) => !planned.some((each) => each.startsWith(name)))
      // No Christmas market in August.
      .filter(
        (place) => place.essential >= lookedFor || !isShutAllWeek(place, request.days[0]?.date),
      )
      // No day trip in a stay of a day or less.
      .filter(({ id, dayTrip }) => !dayTrip || request.days.length > 1 || isWanted(id, request))
      // No daytime museum in an evening.
      .filter(
        (place) => !isEvening(request) || request.days.some((day) => hasHours(place, day, request)),
      )
      .toSorted((a, b) => b.essential - a.essential)
      .slice(0, mostTold)
      .map((place) => ({
        placeId: place.id,
        name: place.name,
        reason:
          objection(place, request) ??
          (isOverBudget(place, request, chosen) ? 'It would go over your budget.' : null) ??
          practicalReason(place, request, days, used),
      }))
  )
}

/** Whether a place was named or is among those of a wish, so that the advice to name it makes no sense. */
function isWanted(id: string, { mustSee, asked }: PlanRequest): boolean {
  return (
    mustSee.includes(id) ||
    asked.some(({ placeIds, more, implied }) => {
      return placeIds.includes(id) || (more?.includes(id) === true && !implied)
    })
  )
}

function isOverBudget(place: Place, request: PlanRequest, chosen: ReadonlySet<string>): boolean {
  const cost = request.costs[place.id]
  if (request.budget === undefined || cost === undefined) return false
  const spent = [...chosen].reduce((sum, id) => sum + (request.costs[id] ?? 0), 0)
  return spent + cost > request.budget
}

function practicalReason(
  place: Place,
  request: PlanRequest,
  days: readonly WalkedDay[],
  /** Stops that were suggested to give way. */
  used: Set<string>,
): string {
  const closed = closedWords(place, request)
  if (closed) return closed
  const named = namedWithin(place, days)
  if (named) return named
  if (place.dayTrip) {
    const { minutesEachWay } = place.dayTrip
    if (isWanted(place.id, request)) {
      return `It takes a day of its own, ${durationInWords(minutesEachWay)} each way, and your days have none for it.`
    }
    const length = 2 * minutesEachWay + place.minutes > halfADay ? 'a day' : 'half a day'
    const cost = isUnaskedExpense(place, request)
      ? ', and the tour or car is more than a small budget spares'
      : ''
    return `It takes ${length} of its own, ${durationInWords(minutesEachWay)} each way${cost}: name it to have it planned.`
  }
  const passed = livesThere(place, request) ?? passedBy(place, days)
  if (passed) return passed
  if (request.days.every((day) => !hasHours(place, day, request))) {
    return 'Your days leave no hours in which a whole visit would fit.'
  }
  // Cold keeps people from beaches, and not from gardens.
  const season = request.days.map((day) => seasonFit(place, day.weather).says)
  const [cool] = season
  if (place.kind === 'beach' && cool && season.every((says) => says !== null)) return cool
  const { minutes } = estimateLeg(request.lodging, place.at, travelPreferences(request))
  if (minutes >= farMinutes) {
    const beside = besideFarStop(place, days, request)
    const instead = fartherStop(minutes, days, request)
    const away = `It is ${durationInWords(minutes)} away each way`
    const advice = isWanted(place.id, request) ? '' : ': name it to have it planned'
    return beside ?? `${away}${instead ? `, ${instead}` : ''}${advice}.`
  }
  if (isMealPlace(place)) return tableInstead(place, days, request)
  const near = nearestStop(place, days, request)
  const corner = aroundTheCorner(place, near, request)
  const free = freeHoursFor(place, days, request)
  // Who stands beside it on another day does not come back for it.
  if (free?.fits && !(corner && near && near.way < free.way)) return free.says
  // Only forecast rain is a reason; a month that is usually wet is none.
  const wet = request.days.every(({ weather }) => weather && isForecast(weather) && isWet(weather))
  if (wet && place.setting === 'outdoor') return 'It is outdoors, and rain is likely.'
  const tastes = forOthers(place, request)
  if (tastes) return tastes
  const tooFar =
    free && near && near.way < free.way ? nearestInWords(place, near, request) : free?.says
  const swap = (within: number) => insteadOf(place, days, { request, used, within })
  return (
    (corner && swap(atItsSide)) ??
    corner ??
    tooFar ??
    swap(aShortWay) ??
    openAtOtherHours(place, days, request) ??
    atAnotherHour(place, days, request) ??
    'No room on your days: name it to have it planned.'
  )
}

const eveningFrom = 1020
const isEvening = ({ days }: PlanRequest) => days.every(({ from = 0 }) => from >= eveningFrom)

/** Whether a visit fits into the hours of a day as said. */
function hasHours(place: Place, { date, from = 0, to = 2880 }: PlanDay, request: PlanRequest) {
  const minutes = visitMinutes(place, request)
  return visitStarts(place, date, request).some(
    (span) => Math.max(span.from, from) <= Math.min(span.to, to - minutes),
  )
}

/** Whether it is shut on every day of a week, and so in this season. */
export function isShutAllWeek(place: Place, from: string | undefined): boolean {
  if (from === undefined) return false
  return [0, 1, 2, 3, 4, 5, 6].every((day) => openSpans(place, addDays(from, day)).length === 0)
}

/** A sentence on why it is shut on every day of the stay; null when it is open on some. */
export function closedWords(place: Place, request: PlanRequest): string | null {
  const { days, closures } = request
  const causes = days.map(({ date }) => {
    const closure = closures.find((each) => each.placeId === place.id && each.date === date)
    if (closure) return closure.because ? closedFor(closure.because) : 'by what you said'
    if (openSpans(place, date).length > 0) return null
    return `on ${everyWeekday[weekdayOf(date)]}`
  })
  if (causes.some((cause) => cause === null)) return null
  const distinct = [...new Set(causes.filter((cause) => cause !== null))]
  if (isShutAllWeek(place, days[0]?.date) || distinct.length === everyWeekday.length) {
    return 'It is closed in this season.'
  }
  return `It is closed ${listed(distinct)}${days.length === 1 ? '' : ', on all your days'}.`
}

/** The reason of a closure: a weekly one for its weekday, a feast for the feast. */
const closedFor = (because: string) =>
  everyWeekday.includes(`${because}s`) ? `on ${because}s` : `for ${because}`
