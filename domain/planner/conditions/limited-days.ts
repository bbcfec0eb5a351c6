/** The days of a stay with limits from the text applied: on foot, early ends, and one night out. */
import type { Place } from '#domain/places/schema.ts'
import type { PlannableDestination } from '../plannable-destination.ts'
import type { PlanRequestInput } from '../schema.ts'
import { closedOnSabbath, daysOnFoot, onFootDays } from './days-on-foot.ts'
import { withOneNightOut } from './one-night-out.ts'

interface LimitedDays {
  /** The date of the one night out. */
  night?: string
  days: PlanRequestInput['days']
  closures: { placeId: string; date: string; because: string }[]
  notes: string[]
}

export function limitedDays(
  days: PlanRequestInput['days'],
  text: string,
  town: Pick<PlannableDestination, 'at' | 'timeZone'> & { places: readonly Place[] },
  /** Minute of the day by which one is back on all evenings but one. */
  early: number | undefined,
): LimitedDays {
  const walked = daysOnFoot(text)
  const onFoot = onFootDays(days, walked, town)
  const evenings = early === undefined ? onFoot.days : withEarlyEvenings(onFoot.days, early)
  const night = withOneNightOut(evenings, text, town.places)
  const dates = days.map(({ date }) => date)
  return {
    days: night.days,
    ...(night.night && { night: night.night }),
    closures: [...night.closures, ...closedOnSabbath(town.places, dates, walked)],
    notes: [...onFoot.notes, ...night.notes],
  }
}

/**
 * Ends all days but one by a minute of the day; one stays open for an evening out, neither the first nor, of three or
 * more, the last.
 */
function withEarlyEvenings(days: PlanRequestInput['days'], by: number): PlanRequestInput['days'] {
  return days.length < 2
    ? days
    : days.map((day, index) =>
        index === Math.max(1, days.length - 2) ? day : { ...day, to: Math.min(day.to ?? by, by) },
      )
}

/** Binds wishes for the night to the one night out, once. */
export function onTheirNight<Wish extends { when?: string; on?: string | undefined }>(
  wishes: readonly Wish[],
  night: string | undefined,
): Wish[] {
  return wishes.map((wish) =>
    night === undefined || !ofTheNight.has(wish.when ?? '')
      ? wish
      : { ...wish, on: night, times: 1, least: 1, often: false, daily: false },
  )
}

const ofTheNight = new Set(['night', 'past-midnight'])
