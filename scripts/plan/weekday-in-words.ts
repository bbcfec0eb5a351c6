/** "Friday, November 5". */
export function weekdayInWords(date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-US', options).format(new Date(`${date}T00:00:00Z`))
}
