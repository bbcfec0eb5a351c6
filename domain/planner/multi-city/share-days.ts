/** Days for each city where none were said: by how much there is to do. */
import type { TripCity } from './trip-request.ts'

/** A stay has a night; its first and last day are shared with the neighbouring cities. */
const leastDays = 2

/**
 * Days for each city, travel days counted for both, so that they add up to the trip's when all cities are visited.
 * Days that were said stay; the rest is shared by appeal.
 */
export function shareDays(cities: readonly TripCity[], visits: number, tripDays: number): number[] {
  // With only some cities visited, each counts as one of an average trip.
  const factor = cities.length / Math.max(1, visits)
  const all = (tripDays + visits - 1) * factor
  const open = cities.filter(({ days }) => days === undefined)
  const said = cities.reduce((sum, { days }) => sum + (days ?? 0), 0)
  const appealOf = ({ appeal }: TripCity) => Math.max(0.05, appeal ?? 1)
  const appeal = open.reduce((sum, city) => sum + appealOf(city), 0)
  const spare = Math.max(0, all - said - leastDays * open.length)
  const exact = cities.map((city) => city.days ?? leastDays + (spare * appealOf(city)) / appeal)
  return roundedKeepingSum(exact)
}

/** Rounds by largest remainders: whole numbers with the same sum, each within one of its exact value. */
function roundedKeepingSum(values: readonly number[]): number[] {
  const rounded = values.map(Math.floor)
  const sum = values.reduce((total, value) => total + value, 0)
  let missing = Math.round(sum) - rounded.reduce((total, value) => total + value, 0)
  const byRemainder = values
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (missing <= 0) break
    rounded[index] = (rounded[index] ?? 0) + 1
    missing -= 1
  }
  return rounded
}
