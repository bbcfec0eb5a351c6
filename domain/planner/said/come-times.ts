/**
 * When to come to a place, by its moments: on which days there is something, on which more of it, and at which part
 * of the day. Cached by place.
 */
import { holdsOn, spanOf } from '#domain/places/moments.ts'
import type { Moment, Place, TimeOfDay } from '#domain/places/schema.ts'
import type { PlanDay } from '../schema.ts'
import { spokenStart } from './spoken-starts.ts'

export type PartOfDay = 'early' | 'sunset' | 'evening' | 'dark'

interface ComeTimes {
  /** Moments without which there is nothing to come for. */
  only: readonly Moment[]
  /** Moments to come for at an hour of theirs. */
  timed: readonly Moment[]
  /** Moments that make some days better than others. */
  dated: readonly Moment[]
  /** The part of the day that the place is for; null: any. */
  part: PartOfDay | null
}

const nothing: ComeTimes = { only: [], timed: [], dated: [], part: null }
const known = new WeakMap<Place, ComeTimes>()

export function comeTimes(place: Place): ComeTimes {
  let times = known.get(place)
  if (!times) {
    const spoken = isToldByTheClock(place) ? null : spokenStart(place)
    times = place.moments || spoken ? sorted(place, place.moments ?? [], spoken) : nothing
    known.set(place, times)
  }
  return times
}

const isToldByTheClock = ({ moments = [] }: Place) =>
  moments.some(({ between, light, come }) => come && (between || light))

function sorted(
  place: Place,
  told: readonly Moment[],
  spoken: ReturnType<typeof spokenStart>,
): ComeTimes {
  // Hours of seasonal moments hold in their months.
  const moments = spoken ? withHour(told, spoken.moment) : told
  const { kind, dayTrip } = place
  // Day trips and tables have hours of their own.
  const isTimed = !dayTrip && kind !== 'restaurant' && kind !== 'cafe'
  const timed = isTimed
    ? moments.filter(({ come, between, light }) => come && (between || light))
    : []
  return {
    only: moments.filter(({ come }) => come === 'only'),
    timed,
    dated: moments.filter(({ come, weekdays, months }) => come === 'best' && (weekdays || months)),
    part: spoken?.isEarly
      ? 'early'
      : (timed.map((moment) => boundPart(moment, place)).find((part) => part !== null) ?? null),
  }
}

function withHour(told: readonly Moment[], hour: Moment): Moment[] {
  const only = told.filter(({ come }) => come === 'only')
  if (only.length === 0) return [...told, hour]
  return told.map((moment) =>
    moment.come === 'only' && hour.between ? { ...moment, between: hour.between } : moment,
  )
}

/** Minute of the day from which a moment is in the evening. */
const eveningFrom = 1020
/** Moments over by this minute are for early risers: the lions of six o'clock. */
const earlyUntil = 570

function partOf({ light, between }: Moment): PartOfDay | null {
  if (light) return light === 'day' ? null : light
  if (!between) return null
  const { from, to } = spanOf(between)
  if (from < to && to <= earlyUntil) return 'early'
  return from >= eveningFrom ? 'evening' : null
}

const lateTimes: readonly TimeOfDay[] = ['evening', 'night']
const timesOf: Readonly<Record<PartOfDay, readonly TimeOfDay[]>> = {
  early: ['morning'],
  sunset: ['sunset'],
  evening: lateTimes,
  dark: lateTimes,
}

/**
 * The part of the day that a moment binds a visit to: where it is all there is, or where the place is known for it.
 * "Bars by night" binds no visit of a square that is for the afternoon.
 */
export function boundPart(moment: Moment, { bestTime, setting }: Place): PartOfDay | null {
  const part = partOf(moment)
  if (part === null || moment.come === 'only') return part
  if (setting === 'indoor' && timesOf[part] === lateTimes) return null
  return timesOf[part].includes(bestTime) ? part : null
}

/**
 * Whether a date is among the days on which there is something: wrestling on three nights of the week, a lake in
 * summer.
 */
export function isInItsDays(place: Place, date: string): boolean {
  const { only } = comeTimes(place)
  return only.length === 0 || only.some((moment) => holdsOn(moment, date))
}

/** Whether a date is one of the few weekdays with more to see. */
export function isItsWeekday(place: Place, date: string): boolean {
  return comeTimes(place).dated.some((moment) => isOfFewDays(moment) && holdsOn(moment, date))
}

const fewDays = 3
const isOfFewDays = ({ weekdays }: Moment) => weekdays !== undefined && weekdays.length <= fewDays

/** Factors on a place by its weekday; `offItsDay` on other days. */
const onItsDay = 1.4
const offItsDay = { lesser: 0.3, known: 0.8 }
const onAQuietDay = 0.6
/** Renown (0 to 1) from which a place loses less on other days. */
const knownAnyway = 0.6
/** Factor in its season; it loses nothing in others. */
const inItsSeason = 1.2

/** Factor on a place by date: a market street without its market counts half. */
export function dateFit(place: Place, date: string, days: readonly PlanDay[]): number {
  const { dated } = comeTimes(place)
  if (dated.length === 0) return 1
  if (isItsWeekday(place, date)) return onItsDay
  const weekly = dated.filter(({ weekdays }) => weekdays)
  const missed = weekly.filter((moment) => !holdsOn(moment, date) && isOnSomeDay(moment, days))
  if (missed.length > 0) {
    if (place.essential >= knownAnyway) return offItsDay.known
    return missed.some(isOfFewDays) ? offItsDay.lesser : onAQuietDay
  }
  return dated.some((moment) => !moment.weekdays && holdsOn(moment, date)) ? inItsSeason : 1
}

const isOnSomeDay = (moment: Moment, days: readonly PlanDay[]) =>
  days.some(({ date }) => holdsOn(moment, date))
