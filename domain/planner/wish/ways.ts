/** Solutions of a conflict: a sentence, and where it helps the words to ask with. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { PlanAnswer } from './answer.ts'

type WayOut = PlanAnswer['waysOut'][number]

/** "3 days", "A day": the length asked for, or a usual stay. */
export function lengthOf({ days }: Pick<TripBrief, 'days'>, factor = 1): string {
  const length = (days ?? 3) * factor
  return length === 1 ? 'A day' : `${length} days`
}

export function wayTo(
  says: string,
  city: string,
  brief: Pick<TripBrief, 'days'>,
  month?: string,
): WayOut {
  return { says: `${says}.`, wish: `${lengthOf(brief)} in ${city}${month ? ` in ${month}` : ''}` }
}
