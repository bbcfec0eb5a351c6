import type { Idea } from './idea.ts'

/** The JSON of an idea's details as a value that nobody has checked; null where there is none. */
export function parsedDetails({ place_details }: Pick<Idea, 'place_details'>): unknown {
  try {
    return JSON.parse(place_details ?? 'null')
  } catch {
    return null
  }
}
