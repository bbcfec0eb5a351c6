/** Holidays of a stay: what is shut on its days is a closure of the request, what may be is checked. */

import { festivityOn } from '#domain/holidays/festivities.ts'
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
    const kept = withGathering(day, where, request)
    if (name === null) return kept
    const check: string[] = []
    for (const place of request.places) {
      const effect = holidayEffect(place, where, date)
      if (effect === 'check') check.push(place.id)
      if (effect === 'closed') closures.push({ placeId: place.id, date: day.date, because: name })
    }
    return { ...kept, holiday: { name, check } }
  })
  const isFast = request.fasts && days.every(({ holiday }) => holiday?.name === 'Ramadan')
  const meals = isFast ? { ...request.meals, breakfast: false, lunch: false } : request.meals
  return { ...request, days, closures, meals }
}

/** From here on it is an evening that ends after midnight. */
const late = 1260
const homeAfterMidnight = 1500
/** Who asked for the night has it whole. */
const homeAfterTheFireworks = 1590

/** Where everybody gathers, for those who may be out so late and are not kept from it by their hours. */
function withGathering(
  day: PlanRequest['days'][number],
  where: HolidayPlace,
  { party, places, mustAvoid, festive }: PlanRequest,
): PlanRequest['days'][number] {
  const { gathering } = festivityOn(where, day.date) ?? {}
  const isKnown = places.some(({ id }) => id === gathering?.placeId && !mustAvoid.includes(id))
  if (!(gathering && isKnown) || (!festive && (day.gentle || party.stepFree))) {
    return day
  }
  if (gathering.from < late) return { ...day, gathering }
  const isEarly = party.children || party.bedtime !== undefined || party.who.includes('seniors')
  if ((isEarly && !festive) || day.to !== undefined) return day
  return { ...day, gathering, to: festive ? homeAfterTheFireworks : homeAfterMidnight }
}
