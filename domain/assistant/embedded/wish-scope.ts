/** The scope of a search: which cities, near what, on which day, how many. */

import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Thing } from './memory.ts'
import type { KnownPlace, MessageContext } from './message-context.ts'
import { hereabouts, knownPlace, pointedAt } from './resolve-reference.ts'
import { mayLeaveTown, nearLandmark } from './wishes.ts'

export const standing =
  /\b(?:we are|we're|i am|i'm|standing|just arrived|right now) (?:\w+ )?(?:at|by|outside|near|in front of|next to)\b/

const nearThat = /\b(?:near|close to|around|next to|by|beside|nearby|round the corner)\b/

/** Places that are on the open trip or were removed from it, which are not suggested for it. */
export function onTrip({ turn: { trip } }: MessageContext): string[] {
  if (!trip) return []
  const ids = [
    ...trip.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])),
    ...trip.avoided,
  ]
  return trip.stays.flatMap(({ slug }) => ids.map((id) => `${slug}/${id}`))
}

/**
 * The place that "it" and "here" refer to after this answer: the one before where the message said "here", else the
 * first suggestion.
 */
export function placeAfter(
  standsAt: KnownPlace | undefined,
  first: KnownPlace | undefined,
): Thing | null {
  const at = standsAt ?? first
  return at ? { slug: at.destination.slug, placeId: at.place.id } : null
}

/** The cities of the message, else of the brief, else what was spoken of. */
export function citiesOf(context: MessageContext): readonly Destination[] {
  const { brief, heard, knowledge, turn } = context
  const { bySlug } = knowledge.catalogue
  if (heard.destinations.length > 0) return heard.destinations
  if (turn.trip && heard.places.length === 0) {
    const stays = turn.trip.stays.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
    if (stays.length > 0) return [...new Set(stays)]
  }
  const goals = brief.destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  if (goals.length > 0 && !brief.open) return goals
  const points = /\b(?:there|here|it|that)\b/.test(heard.lower)
  const isChoosing = context.memory.meant === 'proposals' || context.memory.destinations.length > 1
  if (goals.length === 0 && isChoosing && !points && !turn.trip) return []
  return hereabouts(context)
}

export const asksAtAll = (lower: string) =>
  /\b(?:things?|what|where|which|ideas?|suggest\w*|recommend\w*|show|something|somewhere|anything|best of|must[- ]sees?|sights?|see|do)\b/.test(
    lower,
  )

export const asksFor = (lower: string) =>
  /\?\s*$/.test(lower) || /^\W*(?:where|which|what|is|are|do|any)\b/.test(lower)

/** Whether a message is only the name of a city, named for the first time. */
export function isOnlyName({ heard, memory }: MessageContext): boolean {
  return (
    heard.destinations.length === 1 &&
    !memory.destinations.includes(heard.destinations[0]?.slug ?? '')
  )
}

export function nearOf(context: MessageContext): KnownPlace['place']['at'] | undefined {
  const { heard } = context
  if (standing.test(heard.lower) && heard.places[0]) return heard.places[0].place.at
  if (!nearThat.test(heard.lower)) return undefined
  const known = landmarkNear(context)
  if (known) return known
  if (
    /\b(?:near|around|close to) (?:here|there|it|that)\b|\bnearby\b/.test(heard.lower) ||
    heard.places.length > 0
  ) {
    return pointedAt(context)?.place.at ?? knownPlace(context, context.memory.place)?.place.at
  }
  return undefined
}

/** "Near the castle": the well-known castle of the city. */
function landmarkNear(context: MessageContext): KnownPlace['place']['at'] | undefined {
  const word = nearLandmark.exec(context.heard.lower)?.groups?.word
  const [city] = hereabouts(context)
  if (!word || !city || context.heard.places.length > 0) return undefined
  return city.places
    .filter(({ name, essential }) => essential >= 0.5 && foldName(name).split(' ').includes(word))
    .toSorted((one, other) => other.essential - one.essential)[0]?.at
}

/** Whether day trips may be suggested: not to those who have a few hours, but to those who ask for an outing. */
export function allowsDayTrips({ heard, brief }: MessageContext): boolean {
  const { lower } = heard
  if (mayLeaveTown(lower)) return true
  if (
    /\bhours?\b|\bback by\b|\bone (?:free )?day\b|\ba day\b|\b(?:tonight|afternoon|evening|morning)\b/.test(
      lower,
    )
  )
    return false
  return (brief.days ?? 4) > 2
}

/** The next of the weekday that was said: "what is open on Monday?" */
export function weekdaySaid(lower: string, today: string): string | null {
  const weekday = weekdays.findIndex((name) => lower.includes(name.toLowerCase()))
  return weekday < 0 ? null : addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7)
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six']
export function countSaid(lower: string): number | null {
  const top = /\b(?:top|best) (?<count>[1-9]|10)\b/.exec(lower)?.groups?.count
  if (top) return Number(top)
  if (/\bthe (?:one|single) (?:thing|place|sight)\b/.test(lower)) return 1
  const said =
    /\b(?:give|show|name|suggest|find|tell)?(?: me| us)?\b ?(?<count>one|two|three|four|five|six|[1-6]) (?:\w+ ){0,2}(?:parks?|gardens?|museums?|restaurants?|caf[eé]s?|places|ideas|things|sights|beaches|markets|churches|bars|options|suggestions)\b/.exec(
      lower,
    )?.groups?.count
  if (!said) return null
  const number = numbers.indexOf(said) + 1 || Number(said)
  return number >= 1 ? number : null
}
