/** What a traveller has fixed, as the planner's appointments: with a day, a time and a place where known. */

import type { Appointment, TripBrief } from '#domain/brief/schema.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Destination, Meal, Place } from '#domain/places/schema.ts'
import { isExperience } from '../asked/experiences.ts'
import { minutesOfEvent, type seatsHeld } from '../asked/seats-held.ts'
import { dayInWords } from '../days-in-words.ts'
import { durationInWords } from '../duration-words.ts'
import { isMealPlace, mealSettled, mealsAt } from '../meals/meal-places.ts'
import { placeNamed } from '../place-names.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlanRequestInput } from '../schema.ts'

const appointmentMinutes = 90
/** Minute of the day of each meal where no time was said. */
const mealStarts: Readonly<Record<Meal, number>> = { breakfast: 540, lunch: 780, dinner: 1170 }

interface Settled {
  appointments: NonNullable<PlanRequestInput['appointments']>
  locked: NonNullable<PlanRequestInput['locked']>
  notes: string[]
  unmet: UnmetWish[]
}

export function settledIn(
  brief: TripBrief,
  destination: Pick<Destination, 'name' | 'at' | 'stayAreas' | 'places'>,
  dates: readonly string[],
  /** The table of a fine meal, where nobody named one. */
  fineTable?: Place,
  /** The event that somebody has tickets for. */
  held?: ReturnType<typeof seatsHeld>,
): Settled {
  const settled: Settled = { appointments: [], locked: [], notes: [], unmet: [] }
  for (const [index, appointment] of brief.appointments.entries()) {
    const { what } = appointment
    const date = dateOf(appointment, dates, settled)
    if (!date) continue
    const area = areaNamed(appointment.where, destination)
    const place = area ? undefined : placeOf(appointment, brief, destination, fineTable)
    if (appointment.where && !area && !place && appointment.where !== destination.name) {
      settled.unmet.push(whereUnknown(appointment, destination.name))
    }
    const isProposed = place !== undefined && place === fineTable
    const meal = mealSettled(what, minuteOf(appointment) ?? 0, false)
    const start = hourAt(place, minuteOf(appointment) ?? (meal && mealStarts[meal]))
    if (start === undefined) {
      if (place) settled.locked.push({ placeId: place.id, date })
      // An activity is read as a wish, and told where it is not met.
      else if (!isExperience(what)) settled.unmet.push(withoutTime(what))
      continue
    }
    if (minuteOf(appointment) === undefined) {
      settled.notes.push(`No time was said for "${what}": put at ${appointmentClock(start)}.`)
    }
    const isHeld = held && ofTickets.test(what)
    const event = area || place ? undefined : eventNamed(appointment)
    const known = isHeld ? held.minutes : event ? minutesOfEvent(event) : minutesOf(what, place)
    const minutes = known ?? (start < firstShow ? appointmentMinutes : showMinutes)
    if (known === undefined) {
      settled.notes.push(
        `How long "${event}" lasts was not said: counted as ${durationInWords(minutes)}.`,
      )
    }
    settled.appointments.push({
      id: `appointment-${index + 1}`,
      name: event ?? (isHeld ? held.name : nameOf(what, area && appointment.where, place)),
      date,
      at: area ?? place?.at ?? destination.stayAreas[0]?.at ?? destination.at,
      start,
      minutes,
      ...(place ? { placeId: place.id } : {}),
      ...(isProposed ? { proposed: true } : {}),
    })
  }
  return settled
}

/** "Au Pied de Cochon, Saturday 8:15": nobody dines in the morning. */
function hourAt(place: Place | undefined, start: number | undefined): number | undefined {
  const isTable = place !== undefined && isMealPlace(place) && !mealsAt(place).includes('breakfast')
  return start !== undefined && isTable && start < firstTable ? start + 720 : start
}

/** Minute of the day before which no kitchen opens but for breakfast. */
const firstTable = 630

/** An evening for which one has tickets, where nobody said how long it is. */
const showMinutes = 150
/** Minute of the day from which what one has tickets for takes an evening. */
const firstShow = 1020

/** What the tickets are for, as it was said, where no place is known by that name: "Wicked". */
function eventNamed({ what, where }: Appointment): string | undefined {
  return what === 'reservation' ? where : undefined
}

/** Minutes of an appointment: a look at an ancient theatre takes twenty, a concert in it an evening. */
function minutesOf(what: string, place: Place | undefined): number {
  const event = minutesOfEvent(what)
  if (event !== undefined) return Math.max(event, place?.kind === 'stage' ? place.minutes : 0)
  return place?.minutes ?? appointmentMinutes
}

const ofTickets =
  /(?:^|\s)(?:reservation|tickets?|booking|seats?|opera|concert|show|musical|theat(?:er|re)|match|game|ballet|play)\b/i

function nameOf(what: string, where: string | undefined, table: Place | undefined): string {
  const first = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  if (table) return `${first} at ${table.name}`
  return where ? `${first} in ${where}` : what
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

/** The middle of the places in a quarter that was named: "in Leith" is not the Water of Leith. */
function areaNamed(
  where: string | undefined,
  { places, stayAreas, name }: Pick<Destination, 'name' | 'stayAreas' | 'places'>,
): Coordinates | undefined {
  if (!where || where === name) return undefined
  const word = new RegExp(`(?:^|[,(] ?)${where.replace(/[^\p{L}\p{N} ]/gu, '.')}(?:$|[,)])`, 'iu')
  if (places.some((place) => place.name.toLowerCase() === where.toLowerCase())) return undefined
  const stay = stayAreas.find((area) => word.test(area.name))
  if (stay) return stay.at
  const there = places.filter(({ area, dayTrip }) => !dayTrip && word.test(area))
  const middle = there.toSorted((a, b) => sumOfWays(a, there) - sumOfWays(b, there))[0]
  return middle?.at
}

function sumOfWays(from: Place, others: readonly Place[]): number {
  return others.reduce((sum, { at }) => sum + kilometres(from.at, at), 0)
}

function whereUnknown({ what, where }: Appointment, city: string): UnmetWish {
  return {
    wish: what,
    reason: 'unknown-here',
    says: `Where "${where}" is in ${city} is not known: ${what === 'reservation' ? 'its time' : `the time of "${what}"`} is kept, the way there is not counted.`,
    wayOut: 'Set its place by hand.',
  }
}

/** The place of an appointment: the one said; else, for a meal, the one table that was named. */
function placeOf(
  { what, where }: Appointment,
  { mustSee, appointments }: TripBrief,
  destination: Pick<Destination, 'name' | 'at' | 'stayAreas' | 'places'>,
  fineTable: Place | undefined,
): Place | undefined {
  // "A conference in Vancouver" is nowhere in particular, and not at the aquarium of that name.
  if (where === destination.name) return undefined
  const said = placeNamed(where ?? what, destination)
  if (said || where !== undefined) return said
  // A "Philharmonie concert" is at the one stage that was named.
  const stages = mustSee
    .flatMap((name) => placeNamed(name, destination) ?? [])
    .filter(({ kind }) => kind === 'stage')
  if (minutesOfEvent(what) !== undefined) return stages.length === 1 ? stages[0] : undefined
  const meals = appointments.filter((each) => each.where === undefined && isMeal(each.what))
  const tables = mustSee
    .flatMap((name) => placeNamed(name, destination) ?? [])
    .filter((place) => isMealPlace(place))
  if (!isMeal(what) || meals.length !== 1) return undefined
  return tables.length === 1 ? tables[0] : fineTable
}

function isMeal(what: string): boolean {
  return mealSettled(what, 0, false) !== undefined
}
