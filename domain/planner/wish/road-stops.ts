/** The stops of a road trip: named towns, stops between them, and the nights of each. */
import type { z } from 'zod'
import { kilometres } from '#domain/places/distance.ts'
import type { roadStopSchema } from '#domain/routing/road-trip-schema.ts'
import {
  dayAtStart,
  hasDayAtStart,
  nightsNeeded,
  sharedNights,
  wayNights,
} from '../on-the-way/share-nights.ts'
import { type StopBetween, stopsBetween } from '../on-the-way/stops-between.ts'
import type { KnownOnTheWay } from '../on-the-way/towns-between.ts'
import type { Point, RoadPlan } from './road-points.ts'
import { scenicStops } from './scenic-roads.ts'
import type { Wishing } from './wishing.ts'

export type PlannedStop = Omit<z.input<typeof roadStopSchema>, 'id'>

export const arrival = 'You arrive: time to find your bed and leave the car.'

/** How much is planned on the way: stops by day, wanted nights, or only what driving needs. */
export type WayDetail = 'stops' | 'nights' | 'bare'

export interface RoadContext {
  known: KnownOnTheWay
  /** The most minutes of driving a day. */
  limit: number
}

/** Days from which one is for the town of departure, and a scenic road gets one night in four. */
const daysWithFirstTown = 6
const nightsABedOnTheRoad = 4

export function roadStops(
  plan: RoadPlan,
  wishing: Wishing,
  { known, limit }: RoadContext,
  detail: WayDetail,
): PlannedStop[] {
  const { first, cities, days, round } = plan
  const isDrive = cities.length === 1 && !round && wishing.brief.stays.length === 0
  const isKnown = ({ name }: Point) => wishing.destinations.some((each) => each.name === name)
  const ends = [first, ...cities, ...(round ? [first] : [])]
  const startsInTown =
    isKnown(first) &&
    !round &&
    (isDrive
      ? hasDayAtStart(first, cities[0] ?? first, { days, limit, text: wishing.text })
      : days >= daysWithFirstTown)
  const ways = ends.slice(1).map((to, index) => {
    const from = ends[index] ?? first
    const scenic = detail === 'bare' ? [] : scenicStops(from.name, to.name, wishing.text)
    if (scenic.length > 0) return { scenic, stops: [] }
    const nights = isDrive
      ? wayNights(from, to, limit, { days, isEndKnown: isKnown(to), startsInTown })
      : nightsNeeded(from, to, limit)
    const wanted = { nights, limit, byDay: detail === 'stops' }
    return { scenic, stops: detail === 'bare' ? [] : stopsBetween(from, to, wanted, known) }
  })
  const total = round ? days - 1 : days
  const driven =
    detail === 'bare'
      ? ends.slice(1).reduce((sum, to, at) => sum + nightsNeeded(ends[at] ?? to, to, limit), 0)
      : 0
  const onTheWay = ways.flatMap(({ stops }) => stops).filter(({ nights }) => nights > 0)
  const said = cities.map(({ name }) => nightsSaid(name, wishing))
  const told = said.reduce<number>((sum, own) => sum + (own ?? 0), 0)
  const open = Math.max(0, total - driven - onTheWay.length - told)
  // The nights that were given to towns are theirs; of the others a scenic road has some.
  const scenicBeds = ways
    .flatMap(({ scenic }) => scenic)
    .filter((stop) => stop.bed)
    .slice(0, Math.min(open, Math.floor((days - 1) / nightsABedOnTheRoad)))
  const nights = sharedNights(open - scenicBeds.length, {
    cities: cities.filter((_, index) => said[index] === undefined),
    first: startsInTown ? first : undefined,
    between: onTheWay.map(({ point }) => point),
    isKnown,
    isDrive,
  })
  // In a town without days of its own its main sights are stops.
  const seenAt = (to: Point) => {
    const town = isKnown(to) ? undefined : roadTownAt(to, known)
    const stop = isKnown(to) ? undefined : driveStopAt(to, known)
    if (stop) return { about: stop.why, minutes: Math.max(stop.minutes, aLookAround) }
    return town ? { about: town.about, minutes: 150 } : { about: arrival }
  }
  const placed = (stops: readonly StopBetween[], to: Point): PlannedStop[] =>
    stops.map((stop) => ({
      ...{ ...stop.point, minutes: isKnown(stop.point) && stop.nights > 0 ? 60 : stop.minutes },
      about: stop.about ?? arrival,
      nights: stop.nights === 0 ? 0 : 1 + (nights.get(stop.point.name) ?? 0),
      ...(stop.point.country || !to.country ? {} : { country: to.country }),
    }))
  return [
    ...((nights.get(first.name) ?? 0) > 0
      ? [{ ...first, about: dayAtStart, minutes: 0, nights: nights.get(first.name) ?? 0 }]
      : []),
    ...ways.flatMap(({ scenic, stops }, index): PlannedStop[] => {
      const to = ends[index + 1] ?? first
      const isBack = round && index === ways.length - 1
      return [
        ...scenic.map(({ name, at, minutes, about }) => ({
          ...{ name, at, minutes, about },
          nights: scenicBeds.some((each) => each.name === name) ? 1 : 0,
          ...(to.country ? { country: to.country } : {}),
        })),
        ...placed(stops, to),
        ...(isBack
          ? []
          : [{ ...to, ...seenAt(to), nights: said[index] ?? nights.get(to.name) ?? 0 }]),
      ]
    }),
  ]
}

const sameTown = 15
const aLookAround = 90

/** The stop of a great drive at a point, with its reason. */
const driveStopAt = ({ at }: Point, { drives }: KnownOnTheWay) =>
  drives.flatMap(({ stops }) => stops).find((stop) => kilometres(stop.at, at) < sameTown)

const roadTownAt = ({ at }: Point, { roadTowns }: KnownOnTheWay) =>
  roadTowns.find((town) => kilometres(town.at, at) < sameTown)

/** The nights in a town that the traveller named; a stay of so many days has one night less. */
function nightsSaid(town: string, { brief }: Wishing): number | undefined {
  const said = brief.stays.find(({ place }) => place === town)
  return said?.nights ?? (said?.days === undefined ? undefined : Math.max(0, said.days - 1))
}
