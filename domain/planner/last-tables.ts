/**
 * After all else: a lunch or a dinner that still has no name gets a house that is known, open then and fit for who sits
 * there, wherever one is within reach. A page that names the nearest table and sends nobody there helps nobody. Sights
 * stay on their day and in their order; the meal may be an earlier or a later stop of it.
 */
import type { Meal, Place } from '#domain/places/schema.ts'
import { objection, visitStarts } from './appeal.ts'
import { isWished } from './asked/asked-starts.ts'
import { fitsDiet } from './diets.ts'
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
import { isOfADinner } from './special-dinner.ts'
import { tableWorth } from './table-worth.ts'
import { tableFit } from './tables.ts'
import type { StartSpan, TourPlan } from './tours/problem.ts'

/** Minutes to a table or on from it. */
const longestWay = { usual: 25, forADiet: 35 }
/** Minutes that the meal may come before or after its usual hour. */
const aLittle = 30
/** Between getting up from lunch and sitting down to dinner. */
const untilHungry = 180
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
  const { place, order, starts, minutes, late } = found
  const visits = built.visits.with(visit, { ...meaning, place, around: null })
  const change = (problem: DayProblem['problem']) => {
    const own = problem.visits[visit]
    if (!own) return problem
    const point = pointOf(place, built)
    const seat = { ...own, point, duration: minutes, starts: own.starts.with(day, starts) }
    const hours = problem.days[day]
    const days = hours ? problem.days.with(day, { ...hours, to: hours.to + late }) : problem.days
    return { ...problem, days, visits: problem.visits.with(visit, seat) }
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

/** The best hour of the day for this table, the other stops as they are; none where it does not fit. */
function seatsAt(
  place: Place,
  meal: Meal,
  { built, plan }: Seated,
  { day, visit }: Seat,
  request: PlanRequest,
): Found[] {
  const { date } = request.days[day] ?? {}
  const tour = built.problem.days[day]
  const order = plan[day] ?? []
  if (!(date && tour)) return []
  const times = mealTimes(request)[meal]
  const opens = kitchenOpens(place, meal, request)
  const window = { from: Math.max(times.from - aLittle, opens), to: times.to + aLittle }
  const starts = within(visitStarts(place, date, request), window)
  const minutes = mealMinutes(place, { meal }, request)
  if (starts.length === 0) return []
  const rest = order.filter((each) => each !== visit)
  const most = seeksKitchens(request) ? longestWay.forADiet : longestWay.usual
  const worth =
    tableWorth(place, meal, request) - boreOf(place, { built, plan }, { day, visit }, request)
  return Array.from({ length: rest.length + 1 }, (_, at) => rest.toSpliced(at, 0, visit)).flatMap(
    (seated): Found[] => {
      const at = seated.indexOf(visit)
      const point = (index: number, otherwise: number) =>
        built.problem.visits[seated[index] ?? -1]?.point ?? otherwise
      const here = pointOf(place, built)
      const way = (from: number, to: number) =>
        built.travel.minutes[from * built.travel.size + to] ?? 0
      const [before, after] = [point(at - 1, tour.startPoint), point(at + 1, tour.endPoint)]
      const [there, on] = [way(before, here), way(here, after)]
      const detour = there + on - way(before, after)
      if (detour > most || Math.min(there, on) > most) return []
      const visits = new Map([[visit, { point: here, duration: minutes, starts }]])
      const late = laterBy(day, request)
      const isKept = [0, late].find((more) => keepsAll(seated, day, visits, built, more))
      if (isKept === undefined) return []
      const found = { place, order: seated, starts, minutes, late: isKept }
      return [{ ...found, worth: worth - wayWeight * detour - isKept }]
    },
  )
}

const wayWeight = 4

/** One comes home a little later for a table that is known, where nobody said when, nor tires early. */
function laterBy(day: number, { days, party }: PlanRequest): number {
  const isEarly = party.children || party.elderly || party.who.includes('seniors')
  return isEarly || days[day]?.to !== undefined ? 0 : aLittle
}

type Changed = ReadonlyMap<number, { point: number; duration: number; starts: StartSpan[] }>

/** Whether every stop of a day still has its hour, with one of them changed, and dinner is not on top of lunch. */
function keepsAll(
  order: readonly number[],
  day: number,
  changed: Changed,
  { problem, visits }: DayProblem,
  late: number,
): boolean {
  const tour = problem.days[day]
  if (!tour) return false
  const way = (from: number, to: number) => problem.travel[from * problem.points + to] ?? 0
  let [time, point, lunchOver] = [tour.from, tour.startPoint, Number.NEGATIVE_INFINITY]
  for (const number of order) {
    const visit = problem.visits[number]
    if (!visit) return false
    const own = changed.get(number)
    const there = own?.point ?? visit.point
    const arrival = time + way(point, there)
    const spans = own?.starts ?? visit.starts[day] ?? []
    const span = spans.find(({ to }) => arrival <= to)
    if (!span) return false
    const start = Math.max(arrival, span.from)
    const { meal } = visits[number] ?? {}
    if (meal === 'dinner' && start - lunchOver < untilHungry) return false
    time = start + (own?.duration ?? visit.duration)
    if (meal === 'lunch') lunchOver = time
    point = there
  }
  return time + way(point, tour.endPoint) <= tour.to + late
}
