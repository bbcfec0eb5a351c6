/**
 * Every weight that rain and heat have in a plan. A place's worth on a day is multiplied by
 * `weatherWeight`; `isWet` and `isHot` decide what a reason may say. What a season takes away stands
 * in `domain/planner/opening/outdoors.ts`.
 */
import type { Place } from '#domain/places/schema.ts'
import type { DayWeather } from './day-weather.ts'

/** Share of a place's worth that certain rain takes, by setting; negative where it adds. */
const rainTakes: Readonly<Record<Place['setting'], number>> = {
  outdoor: 0.7,
  both: 0.25,
  indoor: -0.2,
}

/** Factor on effects of monthly normals, which say little of a day. */
const byNormals = 0.35

/** °C above which every degree makes the open air less pleasant. */
const hotFrom = 32
const heatTakesADegree: Readonly<Record<Place['setting'], number>> = {
  outdoor: 0.03,
  both: 0.01,
  indoor: 0,
}
const mostHeatTakes = 0.4

/** Chance of rain (0 to 1) from which a day is told as wet. */
const wetFrom = 0.4

export function weatherWeight(
  { setting }: Pick<Place, 'setting'>,
  weather: DayWeather | undefined,
): number {
  if (!weather) return 1
  const { rain, high } = weather
  const wet = 1 - rainTakes[setting] * rain * (isForecast(weather) ? 1 : byNormals)
  if (high === null) return wet
  const heat = Math.min(mostHeatTakes, heatTakesADegree[setting] * Math.max(0, high - hotFrom))
  return wet * (1 - heat)
}

/** Whether somebody looked at that very day; else it is what the month is usually like. */
export function isForecast({ source }: DayWeather): boolean {
  return source.kind !== 'estimate'
}

export function isWet(weather: DayWeather | undefined): boolean {
  return weather !== undefined && weather.rain >= wetFrom
}

export function isHot(weather: DayWeather | undefined): boolean {
  return weather?.high != null && weather.high >= hotFrom
}
