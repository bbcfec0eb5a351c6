import { Card } from '#app/ui/card.tsx'
import { formatClock, formatDuration, machineClock } from '#app/ui/trip/format.ts'
import { onOneClock } from '#domain/calendar/one-clock.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { DayFacts } from '../trip/day-facts.tsx'
import { hoursInWords, priceInWords } from '../trip/fact-words.ts'
import { iconOf } from '../trip/stop-icons.ts'
import { clockOf, dayInWords, dayTitle } from '../trip/trip-words.ts'
import type { PlaceFacts } from '../trip/use-place-facts.ts'
import { wayInWords } from './way-words.ts'

interface DetailedDayProps {
  trip: Trip
  day: Day
  number: number
  facts: PlaceFacts | null
}

/** A day with all its details, in large type for on the way, and for print. */
export function DetailedDay({ trip, day, number, facts }: DetailedDayProps) {
  const notes = trip.notes.filter(({ about }) => about.entity === 'day' && about.id === day.id)
  return (
    <Card as="article" className="h-full print:shadow-none">
      <p className="text-lg text-on-surface-muted">
        <span className="font-semibold text-on-surface">Day {number}</span> · {dayInWords(day.date)}
      </p>
      <h2 className="mt-1 font-display text-3xl">{dayTitle(day, trip)}</h2>
      <div className="mt-1 text-base text-on-surface-muted">
        <DayFacts day={day} daylight={facts?.daylight(day) ?? null} />
      </div>
      {notes.map(({ id, text }) => (
        <p key={id} className="mt-2 max-w-measure whitespace-pre-line text-lg">
          {text}
        </p>
      ))}
      <ol className="mt-6 flex flex-col gap-7">
        {day.stops.map((stop) => (
          <DetailedStop key={stop.id} trip={trip} day={day} stop={stop} facts={facts} />
        ))}
        {day.stops.length === 0 && <li className="text-xl">Nothing planned.</li>}
      </ol>
    </Card>
  )
}

function DetailedStop({
  trip,
  day,
  stop,
  facts,
}: Omit<DetailedDayProps, 'number'> & { stop: Stop }) {
  const Icon = iconOf(stop)
  const start = clockOf(stop.start, day)
  const hours = facts?.hours(stop, day, trip)
  const bookings = trip.bookings.filter(
    ({ about, status }) =>
      about.entity === 'stop' && about.id === stop.id && status !== 'cancelled',
  )
  const notes = trip.notes.filter(({ about }) => about.entity === 'stop' && about.id === stop.id)
  const told = [
    stop.minutes ? formatDuration(stop.minutes) : null,
    stop.checkHours ? 'Check hours' : hours && hoursInWords(hours),
    stop.price === null ? null : priceInWords(stop.price),
  ].filter(Boolean)
  return (
    <li className="break-inside-avoid">
      <p className="text-lg text-on-surface-muted">{wayInWords(stop)}</p>
      <p className="mt-1 flex items-start gap-3 font-display text-2xl">
        <Icon aria-hidden="true" className="mt-1 size-6 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 break-words">
          {start !== null && (
            <time dateTime={machineClock(start)} className="tabular-nums">
              {formatClock(start)}{' '}
            </time>
          )}
          {stop.name}
        </span>
      </p>
      <p className="text-lg">{told.join(' · ')}</p>
      {stop.reasons.length > 0 && (
        <p className="mt-1 max-w-measure text-lg">{onOneClock(stop.reasons.join(' '))}</p>
      )}
      {bookings.map(({ id, title, reference }) => (
        <p key={id} className="mt-1 font-semibold text-lg">
          {title}
          {reference && `, ${reference}`}
        </p>
      ))}
      {notes.map(({ id, text }) => (
        <p key={id} className="mt-1 max-w-measure whitespace-pre-line text-lg italic">
          {text}
        </p>
      ))}
    </li>
  )
}
