/** A road trip that was wished for in plain words: its points, its rules and what was taken for granted. */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { KnownDestination } from '#domain/places/find-destination.ts'
import type { DrivingRules, RoadPoint } from '#domain/routing/road-trip-schema.ts'
import { hoursOf } from '#domain/routing/road-what-if.ts'
import type { RoadStart } from '#domain/routing/start-road.ts'
import { drivingRulesOf } from './driving-rules.ts'
import { townsOnTheWay } from './towns-on-the-way.ts'
import { scenicStops } from './wish/scenic-roads.ts'

export type RoadWish =
  | { kind: 'road'; road: RoadStart; understood: readonly string[] }
  | { kind: 'question'; says: string }

const mostOnTheWay = 4
const loop = /\b(?:loop|round[- ]?trip|circuit|circle|and back|back (?:to|home)|returning to)\b/i

interface WordsContext {
  today: string
  destinations: readonly KnownDestination[]
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
  const spare = end && days ? days - daysAtTheWheel(start, end, rules) : 0
  const onTheWay =
    end && others.length === 1 && scenic.length === 0
      ? townsOnTheWay(start, end, context.destinations, Math.min(mostOnTheWay, spare))
      : []
  const stops = [
    ...scenic.map(({ name, at, minutes, about, bed }) => ({
      name,
      at,
      minutes,
      about,
      nights: bed ? 1 : 0,
    })),
    ...onTheWay.map((point) => ({
      ...point,
      ...{ minutes: 180, nights: 1, about: 'On your way, and worth a night.' },
    })),
    ...between.map((point) => ({ ...point, minutes: 120, nights: 0 })),
  ].map((stop, index) => ({ ...stop, id: `stop-${index + 1}` }))
  return {
    kind: 'road',
    road: {
      route: { start, ...(end ? { end } : {}), round, stops },
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

/** Roughly: roads are a third longer than the straight line, and a day is driven at some 75 km an hour. */
const daysAtTheWheel = (start: RoadPoint, end: RoadPoint, { limit }: DrivingRules): number =>
  Math.ceil(((kilometres(start.at, end.at) * 1.33) / 75) * (60 / limit))

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
