/**
 * At which stops with unknown hours to warn: when houses of a kind are often shut. A warning at every stop would
 * warn of nothing; the others get one sentence for the plan.
 */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Meal, Place, PlaceKind } from '#domain/places/schema.ts'
import { isByCustomOfDoors } from './customs-of-doors.ts'

const [sunday, monday, wednesday] = [0, 1, 3]
/** Minutes of the day outside of which kitchens may be shut. */
const lateKitchen = 1290
const earlyKitchen = 1080
const mostOfADay = 240
/** Minutes of the day within which daytime houses are open. */
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
  // Most of the day depends on one door.
  if (minutes >= mostOfADay) return true
  const day = weekdayOf(date)
  if (meal === 'dinner')
    return day === sunday || day === monday || start >= lateKitchen || start < earlyKitchen
  // Bars and clubs open at weekends.
  if (kind === 'nightlife') return day <= wednesday
  return ofTheDay.has(kind) && (day === monday || start < doors.from || start + minutes > doors.to)
}
