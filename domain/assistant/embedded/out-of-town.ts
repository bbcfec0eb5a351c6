/** A wish that a city itself can't meet: its days out that can, and the nearest cities that do. */

import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Destination, Place, PlaceKind } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Constraints } from './constraints.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { span } from './phrases.ts'
import { groundOf, placeSuggestion, thingOf } from './suggest.ts'
import type { Sought } from './wishes.ts'

const mostTrips = 3
const mostCities = 2
/** Largest distance in kilometres to a city that is offered instead; beyond it would be another trip. */
const nearbyKilometres = 400
/** Words in a place's text that show it to be of a kind that is looked for. */
const told: Partial<Record<PlaceKind, RegExp>> = {
  beach: /\b(?:beach(?:es)?|swims?|swimming|sand|coves?|bathe)\b/i,
  nature: /\b(?:mountains?|gorge|forest|falls|trails?|lake|cliffs?)\b/i,
  ruins: /\b(?:ruins|temple|ancient)\b/i,
}
const plurals: Partial<Record<PlaceKind, string>> = {
  beach: 'beach',
  nature: 'wild nature',
  ruins: 'ruins',
  'theme-park': 'theme park',
}

export function outOfTown(
  context: MessageContext,
  cities: readonly Destination[],
  sought: readonly Sought[],
  constraints: Constraints,
): Reply | null {
  const { brief, memory, knowledge } = context
  const [city] = cities
  const kinds = sought.flatMap((each) => each.kinds)
  const [kind] = kinds
  if (!city || !kind || memory.seen.length > 0) return null
  const trips = city.places
    .filter((place) => place.dayTrip && answers(place, kinds))
    .toSorted((a, b) => wayOf(a) - wayOf(b))
    .slice(0, mostTrips)
  const others = knowledge.catalogue.destinations
    .filter((other) => other !== city && other.places.some((place) => kinds.includes(place.kind)))
    .map((other) => ({ name: other.name, km: kilometres(city.at, other.at) }))
    .filter(({ km }) => km <= nearbyKilometres)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, mostCities)
  if (trips.length + others.length === 0) return null
  const what = plurals[kind] ?? kind
  const out = trips.map((place) => `${place.name}, about ${span(wayOf(place))} each way`)
  const near = others.map(({ name, km }) => `${name} (${Math.round(km / 10) * 10} km)`)
  const [first] = trips
  const suggestions = trips.map((place) =>
    placeSuggestion(
      { place, destination: city, score: place.essential, because: [groundOf(place.about)] },
      constraints,
      brief,
    ),
  )
  return {
    meant: 'suggestions',
    words: [
      `In ${city.name} itself I know no ${what}.`,
      first ? `Out of town there is ${out.join('; ')}. ${first.dayTrip?.how ?? ''}` : '',
      near.length > 0 ? `The nearest cities I know with one: ${listed(near)}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' ')
      .trim(),
    ask: null,
    followUps: [
      ...(first ? [`Tell me more about ${first.name}`] : []),
      `Plan three days in ${city.name}${first ? ` with a day at ${first.name}` : ''}`,
      ...others.slice(0, 1).map(({ name }) => `What should we see in ${name}?`),
    ].filter((text) => text.length <= 90),
    suggestions,
    grounds: trips.map(({ about }) => groundOf(about)),
    remember: {
      brief,
      destinations: [city.slug],
      ...(suggestions.length > 0 ? { shown: suggestions.map(thingOf) } : {}),
    },
  }
}

function answers(place: Place, kinds: readonly PlaceKind[]): boolean {
  const { kind, interests, name } = place
  return kinds.some(
    (each) =>
      each === kind ||
      interests.some((interest) => interest === each) ||
      told[each]?.test(`${name} ${allSaid(place)}`) === true,
  )
}

const wayOf = ({ dayTrip }: Place) => dayTrip?.minutesEachWay ?? 0
