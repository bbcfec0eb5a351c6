/**
 * Time gained by one stop less: the visit, and its detour. A long way there is mostly the return from elsewhere,
 * which remains.
 */
import type { Coordinates } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import type { Day } from '#domain/trip/schema.ts'
import { travelPreferences } from '../day-habits.ts'
import { durationInWords } from '../duration-words.ts'
import type { PlanRequest } from '../schema.ts'

export interface Gained {
  visit: number
  detour: number
}

export function gainedWithout({ stops, back }: Day, index: number, request: PlanRequest): Gained {
  const stop = stops[index]
  const at = (other: number): Coordinates => stops[other]?.at ?? request.lodging
  const there = stop?.leg?.minutes ?? 0
  // Free time after it is spent at the next stop: its way counts.
  const next = stops.findIndex(({ kind }, other) => other > index && kind !== 'free')
  const onward = next < 0 ? back?.minutes : stops[next]?.leg?.minutes
  const direct = estimateLeg(at(index - 1), at(next), travelPreferences(request)).minutes
  return {
    visit: stop?.minutes ?? 0,
    detour: Math.max(0, there + (onward ?? 0) - direct),
  }
}

export const minutesGained = ({ visit, detour }: Gained) => visit + detour

const half = 30
/** Fewest minutes of a difference that is told. */
const worthSaying = 15

/** The gain in words, never overstated; where it exceeds the visit, with the reason. */
export function gainInWords(gained: Gained): string {
  const whole = half * Math.floor(minutesGained(gained) / half)
  const hours = durationInWords(whole)
  return whole - gained.visit >= worthSaying ? `${hours} with the ways there and on` : hours
}
