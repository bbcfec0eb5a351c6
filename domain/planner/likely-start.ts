/** The first day of a stay for which a month, a week or a season was said, or nothing. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, daysBetween } from '#domain/calendar/calendar-days.ts'

/** Ahead of today where nothing was said. */
const ahead = 14
/** The second week of a month or a season is what people mean by it. */
const intoAMonth = 7

export interface WindowSaid {
  earliest?: string | undefined
  latest?: string | undefined
  /** It was called the end of a month, and not the last third of it. */
  isEnd?: boolean
}

/** What a brief says of when. */
export function windowSaid({ dates, spans }: Pick<TripBrief, 'dates' | 'spans'>): WindowSaid {
  const isEnd = spans.some(({ slot, text }) => slot === 'dates' && /\bend of\b/i.test(text))
  return { earliest: dates?.earliest, latest: dates?.latest, isEnd }
}

/** Within the days that were said: in the middle of a short window, in the second week of a long one. */
export function likelyStart(
  { earliest, latest, isEnd = false }: WindowSaid,
  length: number,
  today: string,
): string {
  const tomorrow = addDays(today, 1)
  if (earliest === undefined) return addDays(today, ahead)
  const first = earliest > today ? earliest : tomorrow
  if (latest === undefined) return addDays(first, first === earliest ? intoAMonth : 0)
  // The end of a month is its last days.
  if (isEnd && isLastThird(earliest, latest) && first === earliest) {
    const start = addDays(latest, 1 - length)
    return start > earliest ? start : earliest
  }
  const spare = Math.max(0, daysBetween(first, latest) + 1 - length)
  const into = first === earliest ? Math.min(intoAMonth, Math.floor(spare / 2)) : 0
  return addDays(first, into)
}

const lastThird = 20

function isLastThird(earliest: string, latest: string): boolean {
  return (
    earliest.slice(0, 7) === latest.slice(0, 7) &&
    Number(earliest.slice(8)) >= lastThird &&
    addDays(latest, 1).endsWith('-01')
  )
}

/** From so many days on it is a month or a season, in which any week will do. */
const looseWindow = 20

/** Whether the days that were said leave no choice of a week: a feast, the first week of a month. */
export function isBound({ earliest, latest }: WindowSaid): boolean {
  return (
    earliest !== undefined && latest !== undefined && daysBetween(earliest, latest) < looseWindow
  )
}
