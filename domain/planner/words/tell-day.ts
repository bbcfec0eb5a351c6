/** One day's tour as stops with times and ways; gaps are told as free time. */
import { estimatedFrom, type FactSource, fromCatalogue } from '#domain/facts/fact-source.ts'
import type { Place } from '#domain/places/schema.ts'
import { legOf, type TravelLeg } from '#domain/routing/travel-estimate.ts'
import type { DayId, IdSource } from '#domain/trip/ids.ts'
import type { newStopFields } from '#domain/trip/new-trip.ts'
import type { Leg } from '#domain/trip/parts.ts'
import { freeAfter } from '../after-search/free-after.ts'
import {
  atHome,
  freeName,
  freeReason,
  freeThere,
  hoursAtHome,
  leastPause,
  type Offered,
  pauseName,
  shortDay,
  type Whereabouts,
} from '../after-search/free-hours.ts'
import { laterBegin, spreadGaps } from '../after-search/spread-gaps.ts'
import { paceOf } from '../day-habits.ts'
import { type LunchOnTheWay, lunchOnTheWay, withWay } from '../day-trips/lunch-on-the-way.ts'
import { afterLunch, shareBeforeLunch } from '../day-trips/parts-of-outing.ts'
import { type DayTrip, legOfTrip, lunchOnTrip, wayBack } from '../day-trips/planned-day-trip.ts'
import type { DayVisit } from '../day-visit.ts'
import { openMealName } from '../diets.ts'
import { longerBy, nightFrom } from '../longer-visits.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { bitesBetween, mealsBetween, mealWithin, type StopOfDay } from '../meals/hungry-days.ts'
import { mealDuring, openMealOn } from '../meals/open-meals.ts'
import { isHourToCheck } from '../opening/hours-to-check.ts'
import { legFrom } from '../opening/visit-ends.ts'
import { restName, restReason } from '../party/rest-words.ts'
import type { DayProblem } from '../problem/day-problem.ts'
import { caughtBy } from '../said/caught-moments.ts'
import type { PlanRequest } from '../schema.ts'
import { laterDinner, spentBefore } from '../seating/later-dinner.ts'
import { kosherKitchensAreShut, reasonsFor } from './explain.ts'

interface ToldStop {
  id: ReturnType<IdSource['stop']>
  fields: Omit<Parameters<typeof newStopFields>[0], 'order'>
  /** Position in the day's tour; null for free time. */
  position: number | null
}

export interface ToldDay {
  stops: ToldStop[]
  back: Leg | null
}

