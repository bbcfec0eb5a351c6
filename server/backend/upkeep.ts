/**
 * Who calls the hourly work on old rows and lost files: each service by itself, or whoever made the
 * backend, once for all processes that share a database.
 */
export type Upkeep = 'by-itself' | 'when-asked'
