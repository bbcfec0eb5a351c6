/** A wish while it is being planned: what is known, and the answer so far. */

import { feastNamed } from '#domain/brief/part-dates.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import type { ReadSlots } from '#domain/brief/set-by-hand/slots.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { Destination } from '#domain/places/schema.ts'
import { noDayGiven } from '../days-in-words.ts'
import type { CallOptions, PlannerExecutor } from '../executor.ts'
import { becauseOf, type FreeStart, freeStart } from '../free-start.ts'
import { isBound, likelyStart } from '../likely-start.ts'
import type { PlanAnswer } from './answer.ts'
import type { WishProgress } from './progress.ts'

/** About as long as a tour of cities is where nobody said how long. */
const fewDays = 7

const weekdayNamed = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/i

export interface WishContext {
  today: string
  gazetteer: Gazetteer
  destinations: readonly Destination[]
  bySlug: ReadonlyMap<string, Destination>
  executor: Omit<PlannerExecutor, 'close'>
  limits: CallOptions
  /** What was set in a form or on a chip, beside the words. */
  set?: ReadSlots | undefined
  /** A live provider of places, for towns that the catalogue does not have. */
  places?: PlaceFinder | undefined
  /** Hears of every step on the way to the answer. */
  onProgress?: ((progress: WishProgress) => void) | undefined
}

/** A wish on its way: every step adds what it found out. */
export interface Wishing extends WishContext {
  /** As it was written. */
  text: string
  brief: TripBrief
  answer: PlanAnswer
}

export function proposal(name: string, { days }: TripBrief): PlanAnswer['proposals'][number] {
  const length = days === undefined ? '3 days' : days === 1 ? 'A day' : `${days} days`
  return { says: `${length} in ${name}`, wish: `${length} in ${name}` }
}

/** The day that was said, or one in the month that was named, or two weeks from now. */
export async function firstDay(wishing: Wishing): Promise<string> {
  const { brief, today, answer, bySlug } = wishing
  const { dates } = brief
  if (dates?.start) return dates.start
  const length = brief.days ?? fewDays
  const usual = likelyStart(dates ?? {}, length, today)
  const cities = brief.destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const free = await clearStart(wishing, cities, usual, length)
  const because = becauseOf(free)
  answer.assumed.push(noDayGiven(free.start, { isWithin: dates?.earliest !== undefined, because }))
  return free.start
}

/** A first day near the usual one on which no feast shuts these cities. */
export async function clearStart(
  { brief, today, text }: Wishing,
  cities: readonly Destination[],
  usual: string,
  length: number,
): Promise<FreeStart> {
  // Who names a weekday or a feast has chosen it, and who names a week means that one.
  const { earliest, latest } = brief.dates ?? {}
  const isChosen = weekdayNamed.test(text) || feastNamed.test(text.toLowerCase())
  const isWeekend = /\bweek-?ends?\b/i.test(text)
  // A weekend within a short window is the one that lies in it.
  if (isChosen || (isBound({ earliest, latest }) && !isWeekend)) {
    return { start: usual, clearOf: null }
  }
  const question = { usual, length, earliest, latest, isWeekend, today }
  return freeStart(question, cities, await loadHolidays())
}
