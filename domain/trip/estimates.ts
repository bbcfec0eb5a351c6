/** What in a trip is an estimate and not known: said once, at the foot of a plan. */
import { isEstimate } from '#domain/facts/fact-source.ts'
import type { Trip } from './schema.ts'

export type Estimated = 'travel' | 'weather' | 'hours' | 'zones'

export function estimatesIn({ days }: Trip): Estimated[] {
  const stops = days.flatMap((day) => day.stops)
  const legs = [...stops.map(({ leg }) => leg), ...days.map(({ back }) => back)]
  const found: Record<Estimated, boolean> = {
    travel: legs.some((leg) => leg !== null && isEstimate(leg.source)),
    weather: days.some(({ weather }) => weather !== null && isEstimate(weather.source)),
    hours: stops.some(({ sources }) => sources.hours !== undefined && isEstimate(sources.hours)),
    zones: stops.some(({ sources }) => sources.zone !== undefined && isEstimate(sources.zone)),
  }
  return (['travel', 'weather', 'hours', 'zones'] as const).filter((each) => found[each])
}
