/** One day's tour as stops with times and ways; what the tour leaves open is free time, and called so. */
import { estimatedFrom, type FactSource, fromCatalogue } from '#domain/facts/fact-source.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { legOf, type TravelLeg } from '#domain/routing/travel-estimate.ts'
import type { DayId, IdSource } from '#domain/trip/ids.ts'
import type { newStopFields } from '#domain/trip/new-trip.ts'
import type { Leg } from '#domain/trip/parts.ts'
import type { DayProblem, DayVisit } from './day-problem.ts'
import { type DayTrip, legOfTrip, lunchOnTrip, minutesThere } from './day-trips.ts'
import { openMealName } from './diets.ts'
import { reasonsFor } from './explain.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import type { PlanRequest } from './schema.ts'

interface ToldStop {
  id: ReturnType<IdSource['stop']>
  fields: Omit<Parameters<typeof newStopFields>[0], 'order'>
  /** Where it stands in the day's tour; null for free time. */
  position: number | null
}

interface ToldDay {
  stops: ToldStop[]
  back: Leg | null
}

export function tellDay(
  request: PlanRequest,
  { problem, visits, travel, points }: DayProblem,
  index: number,
  tour: readonly number[],
  { id, ids }: { id: DayId; ids: IdSource },
): ToldDay {
  const day = request.days[index]
  const limits = problem.days[index]
  if (!(day && limits)) throw new Error(`There is no day ${index} in the request`)
  const { zone, lodging } = request.about
  const stops: ToldStop[] = []
  let here: Whereabouts = { at: request.lodging, area: lodging ?? null }
  const leaveFree = (from: number, to: number, name: string) => {
    const leg = returning ? legOfTrip(returning) : null
    const fields = freeTime({ ...here, name, leg, start: from, minutes: to - from, day: id, zone })
    returning = null
    stops.push({ id: ids.stop(`${day.date} free ${stops.length}`), fields, position: null })
  }
  let point = limits.startPoint
  let free = limits.from
  /** The trip one is on the way back from. */
  let returning: DayTrip | null = null
  const wayTo = (leg: TravelLeg): Leg =>
    returning ? legOfTrip(returning, toNextMark(leg.minutes)) : tripLeg(leg)
  for (const [position, number] of tour.entries()) {
    const visit = problem.visits[number]
    const meaning = visits[number]
    if (!(visit && meaning)) throw new Error(`There is no visit ${number} in the problem`)
    const leg = inMarks(legOf(travel, point, visit.point))
    const way = problem.travel[point * problem.points + visit.point] ?? 0
    const ready = free + way
    const span = (visit.starts[index] ?? []).find(({ to }) => ready <= to)
    const start = Math.max(ready, span?.from ?? ready)
    const most = position === 0 ? longestMorning : longestGap
    const until = toPreviousMark(start - way)
    if (until - free >= most) leaveFree(free, until, freeName(position, here))
    const { outing } = meaning
    const { minutes = outing ? minutesThere(outing.place) : visit.duration } =
      meaning.appointment ?? {}
    const told = outing ? legOfTrip(outing.trip) : wayTo(leg)
    const arrives = outing ? start + (told.minutes ?? 0) : start
    const lunch =
      outing && meaning.mealsInside.includes('lunch') ? lunchOnTrip(outing, arrives, request) : null
    const lunchWithin =
      outing && !lunch && meaning.mealsInside.includes('lunch')
        ? [`${openMealName('lunch', outing.place.name, request.diets)}, during the visit.`]
        : []
    const tell = (what: DayVisit, time: Told, way: Leg | null) =>
      stops.push({
        id: ids.stop(keyOf(what, day.date)),
        position: what === meaning ? position : null,
        fields: {
          ...factsOf(what, request),
          day: id,
          zone,
          at: outing?.place.at ?? points[visit.point] ?? request.lodging,
          ...time,
          leg: way,
          reasons:
            what.kind === 'free'
              ? ['Small children sleep better with a quiet hour after lunch.']
              : [...reasonsFor(what, { leg, ...time }, day, request), ...lunchWithin],
        },
      })
    if (outing && lunch) {
      const meal = {
        ...meaning,
        kind: 'meal',
        meal: 'lunch',
        place: null,
        around: outing.place,
      } as const
      const own = { start: lunch.start, minutes: lunch.minutes }
      const isFirst = lunch.start < lunch.visit.start
      if (isFirst) tell(meal, own, told)
      tell(meaning, lunch.visit, isFirst ? null : told)
      if (!isFirst) tell(meal, own, null)
    } else tell(meaning, { start: arrives, minutes }, told)
    point = visit.point
    free = start + visit.duration
    returning = outing?.trip ?? null
    // After a trip one is back where it began.
    const area = outing ? (lodging ?? null) : (meaning.place?.area ?? here.area)
    here = { at: points[point] ?? request.lodging, area }
  }
  if (tour.length === 0) {
    leaveFree(limits.from, Math.max(limits.from, limits.to), 'A free day')
    return { stops, back: null }
  }
  const over = limits.to - (problem.travel[point * problem.points + limits.endPoint] ?? 0)
  if (over - free >= longestEvening) leaveFree(free, over, 'The rest of the day is free')
  const back = wayTo(inMarks(legOf(travel, point, limits.endPoint)))
  return { stops, back }
}

