/** A rain plan for each day, on request: for each open-air stop something nearby under a roof. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { objection, visitStarts } from '../appeal.ts'
import { dayInWords } from '../days-in-words.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { PlanRequest } from '../schema.ts'
import { isUnfit } from '../worth/travellers.ts'
import { asksForARainPlan } from './weather-asked.ts'

/** Points on renown (0 to 1) lost for each kilometre. */
const perKilometre = 0.08
/** Fewest minutes of a stop that gets one. */
const leastMinutes = 40
/** Longest distance in kilometres. */
const nearby = 6
/** The most stops of a day that get one. */
const mostADay = 3

export function rainPlans(text: string, request: PlanRequest, trip: Trip): string[] {
  if (!asksForARainPlan(text)) return []
  const planned = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const told = new Set<string>()
  return trip.days.flatMap((day, index) => {
    const isLast = index === trip.days.length - 1
    return rainPlan(day, request, planned, told, isLast)
  })
}

interface Outside {
  place: Place
  start: string | null
  minutes: number
}

function rainPlan(
  { date, stops }: Day,
  request: PlanRequest,
  planned: ReadonlySet<string | null>,
  told: Set<string>,
  isLast: boolean,
): string[] {
  const placeOf = (id: string | null) => request.places.find((place) => place.id === id)
  const outside = stops
    .flatMap(({ placeId, minutes, start }): Outside[] => {
      const place = placeOf(placeId)
      const isOut = place?.setting === 'outdoor' && !isMealPlace(place)
      return place && isOut && (minutes ?? 0) >= leastMinutes
        ? [{ place, start, minutes: minutes ?? 0 }]
        : []
    })
    .toSorted((a, b) => b.minutes - a.minutes)
    .slice(0, mostADay)
  const when = dayInWords(date)
  if (outside.length === 0)
    return [`If it rains on ${when}: nothing to change, since most of the day is under a roof.`]
  const outing = outside.find(({ place }) => place.dayTrip)
  if (outing) {
    const roof = roofFor(outing, request.lodging, { date, request, planned, told })
    // A day that is over is no exchange.
    const other = isLast ? '; else keep to the town' : ', or change it for a later day'
    return [
      `If it rains on ${when}: ask the evening before whether ${outing.place.name} goes ahead${roof ? `; else ${roof.name}` : other}.`,
    ]
  }
  const swaps = outside.flatMap((each) => {
    const roof = roofFor(each, each.place.at, { date, request, planned, told })
    return roof ? [{ of: each.place.name, roof: roof.name, start: each.start ?? '' }] : []
  })
  const bare = outside
    .map(({ place }) => place.name)
    .filter((name) => !swaps.some(({ of }) => of === name))
  if (swaps.length > 0) {
    const inOrder = swaps.toSorted((a, b) => a.start.localeCompare(b.start))
    const waits =
      bare.length > 0
        ? ` Nothing under a roof is known near ${listed(bare)}: a dry hour${isLast ? '' : ' or a later day'}.`
        : ''
    return [
      `If it rains on ${when}: ${listed(inOrder.map(({ of, roof }) => `${roof} instead of ${of}`))}.${waits}`,
    ]
  }
  const [longest] = outside
  const roofs = stops.flatMap(({ placeId }) => {
    const place = placeOf(placeId)
    return place && place.setting === 'indoor' && isHouse(place) ? [place.name] : []
  })
  return [
    roofs.length > 0
      ? `If it rains on ${when}: ${listed(roofs)} while it pours, and ${longest?.place.name} when it is over.`
      : `If it rains on ${when}: ${longest?.place.name} waits for a dry hour; nothing else under a roof is known nearby.`,
  ]
}

interface Search {
  date: string
  request: PlanRequest
  planned: ReadonlySet<string | null>
  /** Ids offered before. */
  told: Set<string>
}

function roofFor(
  { start }: Outside,
  from: Place['at'],
  { date, request, planned, told }: Search,
): Place | undefined {
  const rank = ({ essential, at }: Place) => essential - perKilometre * kilometres(from, at)
  const best = request.places
    .filter((place) => place.setting === 'indoor' && isHouse(place) && !planned.has(place.id))
    .filter((place) => !told.has(place.id) && kilometres(from, place.at) <= nearby)
    .filter((place) => objection(place, request) === null && !isUnfit(place, request))
    .filter((place) => isOpenThen(place, date, start, request))
    .toSorted((a, b) => rank(b) - rank(a))[0]
  if (best) told.add(best.id)
  return best
}

const houses = new Set<PlaceKind>(
  'museum gallery palace worship spa stage zoo theme-park landmark market shopping activity'.split(
    ' ',
  ) as PlaceKind[],
)
/** Words of places with a roof that rain spoils all the same. */
const onTheMove =
  /\b(?:sea ?plane|flights?|helicopter|boat|cruise|ferry|bus tour|walking tour|bike|tram)\b/i
const isHouse = ({ kind, name, dayTrip }: Place) =>
  houses.has(kind) && !dayTrip && !onTheMove.test(name)

/** Minutes by which it may begin earlier or later. */
const about = 90

function isOpenThen(
  place: Place,
  date: string,
  start: string | null,
  request: PlanRequest,
): boolean {
  const [hours = 0, minutes = 0] = (start?.slice(11) ?? '').split(':').map(Number)
  const then = hours * 60 + minutes
  return visitStarts(place, date, request).some(
    ({ from, to }) => from <= then + about && then - about <= to,
  )
}
