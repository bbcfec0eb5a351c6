/** Free hours of a plan: their name, and what lies close by for those who want more. */

import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { objection, visitStarts } from '../appeal.ts'
import type { DayVisit } from '../day-visit.ts'
import { isMealPlace, isSnack, mealOfMarket } from '../meals/meal-places.ts'
import { isTooCoolToBathe, sunOver } from '../opening/outdoors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { isUnfit } from '../worth/travellers.ts'

export interface Whereabouts {
  at: Coordinates
  area: string | null
  /** The place just seen; free time is spent around it. */
  place?: Pick<Place, 'name' | 'kind'> | null
}

export interface FreeHours {
  from: number
  to: number
  at: Coordinates
  /** Whether a meal was just had. */
  isFed?: boolean
}

/** Places that a trip has or its free hours have mentioned, so that none is offered repeatedly. */
export interface Offered {
  chosen: ReadonlySet<string>
  told: Set<string>
}

const nothingKnown = 'No places are known here: add your own, and they are put in order and timed.'
const timeToSpare = 'Nothing is planned here, so that there is time for what turns up.'
const beforeDinner = 'Time for a café, or for an hour at your lodging before dinner.'
const dinnerTime = 1230
/** Kilometres that are about ten minutes on foot. */
const closeBy = 0.7
const mostNamed = 2
/** Fewest minutes in which a place can be offered. */
const leastLook = 30

/** The text of a day without time for a visit: an arrival late, or a departure early. */
export function shortDay(index: number, days: number): { name: string; says: string } {
  if (index === 0 && days > 1) {
    return { name: 'You arrive', says: 'Too late for more than the way to your bed.' }
  }
  return { name: 'Time to leave', says: 'Time to pack, and to set out without haste.' }
}

export function freeName(position: number, { area, place }: Whereabouts): string {
  if (position === 0) return 'A slow start'
  // Named after the quarter rather than after a table.
  const isTable = place?.kind === 'restaurant' || place?.kind === 'cafe'
  const quarter = quarterOf(area)
  if (isTable && quarter) return `Free time in ${quarter}`
  if (place) return `Free time around ${place.name}`
  return area ? `Free time in ${area}` : 'Free time'
}

/** Kinds where one spends an unplanned hour. */
const lively = new Set<Place['kind']>(['neighbourhood', 'market', 'shopping', 'beach'])

/** The place to name free time after: that of dinner, or the next quarter, instead of a monument or an empty park. */
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

/** Longest way in minutes to the lodging and on from it, fewest minutes there, and the earliest hour for it. */
const nearBed = 30
const leastAtHome = 60
/** Minutes that the lodging may lie off the way. */
const detour = 15
const afterLunch = 780

export const atHome = {
  name: 'Free time at your lodging',
  says: 'Time to put your feet up, or to stay out if you would rather.',
}

/**
 * Whether free hours are spent at the lodging, and when: not beside a monument or in an empty park, where nobody knows
 * what to do with them, if the bed is near.
 */
export function hoursAtHome(
  free: { from: number; to: number },
  ways: { home: number; on: number; straight: number },
  here: Whereabouts,
  isTired = false,
): { from: number; to: number } | null {
  const { kind } = here.place ?? {}
  if (!kind || free.from < afterLunch) return null
  // On the way to what comes next, it costs nothing to go there first: nobody crosses the town just before a table.
  const isOnTheWay = ways.straight > nearBed && ways.home + ways.on <= ways.straight + detour
  if (!isOnTheWay) {
    // Who tires rests there, however lively the street.
    if ((lively.has(kind) && !isTired) || Math.max(ways.home, ways.on) > nearBed) return null
  }
  const at = { from: free.from + ways.home, to: free.to - ways.on }
  return at.to - at.from >= leastAtHome ? at : null
}

/** The quarter at the end of an area's name; null where that is an address. */
function quarterOf(area: string | null): string | null {
  const quarter = area?.split(',').at(-1)?.trim() ?? ''
  return quarter && !/\d/.test(quarter) ? quarter : null
}

/** Minutes of a gap from which it is explained, although too short to count as free hours. */
export const leastPause = 35

export function pauseName({ meal, place }: Pick<DayVisit, 'meal' | 'place'>): string {
  const next = meal ?? place?.name
  return next ? `A pause before ${next}` : 'A pause'
}

/** The text of free hours: known places close by that are open and not planned; a beach may be repeated. */
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
  // No table right after a table.
  if (hours.isFed && (isSnack(place) || mealOfMarket(place))) return false
  if (objection(place, request) !== null || (isUnfit(place, request) && !isSnack(place)))
    return false
  return visitStarts(place, day.date, request).some(
    ({ from, to }) => Math.max(from, hours.from) <= Math.min(to, hours.to - leastLook),
  )
}
