/**
 * After all else: a lunch or a dinner that still has no name gets a house that is known, open then and fit for who sits
 * there, wherever one is within reach. A page that names the nearest table and sends nobody there helps nobody. Sights
 * stay on their day and in their order; the meal may be an earlier or a later stop of it.
 */
import type { Meal, Place } from '#domain/places/schema.ts'
import { objection, visitStarts } from './appeal.ts'
import { isWished } from './asked/asked-starts.ts'
import { fitsDiet } from './diets.ts'
import { tiers } from './first-things.ts'
import { seeksKitchens, servesTheirLunch, turnsOfKitchens } from './foods/few-kitchens.ts'
import { mealMinutes } from './meal-length.ts'
import { isMealPlace, mealsAt, servesLunchToo } from './meal-places.ts'
import { kitchenOpens, mealTimes } from './meal-times.ts'
import { sharesADish } from './meals-of-a-day.ts'
import type { DayProblem } from './problem/day-problem.ts'
import { isNoTable } from './problem/meal-rules.ts'
import { within } from './problem/starts.ts'
import { isTooFarToDine } from './ride-bounds.ts'
import type { PlanRequest } from './schema.ts'
import {
  type ChangedVisit,
  isLong,
  keepsAll,
  shorterBy,
  waysBy,
  waysOf,
  withOneMoved,
} from './seat-in-order.ts'
import { isOfADinner } from './special-dinner.ts'
import { tableWorth } from './table-worth.ts'
import { tableFit } from './tables.ts'
import type { StartSpan, TourPlan } from './tours/problem.ts'

/** Minutes to a table or on from it. */
const longestWay = { usual: 25, forADiet: 35 }
/** Minutes that the meal may come before or after its usual hour. */
const aLittle = 30
/** A table that suits its guests less than this is none for them. */
const leastFit = -120
const dearest = 4

interface Seated {
  built: DayProblem
  plan: TourPlan
}

interface Found {
  place: Place
  order: readonly number[]
  starts: StartSpan[]
  minutes: number
  worth: number
  /** Minutes by which the day ends later for it. */
  late: number
  /** Minutes by which the long visits of the day are shorter for it. */
  less: number
}

export function lastTables(built: DayProblem, plan: TourPlan, request: PlanRequest): Seated {
  let now: Seated = { built, plan }
  for (const [day, order] of plan.entries()) {
    for (const visit of order) {
      if (isNameless(built, visit)) now = withTable(now, day, visit, request)
    }
  }
  return now
}

/** Around a sight in town: on a day out one eats where one is. */
function isNameless({ visits }: DayProblem, visit: number): boolean {
  const { kind, place, meal, around } = visits[visit] ?? {}
  return kind === 'meal' && !place && meal !== null && meal !== 'breakfast' && !around?.dayTrip
}