export function tellDay(
  request: PlanRequest,
  built: DayProblem,
  index: number,
  tour: readonly number[],
  { id, ids, offered }: { id: DayId; ids: IdSource; offered: Offered },
): ToldDay {
  const { problem, visits, travel, points } = built
  const day = request.days[index]
  const limits = problem.days[index]
  if (!(day && limits)) throw new Error(`There is no day ${index} in the request`)
  const { zone, lodging } = request.about
  const stops: ToldStop[] = []
  let here: Whereabouts = { at: request.lodging, area: lodging ?? null }
  const leaveFree = (
    from: number,
    to: number,
    name: string,
    {
      says,
      there = here,
      way = null,
    }: { says?: string; there?: Whereabouts; way?: Leg | null } = {},
  ) => {
    const leg = returning ? wayBack(returning, null) : way
    const isFed = here.place?.kind === 'restaurant' || here.place?.kind === 'cafe'
    const why = says ?? freeReason({ from, to, at: there.at, isFed }, day, request, offered)
    const time = { start: from, minutes: to - from, day: id, zone, reasons: [why] }
    const { at, area } = there
    const fields = freeTime({ at, area, ...time, name, leg })
    returning = null
    stops.push({ id: ids.stop(`${day.date} free ${stops.length}`), fields, position: null })
  }
  let point = limits.startPoint
  let left = limits.from + laterBegin(built, index, tour, day, request)
  // A day that may begin early is not idle where it does not.
  const usualStart = Math.max(left, day.from ?? paceOf(request).from)
  /** The day trip from which one is returning. */
  let returning: DayTrip | null = null
  /** The place just left, whose visit may have ended elsewhere than it began. */
  let leftPlace: Place | null = null
  const wayTo = (leg: TravelLeg): Leg => {
    const way = tripLeg(leg, request)
    return returning ? wayBack(returning, way) : { ...way, from: legFrom(leftPlace) }
  }
  const passed: StopOfDay[] = []
  let lunchOver: number | null = null
  const stays = spreadGaps(built, index, tour, day, request)
  for (const [position, number] of tour.entries()) {
    const visit = problem.visits[number]
    const meaning = visits[number]
    if (!(visit && meaning)) throw new Error(`There is no visit ${number} in the problem`)
    const leg = inMarks(legOf(travel, point, visit.point))
    const way = problem.travel[point * problem.points + visit.point] ?? 0
    const ready = left + way
    const span = (visit.starts[index] ?? []).find(({ to }) => ready <= to)
    const planned = Math.max(ready, span?.from ?? ready)
    const over = planned + visit.duration
    const asked = { ready, start: planned, minutes: visit.duration }
    const begins = nightFrom(meaning, asked, day, request)
    const free = freeAfter(built, index, tour, position, over)
    const time = { start: begins, minutes: over - begins, free }
    const latest = span?.to ?? begins
    const wait = laterDinner(meaning, { start: begins, latest, lunchOver, free })
    const before = position > 0 ? (passed.at(-1) ?? null) : null
    const isNext = before !== null && stops.at(-1)?.position === position - 1
    const spent = spentBefore(wait, isNext ? before : null, day, request)
    const longerBefore = stops.at(-1)
    if (spent.longer > 0 && longerBefore) {
      longerBefore.fields.minutes = (longerBefore.fields.minutes ?? 0) + spent.longer
      left += spent.longer
    }
    const held = caughtBy(meaning, time, day, request)
    const caught = { ...held, later: held.later + spent.later }
    const start = begins + caught.later
    const most = position === 0 ? longestMorning : longestGap
    const until = toPreviousMark(start - way)
    const idle = position === 0 ? usualStart : left
    const bed = limits.startPoint
    const homeward = inMarks(legOf(travel, point, bed))
    const outward = inMarks(legOf(travel, bed, visit.point))
    const isRest = position > 0 && until - idle >= most && !returning && !day.startAt && lodging
    const ways = { home: homeward.minutes, on: outward.minutes, straight: way }
    const { elderly, stepFree, shortWalks, who } = request.party
    const isTired = elderly || stepFree || shortWalks || who.includes('seniors')
    const resting = isRest ? hoursAtHome({ from: idle, to: start }, ways, here, isTired) : null
    // Free hours before dinner are spent there, after the ride.
    const there =
      !resting && position > 0 && until - idle >= most && !returning && leg.mode !== 'walk'
        ? freeThere(meaning, here)
        : null
    if (resting) {
      const room = { at: request.lodging, area: lodging ?? null }
      const way = wayTo(homeward)
      leaveFree(resting.from, resting.to, atHome.name, { says: atHome.says, there: room, way })
    } else if (there) leaveFree(idle + way, start, there.says, { there, way: wayTo(leg) })
    else if (until - idle >= most) leaveFree(idle, until, freeName(position, here))
    else if (position > 0 && until - idle >= leastPause) leaveFree(idle, until, pauseName(meaning))
    const { outing } = meaning
    const isLast = position === tour.length - 1
    const lingers = isLast
      ? 0
      : Math.max(longerBy(meaning, time, day, request), stays[position] ?? 0)
    const longer = caught.later + caught.longer || lingers
    const { minutes = outing ? outing.minutes : over - start + longer } = meaning.appointment ?? {}
    const onward = resting ? tripLeg(outward, request) : there ? null : wayTo(leg)
    const told = outing ? legOfTrip(outing.trip) : onward
    const arrives = outing ? start + (told?.minutes ?? 0) : start
    const lunch =
      outing && meaning.mealsInside.includes('lunch') ? lunchOnTrip(outing, arrives, request) : null
    const mealsWithin = meaning.mealsInside.flatMap((meal) => {
      if (meaning.kind === 'meal') return ['A late breakfast, which is your lunch as well.']
      if (!outing) return [mealWithin(meal, request.diets)]
      return meal === 'lunch' && lunch ? [] : mealDuring(meal, outing.place, request)
    })
    const tell = (what: DayVisit, time: Told, way: Leg | null, share?: number) =>
      stops.push({
        id: ids.stop(keyOf(what, day.date)),
        position: what === meaning ? position : null,
        fields: {
          ...factsOf(what, request, kosherKitchensAreShut(time.start, day.date, request)),
          checkHours: what.place !== null && isHourToCheck(what.place, what.meal, time, day.date),
          day: id,
          zone,
          at: (outing ? (what.around ?? outing.place).at : points[visit.point]) ?? request.lodging,
          ...time,
          leg: way,
          reasons:
            what.kind === 'free'
              ? [restReason(what, day, index)]
              : [
                  ...reasonsFor(what, { leg, ...time, ...(share && { share }) }, day, request),
                  ...mealsWithin,
                ],
        },
      })
    const onTheWay: LunchOnTheWay | null =
      outing && lunch ? lunchOnTheWay(outing, lunch, request) : null
    const driven: number = onTheWay?.minutes ?? 0
    if (outing && lunch) {
      const around = onTheWay?.around ?? outing.place
      const meal = { ...meaning, kind: 'meal', meal: 'lunch', place: null, around } as const
      const own = { start: lunch.start + driven, minutes: lunch.minutes }
      const isFirst = lunch.start < lunch.visit.start
      const share = shareBeforeLunch(lunch)
      if (isFirst) tell(meal, own, told)
      tell(meaning, lunch.visit, isFirst ? null : told, share)
      if (!isFirst) tell(meal, own, onTheWay && legOfTrip(withWay(outing.trip, driven)))
      const rest = afterLunch(outing, lunch, request)
      if (rest) {
        const fields = freeTime({ ...rest, day: id, zone, leg: null })
        stops.push({ id: ids.stop(`${day.date} after lunch`), fields, position: null })
      }
    } else tell(meaning, { start: arrives, minutes }, told)
    passed.push({ visit: meaning, start, minutes, planned: visit.duration })
    if (meaning.meal === 'lunch') lunchOver = start + minutes
    point = visit.point
    leftPlace = outing ? null : meaning.place
    left = over + longer
    returning = outing && withWay(outing.trip, outing.trip.minutesEachWay - driven)
    // After a day trip or a rest at the lodging one is where the day began.
    const isHome = outing !== null || (meaning.kind === 'free' && meaning.around === null)
    const area = isHome ? (lodging ?? null) : (meaning.place?.area ?? here.area)
    const place = isHome ? null : (meaning.place ?? here.place ?? null)
    here = { at: leftPlace?.endsAt ?? points[point] ?? request.lodging, area, place }
  }
  if (tour.length === 0) {
    // Departures before the day's begin include packing.
    const packs = day.to === undefined ? limits.from : day.to - leastTold
    const from = Math.min(limits.from, packs)
    const end = Math.max(from + leastTold, packs < limits.from ? 0 : limits.to)
    const short = shortDay(index, request.days.length)
    if (end - from < leastFreeDay) leaveFree(from, end, short.name, { says: short.says })
    else leaveFree(from, end, end <= earlyAfternoon ? 'A free morning' : 'A free day')
    return { stops, back: null }
  }
  for (const { stop, says } of [
    ...mealsBetween(passed, request),
    ...bitesBetween(passed, request),
  ]) {
    const fed = stops.find(({ position }) => position === stop)
    if (fed) fed.fields.reasons = [...(fed.fields.reasons ?? []), says]
  }
  const ends = limits.to - (problem.travel[point * problem.points + limits.endPoint] ?? 0)
  if (ends - left >= longestEvening && left < dinnerTime)
    leaveFree(left, ends, 'The rest of the day is free')
  const back = wayTo(inMarks(legOf(travel, point, limits.endPoint)))
  return { stops, back }
}

