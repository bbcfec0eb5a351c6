/** Removes cafés that need a detour, and prefers a renowned café where a day passes one. */
import { isSnack } from '../meals/meal-places.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { Tours } from '../tours/tours.ts'

/** Longest detour in minutes to a café, and to a renowned one. */
const longestDetour = { any: 15, renowned: 30 }
const renowned = 0.5
const onTheWay = 15

export function tidyBites(
  built: DayProblem,
  plan: TourPlan,
  wished: ReadonlySet<string>,
): TourPlan {
  const kept = plan.map((tour, day) =>
    tour.filter((_visit, index) => !isOutOfTheWay(built, day, tour, index, wished)),
  )
  return withRenowned(built, kept)
}

function placeOf({ visits }: DayProblem, visit: number) {
  const { place, kind, mandatory, locked } = visits[visit] ?? {}
  return place && kind === 'visit' && !mandatory && !locked && isSnack(place) ? place : null
}

function detour({ problem }: DayProblem, day: number, before: number, at: number, after: number) {
  const { visits, travel, points, days } = problem
  const { startPoint = 0, endPoint = 0 } = days[day] ?? {}
  const from = visits[before]?.point ?? startPoint
  const on = visits[after]?.point ?? endPoint
  const there = visits[at]?.point ?? 0
  const way = (a: number, b: number) => travel[a * points + b] ?? 0
  return way(from, there) + way(there, on) - way(from, on)
}

function isOutOfTheWay(
  built: DayProblem,
  day: number,
  tour: readonly number[],
  index: number,
  wished: ReadonlySet<string>,
): boolean {
  const visit = tour[index] ?? -1
  const place = placeOf(built, visit)
  if (!place || wished.has(place.id)) return false
  const most = place.essential >= renowned ? longestDetour.renowned : longestDetour.any
  return detour(built, day, tour[index - 1] ?? -1, visit, tour[index + 1] ?? -1) > most
}

/** Adds renowned cafés that lie on the way. */
function withRenowned(built: DayProblem, plan: TourPlan): TourPlan {
  const tours = new Tours(compileProblem(built.problem))
  for (const [day, tour] of plan.entries()) {
    for (const [index, visit] of tour.entries()) tours.insert(day, index + 1, visit)
  }
  const open = Array.from(tours.unrouted.subarray(0, tours.unroutedCount))
    .filter((visit) => (placeOf(built, visit)?.essential ?? 0) >= renowned)
    .toSorted((a, b) => a - b)
  for (const visit of open) {
    for (const [day, length] of tours.length.entries()) {
      const now = tours.toPlan()[day] ?? []
      const found = Array.from({ length: length + 1 }, (_, at) => at + 1).find(
        (position) =>
          detour(built, day, now[position - 2] ?? -1, visit, now[position - 1] ?? -1) <= onTheWay &&
          tours.fits(day, position, visit) &&
          tours.allows(day, position, visit),
      )
      if (found === undefined) continue
      tours.insert(day, found, visit)
      break
    }
  }
  return tours.toPlan()
}
