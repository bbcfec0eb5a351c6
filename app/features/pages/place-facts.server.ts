/** What the catalogue knows of a page's place, in a line: when, how long, how one gets around. */
import { monthName } from '#domain/calendar/english-dates.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { pleasantMonthsInWords } from '#domain/places/pleasant-months.ts'
import { sampleOf } from '#domain/samples/samples.ts'

export interface PlaceFacts {
  /** The sample itinerary that can be planned of the place. */
  sample: { days: number; month: string }
  bestMonths: string
  /** Unknown of countries and states. */
  gettingAround: string | null
}

/** Null where the catalogue has no such place: nothing is claimed of it. */
export async function placeFacts(slug: string): Promise<PlaceFacts | null> {
  const destination = await loadDestination(slug)
  const sample = sampleOf(slug, destination)
  if (!sample) return null
  const month = monthName(sample.month)
  return {
    sample: { days: sample.days, month },
    bestMonths: destination ? pleasantMonthsInWords(destination.climate) : month,
    gettingAround: destination ? firstClause(destination.gettingAround) : null,
  }
}

const firstClause = (words: string) => words.split(/[.;:](?:\s|$)/, 1)[0] ?? words
