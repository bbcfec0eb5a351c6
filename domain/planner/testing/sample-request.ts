/** Places and requests for tests: ordinary in everything a test does not name. */
import type { Place } from '#domain/places/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { type PlanRequest, type PlanRequestInput, planRequestSchema } from '../schema.ts'

/** Monday to Wednesday. */
export const dates = ['2027-05-10', '2027-05-11', '2027-05-12'] as const

export function place(id: string, more: Partial<Place> = {}): Place {
  return {
    id,
    name: `Place ${id}`,
    kind: 'landmark',
    at: [38.71, -9.14],
    area: 'Baixa',
    hours: '24/7',
    minutes: 60,
    price: 1,
    setting: 'both',
    interests: ['history'],
    children: true,
    stepFree: true,
    bestTime: 'any',
    essential: 0.5,
    about: 'A place that stands here for a test of the planner.',
    ...more,
  }
}

export function read(request: Partial<PlanRequestInput>): PlanRequest {
  const days = dates.map((date) => ({ date }))
  return planRequestSchema.parse({ places: [], days, lodging: [38.71, -9.14], ...request })
}

/** The weather as a forecast, as wet as is said. */
export function rain(chance: number): DayWeather {
  return { rain: chance, high: null, low: null, source: { kind: 'provider', name: 'a test' } }
}

/** Minutes after the date's midnight. */
export function minutesOn(date: string, time: string | null): number {
  return (Date.parse(`${time}:00Z`) - Date.parse(`${date}T00:00:00Z`)) / 60_000
}
