/** What they said they like or want, by its kind and its first subject. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from './schema.ts'

/** Of what one came for, a second in a row does not tire. */
export function isWhatTheyLove({ kind, interests }: Place, request: PlanRequest): boolean {
  const [subject] = interests
  return (
    request.wantedKinds.includes(kind) ||
    (subject !== undefined && request.interests.includes(subject))
  )
}
