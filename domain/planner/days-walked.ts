/**
 * Where the finished days lead, for what is said of places that are not in the plan: which of them one
 * walks past all the same, and which would fit into time that is free.
 */

import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Coordinates, Meal, Place, PlaceKind } from '#domain/places/schema.ts'
import { estimateLeg, travelModes } from '#domain/routing/travel-estimate.ts'
import { paysToEnter, visitStarts } from './appeal.ts'
import { besideFar } from './beside-far.ts'
import { paceOf, travelPreferences } from './day-habits.ts'
import { durationInWords } from './duration-words.ts'
import { longerBy } from './longer-visits.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { openSpans } from './open-spans.ts'
import type { DayProblem } from './problem/day-problem.ts'
import type { PlanRequest } from './schema.ts'
import { compileProblem, type TourPlan } from './tours/problem.ts'
import { Tours } from './tours/tours.ts'
import { visitMinutes } from './visit-length.ts'

export interface WalkedStop {
  name: string
  at: Coordinates
  isOnFoot: boolean
  area?: string
  /** What it is, and which meal is had there; none where one eats around a sight, or rests. */
  place?: Place
  meal?: Meal
  /** When one is there, in minutes after midnight; none where the stop has no time of its own. */
  from?: number
  to?: number
}

export interface WalkedDay {
  date: string
  /** `area` is where a stop is, as a local would say: a café in a park names the park. */
  stops: readonly WalkedStop[]
  /** Hours that the plan calls free, and where one is then. */
  free: readonly (OpenSpan & { at: Coordinates; near: string })[]
}

/** What is told as free time, by where in a day it lies. */
const leastFree = { morning: 120, between: 60, evening: 240 }

export function daysWalked(request: PlanRequest, built: DayProblem, plan: TourPlan): WalkedDay[] {
  const { problem, visits, points, travel } = built
  const tours = new Tours(compileProblem(problem))
  return plan.map((tour, day) => {
    for (const [index, visit] of tour.entries()) tours.insert(day, index + 1, visit)
    const first = day * tours.stride
    const at = (index: number) => points[tours.where[first + index] ?? 0] ?? request.lodging
    const stops = tour.map((visit, index) => {
      const { place, around, outing, meal } = visits[visit] ?? {}
      const [from = 0, to = 0] = [tours.where[first + index], tours.where[first + index + 1]]
      const mode = travelModes[travel.modes[from * travel.size + to] ?? 0]
      const name = place?.name ?? around?.name ?? 'your lodging'
      // In the problem a day trip begins and ends at the lodging.
      const there = outing ? { at: outing.place.at, isOnFoot: false } : { at: at(index + 1) }
      const inside = place && !outing ? { area: place.area } : {}
      const leaves = tours.leave[first + index + 1] ?? 0
      const { duration = 0 } = problem.visits[visit] ?? {}
      const time = { from: leaves - duration, to: leaves }
      const what = { ...(place && { place }), ...(meal && { meal }), ...time }
      return { name, isOnFoot: mode === 'walk', ...there, ...inside, ...what }
    })
    const usual = request.days[day]?.from ?? paceOf(request).from
    const free = Array.from({ length: tour.length + 1 }, (_, index) => {
      const [before, next] = [first + index, first + index + 1]
      const [here = 0, there = 0] = [tours.where[before], tours.where[next]]
      const way = problem.travel[here * problem.points + there] ?? 0
      const isEnd = index === tour.length
      const { duration = 0 } = problem.visits[tour[index] ?? -1] ?? {}
      const arrives = isEnd ? (problem.days[day]?.to ?? 0) : (tours.leave[next] ?? 0) - duration
      const seen = visits[tour[index - 1] ?? -1]
      const over = tours.leave[before] ?? 0
      const spent = problem.visits[tour[index - 1] ?? -1]?.duration ?? 0
      const idle = {
        start: over - spent,
        minutes: spent,
        free: toPreviousMark(arrives - way) - over,
      }
      const today = request.days[day]
      const left = over + (seen && today && !isEnd ? longerBy(seen, idle, today, request) : 0)
      const from = index === 0 ? Math.max(left, usual) : left
      const to = toPreviousMark(arrives - way)
      const least = index === 0 ? 'morning' : isEnd ? 'evening' : 'between'
      const near = stops[index - 1]?.name ?? 'your lodging'
      const hereAt = seen?.place?.endsAt ?? at(index)
      return { from, to, at: hereAt, near, isLong: to - from >= leastFree[least] }
    })
    return { date: request.days[day]?.date ?? '', stops, free: free.filter(({ isLong }) => isLong) }
  })
}

