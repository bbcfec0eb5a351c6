interface MomentProps {
  /** As the database says it. */
  at: string
}

// The same on the server and in every browser, so that pages read alike wherever they are opened.
const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** When something happened. */
export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{format.format(new Date(at))} UTC</time>
}
