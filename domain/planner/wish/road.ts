/** A wish for a road trip: the places that were named, or the cities of a region, in driving order. */

import type { z } from 'zod'
import type { PlaceRef } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { estimateDrive } from '#domain/routing/road-trip-drive.ts'
import type { Town } from '#domain/routing/road-trip-nights.ts'
import type { roadStopSchema } from '#domain/routing/road-trip-schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { drivingRulesOf } from '../driving-rules.ts'
import { fillStays, type PlannedStay } from '../fill-stays.ts'
import { knownCities } from '../multi-city/known-cities.ts'
import { roadRequestSchema } from '../plan-road.ts'
import { townsOnTheWay } from '../towns-on-the-way.ts'
import type { PlanAnswer } from './answer.ts'
import { scenicStops } from './scenic-roads.ts'
import { tradeOffsOfStays } from './trade-offs.ts'
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
  const start = await firstDay(wishing)
  const days = daysOf(wishing)
  const origin = brief.origin ? located(brief.origin) : undefined
  const [first, ...others] = origin ? [origin, ...points] : points
  if (!first) return { ...answer, question: 'Where does the road trip start?' }
  const round = brief.tripType === 'round' || (origin !== undefined && !isOneWay(wishing))
  const named = others.filter(({ name }) => name !== first.name)
  const cities = [...spareTowns({ first, cities: named, days, round }, wishing), ...named]
  const towns = townsAlong([first, ...cities], wishing)
  const drive = async (stops: readonly PlannedStop[]) => {
    const request = roadRequestSchema.parse({
      title: `Road trip: ${[first, ...cities]
        .map(({ name }) => name)
        .slice(0, 4)
        .join(', ')}`,
      start,
      // A road that is driven for its own sake has its order.
      reorder: brief.order !== 'given' && stops.every(({ about }) => about === arrival),
      towns,
      rules: drivingRulesOf(brief),
      zones: destinations.map(({ at, timeZone }) => ({ at, timeZone })),
      route: {
        start: first,
        round,
        stops: stops.map((stop, index) => ({ ...stop, id: `stop-${index + 1}` })),
      },
    })
    return wishing.executor.planRoad(request, { steps: orderSteps, ...limits })
  }
  const road = { first, cities, days, round }
  const onTheWay = await drive(roadStops(road, wishing, true))
  // What lies on the way is worth a stop, and not a day more than there is.
  const isTooLong = onTheWay.trip.days.length > days
  const { trip: bare } = isTooLong ? await drive(roadStops(road, wishing, false)) : onTheWay
  const trip = withMealsOnTheRoad(bare, wishing)
  // Whoever came by car has it in town as well.
  const { wanted } = brief.transport
  const transport = { ...brief.transport, wanted: [...wanted, 'self-driving' as const] }
  const driven = { ...wishing, brief: { ...brief, transport } }
  const stays: PlannedStay[] = []
  const filled = await fillStays(
    { ...trip, stays: staysIn(trip, wishing) },
    { ...driven, onStay: (stay) => stays.push(stay) },
  )
  const changes = await tradeOffsOfStays(stays, wishing)
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
    notes: [...answer.notes, ...longDrives(trip), ...changes],
    trip: filled,
  }
}

/** Two days for each town more: what spare days of a drive from one place to another are for. */
const daysATown = 2
const mostOnTheWay = 3

function spareTowns({ first, cities, days, round }: RoadPlan, wishing: Wishing): Point[] {
  const [end, ...others] = cities
  const { brief, text, destinations } = wishing
  if (!(brief.origin && end) || others.length > 0 || round || brief.stays.length > 0) return []
  if (scenicStops(first.name, end.name, text).length > 0) return []
  const spare = days - daysATown - nightsAtTheWheel([first, end])
  const most = Math.min(mostOnTheWay, Math.floor(spare / daysATown))
  return townsOnTheWay(first, end, destinations, most)
}

const arrival = 'You arrive: time to find your bed and leave the car.'
/** So many days leave one for the town that one sets out from, and one night in four for the road. */
const daysWithFirstTown = 6
const nightsABedOnTheRoad = 4
const mostMinutesADay = 360

interface RoadPlan {
  first: Point
  cities: readonly Point[]
  days: number
  round: boolean
}

type PlannedStop = Omit<z.input<typeof roadStopSchema>, 'id'>

const noon = { from: '11:30', to: '14:30' }

/** Between the cities nothing is known to eat at: where one stops at noon is lunch, and in bed by dinner. */
function withMealsOnTheRoad(trip: Trip, { destinations }: Wishing): Trip {
  const isCity = (name: string) => destinations.some((city) => city.name === name)
  const days = trip.days.map((day) => {
    const onTheRoad = day.stops.filter(({ name, kind }) => kind !== 'journey' && !isCity(name))
    const atNoon = onTheRoad.find(
      ({ start, end }) =>
        (start?.slice(11) ?? '') <= noon.to && (end?.slice(11) ?? '') >= noon.from,
    )
    const last = day.stops.at(-1)
    const sleeps = onTheRoad.find(
      ({ id, name }) => id === last?.id && trip.lodgings.some(({ area }) => area === name),
    )
    const stops = day.stops.map((stop) => {
      const more = [
        ...(stop.id === atNoon?.id ? ['Time for lunch here.'] : []),
        ...(stop.id === sleeps?.id ? [`Dinner is in ${stop.name}, where you sleep.`] : []),
      ]
      return more.length > 0 ? { ...stop, reasons: [...stop.reasons, ...more] } : stop
    })
    return { ...day, stops }
  })
  return { ...trip, days }
}