type Told = { start: number; minutes: number }

/** Minutes of a gap above which it is told as free time. */
const longestGap = 60
/** The same in the morning; and an evening after dinner is not told. */
const longestMorning = 120
const leastFreeDay = 120
const earlyAfternoon = 810
/** Fewest minutes of a stop. */
const leastTold = 30
/** Minute of the day after which free time is not told. */
const dinnerTime = 1110
const longestEvening = 240

function freeTime(
  told: Pick<Whereabouts, 'at' | 'area'> &
    Pick<ToldStop['fields'], 'leg' | 'start' | 'minutes' | 'day' | 'zone' | 'name' | 'reasons'>,
): ToldStop['fields'] {
  const name = told.name.slice(0, 200)
  return { ...told, name, kind: 'free' }
}

/** Identity of a visit: a place once a trip; a meal somewhere, a nap and a siesta once a day. */
function keyOf({ kind, place, appointment, meal, turn, siesta }: DayVisit, date: string): string {
  if (appointment) return `appointment ${appointment.id}`
  if (kind === 'free') return `${date} ${siesta ? 'siesta' : 'nap'}`
  if (place && turn !== null) return `place ${place.id} ${meal} ${date}`
  return place ? `place ${place.id}` : `${date} ${meal}`
}

function factsOf(visit: DayVisit, request: PlanRequest, isSabbath: boolean) {
  const { kind, place, appointment, meal, locked } = visit
  const hours = place?.hours === null ? estimatedFrom('usual opening hours') : fromCatalogue
  const mine: FactSource = { kind: 'traveller' }
  return {
    kind,
    placeId: place?.id ?? null,
    category: place?.kind ?? null,
    name: nameOf(visit, request, isSabbath),
    meal,
    area: place?.area ?? visit.around?.area ?? null,
    diets: [...(place?.diets ?? [])],
    price: place?.price ?? null,
    locked,
    sources: {
      ...(place ? { place: fromCatalogue, hours } : {}),
      ...(appointment ? { time: mine } : {}),
    },
  }
}

