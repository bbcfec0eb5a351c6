/** The board as files, loaded after the first paint. */
export { ideasAsCalendar } from '#domain/ideas/as-calendar.ts'
export { ideasAsTable } from '#domain/ideas/as-table.ts'
