/** Where a road trip leads, and how long it is, as it was wished for. */
import type { PlaceRef } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { knownCities } from '../multi-city/known-cities.ts'
import type { Wishing } from './wishing.ts'

export interface Point {
  name: string
  at: Coordinates
  country?: string
}

export interface RoadPlan {
  first: Point
  /** In driving order, once it is known. */
  cities: readonly Point[]
  days: number
  round: boolean
}

const usualDays = 7

export function located({ name, at, country }: PlaceRef): Point | undefined {
  return at && { name, at, ...(country ? { country } : {}) }
}

/** A region stands for its cities in the catalogue, those with most to do first. */
export function pointsOf({ brief, destinations }: Wishing): Point[] {
  const points = brief.destinations.flatMap((ref): Point[] => {
    if (ref.kind === 'city' || ref.kind === 'unknown') {
      const point = located(ref)
      return point ? [point] : []
    }
    const inside = knownCities([ref], destinations)
      .toSorted((a, b) => (b.appeal ?? 1) - (a.appeal ?? 1))
      .slice(0, brief.cityCount ?? 5)
    return inside.flatMap(({ name, at }) =>
      at ? [{ name, at, ...(ref.country ? { country: ref.country } : {}) }] : [],
    )
  })
  return points.filter(
    ({ name }, index) => points.findIndex((other) => other.name === name) === index,
  )
}

export function daysOf({ brief, answer }: Wishing): number {
  const { days, nights, dates } = brief
  const span = dates?.start && dates.end ? daysBetween(dates.start, dates.end) + 1 : undefined
  const said = days ?? (nights === undefined ? span : nights + 1)
  if (said === undefined) answer.assumed.push(`Planned for ${usualDays} days.`)
  return Math.min(60, Math.max(1, said ?? usualDays))
}

/** "From San Francisco to Los Angeles" ends there; from home one drives home again. */
export function isOneWay({ brief, text }: Wishing): boolean {
  if (brief.tripType === 'one-way') return true
  const words = text.toLowerCase()
  return words.includes(`${brief.origin?.name.toLowerCase()} to `)
}
