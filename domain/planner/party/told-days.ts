/** The finished days as a promise is held against them: when one is out, what is seen, and for how long one rests. */
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
  /** When one leaves the lodging and is back, in minutes after midnight. */
  out: number
  back: number
  stops: readonly ToldStop[]
  /** Spent out of town, by the clock of trains and boats. */
  isAway: boolean
}

/** Days on which something is planned by the clock; a day of travel or of nothing promises nothing. */
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
    // Who sleeps in is not out yet.
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

/** Minutes out of the room: from leaving to being back, less the rests in one's own room. */
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