/** What one sees without going in. */
const seenInPassing = new Set<PlaceKind>([
  'square',
  'bridge',
  'neighbourhood',
  'shopping',
  'landmark',
  'nature',
  'park',
  'viewpoint',
  'ruins',
  'garden',
])
const beside = { neighbourhood: 0.3, other: 0.16 }
const onTheWay = 0.15
/** A path or a grove is walked through; a forest of hours is not. */
const longestPassed = 60
const walkedThrough = new Set<PlaceKind>(['nature', 'park', 'garden', 'ruins'])

/** A quarter in which the lodging lies is seen on every way out and back. */
export function livesThere({ kind, at }: Place, { lodging, about }: PlanRequest): string | null {
  // Between two ships or flights nobody stays.
  if (about.slug !== undefined && about.lodging === undefined) return null
  const isHome = kind === 'neighbourhood' && kilometres(lodging, at) <= beside.neighbourhood
  return isHome ? 'You stay there: every day begins and ends in it.' : null
}

/** In words where one comes by a place that has no visit of its own; null where one does not. */
export function passedBy(place: Place, days: readonly WalkedDay[]): string | null {
  const { kind, setting, price, at } = place
  const inside = onItsGround(place, days) ?? insideOf(place, days)
  if (inside) return inside
  if (!seenInPassing.has(kind) || setting === 'indoor' || (price ?? 0) > 0) return null
  if (walkedThrough.has(kind) && place.minutes > longestPassed) return null
  const near = kind === 'neighbourhood' ? beside.neighbourhood : beside.other
  for (const { date, stops } of days) {
    // Who dines beside a square by night has not seen it.
    const stop = stops.find((each) => !each.meal && kilometres(each.at, at) <= near)
    if (stop) return `You are there on ${weekdays[weekdayOf(date)]}: ${howItLies(place, stop)}.`
    for (const [index, to] of stops.entries()) {
      const from = stops[index - 1]
      if (!from || !to.isOnFoot || fromTheLine(at, from.at, to.at) > onTheWay) continue
      return `You pass it on ${weekdays[weekdayOf(date)]}, between ${from.name} and ${to.name}.`
    }
  }
  return null
}

/** A quarter has the stop in it, or a stop that is a quarter has this. */
function howItLies({ kind }: Place, { name, place: other }: WalkedStop): string {
  if (kind === 'neighbourhood') return `${name} is part of it or beside it`
  return other?.kind === 'neighbourhood' ? `it is in ${name} or beside it` : `${name} is beside it`
}

/** The clock of a square that is planned, or the square around the clock. */
function onItsGround(place: Place, days: readonly WalkedDay[]): string | null {
  for (const { date, stops } of days) {
    const day = weekdays[weekdayOf(date)] ?? ''
    const whole = place.partOf && stops.find((each) => each.place?.id === place.partOf)
    if (whole && isSeenFromOutside(place)) return `You are there on ${day}: it is at ${whole.name}.`
    if (whole && !place.meals && place.minutes <= mostMore)
      return moreThere(place, `at ${whole.name}`, day)
    const part = stops.find((each) => each.place?.partOf === place.id)
    if (!part || (place.minutes > mostMore && !isSeenFromOutside(place))) continue
    // A castle is more than the chapel in its court.
    const isSeen = place.kind !== 'palace' && isSeenFromOutside(place)
    return isSeen
      ? `You are there on ${day}: ${part.name} is in it.`
      : moreThere(place, `around ${part.name}`, day)
  }
  return null
}

/** Who stands before a museum has not seen it, nor a show who dines in the house. */
function isSeenFromOutside({ kind, setting, price, minutes }: Place): boolean {
  if (grounds.has(kind)) return true
  return (
    seenInPassing.has(kind) &&
    setting !== 'indoor' &&
    (price ?? 0) === 0 &&
    minutes <= longestPassed
  )
}

/** What is longer is no addition to a stop, but a day. */
const mostMore = 180

function moreThere({ minutes }: Place, where: string, day: string): string {
  return `It is ${where}, where you are on ${day}, and takes ${durationInWords(minutes)} more: name it to have it.`
}

const grounds = new Set<PlaceKind>(['park', 'garden', 'square', 'neighbourhood', 'palace', 'zoo'])

/** A table or a museum that stands in a park has one walk through it. */
function insideOf({ kind, name, at }: Place, days: readonly WalkedDay[]): string | null {
  if (!grounds.has(kind)) return null
  for (const { date, stops } of days) {
    const stop = stops.find(
      (each) => isSaidToBeIn(each.area, { kind, name }) && kilometres(each.at, at) <= oneGround,
    )
    if (stop) return `You are there on ${weekdays[weekdayOf(date)]}: ${stop.name} is in it.`
  }
  return null
}

