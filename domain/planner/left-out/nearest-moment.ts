/**
 * Which moment of the plan is nearest to a missing place, a stop or free hours: a reason that compares with another
 * one contradicts the plan.
 */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { besideFar } from '../after-search/beside-far.ts'
import type { WalkedDay } from '../after-search/days-walked.ts'
import { paysToEnter, visitStarts } from '../appeal.ts'
import { travelPreferences } from '../day-habits.ts'
import { durationInWords } from '../duration-words.ts'
import { toNextMark } from '../marks.ts'
import { openSpans } from '../open-spans.ts'
import type { PlanRequest } from '../schema.ts'
import { visitMinutes } from '../visit-length.ts'

const dayOf = (date: string) => weekdays[weekdayOf(date)] ?? ''
const inWords = (minutes: number) => `${Math.max(5, toNextMark(minutes))} minutes`

interface NearStop {
  name: string
  date: string
  /** Minutes of the way, and kilometres of the straight line. */
  way: number
  away: number
  /** Whether one has hours there and no whole day. */
  isBound: boolean
}

/** Minutes around a stop within which a place beside it must be open to be seen with it. */
const around = 90

/** The stop that is nearest to a place while that is open, or at any hour of a day on which it is. */
export function nearestStop(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
  { atAnyHour = false } = {},
): NearStop | null {
  const minutes = visitMinutes(place, request)
  const near = days.flatMap(({ date, stops }) => {
    const starts = visitStarts(place, date, request)
    const isBound = request.days.find((day) => day.date === date)?.to !== undefined
    return stops
      .filter((stop) => stop.place ?? stop.meal)
      .filter(({ from = 0, to = 1440 }) =>
        starts.some(
          (span) => atAnyHour || (span.from <= to + around && from - minutes - around <= span.to),
        ),
      )
      .map(({ name, at }): NearStop => {
        const way = estimateLeg(at, place.at, travelPreferences(request)).minutes
        return { name, date, way, away: kilometres(at, place.at), isBound }
      })
  })
  return near.toSorted((a, b) => a.way - b.way || a.away - b.away)[0] ?? null
}

/** Kilometres and minutes that still count as around the corner. */
const corner = { away: 0.7, way: 12 }
/** Longest visits in minutes beside a stop: one that hardly anything gives way to, and others by the day's hours. */
const aLook = 45
const besides = { ofHours: 60, ofADay: 150 }

/** A sentence naming the stop around whose corner a place lies. */
export function aroundTheCorner(
  place: Place,
  near: NearStop | null,
  request: PlanRequest,
): string | null {
  if (!near || near.away > corner.away || near.way > corner.way) return null
  const minutes = visitMinutes(place, request)
  if (minutes > (near.isBound ? besides.ofHours : besides.ofADay)) return null
  const where = `It is close to ${near.name}, where you are on ${dayOf(near.date)}`
  return minutes <= aLook && !near.isBound
    ? `${where}: name it to have it as well.`
    : `${where}, and takes ${durationInWords(minutes)}: name it to have it.`
}

