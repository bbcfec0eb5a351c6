/** Conflicts found by planning: the obstacle, and the solutions. */

import { addDays } from '#domain/calendar/calendar-days.ts'
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { hoursOf } from '../day-hours.ts'
import { dayInWords } from '../days-in-words.ts'
import { durationInWords } from '../duration-words.ts'
import { closedWords } from '../left-out.ts'
import { openSpans } from '../open-spans.ts'
import type { PlanOutcome, Wish } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'
import type { Clash } from './clashes.ts'
import type { Wishing } from './wishing.ts'

const aWay = 25
const lookAhead = 14
const moreDaysTried = 2
const triedSteps = 120

type Failed = Extract<PlanOutcome, { ok: false }>

export async function conflictClash(
  request: PlanRequest,
  { conflict, nearest }: Failed,
  { executor, limits }: Pick<Wishing, 'executor' | 'limits'>,
): Promise<Clash> {
  const places = placesOf(conflict, request)
  const [only] = places
  if (only && conflict.length === 1) {
    const shut = placesOf([...conflict, ...(nearest?.dropped ?? [])], request).filter(
      (place) => closedWords(place, request) !== null,
    )
    const planned = nearest?.trip.days.flatMap(({ stops }) =>
      stops.flatMap((stop) => stop.placeId ?? []),
    )
    return shut.includes(only)
      ? shutThings([...new Set(shut)], request, planned)
      : oneThing(only, request)
  }
  const clock = conflict.find(({ kind }) => kind === 'hours')
  if (clock && places.length > 0) return tooLongForTheHours(places, request)
  const dropped = placesOf(nearest?.dropped ?? [], request).map(({ name }) => name)
  const drop = dropped.length > 0 ? [{ says: `Without ${listed(dropped)} the rest fits.` }] : []
  if (places.length < conflict.length || places.length < 2) {
    return {
      says: `${listed(conflict.map(wordsOf))}: not all of it fits.`,
      ways: conflict.map((wish) => ({ says: wayAround(wish, request) })).slice(0, 3),
    }
  }
  // All named sights compete for the days, and not only those of the smallest conflict.
  const named = request.places.filter(({ id }) => request.mustSee.includes(id))
  const minutes = named.reduce((sum, place) => sum + timeFor(place), 0)
  const names =
    named.length > mostNamed
      ? `The ${named.length} sights you named`
      : listed(named.map(({ name }) => name))
  const days = request.days.length
  const room = request.days.reduce((sum, day) => sum + hoursLong(day, request), 0)
  const isByTheClock = request.days.some(({ from, to }) => from !== undefined && to !== undefined)
  const longer = isByTheClock ? undefined : await daysThatHold(request, { executor, limits })
  return {
    says: `${names} need about ${durationInWords(minutes)} with the ways between them, and you want to eat; ${days === 1 ? 'your day has' : `your ${days} days have`} ${durationInWords(room)}.`,
    ways: [
      ...(longer ? [{ says: `${longer} days hold all of them.` }] : []),
      ...drop,
      { says: 'Say which of them may be seen from outside only.' },
    ].slice(0, 3),
  }
}

/** A conflict between arrival and departure: a longer day is no solution. */
function tooLongForTheHours(places: readonly Place[], request: PlanRequest): Clash {
  const room = Math.max(...request.days.map((day) => hoursLong(day, request)))
  const each = places.map((place) => `${place.name}, ${needInWords(place)}`)
  const names = listed(places.map(({ name }) => name))
  const have =
    request.days.length === 1 ? `You have ${durationInWords(room)}` : 'Not every day has room'
  return {
    says: `${each.join('; ')}. ${have}: not all of it fits.`,
    ways: [
      { says: `Come back for ${names}, with a day for ${places.length > 1 ? 'them' : 'it'}.` },
    ],
  }
}

function needInWords({ minutes, dayTrip }: Place): string {
  const there = `${durationInWords(minutes)} there`
  return dayTrip ? `${durationInWords(dayTrip.minutesEachWay)} each way and ${there}` : there
}

function hoursLong(day: PlanRequest['days'][number], request: PlanRequest): number {
  const { from, to } = hoursOf(day, request)
  return to - from
}

const mostNamed = 4

function timeFor({ minutes, dayTrip }: Place): number {
  return minutes + (dayTrip ? 2 * dayTrip.minutesEachWay : aWay)
}

/** One line for a wished place that is closed on all days, with solutions; null where something else prevents it. */
export function closedWithWays(wish: Wish, request: PlanRequest): string | null {
  const [place] = placesOf([wish], request)
  if (!place || closedWords(place, request) === null) return null
  const { says, ways } = oneThing(place, request)
  return [says, ...ways.slice(0, -1).map((way) => way.says)].join(' ')
}

