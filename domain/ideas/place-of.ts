import { type SuggestedPlace, suggestedPlaceSchema } from '#domain/assistant/suggestion.ts'
import type { Idea } from './idea.ts'
import { parsedDetails } from './parsed-details.ts'

/** What is known of the idea's place; null where it is only words. */
export function placeOf(idea: Pick<Idea, 'place_details'>): SuggestedPlace | null {
  return suggestedPlaceSchema.safeParse(parsedDetails(idea)).data ?? null
}
