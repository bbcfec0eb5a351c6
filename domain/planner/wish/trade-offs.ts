/** What a change would buy, each in a line and each worked out: a day more, or a stop less. */
import type { Place } from '#domain/places/schema.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { durationInWords } from '../left-out.ts'
import type { PlanRequest } from '../schema.ts'
import { withMoreDays } from './conflict-words.ts'
import type { Wishing } from './wishing.ts'

const listed = new Intl.ListFormat('en-GB')
const triedSteps = 120
/** Less than this is missed by few. */
const worthADay = 0.6
const mostAdded = 3
const mostDays = 10
const longStop = 75
const dispensable = 0.6

export async function tradeOffs(
  request: PlanRequest,
  trip: Trip,
  { executor, limits }: Pick<Wishing, 'executor' | 'limits'>,
): Promise<string[]> {
  const more = await oneMoreDay(request, trip, { executor, limits })
  const less = oneStopLess(request, trip)
  return [more, less].filter((line) => line !== null)
}

async function oneMoreDay(
  request: PlanRequest,
  trip: Trip,
  { executor, limits }: Pick<Wishing, 'executor' | 'limits'>,
): Promise<string | null> {
  const there = visited(trip)
  const missed = request.places.some(
    ({ id, essential }) => essential >= worthADay && !there.has(id),
  )
  if (!missed || request.days.length >= mostDays) return null
  const { signal, travel } = limits
  const outcome = await executor.plan(withMoreDays(request, 1), {
    steps: triedSteps,
    ...(signal ? { signal } : {}),
    ...(travel ? { travel } : {}),
  })
  if (!outcome.ok) return null
  const after = visited(outcome.trip)
  const added = request.places
    .filter(({ id, essential }) => essential >= worthADay && after.has(id) && !there.has(id))
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, mostAdded)
  return added.length > 0 ? `One more day adds ${listed.format(added.map(nameOf))}.` : null
}

/** The longest stop that few would miss, with the way to it. */
function oneStopLess({ places, mustSee, wantedKinds }: PlanRequest, trip: Trip): string | null {
  const stops = trip.days.flatMap(({ stops: all }) =>
    all.flatMap((stop) => {
      const place = places.find(({ id }) => id === stop.placeId)
      const wished = place && (mustSee.includes(place.id) || wantedKinds.includes(place.kind))
      if (!place || wished || stop.locked || stop.kind !== 'visit') return []
      return place.essential < dispensable && !place.dayTrip
        ? [{ place, gained: minutesOf(stop) }]
        : []
    }),
  )
  const [longest] = stops.toSorted((a, b) => b.gained - a.gained)
  if (!longest || longest.gained < longStop) return null
  return `Without ${longest.place.name} you gain ${durationInWords(longest.gained)}.`
}

/** A long way there is mostly the way back from somewhere else. */
const longestWay = 45

function minutesOf({ minutes, leg }: Stop): number {
  return (minutes ?? 0) + Math.min(longestWay, leg?.minutes ?? 0)
}

function visited({ days }: Trip): Set<string> {
  return new Set(days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
}

const nameOf = ({ name }: Pick<Place, 'name'>) => name