/** A single impossible place: closed on these days, or longer than they are. */
function oneThing(place: Place, request: PlanRequest): Clash {
  if (closedWords(place, request)) return shutThings([place], request)
  const way = place.dayTrip
    ? `${place.name} takes ${durationInWords(place.dayTrip.minutesEachWay)} each way: stay a night there.`
    : `Give ${place.name} a longer day, or begin earlier.`
  return {
    says: `${place.name} takes ${durationInWords(place.minutes)}, and no day of yours has room for it.`,
    ways: [{ says: way }, { says: `Leave ${place.name} out.` }],
  }
}

/** Places closed on all days: the reason of each, when it opens again, and open substitutes. */
function shutThings(
  places: readonly Place[],
  request: PlanRequest,
  planned: readonly string[] = [],
): Clash {
  const days = request.days.map(({ date }) => date)
  const last = days.at(-1) ?? ''
  const later = Array.from({ length: lookAhead }, (_, index) => addDays(last, index + 1))
  const isOpen = (place: Place, date: string) => openSpans(place, date).length > 0
  const open = later.find((date) => places.every((place) => isOpen(place, date)))
  const kinds = new Set(places.map(({ kind }) => kind))
  const [instead] = request.places
    .filter(
      (other) =>
        kinds.has(other.kind) &&
        !places.includes(other) &&
        !closedWords(other, request) &&
        !other.dayTrip,
    )
    .toSorted(
      (a, b) =>
        Number(planned.includes(b.id)) - Number(planned.includes(a.id)) ||
        b.essential - a.essential,
    )
  const when = days.length === 1 ? ` on ${dayInWords(days[0] ?? '')}` : ''
  const reasons = places.map((place) => {
    const closed = closedWords(place, request) ?? ''
    return `${place.name}${when}: ${closed.charAt(0).toLowerCase()}${closed.slice(1)}`
  })
  const names = listed(places.map(({ name }) => name))
  const are = places.length > 1 ? 'are' : 'is'
  const taken =
    instead &&
    (planned.includes(instead.id)
      ? `${instead.name} is open then, and in the plan below.`
      : `${instead.name} is open then: name it to have it planned.`)
  return {
    says: reasons.join(' '),
    ways: [
      ...(open ? [{ says: `${names} ${are} open on ${dayInWords(open)}: move the day.` }] : []),
      ...(taken ? [{ says: taken }] : []),
      { says: `Leave ${names} out.` },
    ],
  }
}

/** The fewest additional days that meet everything; undefined where a few do not suffice. */
async function daysThatHold(
  request: PlanRequest,
  { executor, limits }: Pick<Wishing, 'executor' | 'limits'>,
): Promise<number | undefined> {
  const { signal } = limits
  for (let more = 1; more <= moreDaysTried; more += 1) {
    const longer = withMoreDays(request, more)
    const outcome = await executor.plan(longer, {
      steps: triedSteps,
      ...(signal ? { signal } : {}),
    })
    if (outcome.ok) return longer.days.length
  }
  return undefined
}

/** The request with `more` days appended, with the last day's weather. */
export function withMoreDays(request: PlanRequest, more: number): PlanRequest {
  const last = request.days.at(-1)
  if (!last) return request
  const { weather } = last
  const days = Array.from({ length: more }, (_, index) => ({
    date: addDays(last.date, index + 1),
    ...(weather ? { weather } : {}),
  }))
  return { ...request, days: [...request.days, ...days] }
}

function placesOf(conflict: readonly Wish[], { places }: PlanRequest): Place[] {
  return conflict.flatMap((wish) =>
    wish.kind === 'must-see' || wish.kind === 'locked'
      ? (places.find(({ id }) => id === wish.placeId) ?? [])
      : [],
  )
}

/** The wish as part of a sentence: "your Saturday, December 12 begins at 21:45". */
function wordsOf({ says }: Wish, index: number): string {
  const words = says.replace(/\.$/, '')
  return index === 0 ? words : words.replace(/^You/, 'you')
}

/** The change that would resolve a wish of a conflict. */
function wayAround(wish: Wish, { places, appointments }: PlanRequest): string {
  switch (wish.kind) {
    case 'hours':
      return `Give ${dayInWords(wish.date)} more hours.`
    case 'bedtime':
      return 'Come back later on one evening.'
    case 'appointment': {
      const name = appointments.find(({ id }) => id === wish.appointmentId)?.name
      return `Move ${name ?? 'what you have arranged'} to another hour.`
    }
    default: {
      const name = places.find(({ id }) => id === wish.placeId)?.name
      return `Leave ${name ?? 'it'} out.`
    }
  }
}
