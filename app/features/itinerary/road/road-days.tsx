import { BedDouble, Flag, GripVertical, Lock, LockOpen, Ship, Trash2 } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DayCard } from '#app/ui/trip/day-card.tsx'
import { formatDuration } from '#app/ui/trip/format.ts'
import { Leg } from '#app/ui/trip/leg.tsx'
import { Stop } from '#app/ui/trip/stop.tsx'
import { stopNumbers } from '#domain/drawing/stop-numbers.ts'
import type { StopId } from '#domain/trip/ids.ts'
import type { Leg as TripLeg } from '#domain/trip/parts.ts'
import { onTheRoad } from '#domain/trip/road-stops.ts'
import type { Day, Trip, Stop as TripStop } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { iconOf } from '../trip/stop-icons.ts'
import { StopMarker, useStopMark } from '../trip/stop-marker.tsx'
import { clockOf, dayInWords } from '../trip/trip-words.ts'
import { DayInTown } from './day-in-town.tsx'
import { DayOffers } from './day-offers.tsx'
import { lightWords, wheelMinutes } from './road-words.ts'
import type { Road } from './use-road.ts'

interface RoadDaysProps {
  trip: Trip
  road: Road
}

/** The days on the road: legs with distance and time, stops, and where one sleeps. */
export function RoadDays({ trip, road }: RoadDaysProps) {
  return (
    <ol aria-label="Days" className="flex flex-col gap-6">
      {trip.days.map((day, index) => (
        <li key={day.id} data-day={day.id}>
          <RoadDay trip={trip} day={day} index={index} road={road} />
        </li>
      ))}
    </ol>
  )
}

function RoadDay({ trip, day, index, road }: RoadDaysProps & { day: Day; index: number }) {
  const numbers = stopNumbers(day)
  const bed = lodgingOfNight(trip, index)
  const isOnTheRoad = onTheRoad(trip)
  const sights = day.stops.filter((stop) => stop.kind !== 'journey' && !isOnTheRoad(stop))
  const { minutes, kilometres } = wheelMinutes(day, isOnTheRoad)
  const own = trip.days
    .flatMap(({ stops }) => stops)
    .find(({ name, nights }) => name === bed?.area && (nights ?? 0) > 0)
  const last = index === trip.days.length - 1
  const from = startOf(trip, index)
  const to = bed?.area ?? day.back?.to?.name ?? day.stops.findLast(isOnTheRoad)?.name ?? from
  return (
    <DayCard
      label={`Day ${index + 1}`}
      date={dayInWords(day.date)}
      title={from && to && from !== to ? `${from} to ${to}` : `In ${to ?? trip.road?.start.name}`}
      headingLevel={2}
      facts={
        <p className="pb-2">
          {minutes > 0
            ? `${formatDuration(minutes)} at the wheel · ${kilometres} km`
            : 'No driving'}
          {road.open && lightWords(road.open, index + 1)}
        </p>
      }
      footer={<DayOffers day={index + 1} road={road} />}
    >
      {day.stops
        .filter((stop) => !sights.includes(stop))
        .map((stop) => (
          <RoadStopItem
            key={stop.id}
            stop={stop}
            day={day}
            dayIndex={index}
            number={numbers.get(stop.id)}
            road={road}
          />
        ))}
      {sights.length > 0 && <DayInTown trip={trip} day={day} sights={sights} town={to} />}
      {day.back && sights.length === 0 && (
        <li>
          <Way leg={day.back} />
          {(last || !bed) && day.back.to && <Arrival name={day.back.to.name} />}
        </li>
      )}
      {bed && !last && (
        <Night
          name={bed.area ?? bed.name}
          index={index}
          isOwn={own !== undefined}
          road={road}
          at={bed.at}
        />
      )}
    </DayCard>
  )
}

