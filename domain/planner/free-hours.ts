/** Hours that a plan leaves open: what they are called, and what lies close by for who wants more. */

import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { objection, visitStarts } from './appeal.ts'
import { isMealPlace, isSnack, mealOfMarket } from './meal-places.ts'
import { isTooCoolToBathe, sunOver } from './outdoors.ts'
import type { DayVisit } from './day-visit.ts'
import type { PlanDay, PlanRequest } from './schema.ts'
import { isUnfit } from './travellers.ts'

export interface Whereabouts {
  at: Coordinates
  area: string | null
  /** What one has just seen; free time is spent around it. */
  place?: Pick<Place, 'name' | 'kind'> | null
}

export interface FreeHours {
  from: number
  to: number
  at: Coordinates
  /** Whether one has just got up from a table. */
  isFed?: boolean
}

/** What a trip has, and what its free hours have told of already: nothing is offered three times. */
export interface Offered {
  chosen: ReadonlySet<string>
  told: Set<string>
}

const nothingKnown = 'No places are known here: add your own, and they are put in order and timed.'
const timeToSpare = 'Nothing is planned here, so that there is time for what turns up.'
const beforeDinner = 'Time for a café, or for an hour at your lodging before dinner.'
const dinnerTime = 1230
/** About ten minutes on foot. */
const closeBy = 0.7
const mostNamed = 2
/** There and a little longer; a shorter look is none. */
const leastLook = 30

/** A day with no hours for a visit: one arrives late, or leaves early. */
export function shortDay(index: number, days: number): { name: string; says: string } {
  if (index === 0 && days > 1) {
    return { name: 'You arrive', says: 'Too late for more than the way to your bed.' }
  }
  return { name: 'Time to leave', says: 'Time to pack, and to set out without haste.' }
}

export function freeName(position: number, { area, place }: Whereabouts): string {
  if (position === 0) return 'A slow start'
  // One is glad to be free in a quarter, and not around a sandwich shop.
  const isTable = place?.kind === 'restaurant' || place?.kind === 'cafe'
  const quarter = quarterOf(area)
  if (isTable && quarter) return `Free time in ${quarter}`
  if (place) return `Free time around ${place.name}`
  return area ? `Free time in ${area}` : 'Free time'
}

/** Where there is something to do with an hour that nothing is planned for. */
const lively = new Set<Place['kind']>(['neighbourhood', 'market', 'shopping', 'beach'])

/** Where dinner is, or the quarter that comes next, for hours that would be spent around a monument or in an empty park. */
export function freeThere(
  { meal, place, locked }: Pick<DayVisit, 'meal' | 'place' | 'locked'>,
  here: Whereabouts,
): (Whereabouts & { says: string }) | null {
  if (!place || locked || (here.place && lively.has(here.place.kind))) return null
  const there = { at: place.at, area: place.area, place }
  if (meal === null && place.kind === 'neighbourhood')
    return { ...there, says: `Free time around ${place.name}` }
  const quarter = meal === 'dinner' ? quarterOf(place.area) : null
  return quarter ? { ...there, says: `Free time in ${quarter}` } : null
}

/** The quarter that an area ends with; none where that is an address. */
function quarterOf(area: string | null): string | null {
  const quarter = area?.split(',').at(-1)?.trim() ?? ''
  return quarter && !/\d/.test(quarter) ? quarter : null
}

/** From so many minutes on one asks what they are for, although they are too few for hours of one's own. */
export const leastPause = 35

export function pauseName({ meal, place }: Pick<DayVisit, 'meal' | 'place'>): string {
  const next = meal ?? place?.name
  return next ? `A pause before ${next}` : 'A pause'
}

/** What to do with them: known places close by that are open then and not in the plan; a beach is good again. */
export function freeReason(
  hours: FreeHours,
  day: PlanDay,
  request: PlanRequest,
  { chosen, told }: Offered,
): string {
  if (request.places.length === 0) return nothingKnown
  const near = request.places
    .filter(({ id, kind }) => kind === 'beach' || !(chosen.has(id) || told.has(id)))
    .filter((place) => isChoice(place, hours, day, request))
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, mostNamed)
  for (const { id } of near) told.add(id)
  const names = near.map(({ name }) => name)
  if (names.length > 0)
    return `Time of your own. Close by, if you want more: ${listed(names, 'or')}.`
  const sunset = sunOver(request, day.date)?.sunset
  const isDusk = typeof sunset === 'number' && hours.from >= sunset - leastLook
  return isDusk && hours.to <= dinnerTime ? beforeDinner : timeToSpare
}

function isChoice(place: Place, hours: FreeHours, day: PlanDay, request: PlanRequest): boolean {
  if (place.dayTrip || isMealPlace(place) || kilometres(hours.at, place.at) > closeBy) return false
  if (place.kind === 'beach' && isTooCoolToBathe(day.weather)) return false
  // Nobody goes from one table to the next.
  if (hours.isFed && (isSnack(place) || mealOfMarket(place))) return false
  if (objection(place, request) !== null || (isUnfit(place, request) && !isSnack(place)))
    return false
  return visitStarts(place, day.date, request).some(
    ({ from, to }) => Math.max(from, hours.from) <= Math.min(to, hours.to - leastLook),
  )
}
