// Formats of times, durations and money, the same on the server and in the browser.

const minutesInDay = 24 * 60

/** Minutes after midnight as people say them: 540 is `9:00 AM`. */
export function formatClock(minutes: number): string {
  const { hours, rest } = clockParts(minutes)
  return `${hours % 12 || 12}:${twoDigits(rest)} ${hours < 12 ? 'AM' : 'PM'}`
}

/** As short as it can be said: 600 is `10 AM`, 630 is `10:30 AM`. */
export function formatShortClock(minutes: number): string {
  return formatClock(minutes).replace(':00', '')
}

/** Minutes after midnight for the `dateTime` of a time element: 540 is `09:00`. */
export function machineClock(minutes: number): string {
  const { hours, rest } = clockParts(minutes)
  return `${twoDigits(hours)}:${twoDigits(rest)}`
}

/** A length of time, to the minute: `45 min`, `2 h`, `1 h 20 min`. */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** An amount in the smallest unit of its currency: 8450 in EUR is `€84.50`. */
export function formatMoney(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(cents / 10 ** maximumFractionDigits)
}

/** Minutes after midnight of the next day wrap around. */
function clockParts(minutes: number) {
  const ofDay = ((Math.round(minutes) % minutesInDay) + minutesInDay) % minutesInDay
  return { hours: Math.floor(ofDay / 60), rest: ofDay % 60 }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
