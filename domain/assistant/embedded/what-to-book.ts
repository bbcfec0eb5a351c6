/** "Do we need to book anything in advance?": what of the open trip, or of the city, is booked before one goes. */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { eats } from './eats.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { hereabouts } from './resolve-reference.ts'
import { groundOf } from './suggest.ts'

const asking =
  /\b(?:anything|something|what|which (?:ones|of (?:them|these|those)))\b[^.?!]*\b(?:book|booked|booking|reserve|reserved|tickets? (?:for )?(?:in advance|ahead|beforehand))\b|\b(?:need|have|should|must)\b[^.?!]*\b(?:book|reserve|buy tickets)\b[^.?!]*\b(?:anything|something|in advance|ahead|beforehand)\b/
const worthNaming = 0.5

export function whatToBook(context: MessageContext): Reply | null {
  const { heard, turn, memory } = context
  if (!asking.test(heard.lower) || heard.places.length > 0 || heard.strangers.length > 0)
    return null
  const [city] = hereabouts(context)
  if (!city) return null
  const { trip } = turn
  // "Do we need to book?" of one restaurant is about that one.
  if (!trip && memory.place?.placeId && !/\b(?:anything|something|what)\b/.test(heard.lower))
    return null
  const visited = new Set(trip?.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const cities = trip
    ? trip.stays.flatMap(({ slug }) => context.knowledge.catalogue.bySlug.get(slug ?? '') ?? [])
    : [city]
  const places = cities
    .flatMap((each) => each.places)
    .filter((place) => (trip ? visited.has(place.id) : place.essential >= worthNaming))
    .toSorted((one, other) => other.essential - one.essential)
  const of = (booking: Place['booking']) =>
    places.filter((place) => place.booking === booking && !eats(place)).map(({ name }) => name)
  const outings = places.filter(({ dayTrip }) => dayTrip?.bookAhead).map(({ name }) => name)
  const hardTables = places
    .filter((place) => eats(place) && place.booking === 'needed')
    .map(({ name }) => name)
  const tables = places
    .filter((place) => eats(place) && place.booking !== 'needed')
    .filter(({ booking, price }) => booking || (trip && (price ?? 0) >= 3))
    .map(({ name }) => name)
  const says = [
    told(of('needed'), (names) => `Book an hour for ${names}: without one you don’t get in.`),
    told(of('tour'), (names) => `Book a guided tour of ${names}: there is no other way in.`),
    told(hardTables, (names) => `Reserve a table at ${names} long ahead.`),
    told(of('seats'), (names) => `Buy seats for ${names}.`),
    told(outings, (names) => `Tickets or a tour for ${names} are booked days ahead.`),
    told(of('advised'), (names) => `A timed ticket saves the wait in line at ${names}.`),
    told(tables, (names) => `A table at ${names} is better reserved.`),
  ].filter((each) => each !== null)
  const where = trip ? 'on this trip' : `in ${city.name}`
  return {
    meant: 'what-to-book',
    words:
      says.length > 0
        ? `${says.join(' ')} Of the rest ${where} our notes know of no need to book.`
        : `Nothing ${where} that has to be booked is in our notes. In high season look at each place’s own page all the same.`,
    ask: null,
    followUps: [],
    grounds: places
      .filter(({ booking, dayTrip }) => booking || dayTrip?.bookAhead)
      .slice(0, 6)
      .map(({ name, booking }) => groundOf(`${name}: booking ${booking ?? 'ahead'}`)),
    remember: { destinations: cities.map(({ slug }) => slug) },
  }
}

const told = (names: readonly string[], say: (names: string) => string): string | null =>
  names.length > 0 ? say(listed(names.slice(0, 4))) : null
