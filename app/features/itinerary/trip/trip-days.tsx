import { Lock } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { HydrateInTurns } from '#app/ui/hydrate-in-turns.tsx'
import { Poster } from '#app/ui/poster.tsx'
import { DayCard } from '#app/ui/trip/day-card.tsx'
import { Leg } from '#app/ui/trip/leg.tsx'
import { Stop } from '#app/ui/trip/stop.tsx'
import { onOneClock } from '#domain/calendar/one-clock.ts'
import { stopNumbers } from '#domain/drawing/stop-numbers.ts'
import { isPosterSlug, posterPicture } from '#domain/site/posters.ts'
import { onwardWords } from '#domain/trip/mode-words.ts'
import type { Day, Trip, Stop as TripStop } from '#domain/trip/schema.ts'
import { DayFacts } from './day-facts.tsx'
import { useSameDays } from './same-reference.ts'
import { StopFacts } from './stop-facts.tsx'
import { iconOf } from './stop-icons.ts'
import { StopMarker, useStopMark } from './stop-marker.tsx'
import { type ToldFacts, type TripFacts, useTripFacts } from './told-facts.ts'
import { clockOf, dayInWords, dayTitle, weekdayInWords } from './trip-words.ts'

/** What can be done with stops and days. A day renders again only when it or this object changes. */
export interface DaySlots {
  /** Beside a stop. */
  stop: (stop: TripStop, day: Day, position: StopPosition) => ReactNode
  /** What does not work about a stop. */
  warnings: (stop: TripStop, day: Day) => ReactNode
  /** Beside a day's title, and after its stops. */
  menu: (day: Day) => ReactNode
  end: (day: Day) => ReactNode
}

export interface StopPosition {
  isFirst: boolean
  isLast: boolean
}

interface TripDaysProps {
  trip: Trip
  /** A sample has no dates, only weekdays, on which hours depend. */
  dates?: 'calendar' | 'weekday'
  /** Left out where the browser works them out itself. */
  facts?: ToldFacts
  /** Left out where nothing can be done. */
  slots?: DaySlots
}

/** The days of a trip, one card each. */
export function TripDays({ trip, dates = 'calendar', facts: told, slots }: TripDaysProps) {
  const days = useSameDays(trip.days)
  const facts = useTripFacts(trip, told)
  const cards = days.map((day, index) => (
    <li key={day.id} data-day={day.id} {...(index > 0 && laidOutWhenNear(day))}>
      <TripDay
        day={day}
        number={index + 1}
        isLast={index === days.length - 1}
        date={dates === 'weekday' ? weekdayInWords(day.date) : dayInWords(day.date)}
        title={dayTitle(day, trip)}
        slug={trip.stays.find(({ first }) => first === day.id)?.slug ?? null}
        closedPlaces={closedOn(day, trip)}
        facts={facts}
        slots={slots}
      />
    </li>
  ))
  return (
    <ol aria-label="Days" className="flex flex-col gap-6">
      {/* Days that can be moved are siblings in one list: one that came into another part of `HydrateInTurns` would be mounted anew. */}
      {slots ? cards : <HydrateInTurns>{cards}</HydrateInTurns>}
    </ol>
  )
}

/**
 * Skips the layout of days far off the screen. Not of the first, which is on the first screen: finding that
 * out costs a layout.
 */
const laidOutWhenNear = ({ stops }: Day) => ({
  className:
    'not-print:[content-visibility:auto] has-aria-expanded:[content-visibility:visible] [contain-intrinsic-size:auto_calc(12rem+var(--stops)*14rem)]',
  // An estimate of its height, so that the days after it also count as far away.
  style: { '--stops': stops.length } as CSSProperties,
})

/**
 * Stops of the first day that are below the first screen. Only in read-only lists, because a moved item would
 * be laid out late again.
 */
const belowTheScreen =
  '[@media(height<60rem)]:*:nth-[n+3]:[animation:after-paint_1ms_100ms_backwards] *:nth-[n+3]:[contain-intrinsic-size:auto_14rem]'

