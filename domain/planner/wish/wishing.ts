/** A wish while it is being planned: what is known, and the answer so far. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { Destination } from '#domain/places/schema.ts'
import { noDayGiven } from '../days-in-words.ts'
import type { CallOptions, PlannerExecutor } from '../executor.ts'
import type { PlanAnswer } from './answer.ts'
import type { WishProgress } from './progress.ts'

export interface WishContext {
  today: string
  gazetteer: Gazetteer
  destinations: readonly Destination[]
  bySlug: ReadonlyMap<string, Destination>
  executor: Omit<PlannerExecutor, 'close'>
  limits: CallOptions
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
export function firstDay({ brief, today, answer }: Wishing): string {
  const { dates } = brief
  if (dates?.start) return dates.start
  const wanted = addDays(dates?.earliest ?? today, dates?.earliest ? 7 : 14)
  const start = wanted > today ? wanted : addDays(today, 1)
  answer.assumed.push(noDayGiven(start))
  return start
}
