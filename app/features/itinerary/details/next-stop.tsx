import { Navigation } from 'lucide-react'
import { Card } from '#app/ui/card.tsx'
import { formatClock } from '#app/ui/trip/format.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { hoursInWords } from '../trip/fact-words.ts'
import { clockOf, dayInWords } from '../trip/trip-words.ts'
import type { PlaceFacts } from '../trip/use-place-facts.ts'
import { wayInWords } from './way-words.ts'
import type { Whereabouts } from './what-is-next.ts'

interface NextStopProps {
  trip: Trip
  facts: PlaceFacts | null
  /** Null until the clock is known; room is kept for it meanwhile. */
  whereabouts: Whereabouts | null
}

/** What comes next, how to get there, and until when it is open. */
export function NextStop({ trip, facts, whereabouts }: NextStopProps) {
  return (
    <Card as="section" aria-label="What is next" className="mb-8 min-h-44 print:hidden">
      {whereabouts && <Next trip={trip} facts={facts} whereabouts={whereabouts} />}
    </Card>
  )
}

function Next({
  trip,
  facts,
  whereabouts,
}: Omit<NextStopProps, 'whereabouts'> & { whereabouts: Whereabouts }) {
  const { day, when, here, next } = whereabouts
  if (when === 'after')
    return <p className="font-display text-2xl">This trip is over. Welcome back.</p>
  if (!next) {
    return (
      <p className="font-display text-2xl">
        {here ? `Now: ${here.name}. Nothing more today.` : 'Nothing more today.'}
      </p>
    )
  }
  const start = clockOf(next.start, day)
  const hours = facts?.hours(next, day, trip)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-on-surface-muted">
        {when === 'before'
          ? `Begins on ${dayInWords(day.date)}`
          : here
            ? `Now: ${here.name}`
            : 'Next'}
      </p>
      <p className="font-display text-3xl">
        {start !== null && <span className="tabular-nums">{formatClock(start)} · </span>}
        {next.name}
      </p>
      <p className="text-lg">
        {wayInWords(next)}
        {hours && ` ${hoursInWords(hours)}.`}
      </p>
      {next.at && (
        <a
          href={`geo:${next.at[0]},${next.at[1]}?q=${next.at[0]},${next.at[1]}(${encodeURIComponent(next.name)})`}
          className="inline-flex min-h-touch items-center gap-2 self-start font-semibold text-link underline underline-offset-4"
        >
          <Navigation aria-hidden="true" className="size-5" />
          Open in a map app
        </a>
      )}
    </div>
  )
}
