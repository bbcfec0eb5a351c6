/** Holidays of a stay: what is shut on its days is a closure of the request, what may be is checked. */

import { festivalOn } from '#domain/holidays/festival-days.ts'
import { type FestiveTown, type Gathering, gatheringsIn } from '#domain/holidays/festivities.ts'
import { type HolidayCalendar, loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { holidayEffect, holidayName, isStandstill } from '#domain/holidays/holiday-effects.ts'
import { restOn } from '#domain/holidays/local-week.ts'
import type { Place } from '#domain/places/schema.ts'
import { isShutByCustom } from './customs-of-doors.ts'
import { weekdayInWords } from './days-in-words.ts'
import { christmasMass, likelyMidnight } from './feast-evenings.ts'
import { goesWithoutLunch } from './lunch-in-ramadan.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** The calendar is loaded when a stay is first planned. */
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
    // Nobody is out early on the morning after.
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
    return name === null ? kept : { ...kept, ...still, holiday: { name, check } }
  })
  const isFast =
    goesWithoutLunch(request) && days.every(({ holiday }) => holiday?.name === 'Ramadan')
  const meals = isFast ? { ...request.meals, breakfast: false, lunch: false } : request.meals
  return { ...request, ...withTheFeast(request, days), days, closures, meals }
}

/** What one came for in the evening of a feast is no stop among others, and no look at a square. */
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

/** One stays for an evening's altars an hour and a half, for a parade of the night three, and is there two before midnight. */
function stayFrom(from: number): number {
  return from >= beforeMidnight ? 120 : from >= late ? 180 : 90
}

const beforeMidnight = 1380
const evening = 1020

const wayHome = 45

/** From here on it is an evening that ends after midnight. */
const late = 1260
const homeAfterMidnight = 1500
const lateMorning = 660
/** Who asked for the night has it whole. */
const homeAfterTheFireworks = 1590

/** Where everybody gathers, for those who may be out so late and are not kept from it by their hours. */
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
    // A child that came for the feast is up for its evening, unless somebody said when it sleeps.
    if (ends + wayHome > (party.bedtime ?? day.to ?? homeAfterMidnight)) return day
    return festive ? { ...day, gathering, to: day.to ?? ends + wayHome } : { ...day, gathering }
  }
  if ((isEarly && !festive) || day.to !== undefined) return day
  return { ...day, gathering, to: festive ? homeAfterTheFireworks : homeAfterMidnight }
}

/** Doors that are shut on a day of the week as a rule: who named the house and has no other day goes and looks. */
function shutDoors({ days, places, mustSee }: PlanRequest): PlanRequest['closures'] {
  return places.flatMap((place) => {
    const shut = days.filter(({ date }) => isShutByCustom(place, date))
    if (shut.length === days.length && mustSee.includes(place.id)) return []
    return shut.map(({ date }) => ({ placeId: place.id, date, because: weekdayInWords(date) }))
  })
}

/** A fairground is a field on all days but those of its fair, which other years have on other dates. */
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

/** Days of the week on which a place rests by custom, where the stay has a better one for it. */
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
