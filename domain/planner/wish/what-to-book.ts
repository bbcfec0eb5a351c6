/** What of a stay is booked before one goes, in the words of its kind: an hour, a tour, a table, a day's ticket, seats. */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { isMealPlace } from '../meal-places.ts'
import type { KnownStay } from './to-know.ts'

/** Said more often, nobody heeds it. */
const mostNamed = 4

interface BookingLine {
  words: string
  isOf: (place: Place) => boolean
}

const isPark = ({ kind }: Place) => kind === 'theme-park'
const books =
  (booking: NonNullable<Place['booking']>) =>
  (place: Place): boolean =>
    place.booking === booking && !isMealPlace(place) && !isPark(place)

const lines: readonly BookingLine[] = [
  { words: 'Book days ahead', isOf: ({ dayTrip }) => dayTrip?.bookAhead ?? false },
  {
    words: 'Reached by car, your own or with a driver',
    isOf: ({ dayTrip }) => dayTrip?.by === 'drive',
  },
  {
    words: 'Book an hour as soon as your days are fixed, since they sell out',
    isOf: books('needed'),
  },
  { words: 'Seen on a guided tour only, so book one', isOf: books('tour') },
  {
    words: 'Buy tickets for the day before you come',
    isOf: (place) => isPark(place) && place.booking !== undefined && !place.dayTrip?.bookAhead,
  },
  {
    words: 'Book a table long ahead',
    isOf: (place) => isMealPlace(place) && place.booking === 'needed',
  },
  { words: 'Buy seats beforehand', isOf: books('seats') },
  {
    words: 'Reserve a table some days ahead',
    isOf: (place) => isMealPlace(place) && place.booking === 'advised',
  },
  { words: 'A timed ticket saves the wait in line', isOf: books('advised') },
]

export function whatToBook({ destination, days }: KnownStay): string[] {
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const places = destination.places
    .filter(({ id }) => visited.has(id))
    .toSorted((a, b) => b.essential - a.essential)
  return lines.flatMap(({ words, isOf }) => {
    const names = places.filter(isOf).map(({ name }) => name)
    return names.length > 0 ? [`${words}: ${listed(names.slice(0, mostNamed))}.`] : []
  })
}
