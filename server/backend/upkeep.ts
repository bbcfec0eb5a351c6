/**
 * Who runs the hourly clean-up of old rows and lost files: each service for itself, or whoever made
 * the backend, once for all processes that share a database.
 */
export type Upkeep = 'by-itself' | 'when-asked'
