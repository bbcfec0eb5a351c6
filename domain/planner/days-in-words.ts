/** Days as a plan says them, in the form that its screens have. */

const inFormat = (more: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...more,
  })
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`))
}

/** "Tuesday, December 1". */
export const dayInWords = inFormat({})
const dateInWords = inFormat({ year: 'numeric' })

const opening = 'No day was given: planned from '

/** What a plan takes for granted when the request names no first day. */
export function noDayGiven(start: string, because = ''): string {
  return `${opening}${dateInWords(start)} on${because}.`
}

export function isOfNoDayGiven(note: string): boolean {
  return note.startsWith(opening)
}
