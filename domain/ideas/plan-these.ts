/** What the planner is asked when ideas become a trip. */
import { mostSights } from '#domain/brief/set-by-hand/slots.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { daysFilled } from './feasibility.ts'
import type { Idea } from './idea.ts'
import { placeOf } from './place-of.ts'

export interface PlanOfIdeas {
  /** Where most of the places are; null where the ideas are only words. */
  where: string | null
  /** The first day that an idea has and that is not past. */
  start: string | null
  days: number
  /** The names of what must be seen. */
  see: readonly string[]
}

const longestName = 120

export function planOf(ideas: readonly Idea[], today: string): PlanOfIdeas {
  const dates = ideas
    .flatMap(({ date }) => (date !== null && date >= today ? [date] : []))
    .toSorted()
  const [first] = dates
  const last = dates.at(-1)
  const span = first && last ? daysBetween(first, last) + 1 : 0
  return {
    where: mostFrequent(ideas.flatMap((idea) => placeOf(idea)?.destination ?? [])),
    start: first ?? null,
    // Dates far apart belong to different trips.
    days: span > 1 && span <= 21 ? span : daysFilled(ideas, new Map()),
    see: ideas
      .map((idea) => (placeOf(idea)?.name ?? idea.title).replace(/\s*[;\n]+\s*/g, ', '))
      .map((name) => Array.from(name).slice(0, longestName).join(''))
      .slice(0, mostSights),
  }
}

/** "new-york" as "New York". */
function mostFrequent(slugs: readonly string[]): string | null {
  const counts = [...Map.groupBy(slugs, (slug) => slug)].map(
    ([slug, all]) => [slug, all.length] as const,
  )
  const [top] = counts.toSorted((one, other) => other[1] - one[1])
  if (!top) return null
  return top[0]
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
