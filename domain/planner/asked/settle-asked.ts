/** Which places can meet a wish on the days of a request, the best first. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { objection, visitStarts } from '../appeal.ts'
import { timeInWords } from '../clock.ts'
import { durationInWords } from '../duration-words.ts'
import { eveningTrip } from '../evening-trips.ts'
import { isShutAllWeek } from '../left-out.ts'
import { isForADiet } from '../meals/diet-houses.ts'
import { isMealPlace, mealsAt } from '../meals/meal-places.ts'
import { mealTimes } from '../meals/meal-times.ts'
import { openSpans } from '../open-spans.ts'
import { sunOver } from '../opening/outdoors.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import { visitMinutes } from '../visit-length.ts'
import { askedWindow } from './asked-starts.ts'

export const hourWords: Readonly<Record<AskedWish['when'], string>> = {
  any: '',
  sunrise: ' at sunrise',
  morning: ' in the morning',
  day: ' by day',
  afternoon: ' in the afternoon',
  sunset: ' at sunset',
  late: ' from dusk on',
  evening: ' in the evening',
  night: ' at night',
  'past-midnight': ' after dinner',
}

/** Keeps for each wish the places that can meet it on these days; wishes without any are told. */
export function settleAsked(request: PlanRequest): {
  request: PlanRequest
  unmet: UnmetWish[]
  notes: string[]
} {
  const unmet: UnmetWish[] = []
  const asked = request.asked.flatMap((wish) => {
    if (wish.implied && wish.when === 'any' && !wish.occasion) return [wish]
    const able = withoutOthersKitchens(
      [...wish.placeIds, ...(wish.more ?? [])].filter((id) => canMeet(id, wish, request)),
      request,
    ).slice(0, wish.placeIds.length)
    if (able.length > 0) return [meetable(wish, withinPriceCeiling(able, request))]
    if (!wish.implied) unmet.push(cannot(wish, request))
    return []
  })
  return { request: { ...request, asked }, unmet, notes: whoIsLetIn(asked, request) }
}

/** A word about evenings in houses for grown-ups that were wished for with children along. */
function whoIsLetIn(asked: readonly AskedWish[], request: PlanRequest): string[] {
  const { party, places } = request
  if (!(party.children || party.who.includes('teenagers'))) return []
  const houses = asked.flatMap(({ placeIds, implied }) => {
    const first = places.find(({ id }) => !implied && id === placeIds[0])
    return first?.kind === 'nightlife' ? [first.name] : []
  })
  return houses.length === 0
    ? []
    : [
        `${listed([...new Set(houses)])}: you asked for it, so it is planned. Ask when you book from which age guests are let in, and for the first set.`,
      ]
}

/** Removes kitchens for a diet that nobody keeps (ramen without gluten), while there are others. */
function withoutOthersKitchens(
  ids: readonly string[],
  { places, diets }: PlanRequest,
): readonly string[] {
  if (diets.length > 0) return ids
  const found = new Map(places.map((place) => [place.id, place]))
  const others = ids.filter((id) => {
    const place = found.get(id)
    return !(place && isMealPlace(place) && isForADiet(place))
  })
  return others.length > 0 ? others : ids
}

/**
 * The wish with its bound on times: a bar or a beach may come again where there are few; other places are visited
 * once.
 */
function meetable(wish: AskedWish, placeIds: string[]): AskedWish {
  const { times, least = 1, when } = wish
  // "Blues every night" in a town of two clubs is each of them twice.
  const isSaidDaily = times !== undefined && least >= times
  if (times === undefined || isSaidDaily || when === 'past-midnight' || when === 'day') {
    return { ...wish, placeIds }
  }
  return { ...wish, placeIds, times: Math.min(times, placeIds.length) }
}

/** Places within the price ceiling; where there are none, the cheapest. */
function withinPriceCeiling(
  ids: readonly string[],
  { places, priceCeiling }: PlanRequest,
): string[] {
  const price = (id: string) => places.find((place) => place.id === id)?.price ?? 0
  const least = Math.max(priceCeiling, Math.min(...ids.map(price)))
  return ids.filter((id) => price(id) <= least)
}

function canMeet(id: string, wish: AskedWish, request: PlanRequest): boolean {
  const place = request.places.find((each) => each.id === id)
  if (!place || objection(place, request) !== null) return false
  // A café without dinner is no evening out.
  const isTable = isMealPlace(place)
  if (wish.when === 'evening' && isTable && !mealsAt(place).includes('dinner')) return false
  const dinner = mealTimes(request).dinner
  const minutes = visitMinutes(place, request)
  return request.days.some(({ date, to: dayEnds = Number.POSITIVE_INFINITY }) => {
    // An evening trip (a camp in the desert) is judged by its evening, and not by hours of the day.
    if (lateWishes.has(wish.when) && eveningTrip(place, date, request)) return true
    const window =
      isTable && wish.when === 'evening'
        ? dinner
        : askedWindow(wish.when, place, minutes, date, request)
    return visitStarts(place, date, request).some(
      ({ from, to }) =>
        !window ||
        (from <= window.to &&
          window.from <= to &&
          Math.max(from, window.from) + aGlance <= dayEnds),
    )
  })
}

