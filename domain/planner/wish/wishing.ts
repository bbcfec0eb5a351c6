/** A wish during planning: what is known, and the answer so far. */

import { avoidedFeasts, withoutAvoided } from '#domain/brief/dates/avoided-feasts.ts'
import { feastNamed } from '#domain/brief/dates/part-dates.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import type { ReadSlots } from '#domain/brief/set-by-hand/slots.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { Destination } from '#domain/places/schema.ts'
import { readManner } from '../asked/read-manner.ts'
import { daysOnFoot } from '../conditions/days-on-foot.ts'
import { noDayGiven } from '../days-in-words.ts'
import type { CallOptions, PlannerExecutor } from '../execution/executor.ts'
import type { Frame } from '../frame/read-frames.ts'
import { becauseOf, type FreeStart, freeStart } from '../stays/free-start.ts'
import { isBound, likelyStart, windowSaid } from '../stays/likely-start.ts'
import { weekdaysOfWishes } from '../weekdays-of-wishes.ts'
import type { PlanAnswer } from './answer.ts'
import type { WishProgress } from './progress.ts'

/** Assumed days of a tour of cities. */
const fewDays = 7

const weekday = '(?:sun|mon|tues|wednes|thurs|fri|satur)day'
const weekdayNamed = new RegExp(`\\b${weekday}s?\\b`, 'i')
/** A weekday of a visit, and not of the arrival: "The flea market on Sunday". */
const onWeekday = new RegExp(`\\bon (?:an? |the )?(?<day>${weekday})s?\\b`, 'gi')
const ofTheTrip = new RegExp(
  `\\b(?:arriv\\w*|leav\\w*|land\\w*|depart\\w*|start\\w*|fly\\w*|from|come|coming|back|home|until|till) (?:on )?(?:an? |the )?${weekday}|${weekday}s? ?(?:-|–|to|until|till|through) ?${weekday}`,
  'i',
)
const firstLetters = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Words of clubs, which are open and full on two nights of the week. */
const forClubs =
  /\b(?:techno|club(?:bing|s)|night ?clubs?|night ?life|raves?|part(?:y|ying) (?:hard|all night|people)|dance all night)\b/i
const nightsOfClubs = [5, 6]
const sunday = 0
const thursday = 4
const saturday = 6
const fewestAroundASaturday = 4

/** Weekdays that the stay needs; none where weekdays are its dates. */
function weekdaysWanted(text: string, { interests, tastes, dislikes }: TripBrief): number[] {
  if (ofTheTrip.test(text)) return []
  const isOut = forClubs.test([...interests, ...tastes, text].join(' '))
  if (isOut && !dislikes.includes('nightlife') && !weekdayNamed.test(text)) return nightsOfClubs
  const named = [...text.matchAll(onWeekday)].flatMap(({ groups }) => groups?.day ?? [])
  const all = named.map((day) => firstLetters.indexOf(day.slice(0, 3).toLowerCase()))
  return [...new Set(all)]
}

export interface WishContext {
  today: string
  gazetteer: Gazetteer
  destinations: readonly Destination[]
  bySlug: ReadonlyMap<string, Destination>
  executor: Omit<PlannerExecutor, 'close'>
  limits: CallOptions
  /** Values set in a form or on a chip, besides the text. */
  set?: ReadSlots | undefined
  /** A live provider, for towns that the catalogue does not have. */
  places?: PlaceFinder | undefined
  /** Receives every step of the progress. */
  onProgress?: ((progress: WishProgress) => void) | undefined
}

/** A wish with the results of the steps so far. */
export interface Wishing extends WishContext {
  /** The text without asides. */
  text: string
  /** The whole text. */
  asWritten?: string
  /** Hours taken by something else. */
  frames?: readonly Frame[]
  brief: TripBrief
  answer: PlanAnswer
}

/** The first day: as said, within the month named, or two weeks from now. */
export async function firstDay(wishing: Wishing): Promise<string> {
  const { brief, today, answer, bySlug } = wishing
  const { dates } = brief
  if (dates?.start) return dates.start
  const length = brief.days ?? fewDays
  const usual = likelyStart(windowSaid(brief), length, today)
  const cities = brief.destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const free = await clearStart(wishing, cities, usual, length)
  const because = becauseOf(free)
  answer.assumed.push(noDayGiven(free.start, { isWithin: dates?.earliest !== undefined, because }))
  return free.start
}

/** A first day near the usual one without feasts that shut these cities. */
export async function clearStart(
  { brief, today, text }: Wishing,
  cities: readonly Destination[],
  usual: string,
  length: number,
): Promise<FreeStart> {
  // Named feasts, weekdays and weeks are chosen dates.
  const { earliest, latest } = brief.dates ?? {}
  const avoided = avoidedFeasts(text)
  const said = weekdaysWanted(text, brief)
  const ofWishes =
    said.length > 0 || weekdayNamed.test(text)
      ? new Map<number, string>()
      : weekdaysOfWishes(text, { ...brief, days: length }, cities, usual)
  const weekdays = [...new Set([...said, ...ofWishes.keys()])]
  // Those who keep the Sabbath travel on other days.
  const hasSaturday = length > fewestAroundASaturday || weekdays.includes(saturday)
  const startsOn = daysOnFoot(text).isSabbath ? (hasSaturday ? thursday : sunday) : undefined
  const isChosen =
    startsOn === undefined &&
    ((weekdayNamed.test(text) && weekdays.length === 0) ||
      feastNamed.test(withoutAvoided(text).toLowerCase()))
  const isWeekend = /\bweek-?ends?\b/i.test(text)
  const isOffPeak = readManner(text).quiet && !isWeekend
  const isPicky =
    startsOn !== undefined || isWeekend || isOffPeak || avoided.length > 0 || weekdays.length > 0
  // A weekend in a short window is the one in it.
  if (isChosen || (isBound({ earliest, latest }) && !isPicky)) {
    return { start: usual, clearOf: null }
  }
  const question = {
    usual,
    length,
    earliest,
    latest,
    isWeekend,
    ...(startsOn === undefined ? {} : { startsOn }),
    isOffPeak,
    avoided,
    weekdays,
    weekdaysFor: ofWishes,
    today,
  }
  return freeStart(question, cities, await loadHolidays())
}
