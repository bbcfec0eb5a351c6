/**
 * One record for each wish once the days are planned: the stops that meet it, or why none does. All that the page
 * says of a wish is read from here, so that it can't contradict itself ("knows none" beside the very stop).
 */
import type { Place } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'
import { unmetCuisines } from './cuisine-wishes.ts'
import { stopsMeeting, unmetAsked } from './met-wishes.ts'
import { isCalled, phrasesOf } from './offered.ts'
import { nameOf, plain } from './told-by.ts'

export interface WishLedger {
  /** The trip, with each wish told at a stop that meets it. */
  trip: Trip
  /** Wishes that could not be used, and wishes that the days do not meet. */
  unmet: UnmetWish[]
  /** Whether words that nobody understood are met by a stop all the same. */
  isMet: (words: string) => boolean
}

export function wishLedger(
  request: PlanRequest,
  planned: Trip,
  read: readonly UnmetWish[],
): WishLedger {
  const trip = withStamps(planned, request)
  const byId = new Map(request.places.map((place) => [place.id, place]))
  const places = trip.days.flatMap(({ stops }) =>
    stops.flatMap(({ placeId }) => byId.get(placeId ?? '') ?? []),
  )
  return {
    trip,
    unmet: [
      ...read.filter(
        ({ wish, reason }) =>
          !(
            isTold(wish, trip) ||
            (reason === 'unknown-here' && !ofADay.test(wish) && isAmong(wish, places))
          ),
      ),
      ...unmetAsked(request, trip),
      ...unmetCuisines(request, trip).filter(
        ({ wish }) => !read.some((each) => each.wish === wish),
      ),
    ],
    isMet: (words) => isAmong(words, places),
  }
}

/** Whether a place of the plan is called, or known for, what was said. */
function isAmong(wish: string, places: readonly Place[]): boolean {
  const [phrase = wish] = phrasesOf(plain(wish)).slice(1)
  const word = nameOf(phrase)
  return phrase.length >= shortest && places.some((place) => isCalled(place, word))
}

/** Wishes bound to a date that nobody here knows: a stadium alone is no match. */
const ofADay = /\bmatch(?:es)?$/i
/** Fewest letters of a phrase that is looked for in names: shorter ones are in too many. */
const shortest = 4

/** Adds each met wish to the words of one of its stops, also where that is not the first of its places. */
function withStamps(trip: Trip, request: PlanRequest): Trip {
  const missing = request.asked.filter(
    ({ implied, nearestTo, what }) => !(implied || nearestTo || isTold(what, trip)),
  )
  const stamps = new Map(
    missing.flatMap((wish) => {
      const { on } = wish
      const met = stopsMeeting(wish, request, trip).filter(
        ({ start, name, reasons }) =>
          (on === undefined || !start || start.startsWith(on)) &&
          !(name === wish.what && reasons.includes('You asked for it.')),
      )
      const isFree = ({ reasons }: (typeof met)[number]) =>
        !reasons.some((each) => ofAWish.test(each))
      // Prefers a stop without a wish of its own; a food is told at one stop only.
      const stop = met.find(isFree) ?? met.find(({ meal }) => meal === null || meal === undefined)
      return stop ? [[stop.id, wish.what]] : []
    }),
  )
  if (stamps.size === 0) return trip
  const days = trip.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const what = stamps.get(stop.id)
      return what ? { ...stop, reasons: [`Your wish: ${what}.`, ...stop.reasons] } : stop
    }),
  }))
  return { ...trip, days }
}

const ofAWish = /^(?:Your wish|You asked for)/

/** Whether the words at a stop mention this wish. */
export function isTold(wish: string, { days }: Pick<Trip, 'days'>): boolean {
  const bare = (words: string) => words.toLowerCase().replace(/^(?:an?|the) /, '')
  const stamp = `${bare(wish)}.`
  return days.some(({ stops }) =>
    stops.some(({ reasons }) =>
      reasons.some((each) => {
        const told = /^Your wish: (.+)$/i.exec(each)?.[1]
        return told !== undefined && bare(told).startsWith(stamp)
      }),
    ),
  )
}
