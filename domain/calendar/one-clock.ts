/** Converts times in sentences of the domain (`18:05`) to the form that people read: `6:05 PM`, `6 PM`. */
export const onOneClock = (sentence: string): string =>
  sentence.replace(
    /\b([01]?\d|2[0-3]):([0-5]\d)\b(?! ?[AP]M)/g,
    (_, hours: string, minutes: string) => {
      const hour = Number(hours)
      const rest = minutes === '00' ? '' : `:${minutes}`
      return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`
    },
  )
