/** Other dates, more days, fewer days, days in another order: each one operation. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { DayId } from '#domain/trip/ids.ts'
import { newDayFields } from '#domain/trip/new-trip.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { keyBetween } from '#domain/trip/order-keys.ts'
import type { Fields } from '#domain/trip/parts.ts'
import { type Day, limits, type Trip } from '#domain/trip/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { retimed } from './edits.ts'
import type { KnownPlaces } from './retime-day.ts'

/** The usual weather there on a date; null where nobody knows. */
export type WeatherThen = (day: DayId, date: string) => DayWeather | null

type Edits = NonNullable<Extract<TripChange, { kind: 'change-dates' }>['edits']>

/** The whole trip on other dates. A forecast belongs to its date and does not come along. */
export function moveTrip(trip: Trip, start: string, weatherThen: WeatherThen): TripChange | null {
  if (start === trip.start) return null
  let date = start
  const edits = trip.days.flatMap((day, index): Edits => {
    if (index > 0) date = addDays(date, 1 + day.skips)
    if (!day.weather || day.weather.source.kind === 'traveller') return []
    return [{ entity: 'day', id: day.id, set: { weather: weatherThen(day.id, date) } }]
  })
  return { kind: 'change-dates', start, add: [], remove: [], edits }
}

/** An empty day after the last one, in the same city and the same bed. */
export function addDay(trip: Trip, id: DayId, weatherThen: WeatherThen): TripChange | null {
  const last = trip.days.at(-1)
  if (!last || trip.days.length >= limits.day) return null
  const { removed: _, ...fields } = newDayFields({
    order: keyBetween(last.order, null),
    zone: last.zone,
    weather: weatherThen(last.id, addDays(last.date, 1)),
  })
  const stays = trip.stays.map((stay) => (stay.last === last.id ? { ...stay, last: id } : stay))
  const beds = trip.lodgings.filter(({ checkOut }) => checkOut === last.id)
  return {
    kind: 'change-dates',
    start: trip.start,
    add: [{ id, fields }],
    remove: [],
    edits: [
      { entity: 'trip', id: trip.id, set: { stays, ...titled(trip, trip.days.length + 1) } },
      ...beds.map((bed): Edits[number] => ({
        entity: 'lodging',
        id: bed.id,
        set: { checkOut: id },
      })),
    ],
  }
}

/** Removes a day; later days move up. The only day of a trip can't be removed. */
export function removeDay(trip: Trip, id: DayId): TripChange | null {
  const index = trip.days.findIndex((day) => day.id === id)
  if (index < 0 || trip.days.length < 2) return null
  const [before, after] = [trip.days[index - 1]?.id, trip.days[index + 1]?.id]
  const stays = trip.stays.flatMap((stay): Fields<'trip'>['stays'] => {
    if (stay.first === id && stay.last === id) return []
    const first = stay.first === id ? (after ?? stay.first) : stay.first
    const last = stay.last === id ? (before ?? stay.last) : stay.last
    return [{ ...stay, first, last }]
  })
  const title = titled(trip, trip.days.length - 1)
  return {
    kind: 'change-dates',
    // Where the first day goes, the others keep their dates.
    start: index === 0 ? (trip.days[1]?.date ?? trip.start) : trip.start,
    add: [],
    remove: [id],
    edits: [{ entity: 'trip', id: trip.id, set: { stays, ...title } }],
  }
}

/**
 * Exchanges the stops of a day with those of its neighbour; dates, beds and weather stay. Null where one of them is
 * tied to its date by a journey or an appointment.
 */
export function exchangeDays(
  trip: Trip,
  id: DayId,
  step: -1 | 1,
  known: KnownPlaces,
): TripChange | null {
  const index = trip.days.findIndex((day) => day.id === id)
  const [one, other] = [trip.days[index], trip.days[index + step]]
  if (!one || !other || isTied(one) || isTied(other)) return null
  const into = (stops: Day['stops'], day: DayId) =>
    stops.map((stop) => ({ stop: stop.id, day, order: stop.order }))
  const move = [...into(one.stops, other.id), ...into(other.stops, one.id)]
  return move.length === 0 ? null : retimed(trip, { move }, [one.id, other.id], known)
}

export const isTied = ({ stops }: Day): boolean =>
  stops.some(({ kind }) => kind === 'journey' || kind === 'appointment')

/** The title with the new number of days, where it is one that counts days; a chosen title stays. */
function titled({ title }: Trip, days: number): Partial<Pick<Trip, 'title'>> {
  const counted = /^(?:A day|\d+ days) in (.+)$/.exec(title)?.[1]
  if (!counted) return {}
  return { title: `${days === 1 ? 'A day' : `${days} days`} in ${counted}` }
}
