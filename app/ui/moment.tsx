interface MomentProps {
  /** An ISO timestamp. */
  at: string
}

// A fixed locale and time zone, so that the server and every browser render the same text.
const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{format.format(new Date(at))} UTC</time>
}
