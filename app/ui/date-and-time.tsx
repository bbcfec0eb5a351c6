interface DateAndTimeProps {
  /** An ISO timestamp. */
  at: string
}

// A fixed locale and time zone, so that the server and every browser render the same text.
const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const

export function DateAndTime({ at }: DateAndTimeProps) {
  return <time dateTime={at}>{new Date(at).toLocaleString('en-US', style)} UTC</time>
}