function withTable(now: Seated, day: number, visit: number, request: PlanRequest): Seated {
  const { built, plan } = now
  const meaning = built.visits[visit]
  const meal = meaning?.meal
  if (!(meaning && meal)) return now
  const found = request.places
    .filter((place) => mayBeHad(place, meal, now, { day, visit }, request))
    .flatMap((place) => seatsAt(place, meal, now, { day, visit }, request))
    .toSorted((a, b) => b.worth - a.worth)[0]
  if (!found) return now
  const { place, order, starts, minutes, late, less } = found
  const visits = built.visits.with(visit, { ...meaning, place, around: null })
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

const pointOf = ({ at }: Place, { points }: DayProblem): number =>
  points.findIndex(([north, east]) => north === at[0] && east === at[1])

interface Seat {
  day: number
  visit: number
}

/** Whether one may be sent there at all: for its food, its seats, and where one eats on the other days. */
function mayBeHad(
  place: Place,
  meal: Meal,
  { built, plan }: Seated,
  { day, visit }: Seat,
  request: PlanRequest,
): boolean {
  const isTable = isMealPlace(place)
    ? mealsAt(place).includes(meal)
    : isLunchBesides(place, meal, request)
  if (!isTable || place.dayTrip || pointOf(place, built) < 0) return false
  if (objection(place, request) !== null || isNoTable(place, request)) return false
  if (request.diets.length > 0 && seeksKitchens(request) && !fitsDiet(place, request.diets))
    return false
  if (place.price === dearest && !(request.lavish || isWished(place, request))) return false
  if (place.price === dearest && request.asked.some(isOfADinner)) return false
  if (meal === 'dinner' && isTooFarToDine(place.at, request)) return false
  if (tableFit(place, meal, request) < leastFit) return false
  const eaten = daysAt(place, { built, plan })
  if (eaten.includes(day) || isNextTo(place, { built, plan }, { day, visit }, meal)) return false
  if (seeksKitchens(request)) return eaten.length <= turnsOfKitchens(request)
  // Two days later one is glad to come again, where the town has no other.
  return eaten.length < mostTimes && eaten.every((other) => Math.abs(other - day) > 1)
}

const mostTimes = 2

/** The days on which one eats there. */
function daysAt({ id }: Place, { built, plan }: Seated): number[] {
  return plan.flatMap((order, day) =>
    order.some((each) => built.visits[each]?.place?.id === id) ? day : [],
  )
}

/** What it takes from a table that one was there before, or has the same dish at the other meal of the day. */
function boreOf(place: Place, now: Seated, { day, visit }: Seat, request: PlanRequest): number {
  const again = daysAt(place, now).length * comesAgain
  const isSame = tablesOn(day, visit, now).some((other) => sharesADish(place, other, request))
  return again + (isSame ? sameDish : 0)
}

const comesAgain = 200
const sameDish = 150

const isLunchBesides = (place: Place, meal: Meal, request: PlanRequest) =>
  meal === 'lunch' && (servesLunchToo(place) || servesTheirLunch(place, request))

/** Yesterday's dinner before this lunch, or tomorrow's lunch after this dinner. */
function isNextTo(place: Place, { built, plan }: Seated, { day }: Seat, meal: Meal): boolean {
  const [other, then] = meal === 'lunch' ? [day - 1, 'dinner'] : [day + 1, 'lunch']
  return (plan[other as number] ?? []).some((each) => {
    const visit = built.visits[each]
    return visit?.place?.id === place.id && visit.meal === then
  })
}

function tablesOn(day: number, besides: number, { built, plan }: Seated): Place[] {
  return (plan[day] ?? []).flatMap((each) => {
    const { kind, place } = built.visits[each] ?? {}
    return each !== besides && kind === 'meal' && place ? [place] : []
  })
}

/** Every order in which this table fits among the other stops of the day, with what each is worth. */
function seatsAt(place: Place, meal: Meal, now: Seated, seat: Seat, request: PlanRequest): Found[] {
  const { built, plan } = now
  const { day, visit } = seat
  const { date } = request.days[day] ?? {}
  const tour = built.problem.days[day]
  if (!(date && tour)) return []
  const times = mealTimes(request)[meal]
  const opens = kitchenOpens(place, meal, request)
  const window = { from: Math.max(times.from - aLittle, opens), to: times.to + aLittle }
  const starts = within(visitStarts(place, date, request), window)
  if (starts.length === 0) return []
  const minutes = mealMinutes(place, { meal }, request)
  const seeks = seeksKitchens(request)
  const most = seeks ? longestWay.forADiet : longestWay.usual
  const worth = tableWorth(place, meal, request) - boreOf(place, now, seat, request)
  const changed: ChangedVisit = { visit, point: pointOf(place, built), duration: minutes, starts }
  const rest = (plan[day] ?? []).filter((each) => each !== visit)
  const usual = waysOf(rest, tour, built)
  // Who keeps to a diet has the day built round the table.
  const variants = seeks ? variantsOf(rest, built, request) : [{ others: rest, takes: 0 }]
  const hours = [0, laterBy(day, request)].flatMap((late) =>
    [0, seeks ? shorterBy : 0].map((less) => ({ day, late, less })),
  )
  return variants.flatMap(({ others, takes }) =>
    Array.from({ length: others.length + 1 }, (_, at) => others.toSpliced(at, 0, visit)).flatMap(
      (order): Found[] => {
        const { there, on, detour } = waysBy(order, tour, changed, built)
        if (detour > most || Math.min(there, on) > most) return []
        const kept = hours.find((each) => keepsAll(order, each, changed, built))
        if (!kept) return []
        const longer = Math.max(0, waysOf(others, tour, built) - usual) + detour
        const cost = wayWeight * longer + kept.late + kept.less + takes
        return [{ place, order, starts, minutes, ...kept, worth: worth - cost }]
      },
    ),
  )
}

/** The other stops of a day as they are, with one at another hour, or without a lesser one. */
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

/** What it takes that another stop has another hour than the search gave it, and that one is lost. */
const stopMoved = 60
const stopLost = 160
/** A sight that a guide book opens with is not left out for a table. */
const knownToMany = 0.5

const wayWeight = 4
/** One comes home a little later for a table that is known, where nobody said when, nor tires early. */
function laterBy(day: number, { days, party }: PlanRequest): number {
  const isEarly = party.children || party.elderly || party.who.includes('seniors')
  return isEarly || days[day]?.to !== undefined ? 0 : aLittle
}
