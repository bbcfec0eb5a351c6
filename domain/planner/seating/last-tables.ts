/**
 * The last pass over meals: a lunch or a dinner that still has no house gets one that is known, open then, fit for
 * the guests and within reach. Sights stay on their day and in their order; the meal may become an earlier or a
 * later stop.
 */
import type { Meal, Place } from '#domain/places/schema.ts'
import { visitStarts } from '../appeal.ts'
import { isWished } from '../asked/asked-starts.ts'
import { DayScore } from '../day-order/day-score.ts'
import { tiers } from '../first-things.ts'
import { seeksKitchens } from '../foods/few-kitchens.ts'
import { mealMinutes } from '../meals/meal-length.ts'
import { kitchenOpens, lastOrders, mealTimes } from '../meals/meal-times.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { within } from '../problem/starts.ts'
import type { PlanRequest } from '../schema.ts'
import { tableWorth } from '../table-worth.ts'
import type { StartSpan, TourPlan } from '../tours/problem.ts'
import { mayBeHad, pointOf, repetitionPenalty, type Seat, type Seated } from './known-tables.ts'
import {
  arrivalAt,
  type ChangedVisit,
  isLong,
  longestWait,
  shorterBy,
  waysBy,
  waysOf,
  withOneMoved,
} from './seat-in-order.ts'

/** Longest way in minutes to a table or on from it. */
const longestWay = { usual: 25, forADiet: 35 }
/** Minutes by which all ways of a day may grow for a lunch. */
const outAndBack = 25
/** Minutes that a meal may be before or after its usual hours; after them more where few kitchens keep a diet. */
const aLittle = 30
const after = { lunch: 10, dinner: 30, forADiet: 30 }

interface Found {
  place: Place
  /** Minutes of the way to it. */
  there: number
  order: readonly number[]
  starts: StartSpan[]
  minutes: number
  worth: number
  /** Minutes by which the day ends later. */
  late: number
  /** Minutes by which long visits of the day are shortened. */
  less: number
}

export function lastTables(built: DayProblem, plan: TourPlan, request: PlanRequest): Seated {
  let now: Seated = { built, plan }
  for (const [day, order] of plan.entries()) {
    for (const visit of order) {
      if (isNameless(built, visit)) now = withTable(now, day, visit, request)
      else if (isFarOff(built, order, day, visit)) now = withTable(now, day, visit, request, isNear)
    }
  }
  return now
}

/** Whether a meal has no house; on day trips one eats where one is. */
function isNameless({ visits }: DayProblem, visit: number): boolean {
  const { kind, place, meal, around } = visits[visit] ?? {}
  return kind === 'meal' && !place && meal !== null && meal !== 'breakfast' && !around?.dayTrip
}

/** Minutes of a ride to dinner after which a table close to the stop before is rather taken, and what is close. */
const rideToDinner = 30
const isNear = ({ there }: Pick<Found, 'there'>) => there <= closeBy
const closeBy = 15

/** Whether a ride makes a dinner late that ends the day and that nobody asked for. */
function isFarOff(built: DayProblem, order: readonly number[], day: number, visit: number) {
  const { kind, place, meal, locked, mandatory } = built.visits[visit] ?? {}
  const isDinner = kind === 'meal' && meal === 'dinner' && order.at(-1) === visit
  if (!isDinner || !place || locked || mandatory || built.isTheirs(place)) return false
  const arrival = arrivalAt(order, visit, day, built)
  return arrival !== null && arrival.way >= rideToDinner && arrival.minute >= built.lateFrom.dinner
}

function withTable(
  now: Seated,
  day: number,
  visit: number,
  request: PlanRequest,
  isWanted: (found: Found) => boolean = () => true,
): Seated {
  const meal = now.built.visits[visit]?.meal
  if (!meal) return now
  const before = reentriesOf(now, day)
  const houses = request.places.filter((place) =>
    mayBeHad(place, meal, now, { day, visit }, request),
  )
  // A meal in less time than a house is known for is better than none at a table.
  const found = quicker[meal === 'dinner' ? 'dinner' : 'lunch']
    .values()
    .map((less) =>
      houses.flatMap((place) => seatsAt(place, meal, now, { day, visit, less }, request)),
    )
    .find((each) => each.length > 0)
  const seats = (found ?? [])
    .filter(isWanted)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostTried)
    .map((found) => ({ found, seated: seatedAs(found, now, { day, visit }) }))
  const [best] = seats
    .map(({ found, seated }) => {
      const again = Math.max(0, reentriesOf(seated, day) - before)
      return { seated, again, worth: found.worth - quarterAgain * again }
    })
    // A return to a quarter is not worth a replaceable table.
    .filter(({ again }) => again < wholeReturn || seeksKitchens(request))
    .toSorted((a, b) => b.worth - a.worth)
  return best?.seated ?? now
}

/** The best candidates that are evaluated in full. */
const mostTried = 8
const wholeReturn = 1
/** Points lost by a return to a quarter after the table. */
const quarterAgain = 240

const reentriesOf = ({ built, plan }: Seated, day: number) =>
  new DayScore(built).reentries(plan[day] ?? [])

/** Offset that makes the turn of such a meal unique: a second meal at a house is another stop than the first. */
const laterTurns = 100

