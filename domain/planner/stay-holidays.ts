/** Holidays of a stay: what is shut on its days is a closure of the request, what may be is checked. */
import {
  type HolidayCalendar,
  type HolidayPlace,
  loadHolidays,
} from '#domain/holidays/holiday-calendar.ts'
import { holidayEffect, holidayName } from '#domain/holidays/holiday-effects.ts'
import type { PlanRequest } from './schema.ts'

/** The calendar is loaded when a stay is first planned. */
export async function withHolidays(
  request: PlanRequest,
  where: HolidayPlace,
): Promise<PlanRequest> {
  return keepHolidays(request, where, await loadHolidays())
}

export function keepHolidays(
  request: PlanRequest,
  where: HolidayPlace,
  calendar: HolidayCalendar,
): PlanRequest {
  const closures = [...request.closures]
  const days = request.days.map((day) => {
    const date = { date: day.date, names: calendar.on(where, day.date) }
    const name = holidayName(where, date)
    if (name === null) return day
    const check: string[] = []
    for (const place of request.places) {
      const effect = holidayEffect(place, where, date)
      if (effect === 'check') check.push(place.id)
      if (effect === 'closed') closures.push({ placeId: place.id, date: day.date, because: name })
    }
    return { ...day, holiday: { name, check } }
  })
  return { ...request, days, closures }
}
