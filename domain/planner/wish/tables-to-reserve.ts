/** Which tables of a stay are reserved before one goes, each with its day and hour: some long ahead, some by a call. */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { minuteOn, timeInWords } from '../clock.ts'
import { weekdayInWords } from '../days-in-words.ts'
import { isMealPlace } from '../meal-places.ts'
import { dinnerOfTheTrip } from '../wish-tags.ts'
import type { KnownStay } from './to-know.ts'

/** Said more often, nobody heeds it. */
const mostNamed = 5
/** From this price level on, and from so well known on, a table in the evening is seldom free by chance. */
const dear = 3
const known = 0.33
const small =
  /\b(?:tiny|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|few|\w+teen) (?:tables|seats)|(?:small|little) (?:room|dining room|house)|fills (?:early|up|fast)|always full|hard to get)\b/i
const toReserve =
  /\b(?:reserve|book(?:ed|ing)?(?: a table| ahead| early| weeks)?|reservations? (?:are|is) (?:a must|needed))\b(?!s)/i
/** A line at the door takes no reservations, and a stall has no tables. */
const noReservations =
  /\b(?:no (?:bookings?|reservations?)|usually a line|put your name down|line moves|stalls?|counter)\b/i
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
      const how = isSpecial ? 'needed' : howToReserve(place, minute)
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

function howToReserve({ booking, about, price, essential }: Place, minute: number): How | null {
  if (booking === 'needed') return 'needed'
  if (booking === 'advised' || toReserve.test(about)) return 'advised'
  if (noReservations.test(about)) return null
  if (small.test(about)) return 'call'
  return minute >= evening && ((price ?? 0) >= dear || essential >= known) ? 'call' : null
}
