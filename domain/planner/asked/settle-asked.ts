/** Which places can meet a wish on the days of a request, the best first; and which wishes were not met in the end. */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { objection, visitStarts } from '../appeal.ts'
import { timeInWords } from '../clock.ts'
import { isMealPlace, mealsAt } from '../meal-places.ts'
import { mealTimes } from '../meal-times.ts'
import { sunOver } from '../outdoors.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import { minuteOfDay } from '../replan-request.ts'
import type { Asked, PlanRequest } from '../schema.ts'
import { visitMinutes } from '../visit-length.ts'
import { askedWindow } from './asked-starts.ts'

const hourWords: Readonly<Record<Asked['when'], string>> = {
  any: '',
  morning: ' in the morning',
  day: ' by day',
  sunset: ' at sunset',
  late: ' from dusk on',
  evening: ' in the evening',
  night: ' at night',
  'past-midnight': ' after dinner',
}

/** Leaves to each wish the places that can meet it; what none can is said. */
export function settleAsked(request: PlanRequest): { request: PlanRequest; unmet: UnmetWish[] } {
  const unmet: UnmetWish[] = []
  const asked = request.asked.flatMap((wish) => {
    if (wish.implied && wish.when === 'any' && !wish.occasion) return [wish]
    const able = [...wish.placeIds, ...(wish.more ?? [])]
      .filter((id) => canMeet(id, wish, request))
      .slice(0, wish.placeIds.length)
    if (able.length > 0) return [meetable(wish, withinTheirPurse(able, request))]
    if (!wish.implied) unmet.push(cannot(wish, request))
    return []
  })
  return { request: { ...request, asked }, unmet }
}

/** A bar or a beach may come again where there are few of them; of all else a second is another one. */
function meetable(wish: Asked, placeIds: string[]): Asked {
  const { times, when } = wish
  if (times === undefined || when === 'past-midnight' || when === 'day') {
    return { ...wish, placeIds }
  }
  return { ...wish, placeIds, times: Math.min(times, placeIds.length) }
}

/** Those that cost no more than one wants to spend; where all do, the cheapest. */
function withinTheirPurse(ids: readonly string[], { places, priceCeiling }: PlanRequest): string[] {
  const price = (id: string) => places.find((place) => place.id === id)?.price ?? 0
  const least = Math.max(priceCeiling, Math.min(...ids.map(price)))
  return ids.filter((id) => price(id) <= least)
}

function canMeet(id: string, wish: Asked, request: PlanRequest): boolean {
  const place = request.places.find((each) => each.id === id)
  if (!place || objection(place, request) !== null) return false
  // A café that serves no dinner is no evening out.
  const isTable = isMealPlace(place)
  if (wish.when === 'evening' && isTable && !mealsAt(place).includes('dinner')) return false
  const dinner = mealTimes(request).dinner
  const minutes = visitMinutes(place, request)
  return request.days.some(({ date }) => {
    const window =
      isTable && wish.when === 'evening'
        ? dinner
        : askedWindow(wish.when, place, minutes, date, request)
    return visitStarts(place, date, request).some(
      ({ from, to }) => !window || (from <= window.to && window.from <= to),
    )
  })
}

function cannot({ what, when, placeIds }: Asked, request: PlanRequest): UnmetWish {
  const place = request.places.find(({ id }) => id === placeIds[0])
  const against = place ? objection(place, request) : null
  const sunset = request.days[0] && sunOver(request, request.days[0].date)?.sunset
  const at = when === 'sunset' && sunset ? ` (${timeInWords(sunset)})` : ''
  const says =
    place && place.name !== what
      ? `You asked for ${what}${against ? `. ${place.name}: ${against}` : `: ${place.name} is not open${hourWords[when]}${at} on your days.`}`
      : `${what}${hourWords[when]}${at} can't be had: it is not open then on your days.`
  return {
    wish: what,
    reason: against ? 'ruled-out' : 'closed',
    says,
    wayOut: against
      ? 'Name it to have it all the same.'
      : request.mustSee.includes(placeIds[0] ?? '')
        ? 'It is planned at another hour.'
        : elsewhereThen(placeIds, when, request),
  }
}

const withAProgram = new Set(['stage', 'worship', 'landmark', 'palace'])

/** A hall or a church has evenings of which its hours say nothing. */
function elsewhereThen(
  ids: readonly string[],
  when: Asked['when'],
  { places }: PlanRequest,
): string {
  const halls = ids
    .flatMap((id) => places.find((place) => place.id === id) ?? [])
    .filter(({ kind }) => withAProgram.has(kind))
    .slice(0, mostHalls)
  if (when !== 'evening' || halls.length === 0) {
    return 'Ask at your lodging, or name another place that has it.'
  }
  return `Concerts have hours of their own: look at the program of ${listed(halls.map(({ name }) => name))} for an evening, and book; then name it here with its hour.`
}

const mostHalls = 3

const ofTheNight = new Set<Asked['when']>(['night', 'past-midnight'])
/** Minutes that one is out at such an hour. */
const atLeast = 60

function nameWithArea({ name, area }: Pick<Place, 'name' | 'area'>): string {
  return area === name ? name : `${name}, ${area}`
}

/** Wishes that no stop of the finished trip meets, or fewer days than they were asked for. */
export function unmetAsked(
  { asked, days, places, ...request }: PlanRequest,
  trip: Pick<Trip, 'days'>,
): UnmetWish[] {
  const whole = { asked, days, places, ...request }
  const said = asked.filter(({ implied }) => !implied)
  return said.flatMap((wish) => {
    const met = trip.days.filter(({ date, stops }) =>
      stops.some(({ placeId, start, minutes }) => {
        const isOfIt = (id: string) => wish.placeIds.includes(id) || wish.more?.includes(id)
        if (!(placeId && start && isOfIt(placeId))) return false
        const place = places.find(({ id }) => id === placeId)
        const window = place && askedWindow(wish.when, place, minutes ?? place.minutes, date, whole)
        const at = minuteOfDay(start, date)
        if (!window) return true
        // A night out may begin early and is one for as long as it lasts.
        const isThere = ofTheNight.has(wish.when)
          ? at + (minutes ?? 0) >= window.from + atLeast
          : at >= window.from - 30
        return isThere && at <= window.to + 30
      }),
    ).length
    const wanted = wish.daily && !wish.often && wish.times === undefined ? trip.days.length : 1
    if (met >= wanted) return []
    const [first] = places.filter(({ id }) => wish.placeIds.includes(id))
    const where = first && first.name !== wish.what ? ` Nearest to it: ${nameWithArea(first)}.` : ''
    if (met === 0) {
      const says = `You asked for ${wish.what}${hourWords[wish.when]}: there is no room for it on these days.`
      return [
        {
          wish: wish.what,
          reason: 'no-room' as const,
          says,
          wayOut: `${where} One more day, or fewer stops, would have it.`.trim(),
        },
      ]
    }
    const says = `You asked for ${wish.what} every day: planned on ${met} of ${wanted} days, as the others are spent elsewhere.`
    return [{ wish: wish.what, reason: 'no-room' as const, says, wayOut: where.trim() || null }]
  })
}
