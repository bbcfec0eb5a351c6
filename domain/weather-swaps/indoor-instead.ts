/**
 * Finds a replacement for a stop that the weather spoils: under a roof, near, open, within its time, suitable for
 * the travellers, and without moving anything else.
 */
import { instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { closedAt, hoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import type { AllPlaces } from '#domain/planner/by-hand/ways-out.ts'
import { fitsDiet, keepsSabbath, sabbathsAmong } from '#domain/planner/diets.ts'
import { mealsAt } from '#domain/planner/meals/meal-places.ts'
import { placeNamed } from '#domain/planner/place-names.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { HourWeather } from '#domain/weather/hour-weather.ts'
import { type Slot, timeWith, type Ways, waysOver } from './slot.ts'
import { sufferedAt, type Trouble, weatherDuring } from './stop-weather.ts'

export interface Instead {
  place: Place
  start: number
  minutes: number
  ways: Ways
}

/** Why there is nothing: the first of these that left no place over. */
export type NothingBetter = 'day-trip' | 'nothing-near' | 'nothing-for-you' | 'closed-or-too-tight'

const nearKilometres = 3.5
/** Least share of the usual visit. */
const leastShare = 0.6
const leastMinutes = 20
const roundTo = 5
const longestWait = 30
const eveningFrom = 1080

export function indoorInstead(
  slot: Slot,
  trouble: Trouble,
  hours: readonly HourWeather[],
  known: AllPlaces,
): { ok: true; instead: Instead } | { ok: false; reason: NothingBetter } {
  const { stop, trip } = slot
  const own = stop.placeId === null ? undefined : known.place(stop.placeId)
  if (own?.dayTrip) return { ok: false, reason: 'day-trip' }
  const { at } = stop
  const near = [...known.all()].filter(
    (place) =>
      place.setting !== 'outdoor' &&
      !sufferedAt(place).includes(trouble) &&
      isAlike(place, slot) &&
      at !== null &&
      kilometres(place.at, at) <= nearKilometres,
  )
  if (near.length === 0) return { ok: false, reason: 'nothing-near' }
  const taken = placesIn(trip)
  const suitable = near.filter((place) => !taken.has(place.id) && suits(place, slot))
  if (suitable.length === 0) return { ok: false, reason: 'nothing-for-you' }
  const fitting = suitable.flatMap((place) => {
    const instead = fitted(place, slot)
    return instead && !isSpoilt(instead, slot, hours) ? [instead] : []
  })
  const worth = worthIn(slot, own)
  const [best] = fitting.toSorted((one, other) => worth(other) - worth(one))
  return best ? { ok: true, instead: best } : { ok: false, reason: 'closed-or-too-tight' }
}

function placesIn({ days }: Trip): Set<string> {
  return new Set(days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
}

function isAlike(place: Place, { stop, start }: Slot): boolean {
  if (place.dayTrip) return false
  if (stop.kind === 'meal') return stop.meal === null || mealsAt(place).includes(stop.meal)
  if (place.kind === 'nightlife' || place.kind === 'stage') return start >= eveningFrom
  return place.kind !== 'restaurant' && place.kind !== 'cafe'
}

/** What the travellers said of themselves, and what they said they do not want. */
function suits(place: Place, { trip, day, stop }: Slot): boolean {
  const { brief, party, avoided } = trip
  if (avoided.includes(place.id) || brief?.avoidedKinds.includes(place.kind)) return false
  if (brief?.mustAvoid.some((words) => placeNamed(words, { places: [place] }))) return false
  if (stop.kind === 'meal' && !fitsDiet(place, brief?.food.diets ?? [])) return false
  if (keepsSabbath(place) && sabbathsAmong([day.date]).length > 0) return false
  if (brief && brief.mobility.length > 0 && place.stepFree !== true) return false
  const children = party.has.includes('children') || (party.children ?? 0) > 0
  return !(children && place.children === false)
}

/** At the hour of the stop, or as soon after it as one can be there. */
function fitted(place: Place, slot: Slot): Instead | null {
  const ways = waysOver(slot, place.at)
  const { from, to } = timeWith(slot, ways)
  const start = Math.max(slot.start, Math.ceil(from / roundTo) * roundTo)
  if (start > slot.start + longestWait) return null
  const room = Math.floor((to - start) / roundTo) * roundTo
  const minutes = Math.min(place.minutes, room)
  if (minutes < Math.max(leastMinutes, place.minutes * leastShare)) return null
  const doors = hoursThatDay(place, slot.day, slot.trip)
  // Of most tables nobody knows the hours, and the stop says that they are to be checked.
  if (doors.kind === 'unknown' && slot.stop.kind !== 'meal') return null
  return closedAt(doors, start, minutes) ? null : { place, start, minutes, ways }
}

/** By the hours of the stop it comes for: it is near, and nobody asked for its own. */
function isSpoilt({ place, start, minutes }: Instead, slot: Slot, hours: readonly HourWeather[]) {
  const from = instantOf(wallMinutes(`${slot.day.date}T00:00`) + start, slot.stop.zone)
  return weatherDuring({ from, to: from + minutes }, sufferedAt(place), hours).kind === 'bad'
}

/** The more alike and the less way, the smaller the change; what is worth seeing decides the rest. */
function worthIn({ stop }: Slot, own: Place | undefined) {
  const before = stop.leg?.minutes ?? 0
  return ({ place, minutes, ways }: Instead): number => {
    const shared = place.interests.filter((each) => own?.interests.includes(each)).length
    const further = (ways.there?.minutes ?? 0) + (ways.on?.minutes ?? 0) - before
    const planned = stop.alternatives.some(({ placeId }) => placeId === place.id) ? 0.4 : 0
    return (
      place.essential +
      planned +
      shared * 0.1 +
      (place.kind === own?.kind ? 0.2 : 0) -
      further / 40 -
      Math.abs(minutes - (stop.minutes ?? minutes)) / 240 -
      (place.setting === 'both' ? 0.2 : 0)
    )
  }
}
