/** A place named for its sunrise: the visit starts before it, and the day begins early enough. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { openSpans } from '../open-spans.ts'
import { sunOver } from '../opening/outdoors.ts'
import type { PlanRequest } from '../schema.ts'

/** Minutes before sunrise by which one is there: the sky is at its best before the sun is. */
const there = { soonest: 40, latest: 10 }
/** Fallback where the sun does not rise, or does not set. */
const morning: OpenSpan = { from: 0, to: 600 }
const allDay: OpenSpan = { from: 0, to: 1440 }

/** Start span for a visit that sees the sun rise. */
export function beforeSunrise(sunrise: number | null | undefined): OpenSpan {
  if (sunrise === null || sunrise === undefined) return morning
  return { from: toNextMark(sunrise - there.soonest), to: toPreviousMark(sunrise - there.latest) }
}

export function isForSunrise({ id }: Pick<Place, 'id'>, { asked }: PlanRequest): boolean {
  return asked.some(({ when, placeIds }) => when === 'sunrise' && placeIds[0] === id)
}

/** Starts at a place that see the sun rise; none where its gate is shut then. */
export function sunriseStarts(place: Place, date: string, request: PlanRequest): OpenSpan[] {
  if (place.dayTrip) return []
  const window = beforeSunrise(sunOver(request, date)?.sunrise)
  const open = isNeverShut(place) ? [allDay] : openSpans(place, date)
  return open
    .map(({ from, to }) => ({
      from: Math.max(window.from, toNextMark(from)),
      to: Math.min(window.to, toPreviousMark(to - place.minutes)),
    }))
    .filter(({ from, to }) => from <= to)
}

/** Whether it has no gate: free, in the open and without known hours, such as a lawn or a shore. */
function isNeverShut({ hours, setting, price }: Place): boolean {
  return hours === null && setting === 'outdoor' && price === 0
}
