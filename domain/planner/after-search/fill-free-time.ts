/**
 * A pass after the search: where hours stay free although something open is close by, adds the best such sight, so
 * that no place has "no room" beside free time.
 */
import type { PlaceKind } from '#domain/places/schema.ts'
import { travelModes } from '#domain/routing/travel-estimate.ts'
import { type DayScore, dayScoreOf } from '../day-order/day-score.ts'
import type { DayVisit } from '../day-visit.ts'
import { isSnack } from '../meals/meal-places.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { compileProblem, type TourPlan } from '../tours/problem.ts'
import { Tours } from '../tours/tours.ts'

/** Minutes between two stops that are more than a rest; mornings and evenings may be longer. */
const longFreeTime = { between: 60, morning: 120, evening: 240 }
/** Renown (0 to 1) from which the next stop may begin later for a sight. */
const lookedFor = 0.5
const mostDelay = 30
const longestWay = 25
/** Renown from which a sight is worth a longer way than staying where one is; less suffices for half a day. */
const worthALongerWay = 0.6
const worthItForHalfADay = 0.4
const longerWay = 35
/**
 * Points for each minute of detour, as it feels, and for each neighbour on another day (`apartWeight`): less for a
 * well-known sight.
 */
const wayWeight = 0.5
const apartWeight = { lookedFor: 50, other: 150 }
/**
 * Minutes of free time that take anything within a walk; but no small sight beside neighbours of another day: free
 * time mentions it, and only an empty afternoon or a nearly empty day takes one.
 */
const longWait = 85
const veryLong = 150
const mostApart = { usual: 0, inVeryLong: 1 }
const leastValue = 0.001
/** Longest detour on foot in minutes; rides count for more. */
const longestWalk = 50
/**
 * Longest added rides for a small sight, as a share of its visit: more where nearly the whole day is free. And the
 * minutes of riding that halve its worth.
 */
const rideForIt = { usual: 0.5, onOpenDays: 1 }
const openDay = 240
/** Stops of a day, meals included, from which no small sight is added. */
const mostStops = 10
const halfAsGood = 20
/** Free minutes that allow a longer way, by how many minutes; a whole afternoon allows one out of town. */
const halfADay = 150
const fartherThen = 10
const wholeAfternoon = 180
const outOfTownThen = 20
/** A day with fewer sights than this also takes farther ones. */
const fewSights = 2
const longestOnThinDays = 30

/**
 * Free minutes of an evening that take a place for evenings, a short walk away: a night market, a lit square.
 * Neighbours on other days cost it nothing, since one returns to a quarter in the evening. Bars are for those who
 * ask; streets of bars or music also for friends.
 */
const openEvening = 75
const worthAnEvening = 0.3
const longestEveningWalk = 25
/** Latest start of such a place, in minutes of the day. */
const latestEvening = 1275

interface Filling {
  day: number
  position: number
  visit: number
  worth: number
}

/** Planned stops keep their times; sights come in between. */
export function fillFreeTime(built: DayProblem, plan: TourPlan): TourPlan {
  const tours = new Tours(compileProblem(built.problem))
  const score = dayScoreOf(built)
  for (const [day, tour] of plan.entries()) {
    for (const [index, visit] of tour.entries()) tours.insert(day, index + 1, visit)
  }
  for (;;) {
    const found = bestFilling(built, tours, score)
    if (!found) return tours.toPlan()
    tours.insert(found.day, found.position, found.visit)
  }
}

function bestFilling(built: DayProblem, tours: Tours, score: DayScore): Filling | null {
  let best: Filling | null = null
  const plan = tours.toPlan()
  const open = Array.from(tours.unrouted.subarray(0, tours.unroutedCount))
    .filter((visit) => {
      const { place } = built.visits[visit] ?? {}
      return isSight(built.visits[visit]) && place && built.fills(place)
    })
    .toSorted((a, b) => a - b)
  for (const [day, length] of tours.length.entries()) {
    for (let position = 1; length > 0 && position <= length + 1; position += 1) {
      const until = endOfFreeTime(tours, day, position)
      if (until === null) continue
      for (const visit of open) {
        const worth = worthThere(built, tours, { day, position, visit }, until)
        if (worth <= (best?.worth ?? 0)) continue
        const isLast = position === length + 1
        const room = until - (tours.leave[day * tours.stride + position - 1] ?? 0)
        if (isLast && isForTheEvening(built, visit)) best = { day, position, visit, worth }
        // With a whole afternoon free, a return to a quarter is accepted.
        else if (room >= wholeAfternoon || !leadsBack(score, plan[day] ?? [], position, visit))
          best = { day, position, visit, worth }
      }
    }
  }
  return best
}

/** Whether the stop would make one leave a quarter and return, or return to one for it. */
function leadsBack(
  score: DayScore,
  tour: readonly number[],
  position: number,
  visit: number,
): boolean {
  return score.reentries(tour.toSpliced(position - 1, 0, visit)) > score.reentries(tour)
}

export function isSight(visit: DayVisit | undefined): boolean {
  return visit?.kind === 'visit' && visit.place !== null && !visit.outing && !isSnack(visit.place)
}

