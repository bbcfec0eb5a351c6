/** What a traveller has settled, as the planner takes it: with a day, a time and a place where known. */
import type { Appointment, TripBrief } from '#domain/brief/schema.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Coordinates, Destination, Meal, Place } from '#domain/places/schema.ts'
import { besideAppointment, type SaidBeside } from './beside-appointment.ts'
import { dayInWords } from './days-in-words.ts'
import { isMealPlace, mealSettled } from './meal-places.ts'
import { placeNamed } from './place-names.ts'
import type { UnmetWish } from './plan-outcome.ts'
import type { Asked, PlanRequestInput } from './schema.ts'

const appointmentMinutes = 90
/** When people eat, where only the meal was said. */
const mealStarts: Readonly<Record<Meal, number>> = { breakfast: 540, lunch: 780, dinner: 1170 }
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface Settled {
  appointments: NonNullable<PlanRequestInput['appointments']>
  locked: NonNullable<PlanRequestInput['locked']>
  notes: string[]
  unmet: UnmetWish[]
}

export function settledIn(
  brief: TripBrief,
  destination: Pick<Destination, 'at' | 'stayAreas' | 'places'>,
  dates: readonly string[],
  { text = '', asked = [] }: { text?: string | undefined; asked?: readonly Asked[] } = {},
): Settled {
  const settled: Settled = { appointments: [], locked: [], notes: [], unmet: [] }
  for (const [index, read] of brief.appointments.entries()) {
    const { what } = read
    const { where, ...beside } = besideAppointment(text, what)
    const isTheTown = brief.destinations.some(({ name }) => name === where)
    const said = isTheTown || where === undefined ? beside : { ...beside, where }
    const appointment = withBeside(read, said)
    const date = dateOf(appointment, dates, settled)
    if (!date) continue
    const place = placeOf(appointment, brief, destination)
    const meal = mealSettled(what, minuteOf(appointment) ?? 0, false)
    const start = minuteOf(appointment) ?? (meal && mealStarts[meal])
    if (start === undefined) {
      if (place) settled.locked.push({ placeId: place.id, date })
      else settled.unmet.push(withoutTime(what))
      continue
    }
    if (minuteOf(appointment) === undefined) {
      settled.notes.push(`No time was said for "${what}": put at ${appointmentClock(start)}.`)
    }
    const table = meal === 'dinner' && !place ? tableAsked(asked, destination) : undefined
    if (table) {
      settled.locked.push({ placeId: table.id, date, start })
      continue
    }
    settled.appointments.push({
      id: `appointment-${index + 1}`,
      name: what,
      date,
      at:
        place?.at ??
        areaOf(appointment, destination) ??
        destination.stayAreas[0]?.at ??
        destination.at,
      start,
      minutes: place?.minutes ?? appointmentMinutes,
      ...(place ? { placeId: place.id } : {}),
    })
  }
  return settled
}

/** What was read stands; what its sentence says besides is added. */
function withBeside(read: Appointment, { time, weekday, where }: SaidBeside): Appointment {
  const isDayKnown = [read.date, read.day, read.weekday].some((each) => each !== undefined)
  return {
    ...read,
    ...(read.time === undefined && time !== undefined ? { time } : {}),
    ...(isDayKnown || weekday === undefined ? {} : { weekday }),
    ...(read.where === undefined && where !== undefined ? { where } : {}),
  }
}

/** "Dinner at a starred place at eight": of the tables that are for it the best. */
function tableAsked(
  asked: readonly Asked[],
  { places }: Pick<Destination, 'places'>,
): Place | undefined {
  const ids = asked.find(({ what }) => what === 'a fine dinner')?.placeIds ?? []
  return places.find(({ id }) => id === ids[0])
}

/** A part of town in which it was said to be: where one stays there, or what lies in it. */
function areaOf(
  { where }: Appointment,
  { stayAreas, places }: Pick<Destination, 'stayAreas' | 'places'>,
): Coordinates | undefined {
  if (where === undefined) return undefined
  const named = new RegExp(`\\b${where.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu')
  return (
    stayAreas.find(({ name }) => named.test(name)) ?? places.find(({ area }) => named.test(area))
  )?.at
}

function appointmentClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function minuteOf({ time }: Appointment): number | undefined {
  if (!time) return undefined
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** By date, trip day or weekday; the first day where none was said. */
function dateOf(
  { what, date, day, weekday, time }: Appointment,
  dates: readonly string[],
  { notes, unmet }: Settled,
): string | undefined {
  const said = date ?? (day === undefined ? undefined : dates[day - 1])
  if (said !== undefined && dates.includes(said)) return said
  if (said !== undefined || day !== undefined) {
    unmet.push(notThen(what, said ?? `day ${day}`))
    return undefined
  }
  if (weekday !== undefined) {
    const found = dates.find((each) => weekdayOf(each) === weekday)
    if (!found) unmet.push(notThen(what, `a ${weekdays[weekday]}`))
    return found
  }
  const [first] = dates
  if (first)
    notes.push(
      `No day was said for "${what}"${time ? ` at ${time}` : ''}: put on ${dayInWords(first)}.`,
    )
  return first
}

function notThen(what: string, when: string): UnmetWish {
  return {
    wish: what,
    reason: 'other-days',
    says: `"${what}" is on ${when}, which these days do not have.`,
    wayOut: 'Choose days that include it.',
  }
}

function withoutTime(what: string): UnmetWish {
  return {
    wish: what,
    reason: 'no-time',
    says: `"${what}" has no time, so that nothing could be kept free for it.`,
    wayOut: 'Say at what time it begins.',
  }
}

/** Where it was said to be; else the one table that was named, for a meal without a place. */
function placeOf(
  { what, where }: Appointment,
  { mustSee, appointments }: TripBrief,
  destination: Pick<Destination, 'at' | 'stayAreas' | 'places'>,
): Place | undefined {
  // A part of town is no place in it: "Leith" is not the Water of Leith.
  if (destination.stayAreas.some(({ name }) => name === where)) return undefined
  const said = placeNamed(where ?? what, destination)
  if (said || where !== undefined) return said
  const meals = appointments.filter((each) => each.where === undefined && isMeal(each.what))
  const tables = mustSee
    .flatMap((name) => placeNamed(name, destination) ?? [])
    .filter((place) => isMealPlace(place))
  return isMeal(what) && meals.length === 1 && tables.length === 1 ? tables[0] : undefined
}

function isMeal(what: string): boolean {
  return mealSettled(what, 0, false) !== undefined
}