/** As text, so that a day without closures compares as equal. */
const closedOn = ({ id }: Day, { closures }: Trip) =>
  closures.flatMap(({ placeId, day }) => (day === id ? placeId : [])).join(' ')

interface TripDayProps {
  day: Day
  number: number
  isLast: boolean
  date: string
  title: string
  slug: string | null
  closedPlaces: string
  facts: TripFacts | null
  slots: DaySlots | undefined
}

const TripDay = memo(function TripDay(props: TripDayProps) {
  const { day, number, isLast, date, title, slug, closedPlaces, facts, slots } = props
  const numbers = stopNumbers(day)
  const picture = slug && isPosterSlug(slug) && (
    <Poster
      picture={posterPicture(slug, 'wide')}
      // On a phone declared a tenth narrower than shown: on dense screens the smaller file looks the same
      // at half the bytes.
      sizes="(min-width: 64rem) 44rem, calc(90vw - 2rem)"
      alt=""
      // On a phone the first day's is the largest picture of the first screen.
      priority={number === 1}
    />
  )
  const closures = closedPlaces.split(' ').map((placeId) => ({ placeId, day: day.id }))
  return (
    <DayCard
      label={`Day ${number}`}
      date={date}
      title={title}
      headingLevel={2}
      picture={picture || undefined}
      facts={<DayFacts day={day} daylight={facts?.daylight(day) ?? null} />}
      aside={slots?.menu(day)}
      footer={slots?.end(day)}
      listClassName={number === 1 && !slots ? belowTheScreen : undefined}
    >
      {day.stops.length === 0 && <li className="pb-4 text-on-surface-muted">Nothing planned.</li>}
      {day.stops.map((stop, index) => (
        <DayStop
          key={stop.id}
          stop={stop}
          day={day}
          dayIndex={number - 1}
          number={numbers.get(stop.id)}
          facts={<StopFacts stop={stop} hours={facts?.hours(stop, day, { closures }) ?? null} />}
          warnings={slots?.warnings(stop, day)}
          actions={slots?.stop(stop, day, {
            isFirst: number === 1 && index === 0,
            isLast: isLast && index === day.stops.length - 1,
          })}
        />
      ))}
    </DayCard>
  )
})

interface DayStopProps {
  stop: TripStop
  day: Day
  dayIndex: number
  /** On the map. */
  number: number | undefined
  facts: ReactNode
  warnings: ReactNode
  actions: ReactNode
}

function DayStop({ stop, day, dayIndex, number, facts, warnings, actions }: DayStopProps) {
  const mark = useStopMark(stop.id)
  const icon = iconOf(stop)
  return (
    <Stop
      mark={{ ...mark, id: `stop-${stop.id}` }}
      start={clockOf(stop.start, day)}
      end={clockOf(stop.end, day)}
      name={stop.name}
      area={stop.area ?? undefined}
      icon={icon}
      marker={
        <StopMarker id={stop.id} name={stop.name} icon={icon} number={number} dayIndex={dayIndex} />
      }
      facts={facts}
      why={onOneClock(stop.reasons.join(' ')) || undefined}
      warnings={warnings}
      leg={<WayThere stop={stop} />}
      badge={<StopBadges stop={stop} />}
      actions={actions}
    />
  )
}

/** A journey's leg is the stop itself; a stop next door needs no way. */
function WayThere({ stop: { kind, leg } }: { stop: TripStop }) {
  if (kind === 'journey' || !leg?.minutes) return null
  return (
    <Leg
      mode={leg.mode}
      minutes={leg.minutes}
      estimated={leg.source.kind === 'estimate'}
      note={onwardWords(leg) ?? undefined}
    />
  )
}

function StopBadges({ stop: { locked } }: { stop: TripStop }) {
  if (!locked) return null
  return (
    <Badge tone="info" icon={<Lock aria-hidden="true" className="size-3.5" />}>
      Locked
    </Badge>
  )
}
