/** What a plan tells of a place's moments, held against the clock, the calendar, the sun and the party. */
import type { Moment, Place } from '#domain/places/schema.ts'
import { weekdayOf } from './dates.ts'
import { openSpans } from './opening-hours.ts'
import type { SeenDay, SeenPlan, SeenStop } from './seen-plan.ts'
import type { Sun } from './sun.ts'

const tenOClock = 600
const halfAnHour = 30
const leastShared = 10
/** The sun is worked out for the middle of the town, and by other equations. */
const sunTolerance = 6

/** The moments whose sentences stand beside a stop. */
export function toldMoments({ stop, place }: SeenStop): Moment[] {
  return (place?.moments ?? []).filter(({ says }) =>
    stop.reasons.some((reason) => reason.includes(says)),
  )
}

/** Why a moment is not true of a stop; null where it is. */
export function falsehood(
  moment: Moment,
  plan: SeenPlan,
  { date, sun }: SeenDay,
  { from, to, place }: SeenStop,
): string | null {
  const { weekdays, months, between, light, with: who } = moment
  if (weekdays && !weekdays.includes(weekdayOf(date))) return 'on another weekday'
  if (months && !months.includes(Number(date.slice(5, 7)))) return 'in another month'
  if (between && sharedWith(between, from, to) < 0) return 'at another hour'
  if (light && !isIn(light, { from, to, sun, opens: firstDoor(place, date) }))
    return `in another light than ${light}`
  const hasChildren = plan.request.kind === 'family'
  return who !== undefined && hasChildren !== (who === 'children') ? 'to others' : null
}

/** Minutes of the span beyond those that a visit has to share with it. */
function sharedWith([opens, closes]: readonly [string, string], from: number, to: number): number {
  const [start, end] = [minutesOf(opens), minutesOf(closes)]
  const last = end <= start ? end + 1440 : end
  return Math.min(to, last) - Math.max(from, start) - Math.min(leastShared, last - start)
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

function firstDoor(place: Place | undefined, date: string): number {
  if (!place?.hours) return 0
  return Math.min(1440, ...openSpans(place.hours, date).map(([opens]) => opens)) % 1440
}

interface Hour {
  from: number
  to: number
  sun: Sun
  opens: number
}

function isIn(light: NonNullable<Moment['light']>, { from, to, sun, opens }: Hour): boolean {
  switch (light) {
    case 'early':
      return from <= Math.max(tenOClock, opens + halfAnHour)
    case 'day':
      return sun.sunrise <= (from + to) / 2 && (from + to) / 2 <= sun.sunset + sunTolerance
    case 'sunset':
      return from - sunTolerance <= sun.sunset && sun.sunset <= to + sunTolerance
    case 'dark':
      return from >= sun.sunset - sunTolerance && to >= sun.dusk
  }
}
