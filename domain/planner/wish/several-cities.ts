/** A wish for several cities, or for a country or region whose cities are to be chosen. */
import { zoneOf } from '#domain/places/zone-of.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { isSunriseFarOff } from '../asked/sunrise.ts'
import { fillStays, type PlannedStay } from '../fill-stays.ts'
import { wayFromHome } from '../multi-city/far-home.ts'
import { knownCities } from '../multi-city/known-cities.ts'
import { shownTrip } from '../multi-city/plan-trip.ts'
import { requestFromBrief } from '../multi-city/request-from-brief.ts'
import { sayWish, type TripCity, type TripRequest } from '../multi-city/trip-request.ts'
import { hotelLimit, hotelsInWords, tooManyHotels } from '../stays/hotel-changes.ts'
import type { PlanAnswer } from './answer.ts'
import { quartersAssumed, ridesAssumed } from './rides-between-towns.ts'
import { hubOf, routeReasons, withHub, withoutWayInHub } from './route-reasons.ts'
import {
  byLandBetween,
  endNights,
  endsSaid,
  inWrittenOrder,
  isHardlyLonger,
  withEndsOfLand,
  withRegionsToSleepIn,
} from './route-wishes.ts'
import { outingsSaid, standInsOf } from './town-outings.ts'
import { betweenEnds, withDaysOut } from './towns-by-train.ts'
import { tradeOffsOfStays } from './trade-offs.ts'
import { firstDay, type Wishing } from './wishing.ts'

const refusals = {
  'no-cities': 'Which cities would you like to see?',
  'too-many-cities': 'More than sixteen cities make a tour. Which of them matter most?',
  'no-way': 'There is no way between these places. Which one may go?',
} as const

export async function planSeveralCities(given: Wishing): Promise<PlanAnswer> {
  const { answer, destinations } = given
  const out = withDaysOut(given.brief, given.text)
  const brief = withRegionsToSleepIn(out.brief, destinations)
  const wishing = { ...given, brief }
  const start = await firstDay(wishing)
  const known = knownCities(brief.destinations, destinations)
  const hub = hubOf(brief, wishing.text)
  const home = wayFromHome(withHub(brief, hub), wishing.text, brief.destinations[0]?.at)
  const planned = requestFromBrief(byLandBetween(home.brief, wishing.text), {
    start,
    cities: known,
  })
  const read = withEndsOfLand(planned, brief, wishing.gazetteer)
  const ends = hub ? [] : endsSaid(brief, wishing.text, read.days)
  const nights = endNights(brief, wishing.text, read.days)
  const between = betweenEnds(brief, read, wishing.gazetteer)
  const wishes = [
    ...read.wishes,
    ...ends,
    ...nights,
    ...(between.order ? [between.order.wish] : []),
  ]
  const cities = between.order?.cities ?? read.cities
  const said = withoutWayInHub({ ...read, cities, wishes }, hub)
  const request = withZones(said, { ...wishing, brief: home.brief })
  const reasons = routeReasons(brief, request, { ...wishing, hub })
  const { located, outcome, kept } = await planWithReasons(request, reasons, wishing)
  const trip = shownTrip(outcome)
  const length = brief.days ?? brief.nights ?? (brief.dates?.start && brief.dates.end)
  const assumed = [
    ...answer.assumed,
    ...(home.says ? [home.says] : []),
    ...out.says,
    ...between.says,
    ...kept.map(({ says }) => says),
    ...(length === undefined || length === '' ? [`Planned for ${request.days} days.`] : []),
  ]
  if (!outcome.ok && outcome.reason !== 'conflict') {
    return { ...answer, assumed, question: refusals[outcome.reason] }
  }
  const say = (wish: Parameters<typeof sayWish>[0]) => sayWish(wish, located.currency)
  const waysOut = outcome.ok
    ? []
    : outcome.nearest.map(({ dropped }) => ({
        says: wayWithout(dropped, say),
      }))
  if (!trip) {
    return {
      ...answer,
      assumed,
      waysOut,
      question: 'These wishes cannot hold together. Which one may go?',
    }
  }
  const lost = outcome.ok ? [] : (outcome.nearest[0]?.dropped ?? [])
  const stays: PlannedStay[] = []
  const standIns = standInsOf(trip, wishing)
  const wished = {
    ...brief,
    mustSee: [...brief.mustSee, ...standIns.map(({ place }) => place.name)],
  }
  const filled = await fillStays(trip, {
    ...wishing,
    brief: wished,
    daysOut: out.daysOut,
    onStay: (stay) => stays.push(stay),
  })
  const limit = hotelLimit(wishing.text)
  const slept = trip.lodgings.length
  const changes = await tradeOffsOfStays(stays, wishing)
  const heard = new Set(stays.flatMap(({ hinted }) => hinted))
  return {
    ...answer,
    notUnderstood: answer.notUnderstood.filter(
      (words) => !(heard.has(words) || limit?.said.includes(words)),
    ),
    assumed: [
      ...assumed,
      ...standIns.map(({ says }) => says),
      ...outingsSaid(filled, wishing),
      ...(limit && slept <= limit.hotels ? [hotelsInWords(slept)] : []),
      ...filled.assumed,
      ...quartersAssumed(filled),
      ...ridesAssumed(filled),
    ],
    unmet: [
      // Days without a plan are told first.
      ...filled.unmet,
      ...answer.unmet,
      ...(limit && slept > limit.hotels ? [tooManyHotels(slept, limit)] : []),
      ...metNowhere(stays, brief.mustSee, filled),
      ...lost.map((wish) => notKept(wish, say(wish), trip.days.length)),
      ...unpricedBudget(located),
    ],
    waysOut,
    notes: [...answer.notes, ...changes],
    trip: filled,
  }
}

