/**
 * What became of every wish in the finished trip: on how many days it is met, and where that is fewer than was asked
 * for, a sentence that says so, why, and how to have more of it.
 */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { weekdayInWords } from '../days-in-words.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import { minuteOfDay } from '../replan-request.ts'
import { isHadThen } from '../said/told-only-then.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import { askedWindow, isLateBreakfast } from './asked-starts.ts'
import { plannedOnce } from './planned-once.ts'
import { hourWords } from './settle-asked.ts'

const ofEvenings = new Set<AskedWish['when']>(['evening', 'night', 'late', 'past-midnight'])
const ofTheNight = new Set<AskedWish['when']>(['night', 'past-midnight'])
/** Minutes of a visit that must lie within the hours of a wish for it to be met. */
const atLeast = 60
/** Tolerance in minutes before and after the hour of a wish. */
const about = 30
const aboutBrunch = 120
const mostNamed = 2

type Planned = Pick<Trip, 'days'>

/** Wishes that the finished trip does not meet, or not on every day asked for. */
export function unmetAsked(request: PlanRequest, trip: Planned): UnmetWish[] {
  const said = request.asked.filter(({ implied, nearestTo }) => !(implied || nearestTo))
  return said.flatMap((wish) => {
    const days = daysWith(wish, request, trip)
    const stops = days.reduce((sum, { met }) => sum + met.length, 0)
    if (stops === 0) return [noRoom(wish, request)]
    if (isEveryDay(wish, trip)) {
      const missing = days.filter(({ met }) => met.length === 0).map(({ day }) => day)
      return missing.length > 0 ? [notEveryDay(wish, missing, { request, trip })] : []
    }
    if (isTheOnlyOne(wish, trip)) return [theOnlyOne(wish, request)]
    return stops === 1 ? (plannedOnce(wish, request, trip) ?? []) : []
  })
}

/** Sentences that a wish for every day is met on every day. */
export function metEveryDay(request: PlanRequest, trip: Planned): string[] {
  return request.asked
    .filter(({ implied, nearestTo }) => !(implied || nearestTo))
    .filter((wish) => isEveryDay(wish, trip) && trip.days.length > 1)
    .filter((wish) => daysWith(wish, request, trip).every(({ met }) => met.length > 0))
    .map(
      ({ what }) =>
        `${what[0]?.toUpperCase()}${what.slice(1)}: on each of the ${trip.days.length} days.`,
    )
}

const daysForSeveral = 3

/** "Second-hand shops", of which one is known. */
function isTheOnlyOne(
  { what, placeIds, more = [], ofKind }: AskedWish,
  { days }: Planned,
): boolean {
  const isSeveral =
    (/[^s]s$/.test(what) && /\b(?:shops?|stores?|markets|bars|baths|workshops)\b/i.test(what)) ||
    /\bshopping$|^vintage$/i.test(what)
  return (
    isSeveral && !ofKind && placeIds.length + more.length === 1 && days.length >= daysForSeveral
  )
}

function theOnlyOne({ what, placeIds }: AskedWish, { about, places }: PlanRequest): UnmetWish {
  const name = places.find(({ id }) => id === placeIds[0])?.name ?? ''
  return {
    wish: what,
    reason: 'unknown-here',
    says: `You asked for ${what}: ${name} is the only place for them that Piri knows in ${about.place ?? 'this list'}.`,
    wayOut: 'Ask at your lodging for others.',
  }
}

function isEveryDay({ daily, often, times, least }: AskedWish, { days }: Planned): boolean {
  if (least !== undefined) return least >= days.length && !often && days.length > 1
  return daily && !often && times === undefined
}

/** The stops of the days that meet a wish. */
export function stopsMeeting(wish: AskedWish, request: PlanRequest, trip: Planned): Stop[] {
  return daysWith(wish, request, trip).flatMap(({ met }) => met)
}

function daysWith(wish: AskedWish, request: PlanRequest, { days }: Planned) {
  return days.map((day) => ({
    day,
    met: day.stops.filter((stop) => meets(stop, day, wish, request)),
  }))
}

function meets(
  { placeId, start, minutes }: Stop,
  { date }: Day,
  wish: AskedWish,
  request: PlanRequest,
): boolean {
  if (!(placeId && start)) return false
  if (!(wish.placeIds.includes(placeId) || wish.more?.includes(placeId))) return false
  const place = request.places.find(({ id }) => id === placeId)
  const at = minuteOfDay(start, date)
  const visit = { start: at, minutes: minutes ?? place?.minutes ?? 0 }
  if (place && !isHadThen(wish.what, place, visit, { date }, request)) return false
  const window = place && askedWindow(wish.when, place, visit.minutes, date, request)
  if (!window) return true
  // A night out may begin early, and counts for as long as it lasts.
  const isThere = ofTheNight.has(wish.when)
    ? at + (minutes ?? 0) >= window.from + Math.min(atLeast, minutes ?? 0)
    : at >= window.from - about
  // A brunch of those who sleep long is one.
  return isThere && at <= window.to + (isLateBreakfast(wish) ? aboutBrunch : about)
}

function noRoom({ what, when, placeIds }: AskedWish, { places }: PlanRequest): UnmetWish {
  const [first] = places.filter(({ id }) => placeIds.includes(id))
  const where = first && first.name !== what ? ` Nearest to it: ${nameWithArea(first)}.` : ''
  return {
    wish: what,
    reason: 'no-room',
    says: `You asked for ${what}${hourWords[when]}: there is no room for it on these days.`,
    wayOut: `${where} One more day, or fewer stops, would have it.`.trim(),
  }
}

interface Whole {
  request: PlanRequest
  trip: Planned
}

/** "Planned on 3 of 4 days. Thursday is spent at Montserrat." */
function notEveryDay(
  { what, when, placeIds, more = [] }: AskedWish,
  missing: readonly Day[],
  { request, trip }: Whole,
): UnmetWish {
  const planned = trip.days.length - missing.length
  if (ofEvenings.has(when)) {
    // A day trip is back by then, and explains nothing.
    const without = listed(missing.map(({ date }) => weekdayInWords(date)))
    const says = `You asked for ${what} every evening: planned on ${planned} of ${trip.days.length} days, and none on ${without}.`
    return { wish: what, reason: 'no-room', says, wayOut: null }
  }
  const known = new Set([...placeIds, ...more]).size
  if (planned > 0 && known <= planned) {
    const places =
      known === 1
        ? 'the one place for it that Piri knows'
        : `the ${known} places for it that Piri knows`
    const says = `You asked for ${what} every day: ${places} ${known === 1 ? 'is' : 'are'} planned once. Go there again, or ask at your lodging for others.`
    return { wish: what, reason: 'unknown-here', says, wayOut: null }
  }
  const why = missing.slice(0, mostNamed).map((day) => {
    const outing = day.stops.find(({ placeId }) => isOuting(placeId, request))
    const weekday = weekdayInWords(day.date)
    return outing ? `${weekday} is spent at ${outing.name}.` : `${weekday} has no room for it.`
  })
  const says = `You asked for ${what} every day: planned on ${planned} of ${trip.days.length} days. ${why.join(' ')}`
  return { wish: what, reason: 'no-room', says, wayOut: null }
}

function isOuting(placeId: string | null, { places }: PlanRequest): boolean {
  return places.some(({ id, dayTrip }) => id === placeId && dayTrip !== undefined)
}

function nameWithArea({ name, area }: Pick<Place, 'name' | 'area'>): string {
  return area === name ? name : `${name}, ${area}`
}
