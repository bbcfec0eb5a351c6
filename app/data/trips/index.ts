/** Trips: what screens may use of them. */
export { endTrips } from './current-trip-data.ts'
export type {
  SyncState,
  TripHandle,
  TripHistoryEntry,
  TripNotice,
} from './trip-handle.ts'
export type { TripKeeping, TripSummary } from './trip-summary.ts'
export {
  duplicateTrip,
  fetchTripOnce,
  keepTrip,
  removeTrip,
  restoreTrip,
  sendNow,
  setKeeping,
  useKeeping,
  useSyncState,
  useTrip,
  useTrips,
  useTripsIfAny,
} from './use-trips.ts'
