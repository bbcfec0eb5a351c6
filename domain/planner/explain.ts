/** Says in words why a stop is in the plan, and why a place is not. */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg, type TravelLeg } from '#domain/routing/travel-estimate.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { isWet } from '#domain/weather/weights.ts'
import { kindInWords, objection, visitStarts } from './appeal.ts'
import { travelPreferences } from './day-habits.ts'
import type { DayVisit } from './day-problem.ts'
import { isMealPlace } from './meal-places.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

const farMinutes = 50
const nextDoorMinutes = 12
const longReasons = 3

export function reasonsFor(
  visit: DayVisit,
  stop: { leg: TravelLeg },
  day: PlanDay,
  request: PlanRequest,
): string[] {
  if (visit.appointment) return ['You have this arranged.']
  const { place } = visit
  if (!place) {
    const where = visit.around ? `near ${visit.around.name}` : 'near your lodging'
    const near = stop.leg.minutes <= nextDoorMinutes ? 'where you are then' : 'on your way'
    return [`Time for ${visit.meal} ${where}, ${near}.`]
  }
  const reasons: string[] = []
  if (visit.locked) reasons.push('You fixed it here.')
  else if (request.mustSee.includes(place.id)) reasons.push('You asked for it.')
  if (visit.meal) {
    const near = stop.leg.minutes <= nextDoorMinutes
    reasons.push(near ? `Near, and open for ${visit.meal}.` : `Open for ${visit.meal} by then.`)
  }
  reasons.push(...tastes(place, request))
  if (isWet(day.weather) && place.setting === 'indoor') {
    reasons.push('Indoors, on a day that may well be wet.')
  }
  if (visit.prime) reasons.push(`At its best ${timeInWords(place.bestTime)}, when you are there.`)
  if (stop.leg.minutes === 0) reasons.push('You are there already.')
  else if (stop.leg.mode === 'walk' && stop.leg.minutes <= nextDoorMinutes) {
    reasons.push(`Only ${stop.leg.minutes} minutes on foot.`)
  }
  if (reasons.length === 0) reasons.push('Fits the time and the way of this day.')
  return reasons.slice(0, longReasons)
}

function tastes(place: Place, request: PlanRequest): string[] {
  const found: string[] = []
  if (place.essential >= 0.7) found.push('A first visit would miss much without it.')
  if (request.wantedKinds.includes(place.kind)) {
    found.push(`You want to see ${kindInWords(place.kind)}.`)
  }
  const shared = place.interests.filter((each) => request.interests.includes(each))
  if (shared.length > 0) found.push(`Matches your interest in ${inWords(shared)}.`)
  if (request.party.children && place.children === true) found.push('Children enjoy it.')
  return found
}

/** The places a reader would look for, the most essential first. */
export function explainLeftOut(
  request: PlanRequest,
  chosen: ReadonlySet<string>,
  candidates: ReadonlySet<string>,
): Trip['leftOut'] {
  return request.places
    .filter(({ id }) => !chosen.has(id))
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, 20)
    .map((place) => ({
      placeId: place.id,
      name: place.name,
      reason:
        objection(place, request) ??
        (isOverBudget(place, request, chosen) ? 'It would go over your budget.' : null) ??
        practicalReason(place, request, candidates),
    }))
}

function isOverBudget(place: Place, request: PlanRequest, chosen: ReadonlySet<string>): boolean {
  const cost = request.costs[place.id]
  if (request.budget === undefined || cost === undefined) return false
  const spent = [...chosen].reduce((sum, id) => sum + (request.costs[id] ?? 0), 0)
  return spent + cost > request.budget
}

function practicalReason(
  place: Place,
  request: PlanRequest,
  candidates: ReadonlySet<string>,
): string {
  if (request.days.every(({ date }) => visitStarts(place, date, request).length === 0)) {
    return request.days.length === 1 ? 'It is closed that day.' : 'It is closed on all your days.'
  }
  const preferences = travelPreferences(request)
  const { minutes } = estimateLeg(request.lodging, place.at, preferences)
  if (minutes >= farMinutes) return `It is about ${minutes} minutes away each way.`
  if (isMealPlace(place)) return 'The meals are planned closer to the way.'
  const wet = request.days.every((day) => isWet(day.weather))
  if (wet && place.setting === 'outdoor') return 'It is outdoors, and rain is likely.'
  if (!candidates.has(place.id)) return 'Many other places suit you better.'
  return 'The days are full: it could take the place of another stop.'
}

function timeInWords(time: Place['bestTime']): string {
  if (time === 'night' || time === 'sunset' || time === 'midday') return `at ${time}`
  return `in the ${time}`
}

const listed = new Intl.ListFormat('en-GB')

function inWords(items: readonly string[]): string {
  return listed.format(items)
}
