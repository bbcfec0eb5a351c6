/** Dates in words, in the format of the screens. */

const inFormat = (more: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...more,
  })
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`))
}

/** "Tuesday, December 1". */
export const dayInWords = inFormat({})
export const dateInWords = inFormat({ year: 'numeric' })

/** "Friday". */
export const weekdayInWords = inFormat({ day: undefined, month: undefined })
/** "July". */
export const monthInWords = inFormat({ weekday: undefined, day: undefined })
const monthAndDay = inFormat({ weekday: undefined })

/** "July 24", "July 24–25", "December 29–January 1". */
export function spanInWords(first: string, last: string): string {
  if (first === last) return monthAndDay(first)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${monthAndDay(first)}–${isOneMonth ? Number(last.slice(8)) : monthAndDay(last)}`
}

/** "May 12, 2027", for texts that tell the weekday already. */
export const dateAlone = inFormat({ weekday: undefined, year: 'numeric' })

const openings = ['No day was given: planned from ', 'No exact day was given: planned from ']

export const otherDaysWork = ' Other days of that time work as well: say which is your first.'

/** The sentence on the assumed first day, where the request names none. */
export function noDayGiven(start: string, { isWithin = false, because = '' } = {}): string {
  const others = isWithin ? otherDaysWork : ''
  return `${openings[isWithin ? 1 : 0]}${dateInWords(start)} on${because}.${others}`
}

export function isOfNoDayGiven(note: string): boolean {
  return openings.some((opening) => note.startsWith(opening))
}
