/**
 * Every weight that rain and heat have in a plan. A place's worth on a day is multiplied by
 * `weatherWeight`; `isWet` and `isHot` decide what a reason may say. What a season takes away stands
 * in `domain/planner/outdoors.ts`.
 */
import type { Place } from '#domain/places/schema.ts'
import type { DayWeather } from './day-weather.ts'

/** How much of a place's worth certain rain takes away, or adds where one is dry. */
const rainTakes: Readonly<Record<Place['setting'], number>> = {
  outdoor: 0.7,
  both: 0.25,
  indoor: -0.2,
}

/** What is usual in a month says little of a day: it shifts the order of a plan, and strikes nothing out. */
const byNormals = 0.35

/** Above this, every degree makes the open air less pleasant. */
const hotFrom = 32
const heatTakesADegree: Readonly<Record<Place['setting'], number>> = {
  outdoor: 0.03,
  both: 0.01,
  indoor: 0,
}
const mostHeatTakes = 0.4

/** From this chance on a day may well be wet, and plans say so. */
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
