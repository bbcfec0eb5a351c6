/** The Postgres role that owns the tables of this service: for its own books, never for a caller. */
export const serviceRole = 'supabase_realtime_admin'
