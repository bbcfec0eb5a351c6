/** Places and destinations as cards: what it is, why for this person, and where that is known from. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { fromCatalogue } from '#domain/facts/fact-source.ts'
import { allSaid } from '#domain/places/moments.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Interest, Place } from '#domain/places/schema.ts'
import type { Proposal } from '#domain/proposals/propose.ts'
import { listed } from '#domain/text/listed.ts'
import type { Ground, Suggestion } from '../contract.ts'
import { suggestionIdSchema } from '../ids.ts'
import type { FoundPlace } from '../search/search-places.ts'
import { type Constraints, serves } from './constraints.ts'
import { eats } from './eats.ts'
import { clock } from './hours-in-words.ts'
import type { Thing } from './memory.ts'
import { capital, span } from './phrases.ts'

export function placeSuggestion(
  { place, destination, because }: FoundPlace,
  constraints: Constraints,
  brief: TripBrief,
): Suggestion {
  return {
    id: suggestionIdSchema.parse(`${destination.slug}/${place.id}`),
    title: place.name,
    reasoning: whyThis(place, constraints, brief).slice(0, 600),
    description: allSaid(place),
    isPinned: false,
    placeDetails: {
      name: place.name,
      address: `${place.area}, ${destination.name}`,
      types: [place.kind, ...place.interests],
      vicinity: place.area,
      ...(place.hours === null ? {} : { hours: place.hours, zone: destination.timeZone }),
      ...(place.price === null ? {} : { priceLevel: place.price }),
      ...(place.website ? { website: place.website } : {}),
      placeId: place.id,
      destination: destination.slug,
      at: { lat: place.at[0], lon: place.at[1] },
    },
    grounds: uniqueGrounds([...because, ...groundsOf(place)]).slice(0, 4),
  }
}

export const groundOf = (claim: string): Ground => ({
  claim: claim.slice(0, 400),
  source: fromCatalogue,
})

/** What the notes on a place say, as grounds of their own: each sentence is known by itself. */
export const groundsOf = ({ about, moments = [] }: Place): Ground[] =>
  [about, ...moments.map(({ says }) => says)].map(groundOf)

export function uniqueGrounds(grounds: readonly Ground[]): Ground[] {
  return grounds.filter(
    ({ claim }, index) => grounds.findIndex((other) => other.claim === claim) === index,
  )
}

export const prices = ['free', 'cheap', 'moderately priced', 'rather dear', 'expensive'] as const

const likings: Partial<Record<Interest, string>> = {
  beach: 'a day on the beach',
  family: 'children',
  nature: 'green and fresh air',
  nightlife: 'a night out',
  religion: 'temples and churches',
  views: 'a view',
  food: 'eating',
}
const likingInWords = (interest: Interest): string => likings[interest] ?? interest

/** What of it answers what was asked for, in a sentence that is true of it. */
function whyThis(place: Place, constraints: Constraints, brief: TripBrief): string {
  const liked = place.interests.filter(
    (each) => brief.interests.includes(each) && !(each === 'food' && eats(place)),
  )
  const parts = [
    ...(eats(place) &&
    constraints.diets.length > 0 &&
    constraints.diets.every((diet) => serves(place, diet))
      ? [`serves ${listed(constraints.diets)} food`]
      : []),
    ...(constraints.children && place.children ? ['children enjoy it'] : []),
    ...(constraints.stepFree && place.stepFree ? ['it is step-free'] : []),
    ...(constraints.setting === 'indoor' && place.setting === 'indoor'
      ? ['it is under a roof']
      : []),
    ...(constraints.setting === 'outdoor' && place.setting !== 'indoor' ? ['it is outdoors'] : []),
    ...(constraints.openOn && !constraints.feast && place.hours
      ? hoursOn(place.hours, constraints.openOn)
      : []),
    ...(place.price === 0
      ? ['it is free']
      : constraints.priceAtMost !== null && place.price !== null
        ? [`it is ${prices[place.price]}`]
        : []),
    ...(liked.length > 0 ? [`it is good for ${listed(liked.map(likingInWords))}`] : []),
    ...(place.dayTrip ? [`about ${span(place.dayTrip.minutesEachWay)} each way`] : []),
  ]
  const size = eats(place) ? '' : ` A visit takes about ${span(place.minutes)}.`
  if (parts.length === 0) return `${place.area}.${size}`
  return `${capital(listed(parts.slice(0, 3)))}. ${place.area}.${size}`
}

/** "Open on Monday from 08:15 to 18:30", where that day's hours are known. */
function hoursOn(hours: string, date: string): string[] {
  const parsed = parseOpeningHours(hours)
  const [first, ...more] = parsed.ok ? openSpansOn(parsed.hours, date) : []
  if (!first) return []
  const last = more.at(-1) ?? first
  const day = weekdays[weekdayOf(date)]
  return first.from === 0 && last.to >= 1440
    ? [`it is open all ${day}`]
    : [`it is open on ${day} from ${clock(first.from)} to ${clock(last.to)}`]
}

export function destinationSuggestion({ destination, reasons }: Proposal): Suggestion {
  const { slug, name, about, at } = destination
  return {
    id: suggestionIdSchema.parse(slug),
    title: name,
    reasoning: reasons.join(' ').slice(0, 600) || about.slice(0, 600),
    description: about,
    isPinned: false,
    placeDetails: { name, destination: slug, at: { lat: at[0], lon: at[1] } },
    grounds: [...reasons.map(groundOf), groundOf(about)].slice(0, 6),
  }
}

export function thingOf({ placeDetails, id }: Suggestion): Thing {
  return { slug: placeDetails?.destination ?? id, placeId: placeDetails?.placeId ?? null }
}

export function firstSentence(text: string): string {
  const [first = text] = /^.+?[.](?=\s|$)/.exec(text) ?? [text]
  return first
}