/** The Passeig de Gràcia only leads to the quarter of that name. */
function isSaidToBeIn(area: string | undefined, { kind, name }: Pick<Place, 'kind' | 'name'>) {
  if (!area) return false
  return kind === 'neighbourhood' ? area.split(', ').includes(name) : area.includes(name)
}

/** Farther apart than this the name is of a quarter, in kilometers. */
const oneGround = 1

/** Kilometres from a point to the straight way between two others, by a plane around it. */
function fromTheLine(point: Coordinates, from: Coordinates, to: Coordinates): number {
  const east = Math.cos((point[0] * Math.PI) / 180)
  const flat = ([latitude, longitude]: Coordinates) =>
    [(longitude - point[1]) * east, latitude - point[0]] as const
  const [[x, y], [endX, endY]] = [flat(from), flat(to)]
  const [alongX, alongY] = [endX - x, endY - y]
  const length = alongX ** 2 + alongY ** 2
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * alongX + y * alongY) / length))
  const nearest: Coordinates = [point[0] + y + part * alongY, point[1] + (x + part * alongX) / east]
  return kilometres(point, nearest)
}

/** What takes longer from there is a ride of its own, in minutes. */
const longestHop = 25

/** In words the stop out of town beside which a far place lies; null where the days lead elsewhere. */
export function besideFarStop(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string | null {
  const out = kilometres(request.lodging, place.at)
  for (const { date, stops } of days) {
    const stop = stops.find(({ at }) => kilometres(at, place.at) <= besideFar * out)
    if (!stop) continue
    const { minutes } = estimateLeg(stop.at, place.at, travelPreferences(request))
    if (minutes > longestHop) continue
    const hop = Math.max(5, toNextMark(minutes))
    return `It is ${hop} minutes from ${stop.name}, where you are on ${weekdays[weekdayOf(date)]}: name both to have them.`
  }
  return null
}

/** As far as one goes around the corner, in kilometers. */
const aroundTheCorner = 0.7

/** In words the stop that it is around the corner of, on a day whose hours are full. */
function besideStop({ at }: Place, days: readonly WalkedDay[]): string | null {
  for (const { date, stops } of days) {
    const stop = stops.find((each) => kilometres(each.at, at) <= aroundTheCorner)
    if (stop) {
      return `It is close to ${stop.name}, where you are on ${weekdays[weekdayOf(date)]}: name it to have it as well.`
    }
  }
  return null
}

/** Free hours are spent close to where one is; what is farther away says how far. */
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

/** Before and after, hours that stand free are for a long breakfast and for the night. */
const byDay = { from: 570, to: 1140 }

/** In words the day that has hours to spare, and not those of a place: then "no room" is not what keeps it out. */
export function openAtOtherHours(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string | null {
  const minutes = visitMinutes(place, request)
  const day = freeNear(place, days, request).find(({ date, from, to, way }) => {
    const hours = Math.min(to, byDay.to) - Math.max(from, byDay.from)
    if (way > farthest || hours < minutes + 2 * way) return false
    // It may be dark then, or not the hour for it: a door is shut by its hours alone.
    const isShut = openSpans(place, date).every((span) => span.to <= from || span.from >= to)
    const starts = visitStarts(place, date, request)
    return (
      isShut &&
      starts.length > 0 &&
      starts.every((span) => span.to < from || span.from > to - minutes)
    )
  })
  if (!day) return null
  return `It is not open in the hours that are free on ${weekdays[weekdayOf(day.date)]}: name it to have it planned.`
}

const noon = 720
const evening = 1050

function partOfDay({ from, to }: OpenSpan): string {
  if (from >= evening) return 'evening'
  return to <= noon ? 'morning' : 'afternoon'
}

/** In words the day whose free hours would hold a visit with its ways, or how far it is from there; else null. */
export function fitsFreeTime(
  place: Place,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string | null {
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
  const weekday = weekdays[weekdayOf(found.date)]
  if (found.way <= closeEnough) {
    if (request.freeShare > 0 && paysToEnter(place)) {
      return 'It has its price, and you want to spend little: name it to have it all the same.'
    }
    // By the clock it may be another hour in the end: visits are made longer, and the free hours are spent where the next one is.
    return `It fits into your free time on ${weekday} ${partOfDay(found)}: name it to have it.`
  }
  const beside = besideStop(place, days)
  if (beside) return beside
  const away = Math.max(5, toNextMark(found.way))
  return `It is ${away} minutes from ${found.near}, where you are on ${weekday}: too far for the hours that are free then.`
}