/** The leg with its minutes rounded to marks of the clock. */
function inMarks(leg: TravelLeg): TravelLeg {
  return { ...leg, minutes: toNextMark(leg.minutes) }
}

function tripLeg(
  { mode, minutes, meters, estimated }: TravelLeg,
  { party, taxis }: PlanRequest,
): Leg {
  const source: FactSource = estimated
    ? estimatedFrom('distance')
    : { kind: 'provider', name: 'routing' }
  // Rounded to marks of the clock.
  return {
    mode: taxis && (mode === 'drive' || mode === 'transit') ? 'taxi' : mode,
    ...(party.stepFree ? { stepFree: true } : {}),
    minutes: toNextMark(minutes),
    meters,
    from: null,
    to: null,
    reference: null,
    source,
  }
}

function nameOf(
  { kind, place, appointment, meal, around, siesta, rest }: DayVisit,
  { diets }: PlanRequest,
  isSabbath: boolean,
): string {
  if (appointment) return appointment.name
  if (place) return place.name
  if (kind === 'free') return restName({ around, siesta, rest })
  if (around?.dayTrip) return openMealOn(meal ?? 'lunch', around)
  const where = around?.name ?? 'your lodging'
  return openMealName(meal ?? 'lunch', where, diets, { isSabbath }).slice(0, 200)
}
