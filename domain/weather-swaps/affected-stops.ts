/** Which stops of a day the weather spoils, each by the forecast of its own place and its own hours. */
import { instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { Coordinates, Place, PlaceKind } from '#domain/places/schema.ts'
import type { KnownPlaces } from '#domain/planner/by-hand/retime-day.ts'
import type { Day, Stop } from '#domain/trip/schema.ts'
import {
  type HourWeather,
  type SpotForecast,
  sameSpot,
  spotOf,
} from '#domain/weather/hour-weather.ts'
import { type Span, type StopWeather, sufferedAt, weatherDuring } from './stop-weather.ts'

export interface AffectedStop {
  stop: Stop
  weather: Extract<StopWeather, { kind: 'bad' }>
}

export type Forecasts = readonly SpotForecast[]

/** What is in the open by its kind, where the catalogue does not know the place. */
const openAir = new Set<PlaceKind>([
  'viewpoint',
  'park',
  'garden',
  'nature',
  'beach',
  'square',
  'bridge',
  'ruins',
  'zoo',
])

export function affectedStops(day: Day, forecasts: Forecasts, known: KnownPlaces): AffectedStop[] {
  return day.stops.flatMap((stop) => {
    const weather = weatherAt(stop, forecasts, known)
    return weather?.kind === 'bad' ? [{ stop, weather }] : []
  })
}

/** Null where weather does not matter or is unknown: indoors, without an hour, on a journey, without a location. */
export function weatherAt(
  stop: Stop,
  forecasts: Forecasts,
  known: KnownPlaces,
): StopWeather | null {
  const span = spanOf(stop)
  const setting = settingOf(stop, known)
  if (!span || !setting || !stop.at || stop.kind === 'journey' || stop.kind === 'free') return null
  const suffers = sufferedAt(setting)
  return suffers.length === 0 ? null : weatherDuring(span, suffers, hoursAt(stop.at, forecasts))
}

export function hoursAt(at: Coordinates, forecasts: Forecasts): readonly HourWeather[] {
  const spot = spotOf(at)
  return forecasts.find((each) => sameSpot(each.at, spot))?.hours ?? []
}

/** In instants, by the clock of the stop's own zone. */
export function spanOf({ start, minutes, zone }: Stop): Span | null {
  if (start === null || !minutes) return null
  const from = instantOf(wallMinutes(start), zone)
  return { from, to: from + minutes }
}

export function settingOf(
  { placeId, category }: Stop,
  { place }: KnownPlaces,
): Pick<Place, 'setting' | 'kind'> | null {
  const known = placeId === null ? undefined : place(placeId)
  if (known) return known
  return category && openAir.has(category) ? { setting: 'outdoor', kind: category } : null
}
