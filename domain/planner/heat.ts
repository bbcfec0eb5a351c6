/** How hot it is when what is in the open is no pleasure, and which hours of a day that takes. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'

/** From this heat on, an hour in the open is planned outside of the middle of the day. */
const strongSun = 28
const strongSunKinds = new Set<PlaceKind>(['landmark', 'ruins', 'nature', 'viewpoint', 'activity'])
const strongSunMinutes = 60
const seenInAnySun = 0.9
/** From this heat on, anything in the open is. */
export const hotDay = 32
const hotMinutes = 15
const noonHeat: OpenSpan = { from: 720, to: 990 }
/** From this heat on, the afternoon is as bad as noon, and one rests. */
export const siestaHeat = 34
const siestaHours: OpenSpan = { from: 720, to: 1050 }
/** Inland at the height of summer it is hottest at about six. */
export const greatHeat = 36
const longSiesta: OpenSpan = { from: 720, to: 1110 }
/** There is a breeze, or one is wet. */
const onTheWater = /\b(?:boats?|cruises?|ferry|sail(?:ing)?|kayak(?:ing)?|pool|snorkel(?:ing)?)\b/i
const coolInHeat = new Set<PlaceKind>(['beach', 'restaurant', 'cafe', 'spa', 'theme-park'])

/** Whether a visit would have one stand in the sun of a hot noon. */
export function suffersAtNoon(place: Place, weather: DayWeather | undefined): boolean {
  const { setting, kind, minutes, dayTrip, essential, name, offers = [] } = place
  const high = weather?.high ?? null
  // One is where a day trip leads at noon, whatever the heat.
  if (setting !== 'outdoor' || high === null || coolInHeat.has(kind) || dayTrip) return false
  if (kind === 'activity' && onTheWater.test(`${name}; ${offers.join('; ')}`)) return false
  if (high >= hotDay) return minutes >= hotMinutes
  // What a town is visited for is seen in the sun rather than not at all.
  if (essential >= seenInAnySun) return false
  return high >= strongSun && strongSunKinds.has(kind) && minutes >= strongSunMinutes
}

/** The hours that are kept out of the sun on a day that is so hot. */
export function heatOf(high: number): OpenSpan {
  if (high >= greatHeat) return longSiesta
  return high >= siestaHeat ? siestaHours : noonHeat
}
