/** The finished days as promises are tested on them: hours, visits and rests. */
import type { Place } from '#domain/places/schema.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { minuteOn } from '../clock.ts'

export interface ToldStop {
  stop: Stop
  place: Place | undefined
  start: number
  end: number
}

export interface ToldDay {
  date: string
  /** Minutes of the day: leaving the lodging, and being back. */
  out: number
  back: number
  stops: readonly ToldStop[]
  /** A day trip, bound by trains and boats. */
  isAway: boolean
}

/** The days with timed stops; days of travel or without plans promise nothing. */
export function toldDays({ days }: Pick<Trip, 'days'>, places: readonly Place[]): ToldDay[] {
  const placeOf = new Map(places.map((place) => [place.id, place]))
  return days.flatMap(({ date, stops: all, back }) => {
    const stops = all.flatMap((stop) =>
      stop.start && stop.end
        ? [
            {
              stop,
              place: placeOf.get(stop.placeId ?? ''),
              start: minuteOn(date, stop.start),
              end: minuteOn(date, stop.end),
            },
          ]
        : [],
    )
    const [first, last] = [stops[0], stops.at(-1)]
    if (!(first && last) || stops.every(({ stop }) => stop.kind === 'free')) return []
    // Sleeping in is not being out.
    const leaves = first.stop.kind === 'free' && !first.stop.leg ? (stops[1] ?? first) : first
    return [
      {
        date,
        out: leaves.start - (leaves.stop.leg?.minutes ?? 0),
        back: last.end + (back?.minutes ?? 0),
        stops,
        isAway: stops.some(({ place }) => place?.dayTrip !== undefined),
      },
    ]
  })
}

const rests = /^(?:A rest|Nap time|Siesta)\b/
const restsAtHome = /^(?:A rest|Nap time|Siesta) at your lodging/

export function isRest({ stop }: ToldStop): boolean {
  return stop.kind === 'free' && rests.test(stop.name)
}

export function isRestAtHome({ stop }: ToldStop): boolean {
  return stop.kind === 'free' && restsAtHome.test(stop.name)
}

/** Minutes out of the lodging, less the rests there. */
export function minutesOut({ out, back, stops }: ToldDay): number {
  const atHome = stops.filter(isRestAtHome).reduce((sum, { start, end }) => sum + end - start, 0)
  return back - out - atHome
}

export function mealsOf({ stops }: ToldDay, meal?: 'lunch' | 'dinner'): ToldStop[] {
  return stops.filter(
    ({ stop }) => stop.kind === 'meal' && (meal === undefined || stop.meal === meal),
  )
}

export function visitsOf({ stops }: ToldDay): (ToldStop & { place: Place })[] {
  return stops.flatMap((told) =>
    told.stop.kind === 'visit' && told.place ? [{ ...told, place: told.place }] : [],
  )
}
