/** The stops of a road trip: named towns, stops between them, and the nights of each. */
import type { z } from 'zod'
import { kilometres } from '#domain/places/distance.ts'
import type { roadStopSchema } from '#domain/routing/road-trip-schema.ts'
import { loopAround } from '../on-the-way/day-loops.ts'
import {
  dayAtStart,
  hasDayAtStart,
  nightsNeeded,
  sharedNights,
  sparedNights,
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
  const legs = ends.slice(1).map((to, index) => [ends[index] ?? first, to] as const)
  const needed = legs.map(([from, to]) => nightsNeeded(from, to, limit))
  const driven = needed.reduce((sum, nights) => sum + nights, 0)
  const said = cities.map(({ name }) => nightsSaid(name, wishing))
  const told = said.reduce<number>((sum, own) => sum + (own ?? 0), 0)
  const kept = round && isKnown(first) ? nightsAtStart(first.name, wishing) : { first: 0, last: 0 }
  const total = (round ? days - 1 : days) - kept.first - kept.last
  const unsaid = cities.filter((_, index) => said[index] === undefined)
  const spare = isDrive ? undefined : sparedNights(total - driven - told, unsaid, legs, isKnown)
  // Stops of the way there are not repeated on the way back.
  const seen = new Set(ends.map(({ name }) => name))
  const unseen = <Named extends { name: string }>(all: readonly Named[]) =>
    all.filter(({ name }) => !seen.has(name))
  const ways = legs.map(([from, to], index) => {
    const scenic = detail === 'bare' ? [] : scenicStops(from.name, to.name, wishing.text)
    if (scenic.length > 0 || detail === 'bare') return { scenic, stops: [] }
    const nights = isDrive
      ? wayNights(from, to, limit, { days, isEndKnown: isKnown(to), startsInTown })
      : (needed[index] ?? 0) + (spare?.onWays[index] ?? 0)
    const wanted = { nights, limit, byDay: detail === 'stops' }
    const stops = stopsBetween(from, to, wanted, {
      ...known,
      roadTowns: unseen(known.roadTowns),
      drives: known.drives.map((drive) => ({ ...drive, stops: unseen(drive.stops) })),
    })
    for (const { point } of stops) seen.add(point.name)
    return { scenic, stops }
  })
  const onTheWay = ways.flatMap(({ stops }) => stops).filter(({ nights }) => nights > 0)
  // Nights of the way for which no town is known are for the town where one sets out, where nobody lives there.
  const found = Math.max(0, onTheWay.length - driven)
  const wantedBeds = (spare?.onWays ?? []).reduce((sum, beds) => sum + beds, 0)
  const canStay = round && isKnown(first) && !isHome.test(wishing.text)
  const unspent = (spare?.atStart ?? 0) + Math.max(0, wantedBeds - found)
  const atStart = kept.first + (canStay ? unspent : 0)
  const onlyDriven = detail === 'bare' ? driven : 0
  const open = Math.max(0, total - onlyDriven - onTheWay.length - told - (atStart - kept.first))
  // Towns keep their nights; scenic roads get some of the others.
  const scenicBeds = ways
    .flatMap(({ scenic }) => scenic)
    .filter((stop) => stop.bed)
    .slice(0, Math.min(open, Math.floor((days - 1) / nightsABedOnTheRoad)))
  const nights = sharedNights(open - scenicBeds.length, {
    cities: unsaid,
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
  const inTown = (stop: PlannedStop & Point): PlannedStop[] => {
    const { nights: beds = 0, ...town } = stop
    if (detail !== 'stops' || isKnown(town)) return [stop]
    const stops: PlannedStop[] = []
    let left = beds
    while (left > 1) {
      const loop = loopAround(town, seen, known)
      if (loop.length < fewestOfALoop) break
      for (const { point } of loop) seen.add(point.name)
      const about = stops.length === 0 ? stop.about : backForTheNight
      const { minutes } = stops.length === 0 ? stop : aMoment
      stops.push({ ...town, about, minutes, nights: 1 })
      stops.push(...loop.map(({ point, ...look }) => ({ ...point, ...look, nights: 0 })))
      left -= 1
    }
    return stops.length === 0
      ? [stop]
      : [...stops, { ...town, about: backForTheNight, ...aMoment, nights: left }]
  }
  const begun = atStart + (nights.get(first.name) ?? 0)
  return [
    ...(begun > 0 ? [{ ...first, about: dayAtStart, minutes: 0, nights: begun }] : []),
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
          ? kept.last > 0
            ? [{ ...first, about: arrival, minutes: 60, nights: kept.last }]
            : []
          : inTown({ ...to, ...seenAt(to), nights: said[index] ?? nights.get(to.name) ?? 0 })),
      ]
    }),
  ]
}

/** A loop of one stop is a drive there and back. */
const fewestOfALoop = 2
const backForTheNight = 'Back for the night.'
const aMoment = { minutes: 0 }
const sameTown = 15
const aLookAround = 90

/** The stop of a great drive at a point, with its reason. */
const driveStopAt = ({ at }: Point, { drives }: KnownOnTheWay) =>
  drives.flatMap(({ stops }) => stops).find((stop) => kilometres(stop.at, at) < sameTown)

const roadTownAt = ({ at }: Point, { roadTowns }: KnownOnTheWay) =>
  roadTowns
    .filter((town) => kilometres(town.at, at) < sameTown)
    .toSorted((one, other) => kilometres(one.at, at) - kilometres(other.at, at))[0]

/** Nights at both ends of a round trip in the town where it starts: "First day and last night in the city". */
function nightsAtStart(town: string, wishing: Wishing): { first: number; last: number } {
  const there = `\\b[^.;!?]{0,24}? in (?:the city|town|${town.replace(/[^\p{L}\p{N} ]/gu, '.')})\\b`
  const isSaid = (which: string) =>
    new RegExp(`\\b${which} (?:day|night|evening)${there}`, 'iu').test(wishing.text)
  const own = nightsSaid(town, wishing)
  return { first: own ?? Number(isSaid('first')), last: Number(isSaid('(?:last|final)')) }
}

/** Words for a start at home, which is not toured. */
const isHome = /\b(?:from home|we live|i live|home in|based in)\b/i

/** Nights in a named town; a stay in days has one night less. */
function nightsSaid(town: string, { brief }: Wishing): number | undefined {
  const said = brief.stays.find(({ place }) => place === town)
  return said?.nights ?? (said?.days === undefined ? undefined : Math.max(0, said.days - 1))
}