/** When the next stop has to be reached, where the time before it is long and free. */
function endOfFreeTime(tours: Tours, day: number, position: number): number | null {
  const { problem, stride, length, leave, arrive, visit } = tours
  const at = day * stride + position
  const isEvening = position === (length[day] ?? 0) + 1
  const next = visit[at] ?? -1
  const until = isEvening
    ? (problem.tours[day]?.to ?? 0)
    : (leave[at] ?? 0) - (problem.duration[next] ?? 0)
  const least = isEvening ? openEvening : longFreeTime[position === 1 ? 'morning' : 'between']
  return until - (arrive[at] ?? 0) >= least ? until : null
}

const barsAndStages = new Set<PlaceKind>(['nightlife', 'stage'])

function isForTheEvening({ visits, goesOut }: DayProblem, visit: number): boolean {
  const { place } = visits[visit] ?? {}
  if (!place || (place.bestTime !== 'evening' && place.bestTime !== 'night')) return false
  if (goesOut && place.kind === 'nightlife') return place.essential >= lookedFor
  if (barsAndStages.has(place.kind) || (place.price ?? 0) > 1) return false
  return place.essential >= worthAnEvening
}

function sightsOn({ visits }: DayProblem, { stride, length, visit }: Tours, day: number): number {
  const first = day * stride + 1
  const tour = visit.subarray(first, first + (length[day] ?? 0))
  return tour.filter((each) => visits[each]?.outing || isSight(visits[each])).length
}

function fartherIn(room: number): number {
  return room >= wholeAfternoon ? outOfTownThen : room >= halfADay ? fartherThen : 0
}

/** Minutes that a place between two stops adds to the way. */
function detourBy(
  way: (from: number, to: number) => number,
  { where }: Tours,
  at: number,
  point: number,
): number {
  const [from = 0, on = 0] = [where[at - 1], where[at]]
  return way(from, point) + way(point, on) - way(from, on)
}

/** Minutes in a vehicle; 0 for a walk. */
function rideBetween({ travel: { modes, minutes, size } }: DayProblem, from: number, to: number) {
  const way = from * size + to
  return travelModes[modes[way] ?? 0] === 'walk' ? 0 : (minutes[way] ?? 0)
}

/** The worth of a sight in that time; 0 where it does not fit or is not close by. */
function worthThere(
  built: DayProblem,
  tours: Tours,
  { day, position, visit }: Omit<Filling, 'worth'>,
  until: number,
): number {
  const { problem } = built
  const { travel, toll = travel, points } = problem
  const { point = 0, duration = 0, profit = [] } = problem.visits[visit] ?? {}
  const at = day * tours.stride + position
  const there = travel[(tours.where[at - 1] ?? 0) * points + point] ?? 0
  const on = travel[point * points + (tours.where[at] ?? 0)] ?? 0
  const isThin = fewSights > sightsOn(built, tours, day)
  const { essential = 0 } = built.visits[visit]?.place ?? {}
  const { place } = built.visits[visit] ?? {}
  const room = until - (tours.leave[at - 1] ?? 0)
  const isKnown = essential >= worthALongerWay || (place && built.isTheirs(place))
  const isWorthHalfADay = room >= halfADay && !built.isSlow && essential >= worthItForHalfADay
  const most = isKnown ? longerWay : isThin ? longestOnThinDays : longestWay
  const isMinor = essential < lookedFor && !(place && built.isTheirs(place))
  // With half a day free, a ride to a small sight is accepted.
  // One stop more does not make a day of ten better.
  if (isMinor && (tours.length[day] ?? 0) >= mostStops) return 0
  const farthest = isMinor
    ? room >= halfADay
      ? longerWay + (room >= openDay ? outOfTownThen : 0)
      : Math.min(most, longestWay)
    : Math.max(most + fartherIn(room), isWorthHalfADay ? longerWay : 0)
  if (Math.max(there, on) > farthest) return 0
  const start = tours.earliestStart(day, visit, (tours.leave[at - 1] ?? 0) + there)
  const delay = start + duration + on - until
  if (delay > (essential >= lookedFor ? mostDelay : 0)) return 0
  if (!(tours.fits(day, position, visit) && tours.allows(day, position, visit))) return 0
  if (position === (tours.length[day] ?? 0) + 1 && room < longFreeTime.evening) {
    if (built.isSlow || !isForTheEvening(built, visit)) return 0
    if (Math.max(there, on) > longestEveningWalk || start >= latestEvening) return 0
    return profit[day] ?? 0
  }
  const apart = tours.partnersElsewhere(visit, day)
  const weight = apartWeight[essential >= lookedFor ? 'lookedFor' : 'other']
  const detour = detourBy((from, to) => toll[from * points + to] ?? 0, tours, at, point)
  const value = (profit[day] ?? 0) - wayWeight * detour - weight * apart
  const isBare = room >= (built.isSlow ? veryLong : longWait) || isThin || isKnown
  const isVeryLong = room >= veryLong || isThin
  if (value > 0 || !isBare || apart > mostApart[isVeryLong ? 'inVeryLong' : 'usual']) return value
  if (!(isThin || isKnown || room >= wholeAfternoon) && detour > longestWalk) return value
  const ridden = detourBy((from, to) => rideBetween(built, from, to), tours, at, point)
  const rideOf = isThin || room >= openDay ? rideForIt.onOpenDays : rideForIt.usual
  if (isMinor && ridden > rideOf * duration) return value
  return (leastValue * (1 + essential)) / (1 + apart) / (1 + Math.max(0, ridden) / halfAsGood)
}