/** The cities with their nights, what lies on the roads between them, and the town one sets out from. */
function roadStops(
  { first, cities, days, round }: RoadPlan,
  wishing: Wishing,
  isScenic: boolean,
): PlannedStop[] {
  const { text, destinations } = wishing
  const isKnown = destinations.some(({ name }) => name === first.name)
  const towns = isKnown && !round && days >= daysWithFirstTown ? [first, ...cities] : cities
  const scenic = towns.map((town, index) => {
    const before = index > 0 ? towns[index - 1] : town === first ? undefined : first
    return before && isScenic ? scenicStops(before.name, town.name, text) : []
  })
  // Where one does not drive home, the last night is spent at the last stop.
  const route = [first, ...cities, ...(round ? [first] : [])]
  const driven = scenic.flat().length > 0 ? 0 : nightsAtTheWheel(route)
  const said = towns.map(({ name }) => nightsSaid(name, wishing))
  const told = said.reduce<number>((sum, own) => sum + (own ?? 0), 0)
  const open = Math.max(0, (round ? days - 1 : days) - driven - told)
  // The nights that were given to towns are theirs; of the others the road has some.
  const onTheRoad = Math.min(open, Math.floor((days - 1) / nightsABedOnTheRoad))
  const beds = scenic
    .flat()
    .filter((stop) => stop.bed)
    .slice(0, onTheRoad)
  const shares = shareNights(open - beds.length, said.filter((own) => own === undefined).length)
  return towns.flatMap((town, index): PlannedStop[] => {
    const onTheWay = (scenic[index] ?? []).map(({ name, at, minutes, about }) => ({
      ...{ name, at, minutes, about },
      nights: beds.some((each) => each.name === name) ? 1 : 0,
      ...(town.country ? { country: town.country } : {}),
    }))
    return [...onTheWay, { ...town, about: arrival, nights: said[index] ?? shares.shift() ?? 0 }]
  })
}

/** The nights in a town that the traveller named; a stay of so many days has one night less. */
function nightsSaid(town: string, { brief }: Wishing): number | undefined {
  const said = brief.stays.find(({ place }) => place === town)
  return said?.nights ?? (said?.days === undefined ? undefined : Math.max(0, said.days - 1))
}

/** Nights that are spent on the way since a drive is longer than a day. */
function nightsAtTheWheel(route: readonly Point[]): number {
  return route.slice(1).reduce((nights, { at }, index) => {
    const { minutes } = estimateDrive(route[index]?.at ?? at, at)
    return nights + Math.max(0, Math.ceil(minutes / mostMinutesADay) - 1)
  }, 0)
}

/** Days that are nothing but driving, with what would make more of them. */
function longDrives({ days }: Trip): string[] {
  const empty = days.flatMap(({ stops, back }, index) =>
    stops.length === 0 && (back?.minutes ?? 0) > 0 ? [index + 1] : [],
  )
  if (empty.length === 0) return []
  const which = `${empty.length === 1 ? 'Day' : 'Days'} ${listed.format(empty.map(String))}`
  const verb = empty.length === 1 ? 'is' : 'are'
  return [
    `${which} ${verb} for driving, and no places are known on the way: name towns or sights along the road, and they become stops.`,
  ]
}

const listed = new Intl.ListFormat('en-GB')

/** "From San Francisco to Los Angeles" ends there; from home one drives home again. */
function isOneWay({ brief, text }: Wishing): boolean {
  if (brief.tripType === 'one-way') return true
  const words = text.toLowerCase()
  return words.includes(`${brief.origin?.name.toLowerCase()} to `)
}

/** Stops of the catalogue that are slept at, by the days that are spent there and not driving on. */
function staysIn({ days, lodgings }: Trip, { destinations }: Wishing): Trip['stays'] {
  return lodgings.flatMap(({ area, at, checkIn, checkOut }) => {
    const destination = destinations.find(({ name }) => name === area)
    const [first, end] = [checkIn, checkOut].map((day) => days.findIndex(({ id }) => id === day))
    // A trip that ends here has its last day here as well.
    const isEnd = end === days.length - 1 && !days[end]?.back && days[end]?.stops.length === 0
    const until = isEnd ? end : Math.max(first ?? 0, (end ?? 0) - 1)
    const [from, last] = [days[first ?? -1], days[until]]
    if (!destination || !from || !last) return []
    const { name, slug, timeZone: zone } = destination
    return [{ name, at, zone, slug, first: from.id, last: last.id }]
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