type Reasons = ReturnType<typeof routeReasons>

/** With as many of the reasons as can be kept, the first before the others. */
async function planWithReasons(request: TripRequest, reasons: Reasons, wishing: Wishing) {
  for (let count = reasons.length; count > 0; count -= 1) {
    const kept = reasons.slice(0, count)
    const located = { ...request, wishes: [...request.wishes, ...kept.map(({ wish }) => wish)] }
    const outcome = await planInOrder(located, wishing)
    if (outcome.ok) return { located, outcome, kept }
  }
  return { located: request, outcome: await planInOrder(request, wishing), kept: [] }
}

/** The cities in written order, unless another saves much. */
async function planInOrder(request: TripRequest, { brief, executor, limits }: Wishing) {
  const free = await executor.planCities(request, limits)
  const written = inWrittenOrder(request, brief)
  const route = shownTrip(free)?.stays.map(({ name }) => name)
  if (!written || !route || !free.ok) return free
  const inOrder = await executor.planCities(written, limits)
  const order = shownTrip(inOrder)?.stays.map(({ name }) => name)
  return inOrder.ok && order && isHardlyLonger(order, route, request) ? inOrder : free
}

/** Wishes that no city meets, told once. */
function metNowhere(stays: readonly PlannedStay[], named: readonly string[], trip: Trip): string[] {
  const [first, ...others] = stays
  if (!first) return []
  const isLost = (wish: string) =>
    others.every(({ unmet }) => unmet.some((each) => each.wish === wish))
  // A sunrise at a named place belongs to that place's town; no other town meets it.
  const ofOnePlace = stays.flatMap(({ unmet }) => unmet.filter(isSunriseFarOff))
  const lost = [
    ...ofOnePlace,
    ...first.unmet.filter(
      (each) =>
        !(named.includes(each.wish) || ofOnePlace.includes(each) || isStop(each.wish, trip)) &&
        isLost(each.wish) &&
        !(ofOnePlace.length > 0 && each.wish === 'sunrise'),
    ),
  ]
  return lost.map(({ says, wayOut }) => {
    const anywhere = stays.length > 1 ? says.replace(` in ${first.city}`, ' in these cities') : says
    return wayOut === null ? anywhere : `${anywhere} ${wayOut}`
  })
}

/** Whether a wish is a stop by name: "Rigi". */
function isStop(wish: string, { days }: Trip): boolean {
  const words = ` ${wish.toLowerCase()} `
  return days.some(({ stops }) =>
    stops.some(({ name }) => ` ${name.toLowerCase()} `.includes(words)),
  )
}

type Lost = Parameters<typeof sayWish>[0]

function notKept(wish: Lost, words: string, planned: number): string {
  if (wish.kind !== 'length') return `Not kept: ${words}.`
  const asked = wish.days === 1 ? 'one day' : `${wish.days} days`
  return `You have ${asked}, and what you name takes ${planned}: planned below for ${planned} days.`
}

function wayWithout(dropped: readonly Lost[], say: (wish: Lost) => string): string {
  const [only, ...others] = dropped
  if (only?.kind === 'length' && others.length === 0) {
    return 'Take the days that it needs, as planned below, or leave out a city.'
  }
  return `Without this: ${dropped.map(say).join(', ')}.`
}

/** A budget without any known price is told as an unmet wish. */
function unpricedBudget({ wishes, cities, legs }: TripRequest): string[] {
  const priced = legs.some(({ fare }) => fare) || cities.some(({ offers }) => offers)
  return wishes.some(({ kind }) => kind === 'budget') && !priced
    ? ['No prices are known, so the budget could not be checked.']
    : []
}

function withZones(request: TripRequest, { brief, destinations, bySlug }: Wishing): TripRequest {
  const refOf = new Map(brief.destinations.map((ref) => [ref.name, ref]))
  const cities = request.cities.map((city): TripCity => {
    const ref = refOf.get(city.name)
    const slug = city.slug ?? ref?.slug ?? destinations.find(({ name }) => name === city.name)?.slug
    const country = ref?.country ?? bySlug.get(slug ?? '')?.country
    return {
      ...city,
      ...(slug && bySlug.has(slug) ? { slug } : {}),
      ...(city.at ? { zone: zoneOf(city.at, country, destinations) } : {}),
    }
  })
  const { origin } = brief
  const homePlace = origin?.at && {
    at: origin.at,
    zone: zoneOf(origin.at, origin.country, destinations),
  }
  return { ...request, cities, ...(homePlace && { homePlace }) }
}
