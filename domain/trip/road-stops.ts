/** Which stops of a road trip are on the road and which are sights of its days in town. */
import type { Stop, Trip } from './schema.ts'

/** A stop of the drive says how many nights it has, none as well. Sights and tables of a town don't. */
const saysNights = ({ kind, at, nights }: Stop): boolean =>
  kind === 'visit' && at !== null && typeof nights === 'number'

/** Of trips that were kept before stops had their nights: sights of a town are reached on foot or by tram. */
const isReachedByCar = ({ kind, at, leg }: Stop): boolean =>
  kind === 'visit' && at !== null && (leg === null || leg.mode === 'drive')

type Days = Pick<Trip, 'days'>

/** How to tell whether a stop of this trip is on the road. */
export function onTheRoad({ days }: Days): (stop: Stop) => boolean {
  return days.some(({ stops }) => stops.some(saysNights)) ? saysNights : isReachedByCar
}

/** Whether a trip is driven from stop to stop, days in town among them, as the screen of road trips shows it. */
export function isDriven(trip: Pick<Trip, 'kind' | 'days'>): boolean {
  if (trip.kind !== 'road') return false
  const isOnTheRoad = onTheRoad(trip)
  return (
    isOnTheRoad === saysNights ||
    trip.days.every(({ stops }) =>
      stops.every((stop) => stop.kind === 'journey' || isOnTheRoad(stop)),
    )
  )
}

/** Where a trip of one's own is opened. Who knows its id alone leads to its days, which lead on to the drive. */
export const ownAddress = (id: string, driven = false): string =>
  driven ? `/roadtrip/${id}` : `/view-itinerary/${id}`
