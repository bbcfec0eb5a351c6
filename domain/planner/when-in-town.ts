/** On which days one is in town, and from what hour to what hour, by the dates and by the clock of the journey. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { withAirportWay } from './airport-way.ts'
import { fullDays } from './full-days.ts'
import { hoursInTown } from './hours-in-town.ts'
import { journeyClock } from './journey-clock.ts'
import type { PlannableDestination } from './plannable-destination.ts'
import { portWay } from './port-way.ts'
import { readStayClock, type StayClock } from './stay-clock.ts'
import { tripDays } from './trip-days.ts'

export function whenInTown(
  brief: TripBrief,
  town: PlannableDestination,
  today: string,
  { text, isPartOfTrip }: { text?: string; isPartOfTrip?: boolean },
) {
  const told = isPartOfTrip
    ? null
    : ((text === undefined ? null : readStayClock(text, isOfSeveralDays(brief))) ??
      hoursInTown(brief, text) ??
      withoutClock(brief))
  const { clock: timed, leaving: way = null } = told
    ? journeyClock(told, brief, text ?? '', town)
    : { clock: null }
  const journey =
    timed && withPortWay(withAirportWay(timed, town.gettingAround), brief.origin, town)
  const full = fullDays(text ?? '', journey, brief)
  const clock = full ? full.clock : journey
  const isOneDay = clock !== null && clock.kind !== 'journey' && clock.kind !== 'day'
  // "24 hours" that lie over a night are two days of the calendar.
  const days = clock?.nextDay ? Math.max(2, brief.days ?? 0) : brief.days
  const found = tripDays(
    {
      ...brief,
      ...(days === undefined ? {} : { days }),
      ...(full?.dates && brief.dates && { dates: { ...brief.dates, ...full.dates } }),
    },
    namesOf(town),
    today,
    isOneDay,
    text,
    full?.startsOn,
  )
  // Who leaves on the morning after the last day has no way to go on it.
  const leaving = full?.lastTo === undefined ? way : null
  return { ...found, clock, full, leaving, isOneDay }
}

/** "One evening out" in a week of days is one of its evenings. */
function isOfSeveralDays({ days = 1, nights = 0, dates }: TripBrief): boolean {
  const { start, end } = dates ?? {}
  return days > 1 || nights > 0 || (end !== undefined && start !== undefined && start < end)
}

/** A ship that lies in another town leaves fewer hours in this one, and so does an airport that was named and is far. */
function withPortWay(
  clock: StayClock,
  port: TripBrief['origin'],
  { name, at, slug }: PlannableDestination,
): StayClock {
  const { kind, from, to } = clock
  if (from === undefined || !port?.at || port.name === name) return clock
  const way = () => portWay({ name: port.name, at: port.at ?? at }, { name, at })
  // The way back to the airport is counted with the journey home.
  if (clock.flownIn && port.slug === slug)
    return { ...clock, from: from + Math.max(0, way() - usualWay) }
  if (kind !== 'call' || to === undefined) return clock
  return { ...clock, from: from + way(), to: to - way() }
}

/** Minutes from an airport that are a part of its usual margin. */
const usualWay = 30

/** "Arriving the evening before": hours of a journey of which no clock was said, but a part of the day. */
function withoutClock({ arrival, departure, days = 1 }: TripBrief): StayClock | null {
  return (arrival === undefined && departure === undefined) || days < 2 ? null : { kind: 'journey' }
}

export function namesOf({ name, alsoKnownAs = [] }: PlannableDestination): string[] {
  return [name, ...alsoKnownAs]
}