/** Where one wakes up, or sets out from. */
function startOf(trip: Trip, index: number): string | undefined {
  const bed = index > 0 ? lodgingOfNight(trip, index - 1) : undefined
  const first = trip.days[index]?.stops[0]
  const way = first ? first.leg : trip.days[index]?.back
  return bed?.area ?? way?.from?.name ?? first?.name ?? trip.road?.start.name
}

function Arrival({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-4 pb-4 font-display text-xl">
      <span
        aria-hidden="true"
        className="flex size-10 items-center justify-center rounded-full bg-dusk text-horizon-bright"
      >
        <Flag className="size-5" strokeWidth={1.75} />
      </span>
      {name}
    </p>
  )
}

/** Distance and time, and which of the three it is: measured, the catalogue's, or an estimate. */
function Way({ leg }: { leg: TripLeg }) {
  if (!leg.minutes) return null
  const says = {
    estimate: leg.mode === 'ferry' ? 'usual sailing, check with who sails' : 'estimate',
    catalogue: 'as the drive is known',
    provider: 'by road',
  }
  const source = leg.source.kind
  const told =
    source === 'estimate' || source === 'catalogue' || source === 'provider' ? says[source] : null
  const far = leg.meters === null ? null : `${Math.round(leg.meters / 1000)} km`
  return (
    <Leg
      mode={leg.mode}
      minutes={leg.minutes}
      estimated={source === 'estimate'}
      note={[far, leg.reference, told].filter((each) => each !== null).join(' · ')}
    />
  )
}

interface RoadStopItemProps {
  stop: TripStop
  day: Day
  dayIndex: number
  number: number | undefined
  road: Road
}

function RoadStopItem({ stop, day, dayIndex, number, road }: RoadStopItemProps) {
  const mark = useStopMark(stop.id)
  const isWay = stop.kind === 'journey'
  const icon = isWay ? Ship : iconOf(stop)
  if (isWay) {
    return (
      <li className="pb-1">
        {stop.leg && <Way leg={stop.leg} />}
        <p className="-mt-3 pb-4 pl-14 font-semibold">{stop.name}</p>
      </li>
    )
  }
  return (
    <Stop
      mark={{ ...mark, id: `stop-${stop.id}` }}
      start={clockOf(stop.start, day)}
      end={clockOf(stop.end, day)}
      name={stop.name}
      icon={icon}
      marker={
        <StopMarker id={stop.id} name={stop.name} icon={icon} number={number} dayIndex={dayIndex} />
      }
      why={stop.reasons[0]}
      leg={stop.leg && <Way leg={stop.leg} />}
      badge={
        stop.locked && (
          <Badge tone="info" icon={<Lock aria-hidden="true" className="size-3.5" />}>
            Locked
          </Badge>
        )
      }
      actions={<StopActions stop={stop} dayIndex={dayIndex} road={road} />}
    />
  )
}

