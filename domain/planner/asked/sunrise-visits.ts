/** A place that was named for its sunrise: one is there before the sun, and the day begins early enough for it. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { openSpans } from '../open-spans.ts'
import { sunOver } from '../outdoors.ts'
import type { PlanRequest } from '../schema.ts'

/** The sky is at its best before the sun is there. */
const there = { soonest: 40, latest: 10 }
/** Where the sun never rises, or is up all night. */
const morning: OpenSpan = { from: 0, to: 600 }
const allDay: OpenSpan = { from: 0, to: 1440 }

/** When one has to be there to see the sun rise. */
export function beforeSunrise(sunrise: number | null | undefined): OpenSpan {
  if (sunrise === null || sunrise === undefined) return morning
  return { from: toNextMark(sunrise - there.soonest), to: toPreviousMark(sunrise - there.latest) }
}

export function isForSunrise({ id }: Pick<Place, 'id'>, { asked }: PlanRequest): boolean {
  return asked.some(({ when, placeIds }) => when === 'sunrise' && placeIds[0] === id)
}

/** Starts that see the sun rise; none where the gate is shut then. What is for the light of day is there in time for it. */
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

/** A lawn or a shore that costs nothing and of which nobody knows hours has no gate. */
function isNeverShut({ hours, setting, price }: Place): boolean {
  return hours === null && setting === 'outdoor' && price === 0
}