/** Fewest minutes at a place before a day ends, from which it was seen at the hour of a wish. */
const aGlance = 30

const lateWishes = new Set<AskedWish['when']>(['evening', 'night', 'sunset', 'late'])

function cannot({ what, when, placeIds }: AskedWish, request: PlanRequest): UnmetWish {
  const place = request.places.find(({ id }) => id === placeIds[0])
  const against = place ? objection(place, request) : null
  const sun = request.days[0] && sunOver(request, request.days[0].date)
  const hour = when === 'sunset' || when === 'sunrise' ? sun?.[when] : null
  const at = hour ? ` (${timeInWords(hour)})` : ''
  const [date] = request.days.map((day) => day.date)
  // Not told to those who come in June: a market of Advent.
  const isOther = ofSeasons.has(place?.kind ?? 'activity') && date !== undefined
  if (place && !against && isOther && isShutAllWeek(place, date)) {
    const says = `You asked for ${what}: nothing that is known here for it is open in this season.`
    return { wish: what, reason: 'closed', says, wayOut: elsewhereThen([], when, request) }
  }
  if (place && !against && when === 'night' && !hasDoors(place)) {
    const says = `You asked for ${what}: it is dark later than your evenings last.`
    const wayOut = `Stay out after dark on one of them: ${place.name} is lit then.`
    return { wish: what, reason: 'no-time', says, wayOut }
  }
  const ended = place && !against ? endsBefore(when, place, request) : null
  if (ended !== null) {
    const isMust = request.mustSee.includes(place?.id ?? '')
    const wayOut = isMust ? 'It is planned at another hour.' : 'Name it to have it at another hour.'
    const says = `${what}${hourWords[when]}${at} can't be had: you are on your way by ${timeInWords(ended)}.`
    return { wish: what, reason: 'no-time', says, wayOut }
  }
  const short = place && !against ? cutShort(place, when, request) : null
  if (short) {
    const wayOut = request.mustSee.includes(place?.id ?? '')
      ? 'It is planned at another hour.'
      : 'Name it to have it at another hour.'
    return {
      wish: what,
      reason: 'no-time',
      says: `${what}${hourWords[when]}${at} ${short}`,
      wayOut,
    }
  }
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

/** Fewest minutes at a place that is open then, from which "not open" would be untrue. */
const aShortVisit = 90

/** When the last of the days ends, where that is before the hour of a wish on all of them. */
function endsBefore(when: AskedWish['when'], place: Place, request: PlanRequest): number | null {
  const ends = request.days.flatMap(({ date, to }) => {
    const window = askedWindow(when, place, visitMinutes(place, request), date, request)
    return to !== undefined && window && window.from + aGlance > to ? [to] : []
  })
  return ends.length > 0 && ends.length === request.days.length ? Math.max(...ends) : null
}

/** Of a place that is open at the hour of a wish, though not for a whole visit: how long that takes. */
function cutShort(place: Place, when: AskedWish['when'], request: PlanRequest): string | null {
  const minutes = visitMinutes(place, request)
  for (const { date } of request.days) {
    const window = askedWindow(when, place, aShortVisit, date, request)
    const span = openSpans(place, date).find(
      ({ from, to }) =>
        window &&
        Math.min(to, window.to + aShortVisit) - Math.max(from, window.from) >= aShortVisit,
    )
    if (span && window && span.to - Math.max(span.from, window.from) < minutes) {
      return `would be cut short: a whole visit takes ${durationInWords(minutes)}, and the doors close at ${timeInWords(span.to)}.`
    }
  }
  return null
}

/** Whether a place has doors that shut; a bridge or a square has none. */
function hasDoors({ hours, setting }: Place): boolean {
  return setting === 'indoor' || (hours !== null && hours !== '24/7')
}

/** Kinds that may exist for some weeks of the year only. */
const ofSeasons = new Set<PlaceKind>(['market', 'theme-park', 'activity', 'beach'])
const withAProgram = new Set(['stage', 'worship', 'landmark', 'palace'])

/** Whether an event may take place there in the evening, outside of its opening hours: halls, churches. */
function elsewhereThen(
  ids: readonly string[],
  when: AskedWish['when'],
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
