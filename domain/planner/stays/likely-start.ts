/** The first day of a stay for which a month, a week or a season was said, or nothing. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, daysBetween } from '#domain/calendar/calendar-days.ts'

/** Days ahead of today where no date was said. */
const ahead = 14
/** Days into a month or a season at which a stay begins by default. */
const intoAMonth = 7

export interface WindowSaid {
  earliest?: string | undefined
  latest?: string | undefined
  /** "The end of" a month was said. */
  isEnd?: boolean
}

/** The dates in a brief. */
export function windowSaid({ dates, spans }: Pick<TripBrief, 'dates' | 'spans'>): WindowSaid {
  const isEnd = spans.some(({ slot, text }) => slot === 'dates' && /\bend of\b/i.test(text))
  return { earliest: dates?.earliest, latest: dates?.latest, isEnd }
}

/** A first day within the dates said: in the middle of a short window, in the second week of a long one. */
export function likelyStart(
  { earliest, latest, isEnd = false }: WindowSaid,
  length: number,
  today: string,
): string {
  const tomorrow = addDays(today, 1)
  if (earliest === undefined) return addDays(today, ahead)
  const first = earliest > today ? earliest : tomorrow
  if (latest === undefined) return addDays(first, first === earliest ? intoAMonth : 0)
  // The end of a month means its last days.
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

/** Days of a window from which any week of it will do: a month, a season. */
const looseWindow = 20

/** Whether the window leaves no choice of a week: a feast, the first week of a month. */
export function isBound({ earliest, latest }: WindowSaid): boolean {
  return (
    earliest !== undefined && latest !== undefined && daysBetween(earliest, latest) < looseWindow
  )
}
