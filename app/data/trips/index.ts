/** Trips: what screens may use of them. */
export { endTrips } from './current-trip-data.ts'
export type {
  SyncState,
  TripHandle,
  TripHistoryEntry,
  TripNotice,
  TripSummary,
} from './trip-handle.ts'
export {
  keepTrip,
  removeTrip,
  sendNow,
  useSyncState,
  useTrip,
  useTrips,
} from './use-trips.ts'
