/**
 * A pass before the search: chooses the walks of a stay and their days. A walk is worth what its stops are worth to
 * the party on that date, so that wishes, seasons and closures decide.
 */
import type { Place, Walk } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { bigVisitMinutes, visitStarts } from '../appeal.ts'
import { travelPreferences } from '../day-habits.ts'
import { hoursOf } from '../day-hours.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import { endOf } from '../opening/visit-ends.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** The thirds of a day, by start spans of a walk's stops in minutes of the day. */
const thirds = [
  { from: 480, to: 810 },
  { from: 780, to: 1110 },
  { from: 1020, to: 1380 },
] as const
/** The thirds that each sort of walk takes, best first, with its share of worth there. */
const takes: Record<Walk['when'], readonly { thirds: readonly number[]; share: number }[]> = {
  morning: [
    { thirds: [0], share: 1 },
    { thirds: [1], share: 0.85 },
  ],
  afternoon: [
    { thirds: [1], share: 1 },
    { thirds: [0], share: 0.85 },
  ],
  evening: [{ thirds: [2], share: 1 }],
  day: [{ thirds: [0, 1], share: 1 }],
}
/** Minutes of a third that must be available for a walk. */
const leastOfAThird = 150
const eveningThird = 2
/** Points for each minute between two walks of a day: as in the search. */
const aMinute = { onFoot: 1, riding: 5 }
/** Least gain in points for a change. */
const leastGain = 25
/** Points of a day with a walk, so that near walks share a day. */
const begunDay = 10
const mostRounds = 40

/** In the order of the day. */
export interface LaidWalk {
  walk: Walk
  /** Index of the day. */
  day: number
}

interface Laying {
  request: PlanRequest
  /** Places that may be planned, by id. */
  places: ReadonlyMap<string, Place>
  worthOf: (place: Place) => readonly number[]
  /** Dates of day trips. */
  away: ReadonlySet<string>
}

export function layWalks({ request, places, worthOf, away }: Laying): LaidWalk[] {
  const free = request.days.map((day) => thirdsOf(day, request, away))
  const sights = new Map(
    request.walks.flatMap(({ stops }) =>
      stops.flatMap((id) => {
        const place = places.get(id)
        return place && !isMealPlace(place) ? [[id, sightOf(place, request, worthOf)]] : []
      }),
    ),
  )
  const choices = request.walks.flatMap((walk) => {
    const stops = walk.stops.flatMap((id) => places.get(id) ?? [])
    const [first, last] = [stops[0], stops.at(-1)]
    if (!(first && last)) return []
    const known = walk.stops.flatMap((id) => sights.get(id) ?? [])
    return takes[walk.when].flatMap(({ thirds, share }) =>
      request.days.flatMap((_, day): Laid[] => {
        if (!thirds.every((third) => free[day]?.[third])) return []
        const gives = known.flatMap(({ id, isBig, worth, open }) =>
          thirds.some((third) => open[day]?.[third])
            ? [{ id, isBig, worth: share * (worth[day] ?? 0) }]
            : [],
        )
        return [{ walk, day, thirds, gives, first, last }]
      }),
    )
  })
  const worthOfAll = worthWithWays(request)
  let laid: readonly Laid[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    let best = { laid, worth: worthOfAll(laid) + leastGain }
    for (const one of choices) {
      // Replaces what is there.
      const others = laid.filter((each) => each.walk !== one.walk && !clash(each, one))
      const next = [...others, one]
      const worth = worthOfAll(next)
      if (worth > best.worth) best = { laid: next, worth }
    }
    if (best.laid === laid) break
    laid = best.laid
  }
  return laid.toSorted((a, b) => starts(a) - starts(b)).map(({ walk, day }) => ({ walk, day }))
}

interface Laid extends LaidWalk {
  thirds: readonly number[]
  gives: readonly { id: string; isBig: boolean; worth: number }[]
  first: Place
  last: Place
}

const clash = (one: Laid, other: Laid) =>
  one.day === other.day && one.thirds.some((third) => other.thirds.includes(third))

/** The worth of a sight on each day, and the thirds in which a visit may begin. */
function sightOf(place: Place, request: PlanRequest, worthOf: Laying['worthOf']) {
  const open = request.days.map(({ date }) => {
    const spans = visitStarts(place, date, request)
    return thirds.map(({ from, to }) => spans.some((span) => span.from <= to && span.to >= from))
  })
  return { id: place.id, isBig: place.minutes >= bigVisitMinutes, worth: worthOf(place), open }
}

/** The thirds of a day available for walks. */
function thirdsOf(day: PlanDay, request: PlanRequest, away: ReadonlySet<string>): boolean[] {
  const { from, to } = hoursOf(day, request)
  return thirds.map((third, index) => {
    if (away.has(day.date) && index < eveningThird) return false
    return Math.min(to, third.to) - Math.max(from, third.from) >= leastOfAThird
  })
}

/** The worth of walks: every stop once, at most one half-day visit a day; less the ways between the walks of a day. */
function worthWithWays(request: PlanRequest): (laid: readonly Laid[]) => number {
  const known = new Map<Place, Map<Place, number>>()
  const way = (from: Place, to: Place): number => {
    const ways = known.get(from) ?? new Map<Place, number>()
    known.set(from, ways)
    const found = ways.get(to)
    if (found !== undefined) return found
    const { mode, minutes } = estimateLeg(endOf(from), to.at, travelPreferences(request))
    const takes = minutes * (mode === 'walk' ? aMinute.onFoot : aMinute.riding)
    ways.set(to, takes)
    return takes
  }
  return (laid) => {
    const seen = new Map<string, number>()
    for (const { day, gives } of laid) {
      for (const { id, isBig, worth } of gives) {
        const key = isBig ? `of day ${day}` : id
        seen.set(key, Math.max(worth, seen.get(key) ?? 0))
      }
    }
    let sum = -begunDay * new Set(laid.map(({ day }) => day)).size
    for (const worth of seen.values()) sum += worth
    for (const one of laid) {
      const after = laid.filter((each) => each.day === one.day && starts(each) > starts(one))
      const next = after.toSorted((a, b) => starts(a) - starts(b))[0]
      if (next) sum -= way(one.last, next.first)
    }
    return sum
  }
}

const starts = ({ thirds: [first = 0] }: Laid): number => first
