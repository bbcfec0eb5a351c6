/**
 * Where hours that nobody knows are a risk: when houses of a kind are often shut. At every other stop of unknown hours
 * a warning would warn of nothing, so that it is said once for the plan.
 */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Meal, Place, PlaceKind } from '#domain/places/schema.ts'
import { isByCustomOfDoors } from './customs-of-doors.ts'

const [sunday, monday, wednesday] = [0, 1, 3]
/** Kitchens begin to shut, and have hardly begun. */
const lateKitchen = 1290
const earlyKitchen = 1080
const mostOfADay = 240
/** Doors of the day are open between these. */
const doors = { from: 570, to: 1080 }
const ofTheDay = new Set<PlaceKind>(['museum', 'gallery', 'palace', 'shopping', 'worship', 'zoo'])

export function isHourToCheck(
  place: Place,
  meal: Meal | null,
  { start, minutes }: { start: number; minutes: number },
  date: string,
): boolean {
  const { hours, kind } = place
  if (isByCustomOfDoors(place, date)) return true
  if (hours !== null) return false
  // A day that hangs on one door.
  if (minutes >= mostOfADay) return true
  const day = weekdayOf(date)
  if (meal === 'dinner')
    return day === sunday || day === monday || start >= lateKitchen || start < earlyKitchen
  // Bars and clubs of the weekend.
  if (kind === 'nightlife') return day <= wednesday
  return ofTheDay.has(kind) && (day === monday || start < doors.from || start + minutes > doors.to)
}
