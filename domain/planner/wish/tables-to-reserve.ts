/** Tables to reserve before a trip, each with day and hour: some long ahead, some by a call. */
import { festivityOn } from '#domain/holidays/festivities.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { minuteOn, timeInWords } from '../clock.ts'
import { weekdayInWords } from '../days-in-words.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import { isCounter } from '../meals/meals-of-a-day.ts'
import { dinnerOfTheTrip } from '../words/wish-tags.ts'
import type { KnownStay } from './to-know.ts'

/** The most tables told. */
const mostNamed = 5
/** Price level from which a table is seldom free in the evening. */
const dear = 3
/** Words that ask to reserve; not a book café or a book of recipes. */
const toReserve =
  /\b(?:reserve(?: a table| ahead| early)?|book (?:a table|ahead|early|weeks|days|well|it|first)|book(?=[.;]|$)|(?:must|should|to) be booked|booked (?:out|weeks|days|months)|tables? (?:go|goes|are gone|are booked)|reservations? (?:are|is) (?:a must|needed|essential))\b/i
/** Words of lines and stalls, which take no reservations. */
const noReservations =
  /\b(?:no (?:bookings?|reservations?)|(?:usually|often|always) a line|line up|put your name down|take a (?:slip|number)|line moves|stalls?|counter|kiosk|hatch)\b/i
const evening = 1020

type How = 'needed' | 'advised' | 'call'

const words: Readonly<Record<How, string>> = {
  needed: 'Reserve as soon as your days are fixed',
  advised: 'Reserve some days ahead',
  call: 'Worth a call the day before',
}

export function tablesToReserve({ destination, days }: KnownStay): string[] {
  const meals = days.flatMap(({ date, stops }) =>
    stops.flatMap(({ placeId, start, kind, reasons }) => {
      const place = destination.places.find(({ id }) => id === placeId)
      if (!(place && start && kind === 'meal' && isMealPlace(place))) return []
      const minute = minuteOn(date, start)
      const isSpecial = reasons.some((says) => says.includes(dinnerOfTheTrip))
      const isFull = minute >= evening && !isCounter(place) && isFullTonight(destination, date)
      const how = isSpecial || isFull ? 'needed' : howToReserve(place, minute)
      return how
        ? [{ how, says: `${place.name} for ${weekdayInWords(date)} ${timeInWords(minute)}` }]
        : []
    }),
  )
  return (['needed', 'advised', 'call'] as const).flatMap((how) => {
    const named = meals.filter((meal) => meal.how === how).map(({ says }) => says)
    return named.length > 0 ? [`${words[how]}: ${listed(named.slice(0, mostNamed))}.`] : []
  })
}

/** Whether tables are booked out that evening by its feast. */
function isFullTonight(destination: Destination, date: string): boolean {
  return /\bbook\b/i.test(festivityOn(destination, date)?.says ?? '')
}

/**
 * How to reserve: as the catalogue says; else by a call for an expensive house with seats, and never for a counter,
 * a café or noodles.
 */
function howToReserve(place: Place, minute: number): How | null {
  const { booking, about, price, kind } = place
  if (booking === 'needed') return 'needed'
  if (booking === 'advised') return 'advised'
  if (kind !== 'restaurant' || isCounter(place) || noReservations.test(about)) return null
  if (toReserve.test(about)) return 'advised'
  return minute >= evening && (price ?? 0) >= dear ? 'call' : null
}
