/** How many days a board's ideas fill, and which of them are closed on the day they have. */
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Idea } from './idea.ts'

/** Minutes of a day between breakfast and dinner, ways included. */
const minutesOfDay = 8 * 60
/** Minutes of a visit of unknown length, and of the way to the next. */
const usualVisit = 90
const usualWay = 30

/** Places of the catalogue by the id of the idea; ideas that are only words take the usual time. */
export type PlacesOfIdeas = ReadonlyMap<string, Place>

export function daysFilled(ideas: readonly Pick<Idea, 'id'>[], places: PlacesOfIdeas): number {
  const known = ideas.map(({ id }) => places.get(id))
  const whole = known.filter((place) => place?.dayTrip).length
  const minutes = known
    .filter((place) => !place?.dayTrip)
    .reduce((sum, place) => sum + (place?.minutes ?? usualVisit) + usualWay, 0)
  return Math.max(1, whole + Math.ceil(minutes / minutesOfDay))
}

/** Ideas known to be closed all day; unknown hours say nothing. */
export function closedOnTheirDay(ideas: readonly Idea[], places: PlacesOfIdeas): readonly Idea[] {
  return ideas.filter(({ id, date }) => {
    const hours = places.get(id)?.hours
    if (date === null || !hours) return false
    const parsed = parseOpeningHours(hours)
    return parsed.ok && openSpansOn(parsed.hours, date).length === 0
  })
}

/** "9 ideas fill 3 days; two are closed on yours"; null where there is nothing to say. */
export function feasibilityInWords(ideas: readonly Idea[], places: PlacesOfIdeas): string | null {
  const ahead = ideas.filter(({ day }) => day !== 3)
  if (ahead.length < 2) return null
  const days = daysFilled(ahead, places)
  const closed = closedOnTheirDay(ahead, places)
  const [first] = closed
  const fill = `${ahead.length} ideas fill ${days === 1 ? 'a day' : `${days} days`}`
  if (!first) return fill
  const verb = closed.length === 1 ? 'is' : 'are'
  return `${fill}; ${inWords(closed.length)} ${verb} closed on ${closed.length === 1 ? 'its day' : 'yours'}`
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (count: number) => numbers[count] ?? String(count)
