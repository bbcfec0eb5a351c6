/** What a drawing shows of a trip: its stops with their numbers, and the ways between them. */

import { decodeLine } from '#domain/places/encoded-line.ts'
import type { StopId } from '#domain/trip/ids.ts'
import type { Leg } from '#domain/trip/parts.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { sideBySide, type WorldPoint, worldPoint } from './projection.ts'
import { stopNumbers } from './stop-numbers.ts'

/** A stop, or a named point that ways begin or end at. */
export interface ShownPlace {
  /** Null for a point that is no stop. */
  id: StopId | null
  name: string
  area: string | null
  /** From 0. */
  day: number
  number: number | null
  at: WorldPoint
  /** What is labelled first. */
  weight: number
}

export interface Way {
  day: number
  mode: Leg['mode']
  from: ShownPlace
  to: ShownPlace
  /** Where the road runs, where somebody said. */
  line: readonly WorldPoint[] | null
  /** The road is unknown, and the line only connects the places of a road trip. */
  isGuess: boolean
}

export interface ShownTrip {
  stops: ShownPlace[]
  /** Ends of ways that are no stops, and cities that are stayed in. */
  points: ShownPlace[]
  ways: Way[]
}

/** `only`: the days to show, from 0. */
export function shownTrip(trip: Trip, only?: ReadonlySet<number>): ShownTrip {
  const stops: ShownPlace[] = []
  const points: ShownPlace[] = []
  const ways: Way[] = []
  for (const [index, day] of trip.days.entries()) {
    if (only && !only.has(index)) continue
    const shown = shownDay(trip, day, index)
    // A link does not tell how a day begins: on the road it begins where the one before ended.
    const [before, first] = [stops.at(-1), shown.stops[0]]
    if (isToldByLink(trip) && before && first && day.stops[0]?.leg === null) {
      ways.push({
        ...nobodySaid,
        day: index,
        from: before,
        to: first,
      })
    }
    stops.push(...shown.stops)
    points.push(...shown.points)
    ways.push(...shown.ways)
  }
  if (stops.length === 0 && points.length === 0) points.push(...cities(trip, only))
  // One cut of the world for all of them.
  const places = [...stops, ...points]
  const moved = sideBySide(places.map(({ at }) => at))
  for (const [index, place] of places.entries()) place.at = moved[index] ?? place.at
  for (const way of ways) {
    const turns = Math.round(way.from.at.x - (way.line?.[0]?.x ?? way.from.at.x))
    if (turns !== 0) way.line = way.line?.map(({ x, y }) => ({ x: x + turns, y })) ?? null
  }
  return { stops, points, ways }
}

const nobodySaid = { mode: 'drive', line: null, isGuess: true } as const
const isToldByLink = ({ kind, road }: Trip): boolean => kind === 'road' && road === null

function shownDay(trip: Trip, day: Day, index: number): ShownTrip {
  const numbers = stopNumbers(day)
  const stops: ShownPlace[] = []
  const points: ShownPlace[] = []
  const ways: Way[] = []
  const point = (end: Leg['from']): ShownPlace | null => {
    if (!end?.at) return null
    const made = placeAt(end.name, end.at, index)
    points.push(made)
    return made
  }
  const way = (leg: Leg, from: ShownPlace, to: ShownPlace): Way => {
    const line = decodeLine(leg.line ?? '')?.map(worldPoint) ?? null
    const isGuess = trip.kind === 'road' && leg.mode === 'drive' && line === null
    return { day: index, mode: leg.mode, from, to, line, isGuess }
  }
  let last: ShownPlace | null = point(bedBefore(trip, index))
  for (const { id, kind, name, area, at, leg, minutes } of day.stops) {
    const from = point(leg?.from ?? null) ?? last
    const isJourney = kind === 'journey'
    const to = isJourney
      ? (point(leg?.to ?? null) ?? (at ? point({ name: area ?? name, at }) : null))
      : at && {
          ...placeAt(name, at, index),
          id,
          area,
          number: numbers.get(id) ?? null,
          weight: (kind === 'visit' ? 1000 : 0) + Math.min(minutes ?? 0, 900),
        }
    if (!to) continue
    if (!isJourney) stops.push(to)
    if (from && leg) ways.push(way(leg, from, to))
    last = to
  }
  // On the road a day ends somewhere else than it began, and often at no stop.
  if (trip.kind === 'road' && day.back) {
    const from = last ?? point(day.back.from)
    const to = point(day.back.to)
    if (from && to) ways.push(way(day.back, from, to))
  }
  return { stops, points, ways }
}

function placeAt(name: string, at: readonly [number, number], day: number): ShownPlace {
  return { id: null, name, area: null, day, number: null, at: worldPoint([...at]), weight: 0 }
}

/** The lodging of the night before, where one was named. */
function bedBefore(trip: Trip, index: number): Leg['from'] {
  const bed = index > 0 ? lodgingOfNight(trip, index - 1) : undefined
  return bed?.at && bed.source.kind !== 'estimate' ? { name: bed.name, at: bed.at } : null
}

function cities({ stays, days }: Trip, only: ReadonlySet<number> | undefined): ShownPlace[] {
  return stays.flatMap(({ name, at, first, last }) => {
    const [from, to] = [first, last].map((id) => days.findIndex((day) => day.id === id))
    const seen = !only || [...only].some((day) => day >= (from ?? 0) && day <= (to ?? 0))
    return at && seen ? [placeAt(name, at, Math.max(0, from ?? 0))] : []
  })
}
