/** Meals and rests around the same sight, or at the lodging, as often as a long stay needs. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

const daysATurn = 12

/**
 * The lodging and some sights, each as often as a long stay needs: one eats or rests around the same
 * sight again, though not every day.
 */
export function inTurns(
  around: readonly Place[],
  time: OpenSpan,
  { days }: PlanRequest,
): { place: Place | null; starts: OpenSpan[][] }[] {
  const turns = Math.ceil(days.length / daysATurn)
  return [null, ...around].flatMap((place) =>
    Array.from({ length: turns }, (_, turn) => ({
      place,
      starts: days.map((_day, index) => (index % turns === turn ? [time] : [])),
    })),
  )
}

/** Where one rests: in one's own bed on any day, and near a sight as often as a long stay needs. */
export function restsIn(
  around: readonly Place[],
  time: OpenSpan,
  request: PlanRequest,
): { place: Place | null; starts: OpenSpan[][] }[] {
  const { days } = request
  const home = days.map((_, on) => ({
    place: null,
    starts: days.map((_day, index) => (index === on ? [time] : [])),
  }))
  return [...home, ...inTurns(around, time, request).filter(({ place }) => place !== null)]
}
