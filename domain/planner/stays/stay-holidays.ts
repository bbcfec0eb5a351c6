/** Holidays of a stay: closed places become closures of the request, uncertain ones are marked to be checked. */

import { festivalOn } from '#domain/holidays/festival-days.ts'
import { type FestiveTown, type Gathering, gatheringsIn } from '#domain/holidays/festivities.ts'
import { type HolidayCalendar, loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { holidayEffect, holidayName, isStandstill } from '#domain/holidays/holiday-effects.ts'
import { restOn } from '#domain/holidays/local-week.ts'
import type { Place } from '#domain/places/schema.ts'
import { weekdayInWords } from '../days-in-words.ts'
import { goesWithoutLunch } from '../meals/lunch-in-ramadan.ts'
import { isShutByCustom } from '../opening/customs-of-doors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { christmasMass, likelyMidnight } from './feast-evenings.ts'

/** Adds holidays to a request; their calendar is loaded with the first stay planned. */
export async function withHolidays(request: PlanRequest, where: FestiveTown): Promise<PlanRequest> {
  return keepHolidays(request, where, await loadHolidays())
}

export function keepHolidays(
  request: PlanRequest,
  where: FestiveTown,
  calendar: HolidayCalendar,
): PlanRequest {
  const closures = [
    ...request.closures,
    ...restingDays(request, where, calendar),
    ...withoutItsFestival(request, where),
    ...shutDoors(request),
  ]
  const gatherings = gatheringsIn(
    where,
    request.days.map(({ date }) => date),
  )
  let isLate = false
  const days = request.days.map((each) => {
    // The morning after a late night begins late.
    const day = isLate && (each.from ?? 0) < lateMorning ? { ...each, from: lateMorning } : each
    const date = { date: day.date, names: calendar.on(where, day.date) }
    const name = holidayName(where, date)
    const check: string[] = []
    const shut = new Set<string>()
    for (const place of name === null ? [] : request.places) {
      const effect = holidayEffect(place, where, date)
      if (effect === 'check') check.push(place.id)
      if (effect === 'closed') shut.add(place.id)
    }
    for (const placeId of shut) closures.push({ placeId, date: day.date, because: name ?? '' })
    const kept = withGathering(day, request, {
      gathering: gatherings.get(day.date),
      country: where.country,
      shut,
    })
    isLate = (kept.gathering?.from ?? 0) >= late && kept.to !== day.to
    const still = isStandstill(where, date) ? ({ standstill: true } as const) : {}
    const isPublic = date.names.length > 0 ? ({ isPublic: true } as const) : {}
    return name === null ? kept : { ...kept, ...still, holiday: { name, check, ...isPublic } }
  })
  const isFast =
    goesWithoutLunch(request) && days.every(({ holiday }) => holiday?.name === 'Ramadan')
  const meals = isFast ? { ...request.meals, breakfast: false, lunch: false } : request.meals
  return { ...request, ...withTheFeast(request, days), days, closures, meals }
}

/** Makes the place of an evening's feast mandatory for those who came for it, with the length of such a visit. */
function withTheFeast(
  { mustSee, festive, places }: PlanRequest,
  days: readonly PlanDay[],
): Pick<PlanRequest, 'mustSee' | 'places'> {
  const kept = new Map(
    days.flatMap(({ gathering }) =>
      gathering && gathering.from >= evening ? [[gathering.placeId, gathering.from] as const] : [],
    ),
  )
  if (!festive) return { mustSee, places }
  return {
    mustSee: [...new Set([...mustSee, ...kept.keys()])],
    places: places.map((place) => {
      const from = kept.get(place.id)
      return from === undefined ? place : { ...place, minutes: stayFrom(from) }
    }),
  }
}

/**
 * Minutes at a feast that begins at this minute of the day: longer for a parade at night, and two hours before
 * midnight.
 */
function stayFrom(from: number): number {
  return from >= beforeMidnight ? 120 : from >= late ? 180 : 90
}

const beforeMidnight = 1380
const evening = 1020

const wayHome = 45

/** Begin (minute of the day) from which an evening ends after midnight. */
const late = 1260
const homeAfterMidnight = 1500
const lateMorning = 660
/** End of the night in minutes of the day for those who asked for the fireworks. */
const homeAfterTheFireworks = 1590

/** Adds the gathering of a feast to a day, for parties who may be out that late. */
function withGathering(
  day: PlanDay,
  request: PlanRequest,
  feast: { gathering: Gathering | undefined; country: string; shut: ReadonlySet<string> },
): PlanDay {
  const { party, places, mustAvoid, festive } = request
  const eve = festive && day.date.endsWith('-12-31') ? likelyMidnight(request) : undefined
  const mass = festive ? christmasMass(request, { ...feast, date: day.date }) : undefined
  const gathering = feast.gathering ?? eve ?? mass
  const isKnown = places.some(({ id }) => id === gathering?.placeId && !mustAvoid.includes(id))
  if (!(gathering && isKnown) || (!festive && (day.gentle || party.stepFree))) {
    return day
  }
  const isEarly = party.children || party.bedtime !== undefined || party.who.includes('seniors')
  if (gathering.from < late) {
    const ends = gathering.from + stayFrom(gathering.from)
    if (gathering.from < evening || !isEarly) return { ...day, gathering }
    // A child on a trip for the feast stays up for it, unless a bedtime was said.
    if (ends + wayHome > (party.bedtime ?? day.to ?? homeAfterMidnight)) return day
    return festive ? { ...day, gathering, to: day.to ?? ends + wayHome } : { ...day, gathering }
  }
  if ((isEarly && !festive) || day.to !== undefined) return day
  return { ...day, gathering, to: festive ? homeAfterTheFireworks : homeAfterMidnight }
}

/** Closures by weekday; not for a named house without another day, which is visited from outside. */
function shutDoors({ days, places, mustSee }: PlanRequest): PlanRequest['closures'] {
  return places.flatMap((place) => {
    const shut = days.filter(({ date }) => isShutByCustom(place, date))
    if (shut.length === days.length && mustSee.includes(place.id)) return []
    return shut.map(({ date }) => ({ placeId: place.id, date, because: weekdayInWords(date) }))
  })
}

/** Closes fairgrounds on days without their fair, which has other dates every year. */
function withoutItsFestival(
  { days, places }: PlanRequest,
  { festivals = [] }: FestiveTown,
): PlanRequest['closures'] {
  return festivals.flatMap(({ name, on, go }) => {
    const ground = places.find(({ id, offers }) => id === go?.place && offers?.includes(name))
    if (!ground) return []
    return days
      .filter(({ date }) => festivalOn(on, date) === null)
      .map(({ date }) => ({ placeId: ground.id, date, because: `want of ${name}` }))
  })
}

/** Closures by custom on weekdays, where the stay has a better day for the place. */
function restingDays(
  { days, places, locked }: PlanRequest,
  where: FestiveTown,
  calendar: HolidayCalendar,
): PlanRequest['closures'] {
  const isResting = (place: Place, date: string) => restOn(place, where, date) !== null
  return places.flatMap((place) => {
    const resting = days.filter(({ date }) => isResting(place, date))
    const isBetter = days.some(
      ({ date }) =>
        restOn(place, where, date)?.byLaw ||
        (!isResting(place, date) && calendar.on(where, date).length === 0),
    )
    if (resting.length === 0 || !isBetter) return []
    return resting
      .filter(({ date }) => !locked.some((each) => each.placeId === place.id && each.date === date))
      .map(({ date }) => ({ placeId: place.id, date, because: weekdayInWords(date) }))
  })
}
