/** Temperatures from which the open air is avoided, and the hours avoided. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'

/** Daily high in °C from which long visits in the sun avoid noon. */
const strongSun = 28
const strongSunKinds = new Set<PlaceKind>(['landmark', 'ruins', 'nature', 'viewpoint', 'activity'])
const strongSunMinutes = 60
const seenInAnySun = 0.9
/** Daily high in °C from which all visits in the open avoid noon. */
export const hotDay = 32
const hotMinutes = 15
const noonHeat: OpenSpan = { from: 720, to: 990 }
/** Daily high in °C from which the afternoon is avoided as well, and one rests. */
export const siestaHeat = 34
const siestaHours: OpenSpan = { from: 720, to: 1050 }
/** Daily high in °C from which the hottest hours last until six. */
export const greatHeat = 36
const longSiesta: OpenSpan = { from: 720, to: 1110 }
/** Words of visits on or in the water, which stay pleasant. */
const onTheWater = /\b(?:boats?|cruises?|ferry|sail(?:ing)?|kayak(?:ing)?|pool|snorkel(?:ing)?)\b/i
const coolInHeat = new Set<PlaceKind>(['beach', 'restaurant', 'cafe', 'spa', 'theme-park'])

/** Whether a visit would be in the sun of a hot noon. */
export function suffersAtNoon(place: Place, weather: DayWeather | undefined): boolean {
  const { setting, kind, minutes, dayTrip, essential, name, offers = [] } = place
  const high = weather?.high ?? null
  // A day trip is at its goal at noon, whatever the heat.
  if (setting !== 'outdoor' || high === null || coolInHeat.has(kind) || dayTrip) return false
  if (kind === 'activity' && onTheWater.test(`${name}; ${offers.join('; ')}`)) return false
  if (high >= hotDay) return minutes >= hotMinutes
  // A great sight is seen in the sun rather than not at all.
  if (essential >= seenInAnySun) return false
  return high >= strongSun && strongSunKinds.has(kind) && minutes >= strongSunMinutes
}

/** The span of a day avoided at this daily high. */
export function heatOf(high: number): OpenSpan {
  if (high >= greatHeat) return longSiesta
  return high >= siestaHeat ? siestaHours : noonHeat
}
