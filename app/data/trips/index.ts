/** Trips: what screens may use of them. */
export { TripDataProvider } from './trip-data-provider.tsx'
export type {
  SyncState,
  TripHandle,
  TripHistoryEntry,
  TripNotice,
  TripSummary,
} from './trip-handle.ts'
export { keepTrip, removeTrip, useSyncState, useTrip, useTrips } from './use-trips.ts'