function StopActions({ stop, dayIndex, road }: { stop: TripStop; dayIndex: number; road: Road }) {
  const { ready, change } = road
  const icon = { variant: 'ghost', size: 'icon' } as const
  const edit = (because: string, more: { nights?: number; locked?: { day: number } | undefined }) =>
    change(because, ({ plan }) => ({
      ...plan,
      route: {
        ...plan.route,
        stops: plan.route.stops.map((each) => {
          if (each.id !== stop.id) return each
          const { locked, ...rest } = each
          const kept = 'locked' in more ? more.locked : locked
          return { ...rest, nights: more.nights ?? each.nights, ...(kept ? { locked: kept } : {}) }
        }),
      },
    }))
  const nights = stop.nights ?? 0
  return (
    <fieldset className="-ml-3 mt-1 flex max-sm:-ml-6 flex-wrap items-center border-0 p-0 print:hidden">
      <legend className="sr-only">{stop.name}</legend>
      <Button
        variant="ghost"
        size="sm"
        disabled={!ready || nights === 0}
        aria-label={`One night less in ${stop.name}`}
        onClick={() => edit(`One night less in ${stop.name}`, { nights: nights - 1 })}
      >
        −
      </Button>
      <span className="min-w-14 text-center text-sm tabular-nums">
        {nights === 1 ? '1 night' : `${nights} nights`}
      </span>
      <Button
        variant="ghost"
        size="sm"
        disabled={!ready || nights >= 30}
        aria-label={`One night more in ${stop.name}`}
        onClick={() => edit(`One night more in ${stop.name}`, { nights: nights + 1 })}
      >
        +
      </Button>
      <Button
        {...icon}
        aria-label={`Lock ${stop.name} to day ${dayIndex + 1}`}
        aria-pressed={stop.locked}
        disabled={!ready}
        onClick={() =>
          edit(stop.locked ? `Unlocked ${stop.name}` : `Locked ${stop.name}`, {
            locked: stop.locked ? undefined : { day: dayIndex + 1 },
          })
        }
      >
        {stop.locked ? (
          <Lock aria-hidden="true" className="size-5" />
        ) : (
          <LockOpen aria-hidden="true" className="size-5" />
        )}
      </Button>
      <Button
        {...icon}
        aria-label={`Take out ${stop.name}`}
        disabled={!ready}
        onClick={() =>
          change(`Took out ${stop.name}`, ({ engine, plan }) => ({
            ...plan,
            route: engine.removeStop(plan.route, stop.id),
          }))
        }
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
      <Handle id={stop.id} name={stop.name} ready={ready} />
    </fieldset>
  )
}

function Handle({ id, name, ready }: { id: string; name: string; ready: boolean }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      id={`drag-${id}`}
      data-drag={id}
      disabled={!ready}
      aria-label={`Drag ${name}`}
      aria-describedby="how-to-drag"
      className="ml-auto cursor-grab touch-none text-on-surface-muted"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </Button>
  )
}

interface NightProps {
  name: string
  at: [number, number] | null
  index: number
  /**
   * Whether the night belongs to a stop of one's own, which has the buttons. A night that was found has its
   * own: to move it, or to keep it.
   */
  isOwn: boolean
  road: Road
}

export const nightId = (index: number) => `night-${index}` as StopId

function Night({ name, at, index, isOwn, road }: NightProps) {
  const id = nightId(index)
  return (
    <li id={isOwn ? undefined : `stop-${id}`} className="flex items-start gap-4 pb-5">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-violet text-paper"
      >
        <BedDouble className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 grow">
        <p className="text-on-surface-muted text-sm">Overnight · lodging not checked</p>
        <p className="font-display text-xl">{name}</p>
        {!isOwn && at && (
          <fieldset className="-ml-3 flex items-center border-0 p-0 print:hidden">
            <legend className="sr-only">Night in {name}</legend>
            <Button
              variant="ghost"
              size="sm"
              disabled={!road.ready}
              iconStart={<LockOpen aria-hidden="true" className="size-5" />}
              onClick={() => keepNight(road, { name, at, day: index + 1 })}
            >
              Sleep here for sure
            </Button>
            <Handle id={id} name={`Night in ${name}`} ready={road.ready} />
          </fieldset>
        )}
      </div>
    </li>
  )
}

/** A night that was found becomes a stop of one's own, and is locked to its day. */
function keepNight(
  { change }: Road,
  { name, at, day }: { name: string; at: [number, number]; day: number },
): void {
  change(`A night in ${name} for sure`, ({ plan, timing }) => {
    const before = timing.days
      .filter((each) => each.day <= day)
      .reduce((sum, { visits }) => sum + visits.length, 0)
    const stop = {
      ...{ id: `s${crypto.randomUUID().replaceAll('-', '')}`, name, at },
      ...{ about: 'A bed for the night.', minutes: 0, nights: 1, locked: { day } },
    }
    return { ...plan, route: { ...plan.route, stops: plan.route.stops.toSpliced(before, 0, stop) } }
  })
}