type Told = { start: number; minutes: number }

interface Whereabouts {
  at: Coordinates
  area: string | null
}

/** Longer than this between two stops is time that is given to the traveller, and called so. */
const longestGap = 60
/** Getting up late needs no word, and neither does an evening off after dinner. */
const longestMorning = 120
const longestEvening = 240

function freeName(position: number, { area }: Whereabouts): string {
  if (position === 0) return 'A slow start'
  return area ? `Free time around ${area}` : 'Free time'
}

function freeTime(
  told: Whereabouts &
    Pick<ToldStop['fields'], 'leg' | 'start' | 'minutes' | 'day' | 'zone' | 'name'>,
): ToldStop['fields'] {
  const reasons = ['Nothing is planned here, so that there is time for what turns up.']
  const name = told.name.slice(0, 200)
  return { ...told, name, kind: 'free', reasons }
}

/** A place is visited once a trip; a meal somewhere and a nap, once a day. */
function keyOf({ kind, place, appointment, meal }: DayVisit, date: string): string {
  if (appointment) return `appointment ${appointment.id}`
  if (kind === 'free') return `${date} nap`
  return place ? `place ${place.id}` : `${date} ${meal}`
}

function factsOf(visit: DayVisit, request: PlanRequest) {
  const { kind, place, appointment, meal, locked } = visit
  const hours = place?.hours === null ? estimatedFrom('usual opening hours') : fromCatalogue
  const mine: FactSource = { kind: 'traveller' }
  return {
    kind,
    placeId: place?.id ?? null,
    category: place?.kind ?? null,
    name: nameOf(visit, request),
    meal,
    area: place?.area ?? visit.around?.area ?? null,
    diets: [...(place?.diets ?? [])],
    price: place?.price ?? null,
    locked,
    checkHours: place !== null && place.hours === null,
    sources: {
      ...(place ? { place: fromCatalogue, hours } : {}),
      ...(appointment ? { time: mine } : {}),
    },
  }
}

/** Ways are told in marks of the clock, as all times of a plan. */
function inMarks(leg: TravelLeg): TravelLeg {
  return { ...leg, minutes: toNextMark(leg.minutes) }
}

function tripLeg({ mode, minutes, meters, estimated }: TravelLeg): Leg {
  const source: FactSource = estimated
    ? estimatedFrom('distance')
    : { kind: 'provider', name: 'routing' }
  // In marks of the clock, as all times of a plan.
  return {
    mode,
    minutes: toNextMark(minutes),
    meters,
    from: null,
    to: null,
    reference: null,
    source,
  }
}

function nameOf(
  { kind, place, appointment, meal, around }: DayVisit,
  { diets }: PlanRequest,
): string {
  if (appointment) return appointment.name
  if (place) return place.name
  if (kind === 'free') return around ? `Nap time near ${around.name}` : 'Nap time at your lodging'
  return openMealName(meal ?? 'lunch', around?.name ?? 'your lodging', diets).slice(0, 200)
}
