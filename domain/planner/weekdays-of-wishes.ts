/**
 * Weekdays that wishes need, where dates are free: a Sunday fair, a Thursday bazaar, matches at the weekend.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { footballClubs } from './asked/football-clubs.ts'
import { dayInWords } from './days-in-words.ts'
import { openSpans } from './open-spans.ts'
import type { PlanRequest } from './schema.ts'

const ofMarkets =
  /\b(?:(?:flea|street|farmers['’]?|food|antiques?|local|weekly|craft) ?(?:markets?|fairs?)|markets?|bazaars?|souks?|fairs?|antiques?|brocantes?|vintage|bric-a-brac)\b(?! (?:square|hall|street))/i
/** Markets of a season, open every day then. */
const ofASeason = /\b(?:christmas|xmas|advent|easter|night) (?:markets?|fairs?|bazaars?)\b/gi
const ofMatches =
  /\b(?:(?:football|soccer|rugby|cricket|footie|footy)\b(?! (?:museum|stadium|ground|tour|history))|(?:watch|see|catch|attend|go to) (?:a |the |some )?(?:match(?:es)?|games?|derby)\b|\b(?:bundesliga|premier league|la liga|serie a|champions league|ligue 1|eredivisie|six nations)\b)/i
const withoutMatches =
  /\b(?:no|not|hate|without|instead of|rather than|stadium tours?(?: only)?)\b[^.;,]{0,16}\b(?:football|soccer|rugby|cricket)\b/i

/** The most weekdays of a weekly market. */
const mostDays = 2
/** Renown (0 to 1) from which a market's weekday counts for all; lesser ones only for who asked for markets. */
const famous = 0.55
const known = 0.2
/** Renown from which it counts also for who came for something else. */
const forAnybody = 0.6
/** More weekdays are not considered. */
const most = 2
const SATURDAY = 6
const SUNDAY = 0
/** Stay length (days) from which both days of a weekend are included. */
const wholeWeekend = 4

export function weekdaysOfWishes(
  text: string,
  {
    wantedKinds,
    interests,
    mustSee,
    days = 0,
  }: Pick<TripBrief, 'wantedKinds' | 'interests' | 'mustSee' | 'days'>,
  cities: readonly Destination[],
  from: string,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  if (isForMatches(text)) {
    found.set(SATURDAY, 'matches, most of which are at the weekend')
    if (days >= wholeWeekend) found.set(SUNDAY, 'matches, most of which are at the weekend')
  }
  const [city, ...others] = cities
  // With several towns it is open which one has that day.
  if (!city || others.length > 0) return found
  const isOfMarkets = wantedKinds.includes('market') || ofMarkets.test(text.replace(ofASeason, ' '))
  const named = new Set(mustSee.map((name) => name.toLowerCase()))
  const weekly = city.places
    .filter((place) => isWeekly(place, from) && place.dayTrip === undefined)
    .filter(
      (place) =>
        named.has(place.name.toLowerCase()) ||
        (isOfMarkets && place.kind === 'market' && place.essential >= known) ||
        (isTheirs(place, interests) && place.essential >= famous),
    )
    .toSorted((a, b) => b.essential - a.essential)
  for (const place of weekly) {
    const open = openWeekdays(place, from)
    if (found.size >= most || open.some((day) => found.has(day))) continue
    const [day] = open
    if (day !== undefined) found.set(day, place.name)
  }
  return found
}

/**
 * Adds the famous market of a weekday as an implied wish: on its only day of the stay it precedes what is there
 * every day.
 */
export function withItsWeekday(request: PlanRequest): PlanRequest {
  const { days, places, interests, asked } = request
  const [first] = days
  if (!first || days.length < 2) return request
  const once = places.filter(
    (place) =>
      place.kind === 'market' &&
      place.essential >= famous &&
      !place.dayTrip &&
      isWeekly(place, first.date) &&
      isTheirs(place, interests) &&
      !asked.some(({ placeIds }) => placeIds.includes(place.id)) &&
      days.filter(({ date }) => openSpans(place, date).length > 0).length === 1,
  )
  if (once.length === 0) return request
  const wishes = once.map(({ id, name }) => ({
    ...{ what: name, placeIds: [id], when: 'any' as const },
    ...{ daily: false, often: false, implied: true as const },
  }))
  return { ...request, asked: [...asked, ...wishes] }
}

/** Sentences on match days: who plays is not known here, only when to look. */
export function matchDays(text: string, dates: readonly string[]): string[] {
  if (!isForMatches(text)) return []
  const ofTheWeekend = dates.filter((date) => weekdayOf(date) % SATURDAY === 0)
  if (ofTheWeekend.length === 0) return []
  return [
    `Matches: who plays is not known here. Look up home games for ${listed(ofTheWeekend.map(dayInWords))}, and buy tickets from the club alone; the plan around one is easily moved.`,
  ]
}

export const isForMatches = (text: string) =>
  (ofMatches.test(text) || ofAClub.test(text)) && !withoutMatches.test(text)
const ofAClub = new RegExp(
  `\\b(?:${footballClubs})(?:['’]s?)? (?:home )?(?:games?|match(?:es)?)\\b`,
  'iu',
)

const isTheirs = ({ interests, essential }: Place, liked: readonly string[]) =>
  essential >= forAnybody || liked.length === 0 || interests.some((each) => liked.includes(each))

function openWeekdays(place: Place, from: string): number[] {
  return Array.from({ length: 7 }, (_, later) => addDays(from, later))
    .filter((date) => openSpans(place, date).length > 0)
    .map(weekdayOf)
}

function isWeekly(place: Place, from: string): boolean {
  if (place.hours === null || place.hours === '24/7' || place.kind === 'restaurant') return false
  const open = openWeekdays(place, from)
  return open.length > 0 && open.length <= mostDays
}
