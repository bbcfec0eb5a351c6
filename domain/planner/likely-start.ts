/** From when a stay is planned that has no first day: within the days that were said, or soon. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, daysBetween } from '#domain/calendar/calendar-days.ts'

export interface LikelyWindow {
  earliest?: string
  latest?: string
  /** The days that were said are over: these are the same of a later year. */
  isLater: boolean
}

/** From so many days on it is a month or a season, in which any week will do. */
const looseWindow = 20
const soon = 14
const secondWeek = 7
const yearDays = 366

/** The days that were said to be possible; where they are over, those of the year in which they come again. */
export function likelyWindow(dates: TripBrief['dates'], today: string): LikelyWindow {
  let { earliest, latest } = dates ?? {}
  let isLater = false
  while (earliest && latest && latest <= today && daysBetween(earliest, latest) < yearDays) {
    ;[earliest, latest] = [nextYear(earliest), nextYear(latest)]
    isLater = true
  }
  return { ...(earliest && { earliest }), ...(latest && { latest }), isLater }
}

/** A week or a feast is kept to; of a month it is the second week, and of no time at all in two weeks. */
export function likelyStart({ earliest, latest }: LikelyWindow, length: number, today: string) {
  const tomorrow = addDays(today, 1)
  if (!earliest) return addDays(today, soon)
  const span = latest ? daysBetween(earliest, latest) + 1 : Number.POSITIVE_INFINITY
  const later = span < looseWindow ? Math.floor((span - length) / 2) : secondWeek
  const wanted = addDays(earliest, later)
  return wanted > today ? wanted : tomorrow
}

/** Whether the days that were said leave no choice of a week: a feast, the first week of a month. */
export function isBound({ earliest, latest }: LikelyWindow): boolean {
  return (
    earliest !== undefined && latest !== undefined && daysBetween(earliest, latest) < looseWindow
  )
}

/** The 29th of February is the 28th of other years. */
function nextYear(date: string): string {
  const year = Number(date.slice(0, 4)) + 1
  const rest = date.slice(4)
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`
}

export const laterYear = 'The days you gave are over: planned for the same time a year later.'
