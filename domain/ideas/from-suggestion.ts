/** A suggestion of the assistant as an idea, and the way back from the idea to the suggestion. */

import type { SuggestionId } from '#domain/assistant/ids.ts'
import type { Suggestion } from '#domain/assistant/suggestion.ts'
import { defaultColor, type Idea, type IdeaDraft, isColor } from './idea.ts'
import { parsedDetails } from './parsed-details.ts'
import { writeIdea } from './write-idea.ts'

export function ideaFromSuggestion({
  id,
  title,
  description,
  reasoning,
  color,
  placeDetails,
}: Suggestion): IdeaDraft {
  const written = writeIdea(title, description || reasoning || null)
  const text = written.ok ? written.value : { title: id, description: null }
  return {
    ...text,
    color: isColor(color) ? color : defaultColor,
    place_details: JSON.stringify({ name: title, ...placeDetails, suggestionId: id }),
  }
}

/** The suggestion that the idea was made from. */
export function suggestionIdOf(idea: Pick<Idea, 'place_details'>): SuggestionId | null {
  const details = parsedDetails(idea)
  if (typeof details !== 'object' || details === null || !('suggestionId' in details)) return null
  const { suggestionId: id } = details
  // It is only held against ids of suggestions, so that a wrong one finds none.
  return typeof id === 'string' ? (id as SuggestionId) : null
}
