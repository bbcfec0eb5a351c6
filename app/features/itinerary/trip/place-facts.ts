/** What is told of places and days beyond the trip itself; loaded after the first paint. */
export { loadDestination } from '#domain/places/load-catalogue.ts'
export { hoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
export { daylight } from '#domain/sun/daylight.ts'
