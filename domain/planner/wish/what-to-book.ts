/** What to book for a stay, by kind: an hour, a tour, a table, a day ticket, seats. */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Stop } from '#domain/trip/schema.ts'
import { minuteOn } from '../clock.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import { isShow } from '../opening/assumed-hours.ts'
import { isTourOfAHouse } from '../worth/seats.ts'
import type { KnownStay } from './to-know.ts'

/** The most names in a line. */
const mostNamed = 4

interface BookingLine {
  words: string
  /** Whether a visit belongs to this line. */
  isOf: (place: Place, visit: Visit) => boolean
}

interface Visit {
  /** A stage visited by day, on a tour. */
  isTour: boolean
  /** Whether the request excludes cars. */
  isCarless: boolean
}

const isPark = ({ kind }: Place) => kind === 'theme-park'
const books =
  (booking: NonNullable<Place['booking']>) =>
  (place: Place): boolean =>
    place.booking === booking && !isMealPlace(place) && !isPark(place)

/** Kinds that sell seats instead of hours. */
const hasSeats = ({ kind }: Place) => kind === 'stage' || kind === 'nightlife'
const isSeated = (place: Place) => books('advised')(place) && hasSeats(place)
/** Whether it is a paid evening performance, which always has seats. */
const isPerformance = (place: Place) =>
  isShow(place) && place.booking === undefined && (place.price ?? 0) > 0

const lines: readonly BookingLine[] = [
  {
    words: 'Book days ahead',
    // Hours to book are told on their own line.
    isOf: (place) => place.dayTrip?.bookAhead === true && !books('needed')(place),
  },
  {
    words: 'A tour takes you there and back, so book seats on one',
    isOf: ({ dayTrip }) => dayTrip?.by === 'tour' && !dayTrip.bookAhead,
  },
  {
    words: 'Reached by car, your own or with a driver',
    isOf: ({ dayTrip }, { isCarless }) => dayTrip?.by === 'drive' && !isCarless,
  },
  {
    words: 'Without a car of your own, book a tour or a driver',
    isOf: ({ dayTrip }, { isCarless }) => dayTrip?.by === 'drive' && isCarless,
  },
  {
    words: 'Book an hour as soon as your days are fixed, since they sell out',
    isOf: books('needed'),
  },
  { words: 'Seen on a guided tour only, so book one', isOf: books('tour') },
  {
    words: 'Tours with an hour to book',
    isOf: (place, { isTour }) => books('seats')(place) && isTour && /\btours?\b/i.test(place.about),
  },
  {
    words: 'Buy tickets for the day before you come',
    isOf: (place) => isPark(place) && place.booking !== undefined && !place.dayTrip?.bookAhead,
  },
  {
    words: 'Buy seats beforehand',
    isOf: (place, { isTour }) =>
      !isTour && (books('seats')(place) || isPerformance(place) || isSeated(place)),
  },
  {
    words: 'A timed ticket saves the wait in line',
    isOf: (place) => books('advised')(place) && !hasSeats(place),
  },
]

/** What a traveler has booked by the request's own words is not told to be booked. */
export const isBooked = ({ kind, name }: Pick<Stop, 'kind' | 'name'>) =>
  kind === 'appointment' && /^reservation\b/i.test(name)

export function whatToBook({ destination, days }: KnownStay, isCarless = false): string[] {
  const open = days.flatMap(({ stops }) => stops.filter((stop) => !isBooked(stop)))
  const visited = new Set(open.map(({ placeId }) => placeId))
  const isTour = (place: Place) =>
    days.some(({ date, stops }) =>
      stops.some(
        ({ placeId, start }) =>
          placeId === place.id && start && isTourOfAHouse(place, minuteOn(date, start)),
      ),
    )
  const places = destination.places
    .filter(({ id }) => visited.has(id))
    .toSorted((a, b) => b.essential - a.essential)
  return lines.flatMap(({ words, isOf }) => {
    const names = places
      .filter((place) => isOf(place, { isTour: isTour(place), isCarless }))
      .map(({ name }) => name)
    return names.length > 0 ? [`${words}: ${listed(names.slice(0, mostNamed))}.`] : []
  })
}