/** A sentence on a stop beside which a place lies, where one comes at an hour at which it is shut or dark. */
export function atAnotherHour(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string | null {
  const near = nearestStop(place, days, request, { atAnyHour: true })
  if (!near || near.isBound || !aroundTheCorner(place, near, request)) return null
  return `It is close to ${near.name}, but not for the hour at which you are there on ${dayOf(near.date)}: name it to have it planned.`
}

/** Longest way and visit in minutes of what is named together with a stop. */
const aShortWay = 25
const aShortVisit = 60

/** A sentence on the nearest one comes, where free hours elsewhere are too far. */
export function nearestInWords(
  place: Place,
  { name, date, way }: NearStop,
  request: PlanRequest,
): string {
  const asWell = visitMinutes(place, request) <= aShortVisit ? 'as well' : 'planned'
  return way <= aShortWay
    ? `It is ${inWords(way)} from ${name}, where you are on ${dayOf(date)}: name it to have it ${asWell}.`
    : `The nearest you come is ${name} on ${dayOf(date)}, ${inWords(way)} away: name it to have it planned.`
}

/** Longest hop in minutes beyond a stop out of town. */
const longestHop = 25

/** A sentence naming the stop out of town beside which a far place lies; null where the days lead elsewhere. */
export function besideFarStop(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string | null {
  const out = kilometres(request.lodging, place.at)
  const [near] = days
    .flatMap(({ date, stops }) => stops.map(({ name, at }) => ({ date, name, at })))
    .filter(({ at }) => kilometres(at, place.at) <= besideFar * out)
    .map((stop) => ({
      ...stop,
      way: estimateLeg(stop.at, place.at, travelPreferences(request)).minutes,
    }))
    .filter(({ way }) => way <= longestHop)
    .toSorted((a, b) => a.way - b.way)
  return near
    ? `It is ${inWords(near.way)} from ${near.name}, where you are on ${dayOf(near.date)}: name both to have them.`
    : null
}

/** Minutes of a way to a place in free time that need no mention; longer ones are told. */
const closeEnough = 25
const farthest = 60

function freeNear({ at }: Place, days: readonly WalkedDay[], request: PlanRequest) {
  return days
    .flatMap(({ date, free }) => free.map((hours) => ({ date, ...hours })))
    .map((hours) => ({
      ...hours,
      way: estimateLeg(hours.at, at, travelPreferences(request)).minutes,
    }))
}

/** Free hours before and after these minutes of the day are for breakfast and the night. */
const byDay = { from: 570, to: 1140 }

/** A sentence naming the day with free hours when the place is shut: then "no room" is not the reason. */
export function openAtOtherHours(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string | null {
  const minutes = visitMinutes(place, request)
  const day = freeNear(place, days, request).find(({ date, from, to, way }) => {
    const hours = Math.min(to, byDay.to) - Math.max(from, byDay.from)
    if (way > farthest || hours < minutes + 2 * way) return false
    // Opening hours alone decide: darkness and best hours are other reasons.
    const isShut = openSpans(place, date).every((span) => span.to <= from || span.from >= to)
    const starts = visitStarts(place, date, request)
    return (
      isShut &&
      starts.length > 0 &&
      starts.every((span) => span.to < from || span.from > to - minutes)
    )
  })
  if (!day) return null
  return `It is not open in the hours that are free on ${dayOf(day.date)}: name it to have it planned.`
}

const noon = 720
const evening = 1050

function partOfDay({ from, to }: OpenSpan): string {
  if (from >= evening) return 'evening'
  return to <= noon ? 'morning' : 'afternoon'
}

interface FreeHours {
  /** Minutes of the way from where one is then. */
  way: number
  /** Whether they hold the visit with its ways. */
  fits: boolean
  says: string
}

/** The nearest free hours in which a place is open, and whether they hold a visit with its ways. */
export function freeHoursFor(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
): FreeHours | null {
  const minutes = visitMinutes(place, request)
  const found = freeNear(place, days, request)
    .filter(({ date, from, to, way }) => {
      if (way > farthest || to - from < minutes + (way > closeEnough ? 0 : 2 * way)) return false
      return visitStarts(place, date, request).some(
        (span) => Math.max(span.from, from) <= Math.min(span.to, to - minutes),
      )
    })
    .toSorted((a, b) => a.way - b.way)[0]
  if (!found) return null
  const { way } = found
  const weekday = dayOf(found.date)
  const then = `It fits into your free time on ${weekday} ${partOfDay(found)}`
  if (way <= closeEnough) {
    const isSpared = request.freeShare > 0 && paysToEnter(place)
    const says = isSpared
      ? 'It has its price, and you want to spend little: name it to have it all the same.'
      : // No hour is told: visits may still be lengthened, and free hours spent at another place.
        `${then}: name it to have it.`
    return { way, fits: true, says }
  }
  if (found.to - found.from >= minutes + 2 * way)
    return { way, fits: true, says: `${then}, ${inWords(way)} away: name it to have it.` }
  const says = `It is ${inWords(way)} from ${found.near}, where you are on ${weekday}: too far for the hours that are free then.`
  return { way, fits: false, says }
}
