/** Sentences of the domain have times as `18:05`; what people read has one sort of clock: `6:05 PM`, `6 PM`. */
export const onOneClock = (sentence: string): string =>
  sentence.replace(
    /\b([01]?\d|2[0-3]):([0-5]\d)\b(?! ?[AP]M)/g,
    (_, hours: string, minutes: string) => {
      const hour = Number(hours)
      const rest = minutes === '00' ? '' : `:${minutes}`
      return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`
    },
  )
