/** A single note on how many hours of a plan are assumed: a warning at every second stop would warn of nothing. */
import { isEstimate } from '#domain/facts/fact-source.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** Fewest stops with assumed hours for the note. */
const fewest = 3

export function hoursUnknown({ days }: Pick<Trip, 'days'>): string[] {
  const houses = days.flatMap(({ stops }) => stops).filter(({ placeId }) => placeId !== null)
  const unknown = houses.filter(({ sources }) => sources.hours && isEstimate(sources.hours)).length
  const isMarked = houses.some(({ checkHours }) => checkHours)
  if (unknown < fewest) return []
  const first = isMarked ? ', first of all those marked "Check hours"' : ''
  return [
    `Piri does not know the hours of ${unknown} of the ${houses.length} places below and counts on those usual for their kind: look them up the day before${first}.`,
  ]
}
