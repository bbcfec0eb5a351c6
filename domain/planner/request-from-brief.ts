/** From what a traveller asked for to a request for the days in one destination. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { currencySchema } from '#domain/money/currency.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { normalWeather } from '#domain/weather/normals.ts'
import { type PlanRequest, type PlanRequestInput, planRequestSchema } from './schema.ts'

export interface BriefReading {
  request: PlanRequest
  /** What was assumed or could not be used, each a sentence. */
  notes: string[]
}

const usualDays = 3
const mostDays = 60
const appointmentMinutes = 90
const ceilings = { low: 2, medium: 3, high: 4 } as const

/** As much of a destination as days are planned from. */
export type PlannableDestination = Pick<
  Destination,
  'slug' | 'name' | 'at' | 'timeZone' | 'currency' | 'climate' | 'stayAreas' | 'places'
>

export function requestFromBrief(
  brief: TripBrief,
  destination: PlannableDestination,
  today: string,
): BriefReading {
  const notes: string[] = []
  const dates = tripDates(brief, today, notes)
  const lodging = destination.stayAreas[0]
  notes.push(`Days begin and end in ${lodging?.name ?? destination.name}.`)
  const home = lodging?.at ?? destination.at
  const named = (wishes: readonly string[]) => {
    const found = wishes.map((wish) => ({ wish, place: placeNamed(wish, destination) }))
    for (const { wish, place } of found) {
      if (!place) notes.push(`"${wish}" is not among the places known in ${destination.name}.`)
    }
    return found.flatMap(({ place }) => place?.id ?? [])
  }
  const { party, mobility } = brief
  const { name, slug, timeZone, currency } = destination
  const input: PlanRequestInput = {
    about: {
      title: `${dates.length === 1 ? 'A day' : `${dates.length} days`} in ${name}`,
      place: name,
      slug,
      zone: timeZone,
      currency: currencySchema.parse(currency),
      ...(lodging ? { lodging: lodging.name } : {}),
    },
    places: destination.places,
    days: dates.map((date) => ({ date, weather: normalWeather(destination, date) })),
    lodging: home,
    ...(brief.pace ? { pace: brief.pace } : {}),
    party: {
      children:
        (party.children ?? 0) > 0 || party.has.some((each) => /children|infants/.test(each)),
      stepFree: mobility.some((need) => need === 'wheelchair' || need === 'no-stairs'),
      shortWalks: mobility.length > 0 || party.has.includes('elderly'),
    },
    interests: brief.interests,
    dislikes: brief.dislikes,
    wantedKinds: brief.wantedKinds,
    avoidedKinds: brief.avoidedKinds,
    priceCeiling: brief.spending ? ceilings[brief.spending] : 4,
    mustSee: [...new Set([...named(brief.mustSee), ...outings(brief, destination)])],
    mustAvoid: named(brief.mustAvoid),
    diets: brief.food.diets,
    cuisines: brief.food.cuisines,
    beyondWalking: brief.transport.wanted.some((mode) => /car|self-driving/.test(mode))
      ? 'drive'
      : 'transit',
    appointments: appointmentsOf(brief, destination, dates, notes),
  }
  return { request: planRequestSchema.parse(input), notes }
}

/** Other towns that were named may be day trips of this one: Versailles from Paris. */
function outings(brief: TripBrief, destination: PlannableDestination): string[] {
  return brief.destinations
    .filter(({ name }) => name !== destination.name)
    .flatMap(({ name }) => placeNamed(name, destination)?.id ?? [])
}

function tripDates(brief: TripBrief, today: string, notes: string[]): string[] {
  const { dates, restDays } = brief
  const asked = brief.days ?? (brief.nights === undefined ? undefined : brief.nights + 1)
  const fixed = dates?.start && dates.end ? daysBetween(dates.start, dates.end) + 1 : undefined
  const length = Math.min(mostDays, Math.max(1, asked ?? fixed ?? usualDays))
  if (asked === undefined && fixed === undefined) notes.push(`Planned for ${usualDays} days.`)
  const start = dates?.start ?? someDay(dates?.earliest, today)
  if (!dates?.start) notes.push(`No day was given: planned from ${start} on.`)
  const all = Array.from({ length }, (_, index) => addDays(start, index))
  const free = Math.min(restDays, length - 1)
  if (free === 0) return all
  const first = Math.ceil((length - free) / 2)
  notes.push(`Left free: ${all.slice(first, first + free).join(', ')}.`)
  return all.toSpliced(first, free)
}

/** The second week of a month or season that was named, else two weeks from now. */
function someDay(earliest: string | undefined, today: string): string {
  const wanted = addDays(earliest ?? today, earliest ? 7 : 14)
  return wanted > today ? wanted : addDays(today, 1)
}

function appointmentsOf(
  brief: TripBrief,
  destination: PlannableDestination,
  dates: readonly string[],
  notes: string[],
): NonNullable<PlanRequestInput['appointments']> {
  return brief.appointments.flatMap((appointment, index) => {
    const { what, where, time } = appointment
    const date =
      appointment.date ??
      (appointment.day === undefined ? undefined : dates[appointment.day - 1]) ??
      dates.find((each) => weekdayOf(each) === appointment.weekday)
    if (!(date && time && dates.includes(date))) {
      notes.push(`"${what}" has no day and time in this plan.`)
      return []
    }
    const place = placeNamed(where ?? what, destination)
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return [
      {
        id: `appointment-${index + 1}`,
        name: what,
        date,
        at: place?.at ?? destination.stayAreas[0]?.at ?? destination.at,
        start: hours * 60 + minutes,
        minutes: place?.minutes ?? appointmentMinutes,
        ...(place ? { placeId: place.id } : {}),
      },
    ]
  })
}

/** A place whose name says the words, or is said by them. */
function placeNamed(words: string, destination: PlannableDestination): Place | undefined {
  const wanted = plain(words)
  if (wanted.length < 3) return undefined
  const names = destination.places.map((place) => ({ place, name: plain(place.name) }))
  return (
    names.find(({ name }) => name === wanted) ??
    names.find(({ name }) => name.includes(wanted) || wanted.includes(name))
  )?.place
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:the|a)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
