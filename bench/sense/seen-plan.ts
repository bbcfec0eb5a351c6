/** A plan as the checks look at it: minutes of the day, and the catalogue's place of each stop. */
import type { Coordinates, Destination, Place } from '#domain/places/schema.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { minuteOn } from './dates.ts'
import type { SenseRequest } from './requests.ts'
import { type Sun, sunOn } from './sun.ts'

export interface SeenStop {
  stop: Stop
  place: Place | undefined
  from: number
  to: number
}

export interface SeenDay {
  day: Day
  date: string
  sun: Sun
  /** Those with a time, in order. */
  stops: SeenStop[]
  dayTrip: boolean
}

export interface SeenPlan {
  request: SenseRequest
  destination: Destination
  answer: PlanAnswer
  trip: Trip
  days: SeenDay[]
  lodging: Coordinates
  /** The ids of all places it goes to. */
  planned: ReadonlySet<string>
  /** What is said at the top, where one sees it first. */
  atTheTop: string
  /** The part of it that says what can't be had. */
  saidUnmet: string
}

export function seePlan(
  request: SenseRequest,
  destination: Destination,
  answer: PlanAnswer,
): SeenPlan | null {
  const { trip } = answer
  if (!trip) return null
  const unmet = [
    ...answer.unmet,
    ...answer.notUnderstood,
    ...answer.waysOut.map(({ says }) => says),
  ]
  const places = new Map(destination.places.map((place) => [place.id, place]))
  const days = trip.days.map((day): SeenDay => {
    const stops = day.stops.flatMap((stop): SeenStop[] => {
      if (!stop.start) return []
      const from = minuteOn(day.date, stop.start)
      const place = stop.placeId === null ? undefined : places.get(stop.placeId)
      return [{ stop, place, from, to: from + (stop.minutes ?? 0) }]
    })
    return {
      day,
      date: day.date,
      sun: sunOn(day.date, destination.at, destination.timeZone),
      stops,
      dayTrip: stops.some(({ place }) => place?.dayTrip !== undefined),
    }
  })
  return {
    request,
    destination,
    answer,
    trip,
    days,
    lodging: trip.lodgings[0]?.at ?? destination.stayAreas[0]?.at ?? destination.at,
    planned: new Set(
      trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])),
    ),
    atTheTop: [...unmet, ...answer.notes].join('\n'),
    saidUnmet: unmet.join('\n'),
  }
}

export const isFood = (place: Place) => place.kind === 'restaurant' || place.kind === 'cafe'
