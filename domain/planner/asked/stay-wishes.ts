/**
 * Wishes that a whole stay is for, and no single stop: who comes for the nightlife is out every night,
 * and who comes for the beach lies on it more than once.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Interest, Place, PlaceKind } from '#domain/places/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { isTooCoolToBathe } from '../outdoors.ts'
import type { AskedWish } from '../schema.ts'
import { measureOf } from './how-often.ts'
import { interestsMeant } from './said-interests.ts'

interface Stay {
  text: string
  brief: Pick<TripBrief, 'interests' | 'wantedKinds' | 'dislikes' | 'avoidedKinds' | 'occasions'>
  places: readonly Place[]
  /** What the days are like, one entry a day. */
  weather: readonly (DayWeather | undefined)[]
  /** Somebody along is too young for bars. */
  withChildren: boolean
  /** What was read of the words already: who asked for clubs has those first. */
  asked?: readonly AskedWish[]
}

const ofNights =
  /\b(?:night ?life|late nights|(?:night|techno|dance) ?clubs?|club(?:s|bing)\b|part(?:y|ying|ies)\b(?! of)|bar[- ](?:hopping|crawls?)|bars\b|pub crawls?|raves?|dancing|techno|stag|hens?|bachelor(?:ette)?)\b/i
const nightsSaid =
  /\b(?:night ?life|late nights|nights? out|(?:techno|dance|night) ?clubs?|clubs|clubbing|techno|raves?|dancing|(?<!rooftop |cocktail |wine )bars)\b/i
const clubsSaid = /\b(?:techno(?: \w+)?|(?:dance|night) ?clubs?|clubs|clubbing|raves?)\b/gi
const otherBars =
  /\b(?:(?:tapas|pintxos?|oyster|sushi|juice|coffee|espresso|snack|wine) bars?|pubs?)\b/gi
/** One evening was asked for, and not all of them. */
const oneNight =
  /\b(?:an?|one|some) (?:\w+ )?(?:night(?:'s)? out|evening out|night club|nightclub|club|bar)\b|\b(?:a bit|a little|a touch|some)(?: of)?(?: the)? (?:night ?life|bars|clubbing|clubs)\b/i
const quarters = new Set<PlaceKind>(['neighbourhood', 'square', 'shopping', 'landmark'])
/** Less than this is a glass on the way. */
const shortestNight = 45
const leastChoice = 4
const mostBeaches = 12

/** What a party comes for without saying so: a bachelor party goes out at night. */
export function impliedInterests(
  { interests, occasions, dislikes }: Pick<TripBrief, 'interests' | 'occasions' | 'dislikes'>,
  text = '',
): Interest[] {
  const isOut = occasions.includes('bachelor') && !dislikes.includes('nightlife')
  const all = new Set([...interests, ...(isOut ? (['nightlife'] as const) : [])])
  // Walls that are painted are no reason for old masters.
  if (streetArt.test(text) && !otherArt.test(text.replace(streetArt, ''))) all.delete('art')
  return interestsMeant([...all], text)
}

const streetArt = /\b(?:street|urban) art\b|\bmurals?\b|\bgraffiti\b/gi
const otherArt = /\b(?:arts?|artists?|paint(?:ings?|ers?)|galler(?:y|ies)|museums?)\b/i

export function stayWishes(stay: Stay): AskedWish[] {
  return [...nightsOut(stay), ...beachDays(stay)]
}

/** A bar, a club or a quarter of bars on every night, until after midnight. */
function nightsOut({ text, brief, places, weather, withChildren, asked = [] }: Stay): AskedWish[] {
  if (!impliedInterests(brief).includes('nightlife') || withChildren) return []
  // Who asks for tapas bars or a pub asks for those, and is not out until morning.
  if (otherBars.test(text) && !ofNights.test(text.replaceAll(otherBars, ' '))) return []
  const isEveryNight = ofNights.test(text) && !oneNight.test(text)
  const isFor = ({ kind, interests, bestTime, minutes, dayTrip }: Place) => {
    if (dayTrip || minutes < shortestNight) return false
    if (kind === 'nightlife') return true
    const isLate = bestTime === 'evening' || bestTime === 'night'
    return quarters.has(kind) && isLate && interests.includes('nightlife')
  }
  // A house for the night before a quarter that has bars besides, and before one where one sits and listens.
  const clubs = new Set(
    asked.flatMap(({ when, placeIds }) => (when === 'past-midnight' ? placeIds : [])),
  )
  const rank = ({ id, kind, essential, interests }: Place) =>
    essential +
    (clubs.has(id) ? 1 : 0) +
    (kind === 'nightlife' ? 0.3 : 0) -
    (interests[0] === 'music' ? 0.3 : 0)
  // Who said clubs is told of those; the other nights are for a glass.
  const isSaid = nightsSaid.test(clubs.size > 0 ? text.replace(clubsSaid, '') : text)
  const fitting = places.filter(isFor).toSorted((a, b) => rank(b) - rank(a))
  const most = Math.max(leastChoice, weather.length)
  return fitting.length === 0
    ? []
    : [
        {
          what: 'nightlife',
          placeIds: fitting.slice(0, most).map(({ id }) => id),
          when: 'past-midnight',
          daily: true,
          often: false,
          times: isEveryNight ? weather.length : 1,
          // A stag party goes out without a word of it; who asks for rooftop bars said those.
          ...(isSaid ? {} : { implied: true as const }),
        },
      ]
}

/** A beach club was asked for, and no other sand. */
export const isForAClubOfSand = (text: string) =>
  clubsOfSand.test(text) && !shore.test(text.replace(clubsOfSand, ' '))

const clubsOfSand = /\b(?:beach|pool|day) (?:clubs?|bars?)\b/i
const shore = /\b(?:beach(?:es)?|swim(?:ming)?|sea)\b/i
/** So many days have one on the beach. */
const daysForABeach = 2

/** Hours on the sand by day, on every other day or as often as was said, where it is warm enough to bathe. */
function beachDays({ text, brief, places, weather }: Stay): AskedWish[] {
  if (!brief.wantedKinds.includes('beach') || brief.avoidedKinds.includes('beach')) return []
  if (weather.every(isTooCoolToBathe)) return []
  // Public sand is no beach club, and is not told as one.
  if (isForAClubOfSand(text)) return []
  const beaches = places
    .filter((place) => isForBathing(place) && !place.dayTrip)
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, mostBeaches)
  if (beaches.length === 0) return []
  const { every, least } = measureOf(text, shore, weather.length)
  // "A bit of beach", "one slow beach day" is one.
  const times = every ? weather.length : Math.min(least, Math.ceil(weather.length / daysForABeach))
  return [
    {
      what: 'the beach',
      placeIds: beaches.map(({ id }) => id),
      when: 'day',
      daily: true,
      often: false,
      times,
      least: times,
      ofKind: 'beach',
    },
  ]
}

/** Where one lies on the sand: a shore that is told by its animals is for looking at them. */
function isForBathing({ kind, interests }: Place): boolean {
  if (kind !== 'beach') return false
  return !interests.includes('beach') || interests.indexOf('beach') < firstInterests
}

const firstInterests = 3
