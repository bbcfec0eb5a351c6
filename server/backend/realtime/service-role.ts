/**
 * The Postgres role that owns this service's tables: for the service's own reads and writes, never
 * for a caller's.
 */
export const serviceRole = 'supabase_realtime_admin'
