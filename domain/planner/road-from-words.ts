/** A road trip from a request's words: its points, its rules and its assumptions. */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { RoadPoint } from '#domain/routing/road-trip-schema.ts'
import { hoursOf } from '#domain/routing/road-what-if.ts'
import type { RoadStart } from '#domain/routing/start-road.ts'
import { drivingRulesOf } from './from-brief/driving-rules.ts'
import { dayAtStart, hasDayAtStart, sharedNights, wayNights } from './on-the-way/share-nights.ts'
import { stopsBetween } from './on-the-way/stops-between.ts'
import type { KnownOnTheWay } from './on-the-way/towns-between.ts'
import { scenicStops } from './wish/scenic-roads.ts'

export type RoadWish =
  | { kind: 'road'; road: RoadStart; understood: readonly string[] }
  | { kind: 'question'; says: string }

const loop = /\b(?:loop|round[- ]?trip|circuit|circle|and back|back (?:to|home)|returning to)\b/i

interface WordsContext extends KnownOnTheWay {
  today: string
}

export function roadFromWords(brief: TripBrief, text: string, context: WordsContext): RoadWish {
  const named = brief.destinations.flatMap((ref) => located(ref))
  const origin = brief.origin ? located(brief.origin)[0] : undefined
  const points = unique([...(origin ? [origin] : []), ...named])
  const [start, ...others] = points
  if (!start)
    return { kind: 'question', says: 'Where does the drive start, and where does it lead?' }
  const round = brief.tripType === 'round' || loop.test(text)
  if (others.length === 0 && !round) {
    return {
      kind: 'question',
      says: `From ${start.name} to where? Name an end, or stops for a loop.`,
    }
  }
  const end = round ? undefined : others.at(-1)
  const between = round ? others : others.slice(0, -1)
  const far = round ? others[0] : end
  const scenic =
    far && between.length === (round ? 1 : 0) ? scenicStops(start.name, far.name, text) : []
  const rules = drivingRulesOf(brief)
  const days = brief.days ?? (brief.nights === undefined ? undefined : brief.nights + 1)
  const isDrive = end && others.length === 1 && scenic.length === 0 && days !== undefined
  const onTheWay = isDrive ? driveOf(start, end, { days, limit: rules.limit, text }, context) : []
  const stops = [
    ...scenic.map(({ name, at, minutes, about, bed }) => ({
      name,
      at,
      minutes,
      about,
      nights: bed ? 1 : 0,
    })),
    ...onTheWay,
    ...between.map((point) => ({ ...point, minutes: 120, nights: 0 })),
  ].map((stop, index) => ({ ...stop, id: `stop-${index + 1}` }))
  return {
    kind: 'road',
    road: {
      // A drive of several days ends with nights in its last town, which is then a stop.
      route: { start, ...(end && onTheWay.length === 0 ? { end } : {}), round, stops },
      rules,
      car: brief.driving?.electric
        ? { kind: 'electric', kwhPer100Km: 18, batteryKwh: 60, chargerKw: 80 }
        : undefined,
      start: brief.dates?.start ?? addDays(brief.dates?.earliest ?? context.today, 14),
      reorder: brief.order !== 'given' && scenic.length + onTheWay.length === 0,
      days: days ? Math.min(60, days) : undefined,
    },
    understood: understoodOf(brief, round, days),
  }
}

interface Driven {
  days: number
  limit: number
  text: string
}

const arrival = 'You arrive. What is left of the trip is for the town.'
const dayInTown = 180

/** The stops and nights of a drive, the town of its end included. */
function driveOf(start: RoadPoint, end: RoadPoint, driven: Driven, context: WordsContext) {
  const { days, limit } = driven
  const isKnown = ({ name }: RoadPoint) => context.destinations.some((each) => each.name === name)
  const startsInTown = isKnown(start) && hasDayAtStart(start, end, driven)
  const wanted = wayNights(start, end, limit, { days, isEndKnown: isKnown(end), startsInTown })
  if (days <= wanted) return []
  const between = stopsBetween(start, end, { nights: wanted, limit, byDay: true }, context)
  const beds = between.filter(({ nights }) => nights > 0).map(({ point }) => point)
  const nights = sharedNights(days - beds.length, {
    cities: [end],
    first: startsInTown ? start : undefined,
    ...{ between: beds, isKnown, isDrive: true },
  })
  const nightsAt = ({ name }: RoadPoint) => nights.get(name) ?? 0
  return [
    ...(nightsAt(start) > 0
      ? [{ ...start, about: dayAtStart, minutes: 0, nights: nightsAt(start) }]
      : []),
    ...between.map(({ point, about = 'On your way, and worth a night.', minutes, nights }) => ({
      ...{ ...point, about, minutes },
      nights: nights === 0 ? 0 : nights + nightsAt(point),
    })),
    { ...end, about: arrival, minutes: dayInTown, nights: nightsAt(end) },
  ]
}

function understoodOf({ driving }: TripBrief, round: boolean, days?: number): string[] {
  return [
    ...(round ? ['A loop'] : []),
    ...(days ? [`${days} days`] : []),
    ...(driving?.mostADay ? [`At most ${hoursOf(driving.mostADay)} at the wheel a day`] : []),
    ...(driving?.byDaylight ? ['Not after dark'] : []),
    ...(driving?.restEvery ? ['A rest every two hours'] : []),
    ...(driving?.electric ? ['An electric car'] : []),
  ]
}

function located({ name, at, country }: PlaceRef): RoadPoint[] {
  return at ? [{ name, at, ...(country ? { country } : {}) }] : []
}

function unique(points: readonly RoadPoint[]): RoadPoint[] {
  return points.filter(
    ({ name }, index) => points.findIndex((other) => other.name === name) === index,
  )
}
