/** From what a traveller asked for to a request for the days in one destination. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { currencySchema } from '#domain/money/currency.ts'
import type { Destination } from '#domain/places/schema.ts'
import { normalWeather } from '#domain/weather/normals.ts'
import { settledIn } from './brief-appointments.ts'
import { gentleFirstDay } from './first-days.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { isOutingFrom, placeHinted, placeNamed } from './place-names.ts'
import { placesOfTaste } from './places-of-taste.ts'
import type { UnmetWish } from './plan-outcome.ts'
import { type PlanRequest, type PlanRequestInput, planRequestSchema } from './schema.ts'
import { readStayClock, type StayClock } from './stay-clock.ts'
import { thriftOf } from './thrift.ts'
import { tripDays } from './trip-days.ts'

export interface BriefReading {
  request: PlanRequest
  /** What was assumed, each a sentence. */
  notes: string[]
  /** What could not be used. */
  unmet: UnmetWish[]
  /** Of the words that nobody understood, those that name a place here after all. */
  hinted: string[]
}

/** The words of the request, beyond what the brief holds of them. */
export interface SaidBesides {
  text?: string
  notUnderstood?: readonly string[]
}

const ceilings = { low: 2, medium: 3, high: 4 } as const
/** Small children sleep after lunch up to this age. */
const oldestNapper = 3
const smallChildren = /\b(?:toddlers?|bab(?:y|ies)|infants?)\b/i
/** With less time in town nothing can be seen. */
const leastHours = 90

/** As much of a destination as days are planned from. */
export type PlannableDestination = Pick<
  Destination,
  'slug' | 'name' | 'at' | 'timeZone' | 'currency' | 'climate' | 'stayAreas' | 'places'
> &
  Partial<Pick<Destination, 'alsoKnownAs' | 'costLevel'>>

export function requestFromBrief(
  brief: TripBrief,
  destination: PlannableDestination,
  today: string,
  said: SaidBesides = {},
): BriefReading {
  const { name, slug, timeZone, currency } = destination
  const names = [name, ...(destination.alsoKnownAs ?? [])]
  const clock = said.text === undefined ? null : readStayClock(said.text)
  const isOneDay = clock !== null && clock.kind !== 'journey'
  const { dates, notes, unmet } = tripDays(brief, names, today, isOneDay)
  const lodging = destination.stayAreas[0]
  notes.push(`Days begin and end in ${lodging?.name ?? name}.`)
  const named = (wishes: readonly string[]) =>
    wishes.flatMap((wish) => {
      const place = placeNamed(wish, destination)
      if (!place) unmet.push(unknownHere(wish, name))
      return place?.id ?? []
    })
  const hints = (said.notUnderstood ?? []).flatMap((words) => {
    const place = placeHinted(words, destination)
    return place ? [{ words, id: place.id }] : []
  })
  const liked = placesOfTaste(brief.tastes, destination)
  notes.push(...liked.notes)
  const { party, mobility } = brief
  const settled = settledIn(brief, destination, dates)
  const people = Math.max(1, party.total ?? (party.adults ?? 1) + (party.children ?? 0))
  const thrift = brief.budget && thriftOf(brief.budget, destination, { people, days: dates.length })
  const gentle = gentleFirstDay(destination, brief.origin)
  const hours = clockHours(dates, clock, unmet)
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
    days: dates.map((date, index) => ({
      date,
      weather: normalWeather(destination, date),
      ...hours(index),
      ...(gentle && index === 0 && dates.length > 1 ? { gentle: true } : {}),
    })),
    lodging: lodging?.at ?? destination.at,
    ...(brief.pace ? { pace: brief.pace } : {}),
    party: {
      children:
        (party.children ?? 0) > 0 || party.has.some((each) => /children|infants/.test(each)),
      naps:
        (party.infants ?? 0) > 0 ||
        party.has.includes('infants') ||
        party.childAges.some((age) => age <= oldestNapper) ||
        smallChildren.test(said.text ?? ''),
      stepFree: mobility.some((need) => need === 'wheelchair' || need === 'no-stairs'),
      shortWalks: mobility.length > 0 || party.has.includes('elderly'),
    },
    interests: brief.interests,
    dislikes: brief.dislikes,
    wantedKinds: brief.wantedKinds,
    avoidedKinds: brief.avoidedKinds,
    priceCeiling: Math.min(
      brief.spending ? ceilings[brief.spending] : 4,
      thrift?.priceCeiling ?? 4,
    ),
    freeShare: thrift?.freeShare ?? 0,
    mustSee: [
      ...new Set([
        ...named(brief.mustSee),
        ...outings(brief, destination),
        ...hints.map(({ id }) => id),
        ...liked.mustSee,
      ]),
    ],
    mustAvoid: named(brief.mustAvoid),
    diets: brief.food.diets,
    cuisines: brief.food.cuisines,
    beyondWalking: brief.transport.wanted.some((mode) => /car|self-driving/.test(mode))
      ? 'drive'
      : 'transit',
    appointments: settled.appointments,
    locked: settled.locked,
  }
  return {
    request: planRequestSchema.parse(input),
    notes: [
      ...notes,
      ...settled.notes,
      ...(gentle && dates.length > 1 ? [gentle] : []),
      ...(thrift ? [thrift.says] : []),
    ],
    unmet: [...unmet, ...settled.unmet],
    hinted: hints.map(({ words }) => words),
  }
}

function unknownHere(wish: string, city: string): UnmetWish {
  return {
    wish,
    reason: 'unknown-here',
    says: `"${wish}" is not among the places known in ${city}.`,
    wayOut: 'Add it by hand, with its address.',
  }
}

/** Other towns that were named may be outings of this one: Versailles from Paris. */
function outings(brief: TripBrief, destination: PlannableDestination): string[] {
  return brief.destinations
    .filter((ref) => ref.name !== destination.name && isOutingFrom(destination, ref))
    .flatMap(({ name }) => placeNamed(name, destination)?.id ?? [])
}

/** The hours of the first and the last day, where one comes and goes by the clock. */
function clockHours(dates: readonly string[], clock: StayClock | null, unmet: UnmetWish[]) {
  const last = dates.length - 1
  const from = clock?.from === undefined ? undefined : toNextMark(Math.max(0, clock.from))
  const to = clock?.to === undefined ? undefined : toPreviousMark(clock.to)
  const isTooShort =
    to !== undefined && (to < 0 || (last === 0 && from !== undefined && to - from < leastHours))
  if (isTooShort) {
    unmet.push({
      wish: 'time in town',
      reason: 'too-short',
      says: 'By the clock there is not enough time to see anything in town and be back.',
      wayOut: 'A longer stop, or a walk close by.',
    })
    return () => ({})
  }
  return (index: number) => ({
    ...(index === 0 && from !== undefined ? { from } : {}),
    ...(index === last && to !== undefined ? { to } : {}),
  })
}
