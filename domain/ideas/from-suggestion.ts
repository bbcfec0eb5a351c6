/** A suggestion of the assistant as an idea, and the way back from the idea to the place. */
import { z } from 'zod'
import {
  type SuggestedPlace,
  type Suggestion,
  suggestedPlaceSchema,
} from '#domain/assistant/suggestion.ts'
import { defaultColor, type Idea, type IdeaDraft, ideaSchema } from './idea.ts'
import { writeIdea } from './write-idea.ts'

const pinnedFromSchema = z.object({ suggestionId: z.string() })

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
    color: ideaSchema.shape.color.safeParse(color).data ?? defaultColor,
    place_details: JSON.stringify({ name: title, ...placeDetails, suggestionId: id }),
  }
}

/** What is known of the idea's place; null where it is only words. */
export function placeOf({ place_details }: Pick<Idea, 'place_details'>): SuggestedPlace | null {
  return suggestedPlaceSchema.safeParse(parsed(place_details)).data ?? null
}

/** The suggestion that the idea was made from. */
export function suggestionIdOf({ place_details }: Pick<Idea, 'place_details'>): string | null {
  return pinnedFromSchema.safeParse(parsed(place_details)).data?.suggestionId ?? null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
