import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Poster } from '#app/ui/poster.tsx'
import { DayCard } from '#app/ui/trip/day-card.tsx'
import { formatDuration } from '#app/ui/trip/format.ts'
import { Leg } from '#app/ui/trip/leg.tsx'
import { Stop } from '#app/ui/trip/stop.tsx'
import type { FactSource } from '#domain/facts/fact-source.ts'
import { isPosterSlug, posterPicture } from '#domain/site/posters.ts'
import type { Day, Trip, Stop as TripStop } from '#domain/trip/schema.ts'
import { weatherInWords } from '#domain/weather/weather-words.ts'
import { iconOf } from './stop-icons.ts'
import { clockOf, dayInWords, dayTitle } from './trip-words.ts'

interface TripDaysProps {
  trip: Trip
  /** What can be done with a stop, beside it; left out where nothing can. */
  actions?: (stop: TripStop, day: Day) => ReactNode
}

/** The days of a trip, one card each. */
export function TripDays({ trip, actions }: TripDaysProps) {
  return (
    <ol aria-label="Days" className="flex flex-col gap-6">
      {trip.days.map((day, index) => (
        <li key={day.id}>
          <TripDay trip={trip} day={day} number={index + 1} actions={actions} />
        </li>
      ))}
    </ol>
  )
}

interface TripDayProps extends TripDaysProps {
  day: Day
  number: number
}

function TripDay({ trip, day, number, actions }: TripDayProps) {
  const slug = trip.stays.find(({ first }) => first === day.id)?.slug
  const picture = slug && isPosterSlug(slug) && (
    <Poster picture={posterPicture(slug, 'wide')} sizes="(min-width: 64rem) 44rem, 100vw" alt="" />
  )
  return (
    <DayCard
      label={`Day ${number}`}
      date={dayInWords(day.date)}
      title={dayTitle(day, trip)}
      headingLevel={2}
      picture={picture || undefined}
      footer={<DayFooter day={day} />}
    >
      {day.stops.length === 0 && <li className="pb-4 text-on-surface-muted">Nothing planned.</li>}
      {day.stops.map((stop) => (
        <Stop
          key={stop.id}
          start={clockOf(stop.start, day)}
          end={clockOf(stop.end, day)}
          name={stop.name}
          area={stop.area ?? undefined}
          icon={iconOf(stop)}
          why={stop.reasons.join(' ') || undefined}
          leg={<WayThere stop={stop} />}
          badge={<StopBadges stop={stop} />}
          actions={actions?.(stop, day)}
        />
      ))}
    </DayCard>
  )
}

/** A journey's leg is the stop itself; a stop next door needs no way. */
function WayThere({ stop: { kind, leg } }: { stop: TripStop }) {
  if (kind === 'journey' || !leg?.minutes) return null
  return <Leg mode={leg.mode} minutes={leg.minutes} estimated={isEstimate(leg.source)} />
}

function StopBadges({ stop: { locked, checkHours } }: { stop: TripStop }) {
  return (
    <>
      {locked && (
        <Badge tone="info" icon={<Lock aria-hidden="true" className="size-3.5" />}>
          Locked
        </Badge>
      )}
      {checkHours && <Badge>Check hours</Badge>}
    </>
  )
}

function DayFooter({ day: { weather, back } }: { day: Day }) {
  const way = back?.minutes ? `Back in ${about(back.source)}${formatDuration(back.minutes)}.` : null
  const said = [weather && `${weatherInWords(weather)}.`, way].filter(Boolean)
  return said.length > 0 ? said.join(' ') : undefined
}

const isEstimate = ({ kind }: FactSource) => kind === 'estimate'
const about = (source: FactSource) => (isEstimate(source) ? 'about ' : '')
