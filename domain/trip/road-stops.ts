/** Whether a trip is driven from stop to stop, as the screen of road trips shows it. */
import type { Stop, Trip } from './schema.ts'

/** Sights and tables of a town are reached on foot or by tram. */
export function isOnTheRoad({ kind, at, leg }: Stop): boolean {
  return kind === 'visit' && at !== null && (leg === null || leg.mode === 'drive')
}

/** Not so where a road trip has days in town, whose sights are not on the road. */
export function isDriven({ kind, days }: Trip): boolean {
  return (
    kind === 'road' &&
    days.every(({ stops }) => stops.every((stop) => stop.kind === 'journey' || isOnTheRoad(stop)))
  )
}

/** Where a trip of one's own is opened. Who knows its id alone leads to its days, which lead on to the drive. */
export const ownAddress = (id: string, driven = false): string =>
  driven ? `/roadtrip/${id}` : `/view-itinerary/${id}`
