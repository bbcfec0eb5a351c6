/** A wish for a road trip: the places that were named, or the cities of a region, in driving order. */
import type { PlaceRef } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { Town } from '#domain/routing/road-trip-nights.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { fillStays } from '../fill-stays.ts'
import { knownCities } from '../multi-city/known-cities.ts'
import { roadRequestSchema } from '../plan-road.ts'
import type { PlanAnswer } from './answer.ts'
import { firstDay, type Wishing } from './wishing.ts'

const usualDays = 7
const orderSteps = 400
const mostTowns = 4000

interface Point {
  name: string
  at: Coordinates
  country?: string
}

export async function planRoad(wishing: Wishing): Promise<PlanAnswer> {
  const { brief, answer, destinations, limits } = wishing
  const points = pointsOf(wishing)
  if (points.length === 0) {
    return { ...answer, question: 'Which places should the road trip lead through?' }
  }
  const start = firstDay(wishing)
  const days = daysOf(wishing)
  const origin = brief.origin ? located(brief.origin) : undefined
  const [first, ...others] = origin ? [origin, ...points] : points
  if (!first) return { ...answer, question: 'Where does the road trip start?' }
  const round = brief.tripType === 'round' || (origin !== undefined && brief.tripType !== 'one-way')
  const stops = others.filter(({ name }) => name !== first.name)
  const nights = shareNights(days - 1, stops.length)
  const request = roadRequestSchema.parse({
    title: `Road trip: ${[first, ...stops]
      .map(({ name }) => name)
      .slice(0, 4)
      .join(', ')}`,
    start,
    reorder: brief.order !== 'given',
    towns: townsAlong([first, ...stops], wishing),
    zones: destinations.map(({ at, timeZone }) => ({ at, timeZone })),
    route: {
      start: first,
      round,
      stops: stops.map((point, index) => {
        const said = brief.stays.find(({ place }) => place === point.name)
        const own =
          said?.nights ?? (said?.days === undefined ? undefined : Math.max(0, said.days - 1))
        return { ...point, id: `stop-${index + 1}`, nights: own ?? nights[index] ?? 0 }
      }),
    },
  })
  const { trip } = await wishing.executor.planRoad(request, { steps: orderSteps, ...limits })
  // Whoever came by car has it in town as well.
  const { wanted } = brief.transport
  const transport = { ...brief.transport, wanted: [...wanted, 'self-driving' as const] }
  const driven = { ...wishing, brief: { ...brief, transport } }
  const filled = await fillStays({ ...trip, stays: staysIn(trip, wishing) }, driven)
  const long = trip.days.length - days
  return {
    ...answer,
    assumed: [...answer.assumed, 'At most six hours at the wheel a day.', ...filled.assumed],
    unmet: [
      ...answer.unmet,
      ...trip.unmet,
      ...(long > 0
        ? [`The drives need ${trip.days.length} days, ${long} more than you have.`]
        : []),
    ],
    trip: filled,
  }
}

/** Stops of the catalogue that are slept at, by the days that are spent there and not driving on. */
function staysIn({ days, lodgings }: Trip, { destinations }: Wishing): Trip['stays'] {
  return lodgings.flatMap(({ area, at, checkIn, checkOut }) => {
    const destination = destinations.find(({ name }) => name === area)
    const [first, end] = [checkIn, checkOut].map((day) => days.findIndex(({ id }) => id === day))
    const [arrival, last] = [days[first ?? -1], days[Math.max(first ?? 0, (end ?? 0) - 1)]]
    if (!destination || !arrival || !last) return []
    const { name, slug, timeZone: zone } = destination
    return [{ name, at, zone, slug, first: arrival.id, last: last.id }]
  })
}

function located({ name, at, country }: PlaceRef): Point | undefined {
  return at && { name, at, ...(country ? { country } : {}) }
}

/** A region stands for its cities in the catalogue, those with most to do first. */
function pointsOf({ brief, destinations }: Wishing): Point[] {
  const points = brief.destinations.flatMap((ref): Point[] => {
    if (ref.kind === 'city' || ref.kind === 'unknown') {
      const point = located(ref)
      return point ? [point] : []
    }
    const inside = knownCities([ref], destinations)
      .toSorted((a, b) => (b.appeal ?? 1) - (a.appeal ?? 1))
      .slice(0, brief.cityCount ?? 5)
    return inside.flatMap(({ name, at }) =>
      at ? [{ name, at, ...(ref.country ? { country: ref.country } : {}) }] : [],
    )
  })
  return points.filter(
    ({ name }, index) => points.findIndex((other) => other.name === name) === index,
  )
}

function daysOf({ brief, answer }: Wishing): number {
  const { days, nights, dates } = brief
  const span = dates?.start && dates.end ? daysBetween(dates.start, dates.end) + 1 : undefined
  const said = days ?? (nights === undefined ? span : nights + 1)
  if (said === undefined) answer.assumed.push(`Planned for ${usualDays} days.`)
  return Math.min(60, Math.max(1, said ?? usualDays))
}

/** Evenly, the first stops first. */
function shareNights(nights: number, stops: number): number[] {
  const each = stops === 0 ? 0 : Math.floor(nights / stops)
  return Array.from({ length: stops }, (_, index) => each + (index < nights - each * stops ? 1 : 0))
}

/** Towns to sleep in, in the countries that are driven through. */
function townsAlong(points: readonly Point[], { destinations }: Wishing): Town[] {
  const reach = Math.max(
    300,
    ...points.flatMap(({ at }) => points.map((to) => kilometres(at, to.at))),
  )
  return destinations
    .filter(({ at }) => points.some((point) => kilometres(point.at, at) <= reach))
    .slice(0, mostTowns)
    .map(({ name, at }) => ({ name, at, population: 100_000 }))
}
