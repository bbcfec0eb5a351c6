/** Additions to a timed road trip: meals on the way, notes on long drives, stays in towns. */
import { listed } from '#domain/text/listed.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import type { Wishing } from './wishing.ts'

const noon = { from: '11:30', to: '14:30' }

/** Adds meals on the way: lunch at the stop at noon, dinner at the lodging. */
export function withMealsOnTheRoad(trip: Trip, { destinations }: Wishing): Trip {
  const isCity = (name: string) => destinations.some((city) => city.name === name)
  const days = trip.days.map((day) => {
    const onTheRoad = day.stops.filter(({ name, kind }) => kind !== 'journey' && !isCity(name))
    const atNoon = onTheRoad.find(
      ({ start, end }) =>
        (start?.slice(11) ?? '') <= noon.to && (end?.slice(11) ?? '') >= noon.from,
    )
    const last = day.stops.at(-1)
    const sleeps = onTheRoad.find(
      ({ id, name }) => id === last?.id && trip.lodgings.some(({ area }) => area === name),
    )
    const stops = day.stops.map((stop) => {
      const saysLunch = stop.reasons.some((reason) => /\blunch\b/i.test(reason))
      const more = [
        ...(stop.id === atNoon?.id && !saysLunch ? [lunchAt(stop)] : []),
        ...(stop.id === sleeps?.id ? [`Dinner is in ${stop.name}, where you sleep.`] : []),
      ]
      return more.length > 0 ? { ...stop, reasons: [...stop.reasons, ...more] } : stop
    })
    return { ...day, stops }
  })
  return { ...trip, days }
}

/** Names of what one looks at by a road, with no kitchen beside it. */
const withoutAKitchen =
  /\b(?:bridge|falls|waterfalls?|viewpoints?|lookout|canyon|dunes|pass|redwoods|giants|lighthouse|glacier|lagoon|gorge|arch|cliffs?|beach|blancas)\b/i
const aLook = 60

/** Lunch in a town, or a picnic at a short stop in the open. */
function lunchAt({ name, minutes }: Stop): string {
  const isALook = (minutes ?? 0) <= aLook && withoutAKitchen.test(name)
  return isALook ? 'Have lunch with you: there is no kitchen here.' : 'Time for lunch here.'
}

/** Notes on days that are only driving, with what would improve them. */
export function longDrives({ days }: Trip): string[] {
  const empty = days.flatMap(({ stops, back }, index) =>
    stops.length === 0 && (back?.minutes ?? 0) > 0 ? [index + 1] : [],
  )
  if (empty.length === 0) return []
  const which = `${empty.length === 1 ? 'Day' : 'Days'} ${listed(empty.map(String))}`
  const verb = empty.length === 1 ? 'is' : 'are'
  return [
    `${which} ${verb} for driving: name towns or sights along the road, and they become stops.`,
  ]
}

/** Stays in cities of the catalogue, by days spent there. */
export function staysIn({ days, lodgings }: Trip, { destinations }: Wishing): Trip['stays'] {
  return lodgings.flatMap(({ area, at, checkIn, checkOut }) => {
    const destination = destinations.find(({ name }) => name === area)
    const [first, end] = [checkIn, checkOut].map((day) => days.findIndex(({ id }) => id === day))
    // The last day counts where the trip ends.
    const drivesOn = (days[end ?? -1]?.back?.minutes ?? 0) > 0
    const isEnd = end === days.length - 1 && !drivesOn && days[end]?.stops.length === 0
    const until = isEnd ? end : Math.max(first ?? 0, (end ?? 0) - 1)
    const [from, last] = [days[first ?? -1], days[until]]
    if (!destination || !from || !last) return []
    const { name, slug, timeZone: zone } = destination
    return [{ name, at, zone, slug, first: from.id, last: last.id }]
  })
}