/** The days with the table in them. */
function seatedAs(found: Found, { built, plan }: Seated, { day, visit }: Seat): Seated {
  const meaning = built.visits[visit]
  if (!meaning) return { built, plan }
  const { place, order, starts, minutes, late, less } = found
  const visits = built.visits.with(visit, {
    ...meaning,
    place,
    around: null,
    turn: day + laterTurns,
  })
  const change = (problem: DayProblem['problem']) => {
    const own = problem.visits[visit]
    if (!own) return problem
    const point = pointOf(place, built)
    const seat = { ...own, point, duration: minutes, starts: own.starts.with(day, starts) }
    const hours = problem.days[day]
    const days = hours ? problem.days.with(day, { ...hours, to: hours.to + late }) : problem.days
    const shorter = problem.visits.map((each, index) =>
      less > 0 && order.includes(index) && isLong(index, built)
        ? { ...each, duration: each.duration - less }
        : each,
    )
    return { ...problem, days, visits: shorter.with(visit, seat) }
  }
  return {
    built: { ...built, visits, problem: change(built.problem) },
    plan: plan.with(day, order),
  }
}

/** Every order in which this table fits among the day's other stops, with its worth. */
function seatsAt(
  place: Place,
  meal: Meal,
  now: Seated,
  seat: Seat & { less: number },
  request: PlanRequest,
): Found[] {
  const { built, plan } = now
  const { day, visit } = seat
  const { date } = request.days[day] ?? {}
  const tour = built.problem.days[day]
  if (!(date && tour)) return []
  const times = mealTimes(request)[meal]
  const opens = kitchenOpens(place, meal, request)
  const seeks = seeksKitchens(request)
  const late = seeks ? after.forADiet : after[meal === 'dinner' ? 'dinner' : 'lunch']
  const last = meal === 'dinner' ? lastOrders(place, request) : Number.POSITIVE_INFINITY
  const window = {
    from: Math.max(times.from - aLittle, opens),
    to: Math.min(times.to + late, last),
  }
  const starts = within(visitStarts(place, date, request), window)
  if (starts.length === 0) return []
  const minutes = mealMinutes(place, { meal }, request) - seat.less
  if (seat.less > 0 && minutes < shortest[meal === 'dinner' ? 'dinner' : 'lunch']) return []
  const most = seeks ? longestWay.forADiet : longestWay.usual
  const worth = tableWorth(place, meal, request) - repetitionPenalty(place, now, seat, request)
  const changed: ChangedVisit = { visit, point: pointOf(place, built), duration: minutes, starts }
  const rest = (plan[day] ?? []).filter((each) => each !== visit)
  const usual = waysOf(rest, tour, built)
  const waited = longestWait(plan[day] ?? [], { day, late: 0, less: 0 }, null, built) ?? 0
  // For a diet the day may be rearranged around the table.
  const variants = seeks ? variantsOf(rest, built, request) : [{ others: rest, takes: 0 }]
  const later = Math.max(0, Math.min(laterBy(day, request), latestHome - tour.to))
  const hours = [0, later].flatMap((late) =>
    [0, seeks ? shorterBy : 0].map((less) => ({ day, late, less })),
  )
  return variants.flatMap(({ others, takes }) =>
    Array.from({ length: others.length + 1 }, (_, at) => others.toSpliced(at, 0, visit)).flatMap(
      (order): Found[] => {
        const { there, on, detour } = waysBy(order, tour, changed, built)
        if (Math.min(detour, Math.max(there, on) + thereAndBack) > most) return []
        if (meal === 'lunch' && !seeks && detour > outAndBack) return []
        const kept = hours.find((each) => {
          const wait = longestWait(order, each, changed, built)
          return wait !== null && wait <= Math.max(aPause, waited + aQuarter)
        })
        if (!kept) return []
        const longer = Math.max(0, waysOf(others, tour, built) - usual) + detour
        const cost = wayWeight * longer + kept.late + kept.less + takes
        return [{ place, there, order, starts, minutes, ...kept, worth: worth - cost }]
      },
    ),
  )
}

/** The day's other stops unchanged, with one at another hour, or without a lesser one. */
function variantsOf(
  rest: readonly number[],
  { visits, problem }: DayProblem,
  request: PlanRequest,
) {
  const isLesser = (stop: number) => {
    const { kind, place, locked, mandatory, outing } = visits[stop] ?? {}
    if (kind !== 'visit' || !place || locked || mandatory || outing) return false
    const { tier = 0 } = problem.visits[stop] ?? {}
    return tier < tiers.promised && place.essential < knownToMany && !isWished(place, request)
  }
  return [
    { others: rest, takes: 0 },
    ...withOneMoved(rest).map((others) => ({ others, takes: stopMoved })),
    ...rest.flatMap((stop, at) =>
      isLesser(stop) ? { others: rest.toSpliced(at, 1), takes: stopLost } : [],
    ),
  ]
}

/** Points lost by a stop at another hour than the search gave it, and by a stop left out. */
const stopMoved = 60
const stopLost = 160
/** Renown (0 to 1) from which a sight is not dropped for a table. */
const knownToMany = 0.5

/** Extra minutes of a way there and back compared with a stop on the way. */
const thereAndBack = 5
const wayWeight = 4
/** Longest wait in minutes before the next door opens. */
const aPause = 45
/** Minutes by which an existing wait may grow. */
const aQuarter = 15
/** Minutes by which a day without a fixed end may end later for it; few for those who tire early. */
function laterBy(day: number, { days, party }: PlanRequest): number {
  if (days[day]?.to !== undefined) return 0
  const isEarly = party.children || party.elderly || party.who.includes('seniors')
  return isEarly ? aMoment : aLittle
}
const aMoment = 10
/** Latest end of a day (minute) for such a table. */
const latestHome = 1380
/** Minutes by which a meal may be shorter than is usual in a house, tried in this order. */
const quicker = { lunch: [0, 15, 30, 50], dinner: [0, 15, 25] }
/** Fewest minutes of a meal that gets less than a house usually takes. */
const shortest = { lunch: 45, dinner: 65 }
