/**
 * Where the finished days lead, to explain places that are not in the plan: which one passes all the same, and
 * which hours are free.
 */

import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Coordinates, Meal, Place, PlaceKind } from '#domain/places/schema.ts'
import { travelModes } from '#domain/routing/travel-estimate.ts'
import { paceOf } from '../day-habits.ts'
import { durationInWords } from '../duration-words.ts'
import { longerBy } from '../longer-visits.ts'
import { toPreviousMark } from '../marks.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import type { PlanRequest } from '../schema.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { Tours } from '../tours/tours.ts'

export interface WalkedStop {
  name: string
  at: Coordinates
  isOnFoot: boolean
  area?: string
  /** The place, and the meal had there; without either one eats around a sight, or rests. */
  place?: Place
  meal?: Meal
  /** Minutes of the day; left out where the stop has no time of its own. */
  from?: number
  to?: number
}

export interface WalkedDay {
  date: string
  /** `area` names the surroundings of a stop as locals do: for a café in a park, the park. */
  stops: readonly WalkedStop[]
  /** Free hours of the plan, and where one is then. */
  free: readonly (OpenSpan & { at: Coordinates; near: string })[]
  /** Where the day begins and ends, and whether one walks back. */
  home?: { from: Coordinates; to: Coordinates; isWalkedBack: boolean }
}

/** Fewest minutes that are told as free time, by position in the day. */
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
      // In the problem a day trip begins and ends at the lodging; here it is where it leads.
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
    const date = request.days[day]?.date ?? ''
    const [last = 0, end = 0] = tours.where.slice(first + tour.length, first + tour.length + 2)
    const isWalkedBack = travelModes[travel.modes[last * travel.size + end] ?? 0] === 'walk'
    const home = { from: at(0), to: points[end] ?? request.lodging, isWalkedBack }
    return { date, stops, free: free.filter(({ isLong }) => isLong), home }
  })
}

/** Kinds that are seen without going in. */
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
/** Longest visit in minutes that is done by walking through: a path or a grove, and no forest of hours. */
const longestPassed = 60
const walkedThrough = new Set<PlaceKind>(['nature', 'park', 'garden', 'ruins'])

/** The quarter of the lodging, which is seen on every way out and back. */
export function livesThere({ kind, at }: Place, { lodging, about }: PlanRequest): string | null {
  // Between two ships or flights there is no lodging.
  if (about.slug !== undefined && about.lodging === undefined) return null
  const isHome = kind === 'neighbourhood' && kilometres(lodging, at) <= beside.neighbourhood
  return isHome ? 'You stay there: every day begins and ends in it.' : null
}

/** A sentence on where one passes a place without visiting it; null where one does not. */
export function passedBy(place: Place, days: readonly WalkedDay[]): string | null {
  const { kind, setting, price, at } = place
  const inside = onItsGround(place, days) ?? insideOf(place, days)
  if (inside) return inside
  if (!seenInPassing.has(kind) || setting === 'indoor' || (price ?? 0) > 0) return null
  if (walkedThrough.has(kind) && place.minutes > longestPassed) return null
  const near = kind === 'neighbourhood' ? beside.neighbourhood : beside.other
  for (const { date, stops } of days) {
    // A dinner beside a square by night does not show it.
    const stop = stops.find((each) => !each.meal && kilometres(each.at, at) <= near)
    if (stop) return `You are there on ${weekdays[weekdayOf(date)]}: ${howItLies(place, stop)}.`
  }
  return onAWalk(place, days)
}

/** A sentence on the walk that leads past a place: between two stops, from the lodging, or back. */
function onAWalk({ at, kind }: Place, days: readonly WalkedDay[]): string | null {
  for (const { date, stops, home } of days) {
    const day = weekdays[weekdayOf(date)] ?? ''
    for (const [index, to] of stops.entries()) {
      const from = stops[index - 1]
      // From out of town one walks no straight line to the next stop.
      if (!to.isOnFoot || from?.place?.dayTrip) continue
      if (from && fromTheLine(at, from.at, to.at) <= onTheWay)
        return `You pass it on ${day}, between ${from.name} and ${to.name}.`
      if (!from && home && fromTheLine(at, home.from, to.at) <= onTheWay)
        return `You pass it on ${day}, on the way to ${to.name}.`
    }
    const last = stops.at(-1)
    // Parks are not for the night.
    if (!(last && home?.isWalkedBack) || last.place?.dayTrip || walkedThrough.has(kind)) continue
    if (fromTheLine(at, last.at, home.to) <= onTheWay)
      return `You pass it on ${day}, on the way back from ${last.name}.`
  }
  return null
}

/** A sentence on the position: the quarter contains the stop, or is the stop that contains the place. */
function howItLies({ kind }: Place, { name, place: other }: WalkedStop): string {
  if (kind === 'neighbourhood') return `${name} is part of it or beside it`
  return other?.kind === 'neighbourhood' ? `it is in ${name} or beside it` : `${name} is beside it`
}

/**
 * A sentence where the place stands on planned ground: the clock of a planned square, or the square around a
 * planned clock.
 */
function onItsGround(place: Place, days: readonly WalkedDay[]): string | null {
  for (const { date, stops } of days) {
    const day = weekdays[weekdayOf(date)] ?? ''
    const whole = place.partOf && stops.find((each) => each.place?.id === place.partOf)
    if (whole && isSeenFromOutside(place)) return `You are there on ${day}: it is at ${whole.name}.`
    if (whole && !place.meals && place.minutes <= mostMore)
      return moreThere(place, `at ${whole.name}`, day)
    const part = stops.find((each) => each.place?.partOf === place.id)
    if (!part || (place.minutes > mostMore && !isSeenFromOutside(place))) continue
    // The chapel in its court does not show a castle.
    const isSeen = place.kind !== 'palace' && isSeenFromOutside(place)
    return isSeen
      ? `You are there on ${day}: ${part.name} is in it.`
      : moreThere(place, `around ${part.name}`, day)
  }
  return null
}

/** Whether a place is seen from outside: not so museums, nor shows for those who dine in the house. */
function isSeenFromOutside({ kind, setting, price, minutes }: Place): boolean {
  if (grounds.has(kind)) return true
  return (
    seenInPassing.has(kind) &&
    setting !== 'indoor' &&
    (price ?? 0) === 0 &&
    minutes <= longestPassed
  )
}

/** Longest visit in minutes that may be added to a stop. */
const mostMore = 180

function moreThere({ minutes }: Place, where: string, day: string): string {
  return `It is ${where}, where you are on ${day}, and takes ${durationInWords(minutes)} more: name it to have it.`
}

const grounds = new Set<PlaceKind>(['park', 'garden', 'square', 'neighbourhood', 'palace', 'zoo'])

/** A sentence where the place lies within a planned park, or contains a planned table or museum. */
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

/** Whether a stop's area is the place: the Passeig de Gràcia only leads to the quarter of that name. */
function isSaidToBeIn(area: string | undefined, { kind, name }: Pick<Place, 'kind' | 'name'>) {
  if (!area) return false
  return kind === 'neighbourhood' ? area.split(', ').includes(name) : area.includes(name)
}

/** Kilometres beyond which an equal name means the quarter and not the place. */
const oneGround = 1

/** Kilometres from a point to the straight line between two others, on a plane around it. */
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
