/** The days and hours in town, by dates and by arrival and departure. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { PlannableDestination } from '../plannable-destination.ts'
import { readStayClock, type StayClock } from '../stay-clock.ts'
import { withAirportWay } from './airport-way.ts'
import { fullDays } from './full-days.ts'
import { hoursInTown } from './hours-in-town.ts'
import { journeyClock, type Leaving } from './journey-clock.ts'
import { portWay } from './port-way.ts'
import { tripDays } from './trip-days.ts'

export function whenInTown(
  asSaid: TripBrief,
  town: PlannableDestination,
  today: string,
  { text, isPartOfTrip }: { text?: string; isPartOfTrip?: boolean },
) {
  const heard = text === undefined ? null : readStayClock(text, isOfSeveralDays(asSaid))
  const hours = hoursInTown(asSaid, text)
  // "A free evening, from seven on": the hours that were said of it.
  const said = heard?.kind === 'evening' && hours?.kind === 'evening' ? hours : heard
  const told = isPartOfTrip ? null : (said ?? hours ?? withoutClock(asSaid))
  const { brief, timed, way } = leftBeforeMidnight(
    asSaid,
    told ? journeyClock(told, asSaid, text ?? '', town) : { clock: null },
  )
  const journey =
    timed && withPortWay(withAirportWay(timed, town.gettingAround), brief.origin, town)
  const full = fullDays(text ?? '', journey, brief)
  const clock = full ? full.clock : journey
  const isOneDay = clock !== null && clock.kind !== 'journey' && clock.kind !== 'day'
  // "24 hours" over a night are two dates.
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
  // A departure on the next morning leaves the last day whole.
  const leaving = full?.lastTo === undefined ? way : null
  return { ...found, clock, full, leaving, isOneDay }
}

/** "Our flight is on the 21st at 00:55": one sets out on the evening before, which is the last day. */
function leftBeforeMidnight(
  brief: TripBrief,
  { clock, leaving }: { clock: StayClock | null; leaving?: Leaving },
): { brief: TripBrief; timed: StayClock | null; way: Leaving | null } {
  const { dates, days = 0 } = brief
  if (clock?.kind !== 'journey' || clock.to === undefined || clock.to >= 0 || days < 2)
    return { brief, timed: clock, way: leaving ?? null }
  const { departure: _departure, ...rest } = brief
  return {
    brief: {
      ...rest,
      days: days - 1,
      ...(dates?.end && { dates: { ...dates, end: addDays(dates.end, -1) } }),
    },
    timed: { ...clock, to: clock.to + wholeDay },
    way: leaving ? { ...leaving, setOut: leaving.setOut + wholeDay } : null,
  }
}

const wholeDay = 1440

/** "One evening out" in a week of days is one of its evenings. */
function isOfSeveralDays({ days = 1, nights = 0, dates }: TripBrief): boolean {
  const { start, end } = dates ?? {}
  return days > 1 || nights > 0 || (end !== undefined && start !== undefined && start < end)
}

/** The hours reduced by the way from a port in another town, or from a far airport. */
function withPortWay(
  clock: StayClock,
  port: TripBrief['origin'],
  { name, at, slug }: PlannableDestination,
): StayClock {
  const { kind, from, to } = clock
  if (from === undefined || !port?.at || port.name === name) return clock
  const way = () => portWay({ name: port.name, at: port.at ?? at }, { name, at })
  // The way back to the airport is counted with the departure.
  if (clock.flownIn && port.slug === slug)
    return { ...clock, from: from + Math.max(0, way() - usualWay) }
  if (kind !== 'call' || to === undefined) return clock
  return { ...clock, from: from + way(), to: to - way() }
}

/** Minutes from an airport that its usual margin includes. */
const usualWay = 30

/** Hours of arrival and departure where only a part of the day was said: "arriving the evening before". */
function withoutClock({ arrival, departure, days = 1 }: TripBrief): StayClock | null {
  return (arrival === undefined && departure === undefined) || days < 2 ? null : { kind: 'journey' }
}

export function namesOf({ name, alsoKnownAs = [] }: PlannableDestination): string[] {
  return [name, ...alsoKnownAs]
}
