/**
 * Towns that the catalogue does not have, where a live provider does: a few places for the wish, or the
 * weather of near days, with the source in the words. Null where nobody knows anything: the next skill
 * says so.
 */

import type { PlaceRef } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { zoneOf } from '#domain/places/zone-of.ts'
import { listed } from '#domain/text/listed.ts'
import { weatherInWords } from '#domain/weather/weather-words.ts'
import { findLivePlaces, type LivePlace, livePlaceCard, livePrefix } from '../live-place.ts'
import { daysBetween, forecastSaid } from '../practical/topics/forecast.ts'
import { foretold } from '../practical/with-forecast.ts'
import { isFarRegion } from './far-region.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { onDay } from './phrases.ts'
import { shownAt } from './resolve-reference.ts'

/** Search terms for providers; the first pattern that matches decides. */
const sorts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:caf[eé]s?|coffee|bakery|breakfast|brunch|cake)\b/, ['cafe']],
  [/\b(?:bars?|pubs?|drinks?|nightlife|beer)\b/, ['bar']],
  [/\b(?:restaurants?|eat|eating|dinner|lunch|food|pizza|meal)\b/, ['restaurant']],
  [/\b(?:museums?|exhibitions?)\b/, ['museum']],
  [/\b(?:galler(?:y|ies)|art)\b/, ['art gallery', 'museum']],
  [/\b(?:beach(?:es)?|swim|swimming)\b/, ['beach']],
  [/\b(?:views?|viewpoints?|sunset|sunrise|panorama)\b/, ['viewpoint']],
  [/\b(?:church(?:es)?|cathedral|temples?|mosques?)\b/, ['church']],
  [/\b(?:castles?|palaces?)\b/, ['castle']],
  [/\b(?:parks?|gardens?|playgrounds?)\b/, ['park']],
  [/\b(?:hik(?:e|es|ing)|nature|waterfalls?|lakes?|mountains?)\b/, ['viewpoint', 'nature reserve']],
  [/\b(?:markets?|shops?|shopping)\b/, ['market']],
  [/\b(?:zoos?|animals|aquarium)\b/, ['zoo']],
  [/\b(?:theat(?:re|er)s?|concerts?|opera)\b/, ['theatre']],
  [/\b(?:rain(?:s|y|ing)?|pours?|indoors?|inside)\b/, ['museum', 'cafe']],
]
const anything = ['tourist attraction', 'museum']
const mostShown = 4

interface Elsewhere {
  town: PlaceRef
  at: Coordinates
}

/** The town that is meant, where the catalogue does not have it. */
function elsewhere({ heard, knowledge }: MessageContext): Elsewhere | null {
  if (heard.destinations.length > 0) return null
  const { destinations } = knowledge.catalogue
  const town = heard.said.destinations.find(
    (each) => !each.slug && each.at && (each.kind === 'city' || isFarRegion(each, destinations)),
  )
  return town?.at ? { town, at: town.at } : null
}

export async function placesElsewhere(context: MessageContext): Promise<Reply | null> {
  const { heard, knowledge, turn, brief, memory, options } = context
  const meant = elsewhere(context)
  if (!meant) return null
  const { town, at } = meant
  const texts = sorts.find(([words]) => words.test(heard.lower))?.[1] ?? anything
  options.tell({ kind: 'doing', text: `Looking for places in ${town.name}` })
  const places = await findLivePlaces(knowledge.places, {
    texts,
    at,
    limit: mostShown,
    today: turn.today,
  })
  const [first] = places
  if (!first) return null
  const known = brief.destinations.filter(({ slug }) => slug)
  return {
    meant: 'live-places',
    words: `${town.name} is not in our catalogue, so I looked in a live source, ${first.source.name} (as of ${onDay(turn.today)}): ${listed(places.map(({ name }) => name))}. I know them from there only, so check the hours before you go.`,
    ask: null,
    followUps: [`Plan three days in ${town.name}`],
    suggestions: places.map((place) => livePlaceCard(place, whyThis(place))),
    grounds: places.map((place) => ({
      claim: `${place.name}, ${town.name}: ${place.what}`.slice(0, 400),
      source: place.source,
    })),
    remember: {
      brief: { ...brief, destinations: known.length > 0 ? known : memory.brief.destinations },
    },
  }
}

function whyThis({ what, rating, totalRatings, source }: LivePlace): string {
  const rated =
    rating === null
      ? ''
      : ` Rated ${rating.toFixed(1)} of 5${totalRatings === null ? '' : ` by ${totalRatings}`} there.`
  return `Listed as ${what} by ${source.name}.${rated}`
}

/** "Tell me more about the second one", of what a live source told. */
export function moreOfLive(context: MessageContext): Reply | null {
  const thing = shownAt(context)
  if (!thing?.slug.startsWith(livePrefix) || context.heard.destinations.length > 0) return null
  return {
    meant: 'live-place',
    words:
      'Of that one I only have what is on its card: it comes from a live source, and our own notes do not have it. Its website or a call tells you more.',
    ask: null,
    followUps: [],
  }
}

const asksWeather =
  /\b(?:weather|forecast|temperatures?|umbrella|will it (?:rain|snow|be)|how (?:hot|cold|warm|wet)|rain (?:in|on|this|tomorrow))\b/
const reachDays = 15

export async function weatherElsewhere(context: MessageContext): Promise<Reply | null> {
  const { heard, knowledge, turn } = context
  const meant = elsewhere(context)
  const { dates } = heard.said
  const first = dates?.start ?? dates?.earliest
  if (!meant || !first || !asksWeather.test(heard.lower)) return null
  const last = dates?.end ?? dates?.latest ?? first
  if (last < turn.today || last > addDays(first, reachDays)) return null
  const { town, at } = meant
  const { zone } = zoneOf(at, town.country, knowledge.catalogue.destinations)
  const days = await knowledge.weather.days({ at, zone, dates: daysBetween(first, last) })
  const near = foretold(days)
  const said = forecastSaid(
    [...near].map(([date, weather]) => ({ date, weather })),
    { name: town.name, words: heard.lower, today: turn.today },
  )
  const [usual] = days.values()
  if (!said && !usual) return null
  const words =
    said?.words ??
    `${town.name} usually has ${usual ? weatherInWords(usual) : ''} then. That is what is normal there, not a forecast.`
  return {
    meant: 'practical',
    words,
    ask: null,
    followUps: [],
    grounds: said?.grounds ?? (usual ? [{ claim: words, source: usual.source }] : []),
  }
}
