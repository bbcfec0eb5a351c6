/** Whether a place is of a named interest or wanted kind. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

/** A second such place in a row does not tire. */
export function isWhatTheyLove({ kind, interests }: Place, request: PlanRequest): boolean {
  const [subject] = interests
  return (
    request.wantedKinds.includes(kind) ||
    (subject !== undefined && request.interests.includes(subject))
  )
}
