/** Wishes that a whole stay is for: nightlife on every night, the beach more than once. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Interest, Place, PlaceKind } from '#domain/places/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { isTooCoolToBathe } from '../opening/outdoors.ts'
import type { AskedWish } from '../schema.ts'
import { measureOf } from './how-often.ts'
import { interestsMeant } from './said-interests.ts'

interface Stay {
  text: string
  brief: Pick<TripBrief, 'interests' | 'wantedKinds' | 'dislikes' | 'avoidedKinds' | 'occasions'>
  places: readonly Place[]
  /** The weather, one entry a day. */
  weather: readonly (DayWeather | undefined)[]
  /** Whether somebody is too young for bars. */
  withChildren: boolean
  /** Wishes read before: clubs that were asked for come first. */
  asked?: readonly AskedWish[]
}

const ofNights =
  /\b(?:night ?life|late nights|(?:night|techno|dance) ?clubs?|club(?:s|bing)\b|part(?:y|ying|ies)\b(?! of)|bar[- ](?:hopping|crawls?)|bars\b|pub crawls?|raves?|dancing|techno|stag|hens?|bachelor(?:ette)?)\b/i
const nightsSaid =
  /\b(?:night ?life|late nights|nights? out|(?:techno|dance|night) ?clubs?|clubs|clubbing|techno|raves?|dancing|(?<!rooftop |cocktail |wine )bars)\b/i
const clubsSaid = /\b(?:techno(?: \w+)?|(?:dance|night) ?clubs?|clubs|clubbing|raves?)\b/gi
const otherBars =
  /\b(?:(?:tapas|pintxos?|oyster|sushi|juice|coffee|espresso|snack|wine) bars?|pubs?)\b/gi
/** Words for a single evening. */
const oneNight =
  /\b(?:an?|one|some) (?:\w+ )?(?:night(?:'s)? out|evening out|night club|nightclub|club|bar)\b|\b(?:a bit|a little|a touch|some)(?: of)?(?: the)? (?:night ?life|bars|clubbing|clubs)\b/i
const quarters = new Set<PlaceKind>(['neighbourhood', 'square', 'shopping', 'landmark'])
/** Fewest minutes of a place for a night out: a shorter one is a drink on the way. */
const shortestNight = 45
const leastChoice = 4
const mostBeaches = 12

/** Interests that a party implies: a bachelor party goes out at night. */
export function impliedInterests(
  { interests, occasions, dislikes }: Pick<TripBrief, 'interests' | 'occasions' | 'dislikes'>,
  text = '',
): Interest[] {
  const isOut = occasions.includes('bachelor') && !dislikes.includes('nightlife')
  const all = new Set([...interests, ...(isOut ? (['nightlife'] as const) : [])])
  // Street art is no wish for old masters.
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
  // A wish for tapas bars or a pub is met by those, and is none for a night until morning.
  if (otherBars.test(text) && !ofNights.test(text.replaceAll(otherBars, ' '))) return []
  const isEveryNight = ofNights.test(text) && !oneNight.test(text)
  const isFor = ({ kind, interests, bestTime, minutes, dayTrip }: Place) => {
    if (dayTrip || minutes < shortestNight) return false
    if (kind === 'nightlife') return true
    const isLate = bestTime === 'evening' || bestTime === 'night'
    return quarters.has(kind) && isLate && interests.includes('nightlife')
  }
  // Houses for the night before quarters that have bars besides, and before houses where one sits
  // and listens.
  const clubs = new Set(
    asked.flatMap(({ when, placeIds }) => (when === 'past-midnight' ? placeIds : [])),
  )
  const rank = ({ id, kind, essential, interests }: Place) =>
    essential +
    (clubs.has(id) ? 1 : 0) +
    (kind === 'nightlife' ? 0.3 : 0) -
    (interests[0] === 'music' ? 0.3 : 0)
  // Clubs that were said are told as such; the other nights are bars.
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
          // Implied for a stag party; rooftop bars were asked for in words.
          ...(isSaid ? {} : { implied: true as const }),
        },
      ]
}

/** Whether a beach club was asked for, which a public beach does not meet. */
export const isForAClubOfSand = (text: string) =>
  clubsOfSand.test(text) && !shore.test(text.replace(clubsOfSand, ' '))

const clubsOfSand = /\b(?:beach|pool|day) (?:clubs?|bars?)\b/i
const shore = /\b(?:beach(?:es)?|swim(?:ming)?|sea)\b/i
/** Days for each one with a beach. */
const daysForABeach = 2

/** Beach visits by day, on every other day or as often as was said, where it is warm enough to bathe. */
function beachDays({ text, brief, places, weather }: Stay): AskedWish[] {
  if (!brief.wantedKinds.includes('beach') || brief.avoidedKinds.includes('beach')) return []
  if (weather.every(isTooCoolToBathe)) return []
  // A public beach is no beach club, and is not told as one.
  if (isForAClubOfSand(text)) return []
  const beaches = places
    .filter((place) => isForBathing(place) && !place.dayTrip)
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, mostBeaches)
  if (beaches.length === 0) return []
  const { every, least } = measureOf(text, shore, weather.length)
  // "A bit of beach" and "one slow beach day" are one visit.
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

/** Whether it is a beach for bathing: a shore described by its animals is for watching them. */
function isForBathing({ kind, interests }: Place): boolean {
  if (kind !== 'beach') return false
  return !interests.includes('beach') || interests.indexOf('beach') < firstInterests
}

const firstInterests = 3
