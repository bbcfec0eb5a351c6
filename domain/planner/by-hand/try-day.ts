/** What a day would be with other stops: timed and counted, but not written. */
import type { Place } from '#domain/places/schema.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { type KnownPlaces, minuteOf, retimeDay } from './retime-day.ts'

export interface TriedStop {
  stop: Stop
  /** Minutes after the day's midnight. */
  start: number | null
  end: number | null
  place: Place | undefined
}

export interface TriedDay {
  stops: readonly TriedStop[]
  /** Minutes of travel, the way back included; and those of them on foot. */
  travel: number
  onFoot: number
  /** When the last stop ends; null where nothing has a time. */
  ends: number | null
}

/** The day as it stands. */
export function dayAsIs(day: Day, { place }: KnownPlaces): TriedDay {
  const stops = day.stops.map((stop): TriedStop => {
    const start = minuteOf(stop.start, day)
    return {
      stop,
      start,
      end: minuteOf(stop.end, day),
      place: stop.placeId === null ? undefined : place(stop.placeId),
    }
  })
  return counted(stops, day.back)
}

/** With these stops in this order; `movesUp` as in `retimeDay`. */
export function tryDay(
  trip: Trip,
  day: Day,
  stops: readonly Stop[],
  known: KnownPlaces,
  movesUp = false,
): TriedDay {
  const tried: Day = { ...day, stops: [...stops] }
  const after = { ...trip, days: trip.days.map((each) => (each.id === day.id ? tried : each)) }
  const { times, backs } = retimeDay(after, tried, { before: trip, movesUp, place: known.place })
  const timed = stops.map((stop, index): TriedStop => {
    const { start = null, minutes = null, leg } = times[index] ?? {}
    return {
      stop: { ...stop, leg: leg === undefined ? stop.leg : leg },
      start,
      end: start === null ? null : start + (minutes ?? 0),
      place: stop.placeId === null ? undefined : known.place(stop.placeId),
    }
  })
  return counted(timed, backs[0]?.back ?? null)
}

function counted(stops: readonly TriedStop[], back: Stop['leg']): TriedDay {
  const legs = [...stops.map(({ stop }) => stop.leg), back]
  const sum = (some: readonly Stop['leg'][]) =>
    some.reduce((total, leg) => total + (leg?.minutes ?? 0), 0)
  const ends = stops.flatMap(({ end }) => end ?? [])
  return {
    stops,
    travel: sum(legs),
    onFoot: sum(legs.filter((leg) => leg?.mode === 'walk')),
    ends: ends.length === 0 ? null : Math.max(...ends),
  }
}
