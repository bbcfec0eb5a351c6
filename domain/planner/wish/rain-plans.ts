/** A second plan for each day, where somebody asked for one: what to see under a roof instead of the longest stop in the open. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { objection, visitStarts } from '../appeal.ts'
import { dayInWords } from '../days-in-words.ts'
import { isMealPlace } from '../meal-places.ts'
import type { PlanRequest } from '../schema.ts'
import { isUnfit } from '../travellers.ts'

const asksForOne =
  /\bplan b\b|\b(?:back-?up|alternatives?|options?|ideas?) (?:plan )?(?:for|if|in case)(?: of)? (?:it )?(?:rain|bad weather|wet)|\b(?:if|when|in case) it (?:rains|is raining)\b|\brainy[- ]day (?:plans?|options?|alternatives?|ideas?)\b/i
/** What a kilometer takes from a house that is known: one is wet by then. */
const perKilometre = 0.08
/** An hour that is short in a shower, and is no plan of its own. */
const leastMinutes = 40

export function rainPlans(text: string, request: PlanRequest, trip: Trip): string[] {
  if (!asksForOne.test(text)) return []
  const planned = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const told = new Set<string>()
  return trip.days.flatMap((day) => rainPlan(day, request, planned, told))
}

function rainPlan(
  { date, stops }: Day,
  request: PlanRequest,
  planned: ReadonlySet<string | null>,
  told: Set<string>,
): string[] {
  const open = stops
    .flatMap((stop) => {
      const place = request.places.find(({ id }) => id === stop.placeId)
      const isOut = place?.setting === 'outdoor' && !isMealPlace(place) && (stop.minutes ?? 0) > 0
      return place && isOut && (stop.minutes ?? 0) >= leastMinutes ? [{ stop, place }] : []
    })
    .toSorted((a, b) => (b.stop.minutes ?? 0) - (a.stop.minutes ?? 0))[0]
  const when = dayInWords(date)
  if (!open)
    return [`If it rains on ${when}: nothing to change, since most of the day is under a roof.`]
  const from = open.place.dayTrip ? request.lodging : open.place.at
  const rank = ({ essential, at }: Place) => essential - perKilometre * kilometres(from, at)
  const best = request.places
    .filter((place) => place.setting === 'indoor' && isHouse(place) && !planned.has(place.id))
    .filter((place) => !told.has(place.id) && objection(place, request) === null)
    .filter(
      (place) => !isUnfit(place, request) && isOpenThen(place, date, open.stop.start, request),
    )
    .toSorted((a, b) => rank(b) - rank(a))[0]
  if (best) told.add(best.id)
  const roofs = stops.flatMap(({ placeId }) => {
    const place = request.places.find(({ id }) => id === placeId)
    return place && place.setting === 'indoor' && isHouse(place) ? [place.name] : []
  })
  if (open.place.dayTrip)
    return [
      `If it rains on ${when}: ask the evening before whether ${open.place.name} goes ahead${best ? `; else ${best.name}` : ', or change it for another of your days'}.`,
    ]
  if (best) return [`If it rains on ${when}: ${best.name} instead of ${open.place.name}.`]
  return [
    roofs.length > 0
      ? `If it rains on ${when}: ${listed(roofs)} while it pours, and ${open.place.name} when it is over.`
      : `If it rains on ${when}: ${open.place.name} waits for a dry hour; nothing else under a roof is known nearby.`,
  ]
}

const houses = new Set<PlaceKind>(
  'museum gallery palace worship spa stage zoo theme-park landmark market shopping activity'.split(
    ' ',
  ) as PlaceKind[],
)
const isHouse = ({ kind, dayTrip }: Place) => houses.has(kind) && !dayTrip

/** So far from the hour of the other stop it may begin. */
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
